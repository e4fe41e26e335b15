import type { Message } from '../../kernel/message.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { problem, refuse } from '../../kernel/problem.ts'
import type { SeatBook } from './seatsFile.ts'
import { emptyBook, readSeatBook, seatBookText } from './seatsFile.ts'

/** Where a seat book lies. */
export interface SeatShelf {
  /** Id of the campaign it belongs to. */
  readonly campaign: string
  /** Why nothing may be written, or null. */
  readonly readOnly: Message | null
  read(): Promise<string | null>
  write(text: string): Promise<void>
}

/** The seat book of an open table: read when it is first wanted, and written anew with every change before that is acknowledged. */
export class SeatRegister {
  readonly #shelf: SeatShelf
  #book: SeatBook | null = null
  #reading: Promise<SeatBook> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(shelf: SeatShelf) {
    this.#shelf = shelf
  }

  /** As it is now; null as long as nobody wanted it. */
  get book(): SeatBook | null {
    return this.#book
  }

  /** Rejects with a StoreError where it cannot be read. */
  read(): Promise<SeatBook> {
    if (this.#book !== null) return Promise.resolve(this.#book)
    this.#reading ??= this.#load().finally(() => (this.#reading = null))
    return this.#reading
  }

  /** One after the other: `work` has the book as the work before it left it. */
  inTurn<T>(work: (book: SeatBook) => Promise<T>): Promise<T> {
    const done = this.#last.then(async () => work(await this.read()))
    this.#last = done.catch(() => null)
    return done
  }

  /** As `inTurn`, for what must be written: refused where nothing may be. */
  change<T>(work: (book: SeatBook) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { readOnly } = this.#shelf
    if (readOnly !== null) return Promise.resolve(refuse(problem('campaign', 'problem.readOnly', { reason: readOnly })))
    return this.inTurn(work)
  }

  /** Takes a book in place of the one before, once it is written. Of a table nothing may be written of, it is kept in mind only. */
  async keep(book: SeatBook): Promise<void> {
    if (this.#shelf.readOnly === null) await this.#shelf.write(seatBookText(book))
    this.#book = book
  }

  /** As `keep`, of what counts even where it cannot be written: which PINs were tried while the disk is full. */
  async keepInMind(book: SeatBook): Promise<void> {
    this.#book = book
    try {
      await this.keep(book)
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

  async #load(): Promise<SeatBook> {
    const { campaign } = this.#shelf
    const text = await this.#shelf.read()
    return (this.#book ??= text === null ? emptyBook(campaign) : readSeatBook(text, campaign))
  }
}
