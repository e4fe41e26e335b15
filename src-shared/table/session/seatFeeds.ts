import type { TableState, TableUpdate } from '../../contract/workbenchApi.ts'
import type { Cursor, Effect } from '../../kernel/effect.ts'
import type { SeenEntry } from '../../kernel/history.ts'
import { effectsOf, type Entry } from '../../kernel/journal.ts'
import { beginsWithChance, isThrown } from '../../kernel/mixing.ts'
import type { SeatId } from '../../kernel/rule.ts'
import { SeatView } from './seatView.ts'

/** How a table stands, or stood when players' seats were told what happened up to there. */
export interface FeedState {
  readonly cursor: Cursor
  readonly over: boolean
  /** Whether the seats may still add to the dice: nothing was thrown. */
  readonly mayMix: boolean
}

export interface SeatFeedsParts {
  /** Entries that are saved. */
  readonly entries: () => readonly Entry[]
  /** Of the table's state, what a player must know. */
  readonly stateOf: (seat: SeatId) => TableState
  /** Called when everybody was told what happened up to where it stands so. */
  readonly told: (standing: FeedState) => void
  /** How the table stands after the newest entry. */
  readonly standing: () => FeedState
  /** Does some work after whoever waits for something has it; absent: at once. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Does some work of others; what they break is told elsewhere. */
  readonly guarded: (work: () => void) => void
}

/** A player's seat, kept up with the journal. */
interface Feed {
  readonly view: SeatView
  /** The state as it was last told. */
  state: TableState
  readonly listeners: Set<(update: TableUpdate) => void>
}

/** What is told of an entry, to the seats whose views had been looked at when it was made. */
interface Telling {
  /** Where each view has grown from; moved on as it is told. */
  readonly grown: Map<SeatId, number>
  /** How the table stood for each seat when the entry was saved. */
  readonly states: ReadonlyMap<SeatId, TableState>
  /** As everybody knows it then. */
  readonly standing: FeedState
}

/** What players' seats see of a table, and who hears of it: each what changes for the own seat, and not a message more. */
export class SeatFeeds {
  readonly #parts: SeatFeedsParts
  /** As it was after the entry before. */
  #standing: FeedState
  readonly #feeds = new Map<SeatId, Feed>()
  /** What is still to be told, in order. */
  readonly #rest: (() => void)[] = []

  constructor(parts: SeatFeedsParts) {
    this.#parts = parts
    this.#standing = parts.standing()
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
   * Takes in an entry that was saved. Everything a seat is shown of it is told by itself, and what is asked comes after that, by itself: so it
   * shows neither in number nor in order of messages where one answer ended and the next began, and whether others were asked something in
   * between that nobody is to know of: dice for their agents, or what to buy where there is anything to buy with. That nothing can be added
   * to the dice any more is told before what the first of them did, or with the end of its phase where nobody was asked for them. All of it
   * waits until whoever answered has the reply.
   */
  take(entry: Entry): void {
    this.#tellTheRest()
    const was = this.#standing
    const before = new Map([...this.#feeds].map(([seat, { view }]) => [seat, view.entries.length]))
    for (const { view } of this.#feeds.values()) view.append(entry)
    // As of now: when it is told, the next act may be on its way, and not saved.
    const states = new Map([...this.#feeds.keys()].map((seat) => [seat, this.#parts.stateOf(seat)]))
    const now = this.#parts.standing()
    this.#standing = now
    let mayMix = was.mayMix && !beginsWithChance(entry)
    if (mayMix !== was.mayMix) this.#rest.push(() => this.#parts.told({ ...was, mayMix: false }))
    for (const effect of effectsOf(entry)) {
      if (isThrown(effect)) mayMix = false
      if (effect.kind !== 'checkpoint') continue
      const standing = { cursor: effect.cursor, over: was.over, mayMix }
      this.#rest.push(() => this.#tellPhase({ grown: before, states, standing }))
    }
    this.#rest.push(() => this.#tellAll({ grown: before, states, standing: now }))
    const { later } = this.#parts
    if (later === undefined) this.#tellTheRest()
    else later(() => this.#tellTheRest())
  }

  #tellTheRest(): void {
    for (let next = this.#rest.shift(); next !== undefined; next = this.#rest.shift()) this.#parts.guarded(next)
  }

  /** Tells everybody up to the next end of a phase. */
  #tellPhase({ grown, states, standing }: Telling): void {
    for (const seat of states.keys()) {
      const feed = this.#feedOf(seat)
      const from = grown.get(seat) ?? feed.view.entries.length
      const end = feed.view.entries.findIndex(({ effects = [] }, at) => at >= from && effects.some(endsPhase))
      const to = end < 0 ? feed.view.entries.length : end + 1
      grown.set(seat, to)
      this.#tellEntries(feed, from, to)
    }
    this.#parts.guarded(() => this.#parts.told(standing))
  }

  /** Tells everybody what is left, and what is asked. */
  #tellAll({ grown, states, standing }: Telling): void {
    for (const [seat, state] of states) {
      const feed = this.#feedOf(seat)
      const to = feed.view.entries.length
      this.#tellEntries(feed, grown.get(seat) ?? to, to)
      if (JSON.stringify(state) === JSON.stringify(feed.state)) continue
      feed.state = state
      this.#tell(feed, { from: to, entries: [], ...state })
    }
    this.#parts.guarded(() => this.#parts.told(standing))
  }

  /** What happened, one by one. Until all of it is told nothing is asked, and the rest is as it was: that the game is over, say, is told last. */
  #tellEntries(feed: Feed, from: number, to: number): void {
    if (from >= to) return
    feed.state = { ...feed.state, pending: [], sealed: [], parties: [] }
    for (let at = from; at < to; at++) this.#tell(feed, { from: at, entries: feed.view.entries.slice(at, at + 1), ...feed.state })
  }

  #tell({ listeners }: Feed, update: TableUpdate): void {
    for (const listener of listeners) this.#parts.guarded(() => listener(update))
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
      this.#feeds.set(seat, (feed = { view, state: stateOf(seat), listeners: new Set() }))
    }
    return feed
  }
}

function endsPhase({ kind }: Effect): boolean {
  return kind === 'checkpoint'
}
