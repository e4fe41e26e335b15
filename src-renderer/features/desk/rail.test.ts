import { expect, test } from 'vitest'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import type { LedgerRow, SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { changesOfRound } from './changes.ts'
import { railOf, tableStep } from './rail.ts'

const NOW = { turn: 2, seat: 'red', phase: 1 } as const
const STEPS = [0, 1, 2].map((phase) => ({ phase, headline: phase === 2 ? null : { accounts: ['eggs'], counts: 'eggs' } }))

/** A line of the red seat's book in its own second turn, but for what is said. */
function row(change: Partial<LedgerRow>): LedgerRow {
  const line = { seq: 5, turn: 2, phase: 0, during: 'red', owner: 'red', account: 'eggs', delta: 7, balance: 7, rule: 'TOY-EGG-1' } as const
  const { owner, account, delta, rule } = { ...line, ...change }
  return { ...line, ...change, posting: { kind: 'posting', owner, account, delta, rule } }
}

const figures = (...ledger: readonly LedgerRow[]) => railOf(STEPS, [], ledger, NOW).map(({ figure }) => figure)

test('a step before the one in play is done, a step after it is still to come', () => {
  expect(railOf(STEPS, [], [], NOW).map(({ phase, state }) => [phase, state])).toEqual([
    [0, 'done'],
    [1, 'now'],
    [2, 'next'],
  ])
})

test("a step's figure is the sum of its own accounts; a step without a headline has none", () => {
  expect(figures(row({}), row({ delta: -3 }), row({ phase: 1, delta: -2 }), row({ phase: 2, delta: 9 }))).toEqual(['+4', '\u22122', ''])
  expect(railOf(STEPS, [], [], NOW).map(({ counts }) => counts !== '')).toEqual([true, true, false])
})

test.each<[string, Partial<LedgerRow>]>([
  ['of another account', { account: 'gold' }],
  ['of an earlier round', { turn: 1 }],
  ["in another seat's turn", { during: 'blue' }],
  ["of another seat's book", { owner: 'blue' }],
])('a figure leaves out what was booked %s', (_, change) => {
  expect(figures(row(change))).toEqual(['', '', ''])
})

test.each([
  [9_999, '+9,999'],
  [10_000, '+10k'],
  [-9_999, '\u22129,999'],
  [-10_000, '\u221210k'],
  [4_120_000, '+4.1m'],
])('a change by %i reads %s', (delta, text) => {
  expect(figures(row({ delta }))[0]).toBe(text)
})

test('a phase of this turn is marked as corrected, no phase of another turn or seat', () => {
  let seq = 0
  const at = (turn: number, seat: string, phase: number): SeenEntry => ({
    ...{ seq: ++seq, kind: 'answer', request: `${turn}/${seat}/${phase}/road`, answer: 'high' },
    effects: [{ kind: 'checkpoint', cursor: { turn, seat, phase } }],
  })
  const corrected = (): SeenEntry => ({ seq: ++seq, kind: 'correction', changes: [], reason: 'counted again', effects: [] })
  const entries: readonly SeenEntry[] = [
    { seq: 0, kind: 'setup', effects: [] },
    ...[at(1, 'red', 0), corrected()],
    ...[at(2, 'blue', 2), corrected()],
    ...[at(2, 'red', 0), corrected()],
    at(2, 'red', 1),
  ]
  const rail = railOf(STEPS, foldHistory(entries).moments, [], NOW)
  expect(rail.filter((step) => step.corrected).map(({ phase }) => phase)).toEqual([0])
})

test.each<[string, boolean, { readonly seat: string; readonly turn: number }, boolean]>([
  ['before the first round', false, { seat: 'table', turn: 0 }, false],
  ["in a player's turn", false, { seat: 'red', turn: 1 }, false],
  ['in its own part of a round', false, { seat: 'table', turn: 1 }, true],
  ['when the game is over', true, { seat: 'red', turn: 1 }, true],
])('the table has a step of its own %s: %s', (_, isOver, { seat, turn }, has) => {
  expect(tableStep(isOver, { seat, turn, phase: 0 }) !== '').toBe(has)
})

test.each<[string, Partial<LedgerRow>, number | undefined]>([
  ['in this round', {}, 7],
  ["in another seat's turn of this round", { during: 'blue' }, 7],
  ['in the round before', { turn: 1 }, undefined],
  ['in a later round', { turn: 3 }, undefined],
  ['by another owner', { owner: 'blue' }, undefined],
])("an owner's change of the round counts what was booked %s", (_, change, sum) => {
  expect(changesOfRound([row(change)], 2, 'red').get('eggs')).toBe(sum)
})

test('the changes of a round add up', () => {
  expect([...changesOfRound([row({}), row({ delta: -2 }), row({ account: 'gold', delta: 1 })], 2, 'red')]).toEqual([
    ['gold', 1],
    ['eggs', 5],
  ])
})
