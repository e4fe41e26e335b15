import type { Entry } from '../kernel/journal.ts'
import { plainMessage, type Message } from '../kernel/message.ts'

/** Where one campaign's lines go. `append` resolves when the line would survive a power cut; when it rejects, nothing of it stays. */
export interface JournalStore {
  /** Where it ended when it was opened: number of its lines without the header's, and the last of them. Absent: it has to be read. */
  readonly openedAt?: { readonly lines: number; readonly last: string | undefined }
  append(line: string): Promise<void>
  close(): Promise<void>
}

/** A campaign as it lay in its store. */
export interface StoredJournal {
  readonly headerLine: string
  /** Without the header's. */
  readonly lines: readonly string[]
  /** Bytes of a torn last line that were cut off; 0 when the end was whole. */
  readonly torn: number
}

/** What could be had of a damaged campaign. */
export interface Healed {
  readonly headerLine: string
  /** In order; what cannot be read is left out. */
  readonly entries: readonly Entry[]
  /** Lines, counted from 1, that were restored as they had been written: their own hash vouches for every bit. */
  readonly restored: readonly number[]
  /** Numbers of entries that are missing. */
  readonly lost: readonly number[]
  /** Line, counted from 1, that holds and is of no kind this version knows: nothing from there on was taken. Null where there is none. */
  readonly newer: number | null
  /** Lines (the header's, the set-up's) that were changed and could not be restored, and are taken as they read now. Absent: none. */
  readonly changed?: readonly number[]
  /** Not everything was tried that may restore a line: asked again, the search goes on. */
  readonly isUnfinished?: boolean
}

/** How far a campaign is known to go. */
export interface Mark {
  /** Number of its entries. */
  readonly entries: number
  /** Hash of its last line. */
  readonly hash: string
  /** Round it stands in. */
  readonly round: number
  /** Where it lay then. */
  readonly ref: string
  /** Its title. Absent: older programs kept none. */
  readonly title?: string
}

/** Where a campaign stood when a whole copy of it was kept, and why it was. */
export interface VersionHead {
  /** Number of its entries. */
  readonly entries: number
  readonly round: number
  /** At the end of a round; before a phase was started again by newer rules; before another version took its place. */
  readonly why: 'round' | 'restart' | 'replaced'
}

/** A whole copy of a campaign as it was. */
export interface Version extends VersionHead {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly when: number
  /** How many versions of the campaign were made before. Absent: older programs did not count them. */
  readonly number?: number
  readonly bytes: number
}

/** A campaign in the trash. */
export interface Trashed {
  /** Unlike any other in the trash. */
  readonly id: string
  /** What it went by when it was thrown away: a file's name without its ending, or the ref. */
  readonly name: string
  /** When it was thrown away, in milliseconds since 1970. */
  readonly when: number
  readonly bytes: number
}

/** Thrown by stores with a message fit to be shown: what happened, to which campaign, and the way out. A text alone has no translation. */
export class StoreError extends Error {
  readonly told: Message

  constructor(told: Message | string, options?: ErrorOptions) {
    super(typeof told === 'string' ? told : told.text, options)
    this.told = typeof told === 'string' ? plainMessage(told) : told
  }
}

/** What a failure of a store tells a person. */
export function toldBy(failure: unknown): Message {
  if (failure instanceof StoreError) return failure.told
  return plainMessage(failure instanceof Error ? failure.message : 'unknown trouble')
}

/** A campaign of a shelf. */
export interface Listed {
  readonly ref: string
  /** Milliseconds since 1970. */
  readonly modified: number
  /** Another one where anything else lies there: of size, time and place on the disk. Absent: the time alone tells. */
  readonly stamp?: string
}

/** A game master's shelf of campaigns: a folder of `*.lineage` files, or the browser's own storage. `ref` names one campaign in it. */
export interface LibraryStore {
  /** Where the shelf is, for people: a folder's path, or null in the browser. */
  readonly place: string | null
  /** Newest first. */
  list(): Promise<readonly Listed[]>
  /** What was kept of the last listing, as it was given to `keepListing`; null where nothing was. Absent: nothing is kept. */
  readListing?(): Promise<string | null>
  /** Never rejects: where a listing cannot be kept, the next one takes longer. */
  keepListing?(text: string): Promise<void>
  /** Stores a new campaign and gives its ref. `name` is a wish: made unique and fit for a file name. */
  create(name: string, headerLine: string, lines: Iterable<string>): Promise<string>
  /** Reads without changing anything. */
  read(ref: string): Promise<StoredJournal>
  /** Of a damaged campaign as much as can be had, nothing being changed; null where nothing can. Absent: the store keeps no bytes to heal. */
  heal?(ref: string): Promise<Healed | null>
  /** The lines of a campaign that is open for writing, as they are remembered: for when it cannot be read. Null where none is. */
  held?(ref: string): StoredJournal | null
  /** Calls `then` once nobody else has the campaign open. Gives the way to wait no longer. Absent: whoever waits asks again. */
  whenFree?(ref: string, then: () => void): () => void
  /** Opens for writing: cuts a torn tail for good, takes the lock. With `readOnly` the file is never touched. */
  open(ref: string, readOnly: boolean): Promise<JournalStore>
  /** Sets the lock of another computer aside, because a person says that it is not open there. Absent: there are no such locks. */
  breakLock?(ref: string): Promise<void>
  /** What is kept of the players' seats beside the campaign; null where nothing is. It never goes with a copy of the campaign. */
  readSeats(ref: string): Promise<string | null>
  /** Puts that text in place of the one before, entire or not at all. */
  writeSeats(ref: string, text: string): Promise<void>
  /** How far the campaign of this id was known to go; null for one that was never opened for writing here. */
  readMark(campaign: string): Promise<Mark | null>
  /** Never rejects: where a mark cannot be kept, only less is noticed. */
  keepMark(campaign: string, mark: Mark): Promise<void>
  /** Keeps a whole copy of the campaign of this id as it is now. Never rejects. Absent: the store keeps none. */
  keepVersion?(ref: string, campaign: string, head: VersionHead): Promise<void>
  /** Newest first. */
  versions?(campaign: string): Promise<readonly Version[]>
  /** Puts a version in the place of what is there, which becomes a version itself. What is kept of the seats stays. */
  putBack?(ref: string, campaign: string, id: string, now: VersionHead): Promise<void>
  /** Gives the campaign a new file name (unique), and its seats with it; answers the new ref. */
  rename(ref: string, name: string): Promise<string>
  /** Moves it to the trash, its seats with it; gives its id there. */
  trash(ref: string): Promise<string>
  /** What lies in the trash, newest first. */
  trashed(): Promise<readonly Trashed[]>
  /** As `read`, of what lies in the trash. */
  readTrashed(id: string): Promise<StoredJournal>
  /** Puts it back on the shelf, its seats with it; gives its ref. */
  bringBack(id: string): Promise<string>
  /** Deletes it for good, with its seats and, where no other file of the same campaign is left, its versions. */
  destroy(id: string): Promise<void>
}
