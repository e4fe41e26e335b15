import {
  StoreError,
  type JournalStore,
  type LibraryStore,
  type Mark,
  type StoredJournal,
  type Trashed,
} from '../../contract/journalStore.ts'
import { message } from '../../messages/message.ts'

/** A campaign as it lies in memory; a test may change it behind the library's back. */
export interface Kept {
  headerLine: string
  lines: string[]
  /** Bytes of a torn tail; cut when the campaign is opened for writing. */
  torn: number
  modified: number
  locked: boolean
  /** What is kept of the seats beside it. */
  seats: string | null
}

/** A shelf of campaigns in memory, with the faults a test asks for. */
export class MemoryLibrary implements LibraryStore {
  readonly place = null
  readonly kept = new Map<string, Kept>()
  /** The trash. */
  readonly binned = new Map<string, Kept>()
  readonly marks = new Map<string, Mark>()
  /** Made to fail, or to wait, by a test: runs before every line that is stored. */
  beforeAppend: (line: string) => Promise<void> = () => Promise.resolve()
  /** Runs before a campaign is opened for writing. */
  beforeOpen: (ref: string) => Promise<void> = () => Promise.resolve()
  /** Runs before seats are written. */
  beforeSeats: (text: string) => Promise<void> = () => Promise.resolve()
  #clock = 0
  readonly #waiting: (() => void)[] = []

  list(): Promise<readonly { readonly ref: string; readonly modified: number }[]> {
    const all = [...this.kept].map(([ref, { modified }]) => ({ ref, modified }))
    return Promise.resolve(all.sort((a, b) => b.modified - a.modified))
  }

  create(name: string, headerLine: string, lines: Iterable<string>): Promise<string> {
    const ref = this.#freeRef(name)
    this.kept.set(ref, { headerLine, lines: [...lines], torn: 0, modified: ++this.#clock, locked: false, seats: null })
    return Promise.resolve(ref)
  }

  async read(ref: string): Promise<StoredJournal> {
    const { headerLine, lines, torn } = this.#find(ref)
    return { headerLine, lines: [...lines], torn }
  }

  async open(ref: string, readOnly: boolean): Promise<JournalStore> {
    await this.beforeOpen(ref)
    const kept = this.#find(ref)
    if (readOnly) return { append: () => Promise.reject(new StoreError('It is open for reading only.')), close: () => Promise.resolve() }
    if (kept.locked) throw new StoreError('This campaign is open elsewhere: close it there.')
    kept.locked = true
    kept.torn = 0
    return {
      append: async (line) => {
        await this.beforeAppend(line)
        kept.lines.push(line)
        kept.modified = ++this.#clock
      },
      close: () => {
        kept.locked = false
        for (const then of this.#waiting.splice(0)) then()
        return Promise.resolve()
      },
    }
  }

  /** Of whatever campaign: a test opens one. */
  whenFree(_ref: string, then: () => void): () => void {
    this.#waiting.push(then)
    return () => void this.#waiting.splice(0, this.#waiting.length, ...this.#waiting.filter((one) => one !== then))
  }

  readMark(campaign: string): Promise<Mark | null> {
    return Promise.resolve(this.marks.get(campaign) ?? null)
  }

  keepMark(campaign: string, mark: Mark): Promise<void> {
    this.marks.set(campaign, mark)
    return Promise.resolve()
  }

  async readSeats(ref: string): Promise<string | null> {
    return this.#find(ref).seats
  }

  async writeSeats(ref: string, text: string): Promise<void> {
    await this.beforeSeats(text)
    this.#find(ref).seats = text
  }

  async rename(ref: string, name: string): Promise<string> {
    const kept = this.#find(ref)
    this.kept.delete(ref)
    const fresh = this.#freeRef(name)
    this.kept.set(fresh, kept)
    return fresh
  }

  async trash(ref: string): Promise<string> {
    this.binned.set(ref, this.#find(ref))
    this.kept.delete(ref)
    return ref
  }

  trashed(): Promise<readonly Trashed[]> {
    const all = [...this.binned].map(([id, { modified: when, lines }]) => ({ id, name: id, when, bytes: lines.join('').length }))
    return Promise.resolve(all.sort((a, b) => b.when - a.when))
  }

  async readTrashed(id: string): Promise<StoredJournal> {
    const { headerLine, lines, torn } = this.#findTrashed(id)
    return { headerLine, lines: [...lines], torn }
  }

  async bringBack(id: string): Promise<string> {
    const kept = this.#findTrashed(id)
    const ref = this.#freeRef(id.replace(/\.lineage$/, ''))
    this.binned.delete(id)
    this.kept.set(ref, kept)
    return ref
  }

  async destroy(id: string): Promise<void> {
    this.#findTrashed(id)
    this.binned.delete(id)
  }

  #findTrashed(id: string): Kept {
    const kept = this.binned.get(id)
    if (kept === undefined) throw new StoreError(message('trash.unknown'))
    return kept
  }

  #find(ref: string): Kept {
    const kept = this.kept.get(ref)
    if (kept === undefined) throw new StoreError(`There is no campaign "${ref}".`)
    return kept
  }

  #freeRef(name: string): string {
    let ref = `${name}.lineage`
    for (let number = 2; this.kept.has(ref); number++) ref = `${name} ${number}.lineage`
    return ref
  }
}
