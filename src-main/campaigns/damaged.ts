import { hash } from 'node:crypto'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import type { Search } from './changedByte.ts'
import { heal } from './healing.ts'
import { readBytes, readJournal } from './readJournal.ts'
import { campaignIdIn } from './trashFolder.ts'
import type { Versions } from './versions.ts'

/** What may be spent on a file each time it is asked for, in bytes that are hashed: some seconds of a processor. */
const WORK = 5e9
/** Of so many files it is remembered how far they were searched. */
const REMEMBERED = 8

/** Damaged campaigns of a library: each is searched a few seconds at a time, and goes on where it was left. */
export class DamagedFiles {
  readonly #versions: Versions | null
  readonly #searches = new Map<string, Map<string, Search>>()

  constructor(versions: Versions | null) {
    this.#versions = versions
  }

  /** What can be had of a file, with the help of its newest version. Throws StoreError. */
  async heal(file: string): Promise<Healed | null> {
    return heal(await readBytes(file), { known: await this.#knownOf(file), searches: this.#searchesOf(file), work: { left: WORK } })
  }

  #searchesOf(file: string): Map<string, Search> {
    const searches = this.#searches.get(file) ?? new Map<string, Search>()
    this.#searches.delete(file)
    this.#searches.set(file, searches)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > REMEMBERED && oldest !== undefined) this.#searches.delete(oldest)
    return searches
  }

  /** Lines by their hash, and the header by the hash its first entry bears. */
  async #knownOf(file: string): Promise<(link: string) => string | null> {
    const lines = new Map<string, string>()
    for (const version of (await this.#versions?.newestOf(await campaignIdIn(file))) ?? []) {
      const stored = await readJournal(version).catch(() => null)
      if (stored === null) continue
      lines.set(hash('sha256', stored.headerLine, 'base64url').slice(0, 32), stored.headerLine)
      for (const line of stored.lines) {
        const link = /"hash":"([\w-]{32})"\}$/.exec(line)?.[1]
        if (link !== undefined) lines.set(link, line)
      }
    }
    return (link) => lines.get(link) ?? null
  }
}
