import type { Message } from '../../kernel/message.ts'
import { StoreError } from '../../contract/journalStore.ts'
import { problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { emptySeatsFile, readSeatsFile, seatsFileText, type SeatsFile } from './seatsFile.ts'

/** Where a seats file lies. */
export interface SeatsFileStore {
  /** Id of the campaign it belongs to. */
  readonly campaign: string
  /** Why nothing may be written, or null. */
  readonly readOnly: Message | null
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

/** The seats file of an open table: read when it is first wanted, and written anew with every change before that is acknowledged. */
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

  /** As it is now; null as long as nobody wanted it. */
  get file(): SeatsFile | null {
    return this.#file
  }

  /** Rejects with a StoreError where it cannot be read. */
  read(): Promise<SeatsFile> {
    if (this.#file !== null) return Promise.resolve(this.#file)
    this.#reading ??= this.#load().finally(() => (this.#reading = null))
    return this.#reading
  }

  /** One after the other: `work` has the file as the work before it left it. */
  inTurn<T>(work: (file: SeatsFile) => Promise<T>): Promise<T> {
    const done = this.#last.then(async () => work(await this.read()))
    this.#last = done.catch(() => null)
    return done
  }

  /** As `inTurn`, for what must be written: refused where nothing may be. */
  change<T>(work: (file: SeatsFile) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { readOnly } = this.#store
    if (readOnly !== null) return Promise.resolve(refuse(problem('campaign', 'problem.readOnly', { reason: readOnly })))
    return this.inTurn(work)
  }

  /** Takes a file in place of the one before, once it is written. Of a table nothing may be written of, it is kept in mind only. */
  async keep(file: SeatsFile): Promise<void> {
    if (this.#store.readOnly === null) await this.#store.write(seatsFileText(file))
    this.#file = file
  }

  /** As `keep`, of what counts even where it cannot be written: which PINs were tried while the disk is full. */
  async cache(file: SeatsFile): Promise<void> {
    this.#file = file
    try {
      await this.keep(file)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
    }
  }

  /** Resolves when nothing is under way any more. */
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
