import { StoreError, type JournalStore, type LibraryStore, type StoredJournal } from '../../contract/journalStore.ts'
import type { OpenDoor, SeatsState } from '../../contract/seats.ts'
import { readWhatIf } from '../../contract/whatIf.ts'
import type { WorkbenchEvents } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { SeatService } from '../seats/seatService.ts'
import type { SessionOptions } from '../session/sessionOptions.ts'
import { TableSession } from '../session/session.ts'
import { keepingOf, whyNotLatest } from './marking.ts'
import { readWhole } from './reading.ts'

export interface TablesParts {
  readonly store: LibraryStore
  readonly digest: Digest
  /** Returns cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly later?: ((work: () => void) => void) | undefined
  readonly report?: ((fault: unknown) => void) | undefined
  readonly openDoor?: OpenDoor | undefined
  /** Sends an event to all listeners of the host. */
  readonly announce: <E extends keyof WorkbenchEvents>(event: E, ...args: Parameters<WorkbenchEvents[E]>) => void
}

/** An open campaign with its session and its players' seats. */
interface OpenTable {
  readonly campaign: Campaign
  readonly session: TableSession
  readonly seats: SeatService
}

/** The open tables of a host, by the refs of their campaigns. */
export class Tables {
  readonly #parts: TablesParts
  readonly #tables = new Map<string, OpenTable>()
  readonly #opening = new Map<string, Promise<OpenTable>>()
  readonly #closing = new Map<string, Promise<void>>()

  /** Functions that stop waiting, by the ref of a campaign open elsewhere. */
  readonly #waiting = new Map<string, () => void>()

  constructor(parts: TablesParts) {
    this.#parts = parts
  }

  /** Whether the campaign is open and read-only. */
  isReadOnly(ref: string): boolean {
    return this.#tables.get(ref)?.session.readOnly != null
  }

  async close(table: string): Promise<void> {
    await this.#opening.get(table)?.catch(() => null)
    const open = this.#tables.get(table)
    if (open === undefined) return
    this.#tables.delete(table)
    this.#waiting.get(table)?.()
    this.#waiting.delete(table)
    const closing = shut(open).finally(() => this.#closing.delete(table))
    this.#closing.set(table, closing)
    await closing
  }

  /** Closes every table after its last save. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#opening.keys(), ...this.#tables.keys()].map((table) => this.close(table)))
  }

  /** Returns the open table, opening it if necessary. */
  open(ref: string): Promise<OpenTable> {
    const open = this.#tables.get(ref)
    if (open !== undefined) return Promise.resolve(open)
    const underway = this.#opening.get(ref)
    if (underway !== undefined) return underway
    const opening = this.#seat(ref).finally(() => this.#opening.delete(ref))
    this.#opening.set(ref, opening)
    return opening
  }

  /** Announces when a campaign open elsewhere becomes free. */
  #waitFor(ref: string): void {
    const stop = this.#parts.store.whenFree?.(ref, () => {
      this.#waiting.delete(ref)
      this.#parts.announce('tableFreed', ref)
    })
    if (stop !== undefined) this.#waiting.set(ref, stop)
  }

  async #seat(ref: string): Promise<OpenTable> {
    await this.#closing.get(ref)?.catch(() => null)
    const seating = await this.#seating(ref)
    const session = new TableSession(seating)
    session.listen((update) => {
      this.#parts.announce('tableChanged', ref, update)
    })
    const open = { campaign: seating.campaign, session, seats: this.#seatsOf(ref, session) }
    this.#tables.set(ref, open)
    return open
  }

  #seatsOf(ref: string, session: TableSession): SeatService {
    const { store, random, now, openDoor } = this.#parts
    const seatsFile = {
      campaign: session.campaignId,
      readOnly: session.readOnly,
      read: () => store.readSeats(ref),
      write: (text: string) => store.writeSeats(ref, text),
    }
    const announce = (seats: SeatsState): void => this.#parts.announce('seatsChanged', ref, seats)
    return new SeatService({
      session,
      seatsFile,
      random,
      now,
      openDoor: readWhatIf(ref) === null ? openDoor : undefined,
      digest: this.#parts.digest,
      announce,
    })
  }

  /** Prepares a campaign for its session. Damaged or newer campaigns are not opened for writing, so that nothing of them is cut off. */
  async #seating(ref: string): Promise<SessionOptions> {
    const { store, later, report } = this.#parts
    const { stored: found, campaign, shut } = await readWhole(store, ref, this.#parts.digest)
    const keeping = keepingOf(store, ref, campaign)
    const notLatest = shut ?? (await whyNotLatest(store, ref, campaign, found))
    const head = {
      table: ref,
      campaign,
      torn: found.torn,
      digest: this.#parts.digest,
      reread: () => store.read(ref),
      later,
      report,
      ...keeping,
    }
    if (notLatest !== null) return { ...head, store: null, readOnly: notLatest }
    let journal: JournalStore
    try {
      journal = await store.open(ref, false)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      this.#waitFor(ref)
      return { ...head, store: null, readOnly: trouble.told }
    }
    const { lines, last } = journal.openedAt ?? endOf(await store.read(ref))
    if (lines === found.lines.length && last === found.lines.at(-1)) {
      await keeping.mark()
      return { ...head, store: journal, readOnly: null }
    }
    // Another program wrote between reading and locking.
    await journal.close()
    return this.#seating(ref)
  }
}

function endOf({ lines }: StoredJournal): Required<JournalStore>['openedAt'] {
  return { lines: lines.length, last: lines.at(-1) }
}

/** Closes the seats first: no device may stay at a closed table. */
async function shut({ session, seats }: OpenTable): Promise<void> {
  try {
    await seats.close()
  } finally {
    await session.close()
  }
}
