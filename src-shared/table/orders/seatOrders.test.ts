import { describe, expect, test } from 'vitest'
import { LONGEST_ANSWER, MOST_LINES, type OrderLine, type OrdersState } from '../../contract/orders.ts'
import { DONE, type Answer, type Request } from '../../kernel/engine/request.ts'
import { TABLE_SEAT } from '../../kernel/world/effect.ts'
import type { ActingEntry } from '../../kernel/journal/journal.ts'
import type { KeptFate } from '../seatsFile/seatsFile.ts'
import { line } from '../testing/seatsTable.ts'
import { asSeen, fateOf, isLocked, preparedFor, troubleWith, troubleWithLock } from './seatOrders.ts'

const ROAD = line('road', 3, 'road', 'high')
const BURY = line('bury', 5, 'market', { act: 'bury', amount: 2 })

describe('lines from outside', () => {
  const found = (lines: readonly OrderLine[], phases: readonly number[] = [3, 5]) =>
    troubleWith(lines, phases).map(({ field, message }) => `${field}: ${message}`)
  const many = (count: number) => Array.from({ length: count }, (_, at) => line(`l${at}`, 3, 'road', 'low'))
  /** An answer of so many characters as JSON. */
  const answerOf = (length: number) => 'x'.repeat(length - 2)

  test('as many and as long as they may be are taken', () => {
    expect(found(many(MOST_LINES))).toEqual([])
    expect(found([{ ...ROAD, id: 'x'.repeat(100), question: 'y'.repeat(100) }])).toEqual([])
    expect(found([{ ...ROAD, answer: answerOf(LONGEST_ANSWER) }])).toEqual([])
    expect(found([line('a', 5, 'market', { act: 'sell', loud: true, soft: false, amount: 0, name__: 'x' })])).toEqual([])
    expect(found([{ ...ROAD, id: 'a__' }])).toEqual([])
  })

  test.each<[string, readonly OrderLine[], RegExp]>([
    ['too many of them', many(MOST_LINES + 1), /^lines: .*201.*200/],
    ['the same id twice', [ROAD, { ...BURY, id: 'road' }], /^lines\.1\.id: .*road/],
    ['no id', [{ ...ROAD, id: '' }], /^lines\.0\.id: .*a text that is not empty/],
    ['a name that is too long', [{ ...ROAD, question: 'x'.repeat(101) }], /^lines\.0\.question: .*101.*100/],
    ['a name that JavaScript treats specially', [{ ...ROAD, id: '__proto__' }], /^lines\.0\.id: .*__proto__.*does not begin with __/],
    ['a phase that cannot be prepared', [{ ...ROAD, phase: 4 }], /^lines\.0\.phase: .*4.*3, 5/],
    ['an answer that is too long', [{ ...ROAD, answer: answerOf(LONGEST_ANSWER + 1) }], /^lines\.0\.answer: .*4001.*4000/],
    [
      'a value of no plain type',
      [line('a', 5, 'market', { list: ['x'] as never })],
      /^lines\.0\.answer\.list: .*x.*a number, a text, true or false/,
    ],
    ['a number that is none', [line('a', 5, 'market', { amount: Number.NaN })], /^lines\.0\.answer\.amount: .*a number/],
  ])('%s is refused, with the field and what it may be', (_, lines, problem) => {
    expect(found(lines)).toEqual([expect.stringMatching(problem)])
  })

  test('where nothing can be prepared, that is said', () => {
    expect(found([ROAD], [])).toEqual([expect.stringMatching(/^lines\.0\.phase: .*none/)])
  })

  test('each line is told its own faults', () => {
    const fields = troubleWith([ROAD, { ...BURY, phase: 9, question: '' }, { ...ROAD, id: '' }], [3, 5]).map(({ field }) => field)
    expect(fields).toEqual(['lines.1.question', 'lines.1.phase', 'lines.2.id'])
  })
})

describe('phases that have begun', () => {
  test.each([
    [0, 0, false],
    [1, 0, false],
    [3, 2, false],
    [3, 3, true],
    [3, 4, true],
  ])('a line of phase %i, locked to %i: %s', (phase, lockedTo, locked) => {
    expect(isLocked({ ...ROAD, phase }, lockedTo)).toBe(locked)
  })

  test.each<[string, readonly OrderLine[], readonly [string, number] | null]>([
    ['a later line may change', [ROAD, { ...BURY, answer: 'done' }], null],
    ['a later line may come before it', [BURY, ROAD], null],
    ['a line that was changed is named, with its phase', [BURY, { ...ROAD, answer: 'low' }], ['lines.1', 3]],
    ['a line that was added is named', [ROAD, BURY, { ...ROAD, id: 'more', phase: 2 }], ['lines.2', 2]],
    ['a line that was taken out is missed in all', [BURY], ['lines', 3]],
  ])('%s', (_, after, problem) => {
    const trouble = troubleWithLock([ROAD, BURY], after, 3)
    expect(trouble && [trouble.field, trouble.figures['phase']]).toEqual(problem)
  })
})

