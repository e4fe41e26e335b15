import type { TableState, TableUpdate } from '../../contract/workbenchApi.ts'
import type { Cursor, Effect } from '../../kernel/world/effect.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
import { effectsOf, type Entry } from '../../kernel/journal/journal.ts'
import { beginsWithChance, isThrown } from '../../kernel/chance/mixing.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { SeatView } from './seatView.ts'

/** State of play, now or as far as the players' seats have been informed. */
export interface FeedState {
  readonly cursor: Cursor
  readonly over: boolean
  /** Whether the seats may still add shares to the seed: no dice were thrown yet. */
  readonly mayMix: boolean
}

export interface SeatFeedsParts {
  /** Saved entries. */
  readonly entries: () => readonly Entry[]
  /** Returns the part of the table's state that a player must know. */
  readonly stateOf: (seat: SeatId) => TableState
  /** Called after all seats received the updates up to this state of play. */
  readonly told: (standing: FeedState) => void
  /** Returns the state of play after the newest entry. */
  readonly standing: () => FeedState
  /** Defers work until the caller has its reply; absent: the work runs at once. */
  readonly later?: ((work: () => void) => void) | undefined
  /** Runs callbacks of others and reports their errors elsewhere. */
  readonly guarded: (work: () => void) => void
}

/** View of a player's seat, kept up to date with the journal. */
interface Feed {
  readonly view: SeatView
  /** State in the last update sent. */
  state: TableState
  readonly listeners: Set<(update: TableUpdate) => void>
}

/** Broadcast of one entry to the seats whose views existed when it was saved. */
interface Telling {
  /** Next view entry to send, by seat; advances with each update. */
  readonly grown: Map<SeatId, number>
  /** Each seat's table state when the entry was saved. */
  readonly states: ReadonlyMap<SeatId, TableState>
  /** State of play that every seat knows after the broadcast. */
  readonly standing: FeedState
}

/** Broadcasts the table to the players' seats. Each seat receives the changes of its own view and no other message. */
export class SeatFeeds {
  readonly #parts: SeatFeedsParts
  /** State of play after the entry before. */
  #standing: FeedState
  readonly #feeds = new Map<SeatId, Feed>()
  /** Broadcasts not sent yet, in order. */
  readonly #rest: (() => void)[] = []

  constructor(parts: SeatFeedsParts) {
    this.#parts = parts
    this.#standing = parts.standing()
  }

  entriesFor(seat: SeatId): readonly SeenEntry[] {
    return [...this.#feedOf(seat).view.entries]
  }

  /** Number of the newest effective entry of which the seat sees some part; null if there is none. */
  lastStandingFor(seat: SeatId): number | null {
    return this.#feedOf(seat).view.lastStanding
  }

  listen(seat: SeatId, listener: (update: TableUpdate) => void): () => void {
    const { listeners } = this.#feedOf(seat)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /**
   * Broadcasts a saved entry, after the caller of the command has its reply. Each seen effect is an update of its own; requests follow in
   * an update of their own. So number and order of updates do not reveal where an answer ended, or whether others were asked in secret
   * (dice for agents, or what to buy, which is asked only of a seat that can buy).
   * The end of dice shares is announced before the first effect of the first throw.
   * If no seat was asked for that throw, the announcement comes with the end of its phase.
   */
  take(entry: Entry): void {
    this.#tellTheRest()
    const was = this.#standing
    const before = new Map([...this.#feeds].map(([seat, { view }]) => [seat, view.entries.length]))
    for (const { view } of this.#feeds.values()) view.append(entry)
    // Captured now: by the time of the broadcast, a later command may be under way and not saved.
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

  /** Broadcasts up to the next end of a phase. */
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

  /** Broadcasts the remaining entries, then the requests. */
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

  /**
   * Sends view entries one by one. Meanwhile requests are empty and the rest of the state stays as it was: the end of the game comes last.
   */
  #tellEntries(feed: Feed, from: number, to: number): void {
    if (from >= to) return
    feed.state = { ...feed.state, pending: [], sealed: [], parties: [] }
    for (let at = from; at < to; at++) this.#tell(feed, { from: at, entries: feed.view.entries.slice(at, at + 1), ...feed.state })
  }

  #tell({ listeners }: Feed, update: TableUpdate): void {
    for (const listener of listeners) this.#parts.guarded(() => listener(update))
  }

  /** Removes all listeners and pending broadcasts. */
  close(): void {
    this.#rest.length = 0
    for (const { listeners } of this.#feeds.values()) listeners.clear()
  }

  /** Returns the feed of a seat. The first call creates it; from then on every entry updates it. */
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
