import {
  StoreError,
  type Healed,
  type JournalStore,
  type LibraryStore,
  type Listed,
  type Mark,
  type StoredJournal,
  type Trashed,
  type Version,
  type VersionHead,
} from '../../contract/journalStore.ts'
import { readWhatIf, writeWhatIf } from '../../contract/whatIf.ts'
import { message } from '../../messages/message.ts'

/** Most copies in memory; the oldest one that is not open goes first. */
const MOST_HELD = 8

interface ShelvedCopy {
  readonly headerLine: string
  readonly lines: string[]
  open: boolean
  seats: string | null
}

/** A store that adds copies in memory to another store. Copies are never written; all other calls go to the other store. */
export class WhatIfShelf implements LibraryStore {
  readonly place: string | null
  readonly #kept: LibraryStore
  readonly #held = new Map<string, ShelvedCopy>()
  #made = 0

  constructor(kept: LibraryStore) {
    this.#kept = kept
    this.place = kept.place
  }

  /** Adds a copy of the campaign `origin`, with which it shares entries up to `after`. Returns its ref. */
  hold(origin: string, after: number, headerLine: string, lines: Iterable<string>): string {
    const ref = writeWhatIf({ number: ++this.#made, after, origin })
    for (const [oldest, { open }] of this.#held) if (this.#held.size >= MOST_HELD && !open) this.#held.delete(oldest)
    this.#held.set(ref, { headerLine, lines: [...lines], open: false, seats: null })
    return ref
  }

  async read(ref: string): Promise<StoredJournal> {
    if (readWhatIf(ref) === null) return this.#kept.read(ref)
    const { headerLine, lines } = this.#find(ref)
    return { headerLine, lines: [...lines], torn: 0 }
  }

  async open(ref: string, readOnly: boolean): Promise<JournalStore> {
    if (readWhatIf(ref) === null) return this.#kept.open(ref, readOnly)
    const held = this.#find(ref)
    held.open = true
    const append = (line: string): Promise<void> => Promise.resolve(void held.lines.push(line))
    const close = (): Promise<void> => Promise.resolve(void (held.open = false))
    return { openedAt: { lines: held.lines.length, last: held.lines.at(-1) }, append, close }
  }

  async readSeats(ref: string): Promise<string | null> {
    return readWhatIf(ref) === null ? this.#kept.readSeats(ref) : this.#find(ref).seats
  }

  async writeSeats(ref: string, text: string): Promise<void> {
    if (readWhatIf(ref) === null) return this.#kept.writeSeats(ref, text)
    this.#find(ref).seats = text
  }

  async rename(ref: string, name: string): Promise<string> {
    return readWhatIf(ref) === null ? this.#kept.rename(ref, name) : ref
  }

  async trash(ref: string): Promise<string> {
    if (readWhatIf(ref) === null) return this.#kept.trash(ref)
    this.#held.delete(ref)
    return ref
  }

  /** Copies have no progress marker. */
  async keepMark(campaign: string, mark: Mark): Promise<void> {
    if (readWhatIf(mark.ref) === null) await this.#kept.keepMark(campaign, mark)
  }

  async keepVersion(ref: string, campaign: string, head: VersionHead): Promise<void> {
    if (readWhatIf(ref) === null) await this.#kept.keepVersion?.(ref, campaign, head)
  }

  list(): Promise<readonly Listed[]> {
    return this.#kept.list()
  }

  async readListing(): Promise<string | null> {
    return (await this.#kept.readListing?.()) ?? null
  }

  async keepListing(text: string): Promise<void> {
    await this.#kept.keepListing?.(text)
  }

  create(name: string, headerLine: string, lines: Iterable<string>): Promise<string> {
    return this.#kept.create(name, headerLine, lines)
  }

  async heal(ref: string): Promise<Healed | null> {
    return readWhatIf(ref) === null ? ((await this.#kept.heal?.(ref)) ?? null) : null
  }

  held(ref: string): StoredJournal | null {
    return readWhatIf(ref) === null ? (this.#kept.held?.(ref) ?? null) : null
  }

  whenFree(ref: string, then: () => void): () => void {
    return this.#kept.whenFree?.(ref, then) ?? (() => undefined)
  }

  async breakLock(ref: string): Promise<void> {
    if (readWhatIf(ref) === null) await this.#kept.breakLock?.(ref)
  }

  readMark(campaign: string): Promise<Mark | null> {
    return this.#kept.readMark(campaign)
  }

  async versions(campaign: string): Promise<readonly Version[]> {
    return (await this.#kept.versions?.(campaign)) ?? []
  }

  async putBack(ref: string, campaign: string, id: string, now: VersionHead): Promise<void> {
    await this.#kept.putBack?.(ref, campaign, id, now)
  }

  trashed(): Promise<readonly Trashed[]> {
    return this.#kept.trashed()
  }

  readTrashed(id: string): Promise<StoredJournal> {
    return this.#kept.readTrashed(id)
  }

  bringBack(id: string): Promise<string> {
    return this.#kept.bringBack(id)
  }

  destroy(id: string): Promise<void> {
    return this.#kept.destroy(id)
  }

  #find(ref: string): ShelvedCopy {
    const held = this.#held.get(ref)
    if (held === undefined) throw new StoreError(message('campaign.whatIfGone'))
    return held
  }
}
