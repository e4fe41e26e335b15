import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { reasonOf } from './faults.ts'

/** A campaign file as a stream; its length is fixed when the stream is opened. */
export interface CampaignStream {
  /** Name of the file. */
  readonly name: string
  readonly bytes: number
  readonly content: Readable
}

/** Opens the stream. Throws StoreError if the file cannot be read. */
export async function streamOf(file: string): Promise<CampaignStream> {
  const name = path.basename(file)
  try {
    const { size } = await stat(file)
    // An empty range cannot be expressed.
    const content = createReadStream(file, size === 0 ? {} : { start: 0, end: size - 1 })
    await new Promise<void>((resolve, reject) => content.once('open', () => resolve()).once('error', reject))
    return { name, bytes: size, content }
  } catch (fault) {
    throw new StoreError(message('file.notRead', { name, reason: reasonOf(fault) }), { cause: fault })
  }
}
