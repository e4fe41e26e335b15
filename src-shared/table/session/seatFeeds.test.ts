import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableState, TableUpdate } from '../../contract/workbenchApi.ts'
import type { Cursor, Effect } from '../../kernel/world/effect.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
import type { Entry } from '../../kernel/journal/journal.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { BATCH, SeatFeeds, SINGLY, type FeedState } from './seatFeeds.ts'

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
  /** What is asked; it is sent to every seat. Empty: nothing is asked. */
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
        (this.asked === ''
          ? { pending: [], sealed: [], parties: [], title: '' }
          : { pending: [`${this.asked} ${seat}`], sealed: ['s'], parties: ['p'], title: this.asked }) as unknown as TableState,
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
  test('sends each effect by itself to all seats while nothing is asked, phase by phase, and what is asked last', () => {
    const table = new Feeds()
    table.listen('red')
    table.listen('green')
    table.take(answered(told('one'), ended(PLACE), told('two'), ended(NEXT), told('three')), NEXT, 'stall')
    expect(table.sent).toEqual([
      ...['red 0: one [] road', 'green 0: one [] road', 'red 1: checkpoint [] road', 'green 1: checkpoint [] road', 'red/1'],
      ...['red 2: two [] road', 'green 2: two [] road', 'red 3: checkpoint [] road', 'green 3: checkpoint [] road', 'green/0'],
      ...['red 4: three [] road', 'green 4: three [] road', 'red 5:  [stall red s p] stall', 'green 5:  [stall green s p] stall'],
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

describe('a long phase', () => {
  const lines = (count: number, see?: readonly SeatId[]): readonly Effect[] => Array.from({ length: count }, (_, at) => told(`${at}`, see))

  /** A table at which nothing is asked, and the numbers of entries in the messages to red since it was asked last. */
  function quiet(): { readonly table: Feeds; readonly sizes: () => readonly number[] } {
    const table = new Feeds()
    table.asked = ''
    const sizes: number[] = []
    table.feeds.listen('red', ({ entries }) => sizes.push(entries.length))
    return { table, sizes: () => sizes.splice(0) }
  }
  const singly = Array.from({ length: SINGLY }, () => 1)

  test('is sent effect by effect, then in batches, the last of which its end closes', () => {
    const { table, sizes } = quiet()
    table.take(answered(...lines(SINGLY + BATCH + 5), ended(PLACE), ...lines(2)), PLACE)
    expect(sizes()).toEqual([...singly, BATCH, 6, 1, 1])
  })

  test('has no batch end where an answer ends: what is left waits until the batch is full', () => {
    const { table, sizes } = quiet()
    table.take(answered(...lines(SINGLY + 5)), BEFORE)
    expect(sizes()).toEqual(singly)
    table.take(answered(...lines(BATCH - 6)), BEFORE)
    expect(sizes()).toEqual([])
    table.take(answered(...lines(1)), BEFORE)
    expect(sizes()).toEqual([BATCH])
    table.take(answered(...lines(1)), BEFORE)
    expect(sizes()).toEqual([])
    table.take(answered(ended(PLACE)), PLACE)
    expect(sizes()).toEqual([2])
  })

  test('counts what a seat is shown and nothing else', () => {
    const { table, sizes } = quiet()
    table.take(answered(...lines(SINGLY + 5)), BEFORE)
    table.take(answered(...lines(3 * BATCH, ['green'])), BEFORE)
    expect(sizes()).toEqual(singly)
  })

  test('is sent whole before a seat is asked something, and begins anew after it', () => {
    const { table, sizes } = quiet()
    table.take(answered(...lines(SINGLY + 5)), BEFORE)
    table.take({ seq: 2, kind: 'note', text: 'the tea is ready' }, BEFORE, 'stall')
    expect(sizes()).toEqual([...singly, 5, 0])
    table.take(answered(...lines(3)), BEFORE)
    expect(sizes()).toEqual([1, 1, 1, 0])
  })

  test('is sent whole with whatever is no answer, such as a retraction', () => {
    const { table, sizes } = quiet()
    table.take(answered(...lines(SINGLY + 5)), BEFORE)
    table.take({ seq: 2, kind: 'retraction', from: 1 }, BEFORE)
    expect(sizes()).toEqual([...singly, 6])
    table.take(answered(...lines(2)), BEFORE)
    expect(sizes()).toEqual([1, 1])
  })

  test('is sent with nothing asked', () => {
    const { table } = quiet()
    table.asked = 'road'
    table.listen('green')
    table.take(answered(...lines(SINGLY + 1)), BEFORE, '')
    table.take(answered(ended(PLACE)), PLACE)
    expect(table.sent.filter((text) => text.includes('[road'))).toEqual([])
  })

  test('gives whoever comes in the middle all of it, and then what is missing: they come to the same as those who were there', () => {
    const { table } = quiet()
    const held: SeenEntry[] = []
    table.take(answered(...lines(SINGLY + 5)), BEFORE)
    held.push(...table.feeds.entriesFor('red'))
    expect(held).toHaveLength(SINGLY + 5)
    table.feeds.listen('red', ({ from, entries }) => held.splice(from, held.length, ...entries))
    table.take(answered(...lines(7), ended(PLACE)), PLACE)
    expect(held).toEqual(table.feeds.entriesFor('red'))
    expect(held).toHaveLength(SINGLY + 13)
  })

  test('is sent in the same messages and the same order among the seats, however it is parted into answers', () => {
    const seen = fc.constantFrom<readonly SeatId[] | undefined>(undefined, undefined, ['red'], ['green'], ['blue'])
    const whole = fc.array(fc.tuple(seen, fc.integer({ min: 1, max: 60 })), { minLength: 5, maxLength: 14 })
    const cuts = fc.array(fc.nat({ max: 900 }), { maxLength: 8 })
    fc.assert(
      fc.property(whole, cuts, (stretches, at) => {
        const effects = [...stretches.flatMap(([see, count]) => lines(count, see)), ended(PLACE)]
        const sentOf = (bounds: readonly number[]): readonly string[] => {
          const table = new Feeds()
          table.asked = ''
          for (const seat of ['red', 'green']) table.listen(seat)
          for (const [index, bound] of bounds.entries()) {
            const part = effects.slice(bounds[index - 1] ?? 0, bound)
            table.take(answered(...part), BEFORE)
            // Another seat does something of which these two see nothing.
            table.take(answered(told('secret', ['blue'])), BEFORE)
          }
          return table.sent.filter((text) => !text.includes('/'))
        }
        const inside = at.filter((bound) => bound < effects.length).sort((one, other) => one - other)
        expect(sentOf([...inside, effects.length])).toEqual(sentOf([effects.length]))
      }),
      { seed: 43, numRuns: 60 },
    )
  })
})
