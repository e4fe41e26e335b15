import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OpenDoor } from '../src-shared/contract/seats.ts'
import type { HostKind } from '../src-shared/contract/workbenchApi.ts'
import { Workbench } from '../src-shared/table/library/workbench.ts'
import { nodeDigest } from './campaigns/digest.ts'
import type { FileLibrary } from './campaigns/library.ts'
import type { SeatDoorParts } from './server/seatServer.ts'

export interface HostParts {
  readonly library: FileLibrary
  readonly kind: HostKind
  /** Folder with the built pages and the sample campaign. */
  readonly renderer: string
  /** Ref of a campaign to open at once. */
  readonly openAtStart: string | null
  /** Receives errors of the program itself. */
  readonly report: (fault: unknown) => void
  /** Port of players' doors, even if devices know another; 0: the port that devices know, else any free one. Absent: the usual ones. */
  readonly doorPort?: number
  /** Receives the number of players' connections with every change. */
  readonly playersChanged?: (connections: number) => void
}

/** Makes the workbench of a host that stores campaigns as files. */
export function hostWorkbench({
  library,
  kind,
  renderer,
  openAtStart,
  report,
  doorPort,
  playersChanged = () => undefined,
}: HostParts): Workbench {
  return new Workbench({
    store: library,
    kind,
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    later: (work) => void setImmediate(work),
    digest: nodeDigest,
    report,
    openAtStart,
    sample: () => readSample(path.join(renderer, 'sample.lineage')),
    openDoor: whenWanted({ renderer, report, connectionsChanged: playersChanged }, doorPort),
  })
}

/** Opens players' doors; the first one loads their server, so that the window does not wait for it. */
function whenWanted(parts: SeatDoorParts, doorPort: number | undefined): OpenDoor {
  const ports = doorPort === undefined ? {} : { ports: [doorPort] }
  let loaded: Promise<OpenDoor> | null = null
  return async (host, reach, port) => {
    loaded ??= import('./server/seatServer.ts').then(({ openSeatDoor }) => openSeatDoor({ ...parts, ...ports }))
    const openDoor = await loaded
    return openDoor(host, reach, doorPort === undefined || doorPort === 0 ? port : doorPort)
  }
}

async function readSample(file: string): Promise<readonly string[] | null> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  } catch {
    return null
  }
}
