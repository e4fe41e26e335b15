import Dexie, { type EntityTable } from 'dexie'
import type { Mark, VersionHead } from '../../src-shared/contract/journalStore.ts'

export interface StoredCampaign {
  readonly ref: string
  readonly headerLine: string
  /** Milliseconds since 1970; in the trash: when it was thrown away. */
  readonly modified: number
  /** Characters in all chunks together: a writer that finds another figure knows that somebody else wrote. */
  readonly length: number
  readonly chunks: number
  readonly trashed: boolean
}

/** Journal lines, each with its line end; a line never spans two chunks. */
export interface StoredChunk {
  readonly ref: string
  readonly index: number
  readonly text: string
}

/** What is kept of the players' seats of a campaign. */
interface StoredSeats {
  readonly ref: string
  readonly text: string
}

/** How far a campaign is known to go, by its id. */
interface StoredMark extends Mark {
  readonly campaign: string
}

/** A whole copy of a campaign as it was, by its id and the moment it was kept. */
export interface StoredVersion extends VersionHead {
  readonly campaign: string
  /** Milliseconds since 1970. */
  readonly when: number
  readonly headerLine: string
  /** Of all chunks together. */
  readonly length: number
  readonly chunks: readonly string[]
}

/** What a browser keeps of campaigns. */
export class JournalDatabase extends Dexie {
  readonly campaigns!: EntityTable<StoredCampaign, 'ref'>
  readonly chunks!: Dexie.Table<StoredChunk, [string, number]>
  readonly seats!: EntityTable<StoredSeats, 'ref'>
  readonly marks!: EntityTable<StoredMark, 'campaign'>
  readonly versions!: Dexie.Table<StoredVersion, [string, number]>

  constructor(name: string) {
    // A transaction counts as done only when it would survive a power cut.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ campaigns: 'ref, modified', chunks: '[ref+index], ref' })
    // What was there before stays as it is.
    this.version(2).stores({ seats: 'ref' })
    this.version(3).stores({ marks: 'campaign' })
    this.version(4).stores({ versions: '[campaign+when], campaign' })
  }

  /** As many versions of a campaign as are kept, the newest; the others are deleted. */
  async thinVersions(campaign: string, most: number): Promise<void> {
    const kept = await this.versions.where('campaign').equals(campaign).primaryKeys()
    const oldestFirst = kept.sort(([, a], [, b]) => a - b)
    await this.versions.bulkDelete(oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)))
  }

  /** The text of a campaign, chunk by chunk. */
  async textOf(ref: string): Promise<readonly string[]> {
    const chunks = await this.chunks.where('ref').equals(ref).sortBy('index')
    return chunks.map(({ text }) => text)
  }
}

/** Characters after which a new chunk is begun: few rows to read, little to write again with every entry. */
export const CHUNK_SIZE = 64 * 1024

export function intoChunks(lines: Iterable<string>): string[] {
  const chunks: string[] = []
  let text = ''
  for (const line of lines) {
    if (text !== '' && text.length + line.length >= CHUNK_SIZE) {
      chunks.push(text)
      text = ''
    }
    text += `${line}\n`
  }
  if (text !== '') chunks.push(text)
  return chunks
}

/** The lines of such chunks. */
export function linesOf(chunks: readonly string[]): string[] {
  return chunks.flatMap((text) => text.split('\n').filter((line) => line !== ''))
}
