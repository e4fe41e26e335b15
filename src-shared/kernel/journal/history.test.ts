import { describe, expect, test } from 'vitest'
import type { Effect } from '../world/effect.ts'
import { formerRecord, effectiveMoments, effectiveMomentsReversed, ledgerOf, momentsOf, type SeenEntry } from './history.ts'

const at = (turn: number): Effect => ({ kind: 'checkpoint', cursor: { turn, seat: 'red', phase: 3 } })
const gold = (delta: number): Effect => ({ kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta })
const cursor = (turn: number) => ({ turn, seat: 'red', phase: 3 })
const BEFORE = { turn: 0, seat: 'table', phase: 0 }

const setup: SeenEntry = { seq: 0, kind: 'setup', effects: [gold(5), at(1)] }
const answer = (seq: number, ...effects: readonly Effect[]): SeenEntry => ({ seq, kind: 'answer', effects })
const retraction = (seq: number, from: number): SeenEntry => ({ seq, kind: 'retraction', from })
const restart = (seq: number, ...effects: readonly Effect[]): SeenEntry => ({ seq, kind: 'restart', effects })
const note = (seq: number): SeenEntry => ({ seq, kind: 'note', text: 't' })

describe('moments', () => {
  test('know where play stood before and after, and under which cursor each effect fell', () => {
    const moments = momentsOf([setup, answer(1, gold(1), at(2), gold(2)), note(2)])
    expect(moments).toEqual([
      {
        entry: setup,
        before: BEFORE,
        after: cursor(1),
        voidedBy: null,
        effects: [
          { effect: gold(5), at: BEFORE },
          { effect: at(1), at: cursor(1) },
        ],
      },
      {
        entry: answer(1, gold(1), at(2), gold(2)),
        before: cursor(1),
        after: cursor(2),
        voidedBy: null,
        effects: [
          { effect: gold(1), at: cursor(1) },
          { effect: at(2), at: cursor(2) },
          { effect: gold(2), at: cursor(2) },
        ],
      },
      { entry: note(2), before: cursor(2), after: cursor(2), effects: [], voidedBy: null },
    ])
  })

  test.each([
    ['all from an entry on', [setup, answer(1), answer(2), retraction(3, 2)], [null, null, 3, null]],
    ['but no notes', [setup, answer(1), note(2), retraction(3, 1)], [null, 3, null, null]],
    [
      'nothing that is void already',
      [setup, answer(1), answer(2), retraction(3, 2), answer(4), retraction(5, 1)],
      [null, 5, 3, null, 5, null],
    ],
    ['answers without effects as well', [setup, { seq: 1, kind: 'answer' }, retraction(2, 1)], [null, 2, null]],
    ['restarts', [setup, answer(1, at(2)), restart(2, gold(1)), retraction(3, 1)], [null, 3, 3, null]],
  ] as [string, SeenEntry[], (number | null)[]][])('a retraction voids %s', (_, entries, voided) => {
    expect(momentsOf(entries).map(({ voidedBy }) => voidedBy)).toEqual(voided)
  })

  test('in force are those that were not taken back, in either order', () => {
    const moments = momentsOf([setup, answer(1), answer(2), retraction(3, 2), note(4)])
    expect(effectiveMoments(moments).map(({ entry }) => entry.seq)).toEqual([0, 1, 3, 4])
    expect([...effectiveMomentsReversed(moments)]).toEqual(effectiveMoments(moments).toReversed())
  })

  test('after a retraction play stands where it stood before what was taken back', () => {
    const moments = momentsOf([setup, answer(1, at(2)), answer(2, at(3)), retraction(3, 1), answer(4, gold(1))])
    expect(moments.slice(3).map(({ before, after }) => [before, after])).toEqual([
      [cursor(1), cursor(1)],
      [cursor(1), cursor(1)],
    ])
  })

  test('a retraction that finds nothing moves nothing', () => {
    expect(momentsOf([setup, answer(1, at(2)), retraction(2, 9)]).at(-1)).toMatchObject({ before: cursor(2), after: cursor(2) })
  })

  test('a restart voids what follows the last checkpoint, and makes the rest of its entry anew', () => {
    const moments = momentsOf([setup, answer(1, gold(1), at(2), gold(2)), answer(2, gold(4)), restart(3, gold(8)), answer(4, gold(16))])
    expect(moments.map(({ voidedBy }) => voidedBy)).toEqual([null, null, 3, null, null])
    expect(moments[1]?.effects.map(({ effect }) => effect)).toEqual([gold(1), at(2)])
    expect(ledgerOf(moments).map(({ delta, balance }) => [delta, balance])).toEqual([
      [5, 5],
      [1, 6],
      [8, 14],
      [16, 30],
    ])
  })

  test('a restart before the first checkpoint makes the set-up anew', () => {
    const moments = momentsOf([{ seq: 0, kind: 'setup', effects: [gold(5)] }, answer(1, gold(1)), restart(2, gold(7))])
    expect(ledgerOf(moments).map(({ balance }) => balance)).toEqual([7])
  })
})

describe('the ledger', () => {
  test('lists standing postings with running balances per account, and whose turn and phase it was', () => {
    const eggs: Effect = { kind: 'posting', rule: 'TOY-ANY-2', owner: 'blue', account: 'eggs', delta: 3 }
    const rows = ledgerOf(momentsOf([setup, answer(1, gold(-2), eggs), answer(2, gold(9)), retraction(3, 2), answer(4, at(2), gold(1))]))
    expect(rows).toMatchObject([
      { seq: 0, turn: 0, phase: 0, during: 'table', owner: 'red', account: 'gold', delta: 5, balance: 5, rule: 'TOY-ANY-1' },
      { seq: 1, turn: 1, phase: 3, during: 'red', owner: 'red', account: 'gold', delta: -2, balance: 3 },
      { seq: 1, owner: 'blue', account: 'eggs', delta: 3, balance: 3, rule: 'TOY-ANY-2', posting: eggs },
      { seq: 4, turn: 2, owner: 'red', account: 'gold', delta: 1, balance: 4 },
    ])
    expect(rows).toHaveLength(4)
  })

  test('does not mix accounts of like names', () => {
    const of = (owner: string, account: string): Effect => ({ kind: 'posting', rule: 'TOY-ANY-1', owner, account, delta: 1 })
    expect(ledgerOf(momentsOf([answer(1, of('a', 'b c'), of('a b', 'c'))])).map(({ balance }) => balance)).toEqual([1, 1])
  })
})

test('what a record held before an entry is what stood then, whatever was taken back since', () => {
  const put = (value: number): Effect => ({ kind: 'record', rule: 'TOY-ANY-1', collection: 'coop', id: 'red', value })
  const gone: Effect = { kind: 'drop', rule: 'TOY-ANY-1', collection: 'coop', id: 'red' }
  const moments = momentsOf([setup, answer(1, put(1)), answer(2, put(2)), retraction(3, 2), answer(4, put(4)), answer(5, gone), answer(6)])
  const before = [1, 2, 3, 4, 5, 6].map((seq) => formerRecord(moments, seq, 'coop', 'red'))
  expect(before).toEqual([undefined, 1, 1, 1, 4, undefined])
  expect(formerRecord(moments, 6, 'coop', 'blue')).toBeUndefined()
})
