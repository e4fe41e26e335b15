import type { Message } from '../../kernel/message.ts'
import { StoreError } from '../../contract/journalStore.ts'
import { problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { emptySeatsFile, readSeatsFile, seatsFileText, type SeatsFile } from './seatsFile.ts'

/** Storage of one seats file. */
export interface SeatsFileStore {
  /** Id of the campaign it belongs to. */
  readonly campaign: string
  /** Why nothing may be written; null if writing is allowed. */
  readonly readOnly: Message | null
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

/** The seats file of an open table. It is read at first use; every change is written before it is acknowledged. */
export class SeatRegister {
  readonly #store: SeatsFileStore
  #file: SeatsFile | null = null
  #reading: Promise<SeatsFile> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: SeatsFileStore) {
    this.#store = store
  }

  /** Id of the campaign. */
  get campaign(): string {
    return this.#store.campaign
  }

  /** Current file; null before the first read. */
  get file(): SeatsFile | null {
    return this.#file
  }

  /** Reads the file, once. Rejects with a StoreError if that fails. */
  read(): Promise<SeatsFile> {
    if (this.#file !== null) return Promise.resolve(this.#file)
    this.#reading ??= this.#load().finally(() => (this.#reading = null))
    return this.#reading
  }

  /** Runs work one after the other: each starts with the file that the one before left. */
  inTurn<T>(work: (file: SeatsFile) => Promise<T>): Promise<T> {
    const done = this.#last.then(async () => work(await this.read()))
    this.#last = done.catch(() => null)
    return done
  }

  /** As `inTurn`, for work that writes: refused if the store is read-only. */
  change<T>(work: (file: SeatsFile) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { readOnly } = this.#store
    if (readOnly !== null) return Promise.resolve(refuse(problem('campaign', 'problem.readOnly', { reason: readOnly })))
    return this.inTurn(work)
  }

  /** Writes a file and then makes it the current one. If the store is read-only, keeps it in memory only. */
  async keep(file: SeatsFile): Promise<void> {
    if (this.#store.readOnly === null) await this.#store.write(seatsFileText(file))
    this.#file = file
  }

  /** As `keep`, for data that counts even if it cannot be written, such as wrong PINs while the disk is full. */
  async cache(file: SeatsFile): Promise<void> {
    this.#file = file
    try {
      await this.keep(file)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
    }
  }

  /** Resolves when no work is under way. */
  async settled(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.#last;) {
      last = this.#last
      await last
    }
  }

  async #load(): Promise<SeatsFile> {
    const { campaign } = this.#store
    const text = await this.#store.read()
    return (this.#file ??= text === null ? emptySeatsFile(campaign) : readSeatsFile(text, campaign))
  }
}
