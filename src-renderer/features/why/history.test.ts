import { expect, test } from 'vitest'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { historyOf, worldAfter, type AccountPast } from './history.ts'
import type { Within } from './useWhy.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const setup = [posting('elves', 'food', 15), posting('elves', 'males', 8), at(1, 'elves')]
const firstTurn = [posting('elves', 'food', 6), posting('elves', 'food', -4), at(1, 'humans')]
const event = [posting('elves', 'food', -1), at(2, 'humans')]
const inTheirRound = [posting('elves', 'food', -2), at(2, 'elves')]
const secondTurn = [posting('elves', 'food', 10), posting('humans', 'food', 7), posting('elves', 'food', -3)]

function past(within?: Within): AccountPast {
  const { world, moments, ledger } = foldHistory(entriesOf(setup, [firstTurn, event, inTheirRound, secondTurn]))
  return historyOf(moments, ledger, world.cursor, { owner: 'elves', account: 'food', within })
}

test('without a span every posting is past, the newest first, and they add up to the balance', () => {
  const { before, within, opening, balance } = past()
  expect(before.map(({ delta }) => delta)).toEqual([-3, 10, -2, -1, -4, 6, 15])
  expect(within).toEqual([])
  expect([opening, balance]).toEqual([21, 21])
})

test('asked about the turn, what it began with stands apart from what came in and went out', () => {
  const { before, within, ...sums } = past({ span: 'turn', part: 'in' })
  expect(within.map(({ delta }) => delta)).toEqual([-3, 10])
  expect(before.map(({ delta }) => delta)).toEqual([-2, -1, -4, 6, 15])
  expect(sums).toEqual({ opening: 14, gained: 10, lost: -3, balance: 21 })
})

test('the round begins before the turn does, where others moved first', () => {
  const { within, opening } = past({ span: 'round', part: 'change' })
  expect(within.map(({ delta }) => delta)).toEqual([-3, 10, -2])
  expect(opening).toBe(16)
})

test('of a round that is over, nothing counts that came after it; accounts and world agree', () => {
  const { world, moments, ledger } = foldHistory(entriesOf(setup, [firstTurn, event, inTheirRound, secondTurn]))
  const { before, within, opening } = historyOf(moments, ledger, world.cursor, { owner: 'elves', account: 'food', round: 1 })
  expect(before.map(({ delta }) => delta)).toEqual([-1, -4, 6, 15])
  expect([within.length, opening]).toEqual([0, 16])
  expect([0, 1, 2].map((round) => worldAfter(moments, round).balance('elves', 'food'))).toEqual([15, 16, 21])
})
