import { expect, test } from 'vitest'
import type { LedgerRow } from '../../../src-shared/kernel/journal/history.ts'
import { changesOfTurn } from './turn.ts'

const TURN = { seat: 'red', at: { turn: 2, seat: 'red', phase: 0 }, to: 9 } as const

/** A line of the red seat's book in its own second turn, but for what is said. */
function row(change: Partial<LedgerRow>): LedgerRow {
  const line = { seq: 5, turn: 2, phase: 1, during: 'red', owner: 'red', account: 'gold', delta: 1, balance: 1, rule: 'TOY-DAY-1' } as const
  const { owner, account, delta, rule } = { ...line, ...change }
  return { ...line, ...change, posting: { kind: 'posting', owner, account, delta, rule } }
}

test('a turn tells each account once, in the order in which they came: the sum, and what it stood at in the end', () => {
  const ledger = [
    row({ account: 'hens', delta: 2, balance: 6 }),
    row({ account: 'gold', delta: 5, balance: 8 }),
    row({ account: 'hens', delta: -3, balance: 3 }),
  ]
  expect(changesOfTurn(ledger, TURN)).toEqual([
    { account: 'hens', delta: -1, balance: 3 },
    { account: 'gold', delta: 5, balance: 8 },
  ])
})

test('an account that ends where it began is left out', () => {
  expect(changesOfTurn([row({ delta: 4, balance: 7 }), row({ delta: -4, balance: 3 })], TURN)).toEqual([])
})

test.each<[string, Partial<LedgerRow>, boolean]>([
  ['in the last entry of the turn', { seq: 9 }, true],
  ['after the turn was over', { seq: 10 }, false],
  ['in an earlier round', { turn: 1 }, false],
  ['in a later round', { turn: 3 }, false],
  ["in another seat's turn", { during: 'blue' }, false],
  ["in another seat's book", { owner: 'blue' }, false],
])('what was booked %s', (_, change, counts) => {
  expect(changesOfTurn([row(change)], TURN)).toHaveLength(counts ? 1 : 0)
})
