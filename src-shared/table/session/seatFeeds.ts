import type { TableState, TableUpdate } from '../../contract/workbenchApi.ts'
import type { Cursor, Effect } from '../../kernel/effect.ts'
import type { SeenEntry } from '../../kernel/history.ts'
import type { Entry } from '../../kernel/journal.ts'
import { effectsOf } from '../../kernel/journal.ts'
import type { SeatId } from '../../kernel/rule.ts'
import { SeatView } from './seatView.ts'

export interface SeatFeedsParts {
  /** Entries that are saved. */
  readonly entries: () => readonly Entry[]
  /** Of the table's state, what a player must know. */
  readonly stateOf: (seat: SeatId) => TableState
  /** Called when everybody was told what happened up to there. */
  readonly told: (cursor: Cursor) => void
  /** Where play stands. */
  readonly cursor: () => Cursor
  /** Does some work after whoever waits for something has it; absent: at once. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Does some work of others; what they break is told elsewhere. */
  readonly guarded: (work: () => void) => void
}

/** A player's seat, kept up with the journal. */
interface Feed {
  readonly view: SeatView
  /** The state as it was last told, as JSON. */
  state: string
  readonly listeners: Set<(update: TableUpdate) => void>
}

/** What players' seats see of a table, and who hears of it: each what changes for the own seat, and not a message more. */
export class SeatFeeds {
  readonly #parts: SeatFeedsParts
  readonly #feeds = new Map<SeatId, Feed>()
  /** What is still to be told, in order. */
  readonly #rest: (() => void)[] = []

  constructor(parts: SeatFeedsParts) {
    this.#parts = parts
  }

  entriesFor(seat: SeatId): readonly SeenEntry[] {
    return [...this.#feedOf(seat).view.entries]
  }

  /** Newest entry that stands and of which the seat is shown something; null where there is none. */
  lastStandingFor(seat: SeatId): number | null {
    return this.#feedOf(seat).view.lastStanding
  }

  listen(seat: SeatId, listener: (update: TableUpdate) => void): () => void {
    const { listeners } = this.#feedOf(seat)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /**
   * Takes in an entry that was saved. What happened is told phase by phase, to everybody up to the end of one before the next begins; what
   * comes after the first of them waits until whoever answered has the reply, and what is asked comes with what happened last. So it
   * shows neither in number nor in order of messages whether others were asked something in between that nobody is to know of: dice for
   * their agents, or what to buy where there is anything to buy with.
   */
  take(entry: Entry): void {
    this.#tellTheRest()
    const ends = effectsOf(entry).flatMap((effect) => (effect.kind === 'checkpoint' ? [effect.cursor] : []))
    const before = new Map([...this.#feeds].map(([seat, { view }]) => [seat, view.entries.length]))
    for (const { view } of this.#feeds.values()) view.append(entry)
    for (const [at, cursor] of ends.entries()) this.#rest.push(() => this.#tellAll(before, at, cursor))
    this.#rest.push(() => this.#tellAll(before, null, this.#parts.cursor()))
    this.#parts.guarded(this.#rest.shift() ?? (() => undefined))
    const { later } = this.#parts
    if (later === undefined || this.#rest.length === 0) this.#tellTheRest()
    else later(() => this.#tellTheRest())
  }

  #tellTheRest(): void {
    for (let next = this.#rest.shift(); next !== undefined; next = this.#rest.shift()) this.#parts.guarded(next)
  }

  /** Tells everybody up to the end of the phase of that number, or all there is. `grown`: where each view has grown from; moved on here. */
  #tellAll(grown: Map<SeatId, number>, phase: number | null, cursor: Cursor): void {
    for (const [seat, feed] of this.#feeds) {
      const from = grown.get(seat) ?? feed.view.entries.length
      const end = phase === null ? -1 : feed.view.entries.findIndex(({ effects = [] }, at) => at >= from && effects.some(endsPhase))
      const to = end < 0 ? feed.view.entries.length : end + 1
      grown.set(seat, to)
      const state = this.#parts.stateOf(seat)
      this.#tell(feed, from, to, phase === null ? state : { ...state, pending: [], sealed: [], parties: [] })
    }
    this.#parts.guarded(() => this.#parts.told(cursor))
  }

  /** What is new for a player's seat goes to whoever listens for it; nothing where nothing is. */
  #tell(feed: Feed, from: number, to: number, state: TableState): void {
    const asJson = JSON.stringify(state)
    const entries = feed.view.entries.slice(from, to)
    if (entries.length === 0 && asJson === feed.state) return
    feed.state = asJson
    for (const listener of feed.listeners) this.#parts.guarded(() => listener({ from, entries, ...state }))
  }

  /** Nobody hears of anything any more. */
  close(): void {
    this.#rest.length = 0
    for (const { listeners } of this.#feeds.values()) listeners.clear()
  }

  /** A seat's feed is made when it is first looked at; from then on it is kept up with every entry. */
  #feedOf(seat: SeatId): Feed {
    let feed = this.#feeds.get(seat)
    if (feed === undefined) {
      const { entries, stateOf } = this.#parts
      const view = new SeatView(seat, entries())
      this.#feeds.set(seat, (feed = { view, state: JSON.stringify(stateOf(seat)), listeners: new Set() }))
    }
    return feed
  }
}

function endsPhase({ kind }: Effect): boolean {
  return kind === 'checkpoint'
}
