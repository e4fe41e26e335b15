import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OpenDoor } from '../src-shared/contract/seatDesk.ts'
import type { HostKind } from '../src-shared/contract/workbenchApi.ts'
import { Workbench } from '../src-shared/table/workbench.ts'
import { nodeDigest } from './campaigns/digest.ts'
import type { FileLibrary } from './campaigns/library.ts'

export interface HostParts {
  readonly library: FileLibrary
  readonly kind: HostKind
  /** Folder with the built pages; the sample campaign lies beside them. */
  readonly renderer: string
  /** Ref of a campaign to open at once. */
  readonly openAtStart: string | null
  /** Opens a door for players; absent: this host has none. */
  readonly openDoor?: OpenDoor
}

/** The workbench of a host that keeps its campaigns as files. */
export function hostWorkbench({ library, kind, renderer, openAtStart, openDoor }: HostParts): Workbench {
  return new Workbench({
    store: library,
    kind,
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    digest: nodeDigest,
    openAtStart,
    openDoor,
    sample: () => readSample(path.join(renderer, 'sample.lineage')),
  })
}

async function readSample(file: string): Promise<readonly string[] | null> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  } catch {
    return null
  }
}
