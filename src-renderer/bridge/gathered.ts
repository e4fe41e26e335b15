import type { TableUpdate } from '../../src-shared/contract/workbenchApi.ts'

/** How long it is waited for more of what happened at once: milliseconds. */
const MORE = 20

/**
 * What happened at the table comes effect by effect, in long phases in batches, and what is asked after it. This hands it on as one update, so
 * that a page is drawn once: as soon as something is asked, or when nothing more has come for a moment.
 */
export class Gathered {
  readonly #emit: (update: TableUpdate) => void
  #waiting: TableUpdate | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(emit: (update: TableUpdate) => void) {
    this.#emit = emit
  }

  take(update: TableUpdate): void {
    const before = this.#waiting
    const isNext = before !== null && update.from === before.from + before.entries.length
    if (before !== null && !isNext) this.flush()
    this.#waiting = isNext ? { ...update, from: before.from, entries: [...before.entries, ...update.entries] } : update
    if (update.pending.length > 0 || update.entries.length === 0) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), MORE)
  }

  /** Hands on what is there. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const update = this.#waiting
    this.#waiting = null
    if (update !== null) this.#emit(update)
  }
}
