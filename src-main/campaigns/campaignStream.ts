import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { reasonOf } from './faults.ts'

/** A campaign file on its way out, piece by piece: as long as it was when it was asked for. */
export interface CampaignStream {
  /** Of the file. */
  readonly name: string
  readonly bytes: number
  readonly content: Readable
}

/** Throws StoreError where the file cannot be read. */
export async function streamOf(file: string): Promise<CampaignStream> {
  const name = path.basename(file)
  try {
    const { size } = await stat(file)
    // An empty range cannot be named.
    const content = createReadStream(file, size === 0 ? {} : { start: 0, end: size - 1 })
    await new Promise<void>((resolve, reject) => content.once('open', () => resolve()).once('error', reject))
    return { name, bytes: size, content }
  } catch (fault) {
    throw new StoreError(message('file.notRead', { name, reason: reasonOf(fault) }), { cause: fault })
  }
}
