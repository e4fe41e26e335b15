import { hash } from 'node:crypto'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import type { Search } from './changedByte.ts'
import { heal } from './healing.ts'
import { readBytes, readJournal } from './readJournal.ts'
import { campaignIdIn } from './trashFolder.ts'
import type { VersionFile, Versions } from './versions.ts'

/** Budget for a file per call, in hashed bytes: some seconds of a processor. */
const WORK = 5e9
/** Most bytes of versions read if the campaign's id leads to none. */
const MOST_BYTES = 64 * 1024 * 1024
/** Number of files whose search progress is remembered. */
const REMEMBERED = 8

/** Damaged campaigns of a library: each call searches for a few seconds and continues the one before. */
export class DamagedFiles {
  readonly #versions: Versions | null
  readonly #mostBytes: number
  readonly #searches = new Map<string, Map<string, Search>>()

  /** @param mostBytes most bytes of versions read if the campaign's id leads to none */
  constructor(versions: Versions | null, mostBytes = MOST_BYTES) {
    this.#versions = versions
    this.#mostBytes = mostBytes
  }

  /** Recovers what it can of a file, with the help of its newest version. Throws StoreError. */
  async heal(file: string): Promise<Healed | null> {
    const bytes = await readBytes(file)
    return heal(bytes, { known: await this.#knownOf(file, bytes), searches: this.#searchesOf(file), work: { left: WORK } })
  }

  #searchesOf(file: string): Map<string, Search> {
    const searches = this.#searches.get(file) ?? new Map<string, Search>()
    this.#searches.delete(file)
    this.#searches.set(file, searches)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > REMEMBERED && oldest !== undefined) this.#searches.delete(oldest)
    return searches
  }

  /** Returns the lines of the campaign's newest version, by hash. */
  async #knownOf(file: string, bytes: Buffer): Promise<(link: string) => string | null> {
    const versions = this.#versions
    if (versions === null) return () => null
    const campaign = await campaignIdIn(file)
    const own = campaign === null ? null : await versions.newestOf(campaign)
    const lines = own === null ? await this.#linesOfKin(versions, bytes) : await linesIn(own)
    return (link) => lines.get(link) ?? null
  }

  /** Returns the lines of the first version that shares a hash with a file whose id is illegible or damaged. */
  async #linesOfKin(versions: Versions, bytes: Buffer): Promise<Lines> {
    const links = linksIn(bytes)
    let left = this.#mostBytes
    for await (const version of versions.newestOfAll()) {
      if (version.bytes > left) continue
      left -= version.bytes
      const lines = await linesIn(version)
      if ([...lines.keys()].some((link) => links.has(link))) return lines
    }
    return new Map()
  }
}

/** Lines by their hash, and the header by the hash in its first entry. */
type Lines = ReadonlyMap<string, string>

async function linesIn({ file }: VersionFile): Promise<Lines> {
  const lines = new Map<string, string>()
  const stored = await readJournal(file).catch(() => null)
  if (stored === null) return lines
  lines.set(hash('sha256', stored.headerLine, 'base64url').slice(0, 32), stored.headerLine)
  for (const line of stored.lines) {
    const link = /"hash":"([\w-]{32})"\}$/.exec(line)?.[1]
    if (link !== undefined) lines.set(link, line)
  }
  return lines
}

/** Returns every hash named in a damaged file, of its lines and of those before them. */
function linksIn(bytes: Buffer): ReadonlySet<string> {
  const found = bytes.toString('latin1').matchAll(/"(?:prev|hash)":"([\w-]{32})"/g)
  return new Set([...found].map(([, link = '']) => link))
}
