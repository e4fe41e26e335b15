import { describe, expect, test } from 'vitest'
import type { TableState, TableUpdate } from '../../contract/workbenchApi.ts'
import type { Cursor, Effect } from '../../kernel/world/effect.ts'
import type { Entry } from '../../kernel/journal/journal.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { SeatFeeds, type FeedState } from './seatFeeds.ts'

const BEFORE: Cursor = { turn: 1, seat: 'red', phase: 0 }
const PLACE: Cursor = { turn: 1, seat: 'red', phase: 1 }
const NEXT: Cursor = { turn: 1, seat: 'green', phase: 0 }
const ended = (cursor: Cursor): Effect => ({ kind: 'checkpoint', cursor })
const told = (wording: string, see?: readonly SeatId[]): Effect => ({
  ...{ kind: 'line', rule: 'TOY-ACT-1', wording },
  ...(see === undefined ? {} : { see }),
})
const DICE = {
  ...{ kind: 'dice', rule: 'TOY-WIND-1', request: '1/red/0/luck', seat: 'red', wording: 'luck' },
  ...{ faces: 10, rolled: { by: 'app', dice: [3] } },
} as const satisfies Effect

const answered = (...effects: readonly Effect[]): Entry => ({ seq: 1, kind: 'answer', request: '1/red/0/road', answer: 'high', effects })
const rolled = (...effects: readonly Effect[]): Entry => ({ ...answered(...effects), answer: { by: 'app', dice: [3] } }) as Entry

/** Feeds of a table in memory, and all that is sent of it. */
class Feeds {
  standing: FeedState = { cursor: BEFORE, over: false, mayMix: true }
  /** What is asked; it is sent to every seat. */
  asked = 'road'
  readonly saved: Entry[] = []
  /** Errors of listeners. */
  readonly errors: unknown[] = []
  /** Everything sent, in order: `seat: effects` or `seat? request`, and the state of play as `cursor`. */
  readonly sent: string[] = []
  readonly states: FeedState[] = []
  readonly feeds: SeatFeeds

  constructor(later?: (work: () => void) => void) {
    this.feeds = new SeatFeeds({
      entries: () => this.saved,
      stateOf: (seat) =>
        ({ pending: [`${this.asked} ${seat}`], sealed: ['s'], parties: ['p'], title: this.asked }) as unknown as TableState,
      told: (state) => {
        this.states.push(state)
        this.sent.push(`${state.cursor.seat}/${state.cursor.phase}`)
      },
      standing: () => this.standing,
      later,
      guarded: (work) => {
        try {
          work()
        } catch (error) {
          this.errors.push(error)
        }
      },
    })
  }

  listen(seat: SeatId): () => void {
    return this.feeds.listen(seat, (update) => this.sent.push(textOf(seat, update)))
  }

  take(entry: Entry, cursor: Cursor, asked = this.asked): void {
    this.saved.push(entry)
    this.standing = { ...this.standing, cursor }
    this.asked = asked
    this.feeds.take(entry)
  }
}

function textOf(seat: SeatId, { from, entries, pending, sealed, parties, title }: TableUpdate): string {
  const effects = entries.flatMap(({ effects: all = [] }) => all.map((effect) => (effect.kind === 'line' ? effect.wording : effect.kind)))
  const waiting = [pending, sealed, parties].flat() as unknown as readonly string[]
  return `${seat} ${from}: ${effects.join(' ')} [${waiting.join(' ')}] ${title}`
}

describe('a broadcast', () => {
  test('sends each effect by itself while nothing is asked, each phase to all seats, and what is asked last', () => {
    const table = new Feeds()
    table.listen('red')
    table.listen('green')
    table.take(answered(told('one'), ended(PLACE), told('two'), ended(NEXT), told('three')), NEXT, 'stall')
    expect(table.sent).toEqual([
      ...['red 0: one [] road', 'red 1: checkpoint [] road', 'green 0: one [] road', 'green 1: checkpoint [] road', 'red/1'],
      ...['red 2: two [] road', 'red 3: checkpoint [] road', 'green 2: two [] road', 'green 3: checkpoint [] road', 'green/0'],
      ...['red 4: three [] road', 'red 5:  [stall red s p] stall', 'green 4: three [] road', 'green 5:  [stall green s p] stall'],
      'green/0',
    ])
  })

  test('sends a seat nothing of what it does not see', () => {
    const table = new Feeds()
    table.listen('red')
    table.listen('green')
    table.take(answered(told('secret', ['red'])), BEFORE)
    expect(table.sent).toEqual(['red 0: secret [] road', 'red 1:  [road red s p] road', 'red/0'])
  })

  test('sends what is asked once, where nothing else changed', () => {
    const table = new Feeds()
    table.listen('red')
    const note: Entry = { seq: 1, kind: 'note', text: 'the tea is ready' }
    table.take(note, BEFORE, 'stall')
    table.take(note, BEFORE)
    expect(table.sent).toEqual(['red 0:  [stall red s p] stall', 'red/0', 'red/0'])
  })

  test('goes to every listener of a seat, though one fails, and to none that has left', () => {
    const table = new Feeds()
    table.feeds.listen('red', () => {
      throw new Error('broken')
    })
    const leave = table.listen('red')
    table.take(answered(told('one')), BEFORE)
    expect(table.sent).toEqual(['red 0: one [] road', 'red 1:  [road red s p] road', 'red/0'])
    expect(table.errors).toHaveLength(2)
    leave()
    table.sent.length = 0
    table.take(answered(told('two')), BEFORE)
    expect(table.sent).toEqual(['red/0'])
  })

  test('is told as over only at its end', () => {
    const table = new Feeds()
    table.saved.push(answered())
    table.standing = { ...table.standing, over: true, cursor: NEXT }
    table.feeds.take(answered(ended(PLACE), ended(NEXT)))
    expect(table.states.map(({ cursor, over }) => [cursor, over])).toEqual([
      [PLACE, false],
      [NEXT, false],
      [NEXT, true],
    ])
  })
})

