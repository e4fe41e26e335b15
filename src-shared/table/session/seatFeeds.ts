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

/** Entries of a batch. */
export const BATCH = 128
/** Effects of a phase that are sent one by one before batches begin: phases at a table are shorter. A multiple of `BATCH`. */
export const SINGLY = 2 * BATCH

/** View of a player's seat, kept up to date with the journal. */
interface Feed {
  readonly view: SeatView
  /** State in the last update sent. */
  state: TableState
  /** View entries sent. */
  sent: number
  /** View entries broadcast: sent, or waiting for their batch to be full. */
  taken: number
  /** Entries broadcast since the seat's last mark: a checkpoint, an entry that is no answer, or another state. */
  sinceMark: number
  readonly listeners: Set<(update: TableUpdate) => void>
}

/** Broadcast of one entry to the seats whose views existed when it was saved. */
interface Telling {
  readonly effects: readonly Effect[]
  /** Place of each effect in the entry. */
  readonly places: ReadonlyMap<Effect, number>
  /** Each seat's table state when the entry was saved. */
  readonly states: ReadonlyMap<SeatId, TableState>
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
    return this.#feedOf(seat).view.entries
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
   * Broadcasts a saved entry, after the caller of the command has its reply. Each seen effect is an update of its own, or from `SINGLY`
   * effects of a phase on part of a batch; requests follow in an update of their own. A batch ends where it is full and where the seat
   * learns of something else, never where an answer ends: the rest waits for more. So number, size and order of updates follow from
   * the effects and states that the seat is shown, and do not reveal where an answer ended, or whether others were asked in secret
   * (dice for agents, or what to buy, which is asked only of a seat that can buy).
   * The end of dice shares is announced before the first effect of the first throw.
   * If no seat was asked for that throw, the announcement comes with the end of its phase.
   */
  take(entry: Entry): void {
    this.#tellTheRest()
    const was = this.#standing
    for (const { view } of this.#feeds.values()) view.append(entry)
    // Captured now: by the time of the broadcast, a later command may be under way and not saved.
    const states = new Map([...this.#feeds.keys()].map((seat) => [seat, this.#parts.stateOf(seat)]))
    const now = this.#parts.standing()
    this.#standing = now
    let mayMix = was.mayMix && !beginsWithChance(entry)
    if (mayMix !== was.mayMix) this.#rest.push(() => this.#parts.told({ ...was, mayMix: false }))
    const effects = effectsOf(entry)
    const telling: Telling = { effects, places: new Map(effects.map((effect, place) => [effect, place])), states }
    let from = 0
    for (const [place, effect] of effects.entries()) {
      if (isThrown(effect)) mayMix = false
      if (effect.kind !== 'checkpoint') continue
      const [begin, standing] = [from, { cursor: effect.cursor, over: was.over, mayMix }]
      from = place + 1
      this.#rest.push(() => this.#tellPhase(telling, begin, place, standing))
    }
    this.#rest.push(() => this.#tellAll(telling, from, now))
    const { later } = this.#parts
    if (later === undefined) this.#tellTheRest()
    else later(() => this.#tellTheRest())
  }

  #tellTheRest(): void {
    for (let next = this.#rest.shift(); next !== undefined; next = this.#rest.shift()) this.#parts.guarded(next)
  }

  /** Broadcasts up to the next end of a phase, which is the effect at `end`. */
  #tellPhase(telling: Telling, from: number, end: number, standing: FeedState): void {
    this.#tellEffects(telling, from, end)
    this.#parts.guarded(() => this.#parts.told(standing))
  }

  /** Broadcasts the remaining entries, then the requests. */
  #tellAll(telling: Telling, from: number, standing: FeedState): void {
    this.#tellEffects(telling, from, telling.effects.length)
    for (const [seat, state] of telling.states) {
      const feed = this.#feedOf(seat)
      if (JSON.stringify(state) === JSON.stringify(feed.state)) continue
      this.#sendTaken(feed)
      feed.state = state
      feed.sinceMark = 0
      this.#tell(feed, { from: feed.sent, entries: [], ...state })
    }
    this.#parts.guarded(() => this.#parts.told(standing))
  }

  /** Broadcasts effect by effect, each to all seats before the next: the order among seats does not reveal where an answer ended either. */
  #tellEffects({ places, states }: Telling, from: number, end: number): void {
    const feeds = [...states.keys()].map((seat) => this.#feedOf(seat))
    for (let place = from; place <= end; place++)
      for (const feed of feeds) while (feed.taken < feed.view.length && placeIn(places, feed) <= place) this.#takeNext(feed)
  }

  /** Broadcasts the next view entry: it ends a batch, or waits for more. */
  #takeNext(feed: Feed): void {
    const { view, taken } = feed
    const isMark = !view.isOfAnswer(taken) || view.firstEffect(taken)?.kind === 'checkpoint'
    feed.taken++
    feed.sinceMark++
    if (isMark || feed.sinceMark <= SINGLY || feed.sinceMark % BATCH === 0) this.#sendTaken(feed)
    if (isMark) feed.sinceMark = 0
  }

  /**
   * Sends the entries that wait. Meanwhile requests are empty and the rest of the state stays as it was: the end of the game comes last.
   */
  #sendTaken(feed: Feed): void {
    const { sent, taken, view } = feed
    if (sent === taken) return
    feed.state = { ...feed.state, pending: [], sealed: [], parties: [] }
    feed.sent = taken
    this.#tell(feed, { from: sent, entries: view.slice(sent, taken), ...feed.state })
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
      const seen = { sent: view.length, taken: view.length, sinceMark: 0 }
      this.#feeds.set(seat, (feed = { view, state: stateOf(seat), ...seen, listeners: new Set() }))
    }
    return feed
  }
}

/** Place in the journal's entry of what the feed's next entry shows first; before all others if that is no effect. */
function placeIn(places: ReadonlyMap<Effect, number>, { view, taken }: Feed): number {
  const effect = view.firstEffect(taken)
  return (effect === undefined ? undefined : places.get(effect)) ?? -1
}
