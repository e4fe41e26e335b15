import type { Entry } from '../kernel/journal/journal.ts'
import { plainMessage, type Message } from '../kernel/message.ts'

/** Store of one campaign's lines. `append` resolves when the line would survive a power cut; after a rejection nothing of it remains. */
export interface JournalStore {
  /**
   * End of the file when it was opened: number of its lines without the header's, and the last of them. Absent: the file has to be read.
   */
  readonly openedAt?: { readonly lines: number; readonly last: string | undefined }
  append(line: string): Promise<void>
  close(): Promise<void>
}

/** A campaign as read from its store. */
export interface StoredJournal {
  readonly headerLine: string
  /** Without the header's. */
  readonly lines: readonly string[]
  /** Bytes of a torn last line that were left out; 0 if the end was whole. */
  readonly torn: number
}

/** Recovered parts of a damaged campaign. */
export interface Healed {
  readonly headerLine: string
  /** In order; illegible ones are left out. */
  readonly entries: readonly Entry[]
  /** Lines, counted from 1, that were restored exactly as written: their own hash proves every bit. */
  readonly restored: readonly number[]
  /** Numbers of missing entries. */
  readonly lost: readonly number[]
  /** First line, counted from 1, that is intact but of a kind this version does not know; no line from there on was taken. Null: none. */
  readonly newer: number | null
  /** Changed lines (the header's, the set-up's) that could not be restored and are taken as they read now. Absent: none. */
  readonly changed?: readonly number[]
  /** Whether the search for damaged lines is unfinished; the next call continues it. */
  readonly isUnfinished?: boolean
}

/** Progress marker: how far a campaign is known to go. */
export interface Mark {
  /** Number of its entries. */
  readonly entries: number
  /** Hash of its last line. */
  readonly hash: string
  /** Round of its cursor. */
  readonly round: number
  /** Its ref at that time. */
  readonly ref: string
  /** Its title. Absent: older programs stored none. */
  readonly title?: string
}

/** State of a campaign when a version was made, and the reason for the version. */
export interface VersionHead {
  /** Number of its entries. */
  readonly entries: number
  readonly round: number
  /** At the end of a round; before newer rules restarted a phase; before another version replaced it. */
  readonly why: 'round' | 'restart' | 'replaced'
}

/** A whole copy of an earlier state of a campaign. */
export interface Version extends VersionHead {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly when: number
  /** Number of versions of the campaign made before. Absent: older programs did not count them. */
  readonly number?: number
  readonly bytes: number
}

/** A campaign in the trash. */
export interface Trashed {
  /** Unique in the trash. */
  readonly id: string
  /** Name when it was thrown away: a file name without its ending, or the ref. */
  readonly name: string
  /** When it was thrown away, in milliseconds since 1970. */
  readonly when: number
  readonly bytes: number
}

/** Thrown by stores with a message for a person: what happened, to which campaign, and the way out. A plain text has no translation. */
export class StoreError extends Error {
  readonly told: Message

  constructor(told: Message | string, options?: ErrorOptions) {
    super(typeof told === 'string' ? told : told.text, options)
    this.told = typeof told === 'string' ? plainMessage(told) : told
  }
}

/** Returns the message for a person about a failure of a store. */
export function toldBy(failure: unknown): Message {
  if (failure instanceof StoreError) return failure.told
  return plainMessage(failure instanceof Error ? failure.message : 'unknown trouble')
}

/** A campaign on the shelf. */
export interface Listed {
  readonly ref: string
  /** Milliseconds since 1970. */
  readonly modified: number
  /** Fingerprint of the file by size, time and place on the disk; changes with its contents. Absent: only `modified` shows changes. */
  readonly stamp?: string
}

/** Shelf of a game master's campaigns: a folder of `*.lineage` files, or the browser's own storage. `ref` names one campaign in it. */
export interface LibraryStore {
  /** Place of the shelf, for people: a folder's path, or null in the browser. */
  readonly place: string | null
  /** Newest first. */
  list(): Promise<readonly Listed[]>
  /** Returns the text given to the last `keepListing`; null if there is none. Absent: the store keeps no listings. */
  readListing?(): Promise<string | null>
  /** Stores a listing. Never rejects: without it the next listing only takes longer. */
  keepListing?(text: string): Promise<void>
  /** Stores a new campaign and returns its ref. `name` is a wish: made unique and fit for a file name. */
  create(name: string, headerLine: string, lines: Iterable<string>): Promise<string>
  /** Reads without changing anything. */
  read(ref: string): Promise<StoredJournal>
  /**
   * Recovers all it can of a damaged campaign, without changing anything; null if nothing is recoverable. Absent: the store cannot heal.
   */
  heal?(ref: string): Promise<Healed | null>
  /** Returns from memory the lines of a campaign open for writing, for when its file cannot be read. Null if it is not open. */
  held?(ref: string): StoredJournal | null
  /** Calls `then` once no other program has the campaign open. Returns a function that stops the wait. Absent: callers must poll. */
  whenFree?(ref: string, then: () => void): () => void
  /** Opens for writing: takes the lock and cuts off a torn tail. With `readOnly` the file is never touched. */
  open(ref: string, readOnly: boolean): Promise<JournalStore>
  /** Removes the lock of another computer after a person said that the campaign is not open there. Absent: there are no such locks. */
  breakLock?(ref: string): Promise<void>
  /** Reads the sidecar file of the players' seats; null if there is none. A copy of the campaign never includes it. */
  readSeats(ref: string): Promise<string | null>
  /** Replaces the sidecar file of the seats, as a whole or not at all. */
  writeSeats(ref: string, text: string): Promise<void>
  /** Reads the progress marker of the campaign with this id; null if it was never opened for writing here. */
  readMark(campaign: string): Promise<Mark | null>
  /** Stores a progress marker. Never rejects: without it the store only notices less. */
  keepMark(campaign: string, mark: Mark): Promise<void>
  /** Stores a whole copy of the campaign with this id. Never rejects. Absent: the store keeps no versions. */
  keepVersion?(ref: string, campaign: string, head: VersionHead): Promise<void>
  /** Newest first. */
  versions?(campaign: string): Promise<readonly Version[]>
  /** Replaces the campaign by a version; its present file becomes a version itself. The sidecar file of the seats stays. */
  putBack?(ref: string, campaign: string, id: string, now: VersionHead): Promise<void>
  /** Renames the files of the campaign and its seats to a new, unique name; returns the new ref. */
  rename(ref: string, name: string): Promise<string>
  /** Moves a campaign to the trash with its seats file; returns its id there. */
  trash(ref: string): Promise<string>
  /** Lists the trash, newest first. */
  trashed(): Promise<readonly Trashed[]>
  /** As `read`, for a campaign in the trash. */
  readTrashed(id: string): Promise<StoredJournal>
  /** Moves a campaign from the trash back to the shelf, with its seats file; returns its ref. */
  bringBack(id: string): Promise<string>
  /** Deletes it for good, with its seats file and, if no other file of the same campaign is left, its versions. */
  destroy(id: string): Promise<void>
}