describe('a broadcast that is put off', () => {
  function putOff(): { readonly table: Feeds; readonly goOn: () => void } {
    const works: (() => void)[] = []
    return { table: new Feeds((work) => works.push(work)), goOn: () => works.splice(0).forEach((work) => work()) }
  }

  test('comes with the state of its own entry, and at the latest before the next one', () => {
    const { table, goOn } = putOff()
    table.listen('red')
    table.take(answered(told('one')), BEFORE, 'stall')
    expect(table.sent).toEqual([])
    table.take(answered(told('two')), PLACE, 'market')
    expect(table.sent).toEqual(['red 0: one [] road', 'red 1:  [stall red s p] stall', 'red/0'])
    goOn()
    expect(table.sent.slice(3)).toEqual(['red 1: two [] stall', 'red 2:  [market red s p] market', 'red/1'])
    goOn()
    expect(table.sent).toHaveLength(6)
  })

  test('sends a seat that comes meanwhile nothing of what it has seen already', () => {
    const { table, goOn } = putOff()
    table.take(answered(told('one'), ended(PLACE)), PLACE)
    table.listen('green')
    expect(table.feeds.entriesFor('green')).toHaveLength(2)
    goOn()
    expect(table.sent).toEqual(['red/1', 'red/1'])
    table.take(answered(told('two')), PLACE)
    goOn()
    expect(table.sent.slice(2)).toEqual(['green 2: two [] road', 'green 3:  [road green s p] road', 'red/1'])
  })

  test('is dropped where the table is closed, and nobody listens any more', () => {
    const { table, goOn } = putOff()
    table.listen('red')
    table.take(answered(told('one')), PLACE)
    table.feeds.close()
    goOn()
    expect(table.sent).toEqual([])
    table.take(answered(told('two')), PLACE)
    goOn()
    expect(table.sent).toEqual(['red/1'])
  })
})

test('what a seat has seen is given as it is at that moment', () => {
  const table = new Feeds()
  const before = table.feeds.entriesFor('red')
  table.take(answered(told('one')), BEFORE)
  expect([before.length, table.feeds.entriesFor('red').length, table.feeds.lastStandingFor('red')]).toEqual([0, 1, 1])
  expect(table.feeds.lastStandingFor('green')).toBe(1)
})

describe('shares of the dice', () => {
  /** Returns at each broadcast whether the seats may add shares. */
  function toldOf(entry: Entry, before = true, after = false): readonly boolean[] {
    const table = new Feeds()
    table.standing = { ...table.standing, mayMix: before }
    table.feeds.take({ seq: 0, kind: 'note', text: 'before' })
    table.states.length = 0
    table.standing = { ...table.standing, mayMix: after }
    table.feeds.take(entry)
    return table.states.map(({ mayMix }) => mayMix)
  }

  test('end at the end of a phase in which dice were thrown, where nobody was asked for them', () => {
    expect(toldOf(answered(told('sun'), DICE, ended(PLACE)))).toEqual([false, false])
  })

  test('end not before the phase in which the first dice are thrown', () => {
    expect(toldOf(answered(told('sun'), ended(PLACE), DICE, ended(NEXT)))).toEqual([true, false, false])
  })

  test('end before the first effect of a throw that somebody was asked for, where play was', () => {
    expect(toldOf(rolled(told('sun'), ended(PLACE)))).toEqual([false, false, false])
    const table = new Feeds()
    table.listen('red')
    table.take(rolled(told('sun')), PLACE)
    expect(table.sent).toEqual(['red/0', 'red 0: sun [] road', 'red 1:  [road red s p] road', 'red/1'])
    expect(table.states[0]).toEqual({ cursor: BEFORE, over: false, mayMix: false })
  })

  test('that are over are not ended again', () => {
    expect(toldOf(rolled(ended(PLACE)), false)).toEqual([false, false])
  })

  test('go on where nothing is thrown', () => {
    expect(toldOf(answered(told('sun'), ended(PLACE)), true, true)).toEqual([true, true])
  })
})