describe('fates', () => {
  const answered = (answer: Answer, request = '2/red/5/market'): ActingEntry =>
    ({ seq: 7, kind: 'answer', request, answer, effects: [] }) as never
  const fatesOf = (
    fates: Readonly<Record<string, KeptFate>>,
    entries: Readonly<Record<number, ActingEntry>>,
    lines: readonly OrderLine[] = [ROAD, BURY],
  ) =>
    asSeen(
      { round: 2, lines, ready: true, fates },
      'red',
      0,
      () => new Map(Object.entries(entries).map(([seq, entry]) => [Number(seq), entry])),
    ).fates
  const taken = { bury: { fate: 'taken', entry: 7 } } as const

  test.each<[string, ActingEntry, boolean]>([
    ['an entry with its answer', answered({ act: 'bury', amount: 2 }), true],
    ['an entry with more fields than it gave', answered({ act: 'bury', amount: 2, loud: false }), true],
    ['an entry with another figure', answered({ act: 'bury', amount: 3 }), false],
    ['an entry of another round', answered({ act: 'bury', amount: 2 }, '3/red/5/market'), false],
    ['an entry of another phase', answered({ act: 'bury', amount: 2 }, '2/red/4/market'), false],
    ['an entry of another seat', answered({ act: 'bury', amount: 2 }, '2/green/5/market'), false],
    ['an entry with another question', answered({ act: 'bury', amount: 2 }, '2/red/5/stall'), false],
    ['an entry that is no answer', { seq: 7, kind: 'restart', effects: [] } as never, false],
  ])('a line counts as taken by %s: %s', (_, entry, counts) => {
    expect(fatesOf(taken, { 7: entry })).toEqual(counts ? { bury: 'taken' } : {})
  })

  test('an option, and an act without fields, are one and the same', () => {
    const lines = [line('bury', 5, 'market', 'boast')]
    expect(fatesOf(taken, { 7: answered({ act: 'boast' }) }, lines)).toEqual({ bury: 'taken' })
    expect(fatesOf(taken, { 7: answered('boast') }, lines)).toEqual({ bury: 'taken' })
    expect(fatesOf(taken, { 7: answered('other') }, lines)).toEqual({})
  })

  test('a line that is there no longer has none', () => {
    expect(fatesOf(taken, { 7: answered({ act: 'bury', amount: 2 }) }, [ROAD])).toEqual({})
  })

  test.each([
    [-1, true],
    [0, false],
    [6, false],
    [7, true],
  ])('a refusal after entry %i counts, where entry 7 stands: %s', (entry, counts) => {
    expect(fatesOf({ road: { fate: 'refused', entry } }, { 7: answered('done') })).toEqual(counts ? { road: 'refused' } : {})
  })

  test('of orders without any the journal is not asked', () => {
    const standing = (): never => {
      throw new Error('asked')
    }
    expect(asSeen({ round: 2, lines: [ROAD], ready: false, fates: {} }, 'red', 3, standing)).toEqual({
      ...{ round: 2, lines: [ROAD], ready: false },
      ...{ lockedTo: 3, fates: {} },
    })
  })

  test('a fate is a line’s own, whatever its id', () => {
    expect(fateOf({ fates: { road: 'taken' } }, 'road')).toBe('taken')
    expect(fateOf({ fates: {} }, 'constructor')).toBeNull()
  })
})

describe('the answer that is prepared for a question', () => {
  const LOW = line('low', 3, 'road', 'low')
  const ELSEWHERE = [line('a', 4, 'road', 'x'), line('b', 3, 'market', 'x')]
  const orders = (change: Partial<OrdersState> = {}): OrdersState => ({
    ...{ round: 2, lines: [...ELSEWHERE, ROAD, LOW], ready: true, lockedTo: 0, fates: {} },
    ...change,
  })
  const request = (kind: Request['kind'], seat = 'red', id = '2/red/3/road') => ({ kind, seat, id, occurrence: 0 }) as Request
  const cursor = { turn: 2, seat: 'red', phase: 3 }

  test('is the first line of its phase and name that has met no fate', () => {
    expect(preparedFor(orders(), request('choose'), cursor)).toEqual({ answer: 'high', line: ROAD })
    expect(preparedFor(orders({ fates: { road: 'taken' } }), request('choose'), cursor)).toEqual({ answer: 'low', line: LOW })
  })

  test('is the end of the acts once all lines are used, and nothing for a choice', () => {
    const used = orders({ fates: { road: 'taken', low: 'refused' } })
    expect(preparedFor(used, request('act'), cursor)).toEqual({ answer: DONE, line: null })
    expect(preparedFor(used, request('choose'), cursor)).toBeNull()
    expect(preparedFor(orders({ lines: ELSEWHERE }), request('act'), cursor)).toBeNull()
  })

  test('is given at the table of its round as well, whoever else is asked there', () => {
    const atTable = { ...cursor, seat: TABLE_SEAT }
    const asked = request('choose', 'red', '2/table/3/road@red')
    expect(preparedFor(orders(), asked, atTable)).toEqual({ answer: 'high', line: ROAD })
    expect(preparedFor(orders(), asked, { ...atTable, turn: 1 })).toBeNull()
    expect(preparedFor(orders(), asked, { ...atTable, phase: 5 })).toBeNull()
  })

  test.each<[string, OrdersState, Request, typeof cursor]>([
    ['of orders that are not ready', orders({ ready: false }), request('choose'), cursor],
    ['of orders for another round', orders({ round: 3 }), request('choose'), cursor],
    ['in the turn of another seat', orders(), request('choose'), { ...cursor, seat: 'green' }],
    ['to another seat', orders(), request('choose', 'green'), cursor],
    ['to dice', orders(), request('roll'), cursor],
    ['to cards', orders(), request('draw'), cursor],
  ])('is none %s', (_, from, asked, at) => {
    expect(preparedFor(from, asked, at)).toBeNull()
  })
})
