import { expect, test } from 'vitest'
import type { RollRequest } from '../../src-shared/kernel/engine/request.ts'
import { tellForGreatestLineage } from '../testing/playedGame.ts'
import { oddsText } from './odds.ts'

tellForGreatestLineage()

type Rolled = Pick<RollRequest, 'count' | 'test'> & Partial<Pick<RollRequest, 'faces' | 'figures'>>

const roll = (rolled: Rolled): RollRequest => ({
  kind: 'roll',
  id: '1/elves/5/x',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-WAR-8',
  wording: 'roll.x',
  figures: {},
  faces: 100,
  ...rolled,
})
const atMost = (need: number) => ({ type: 'atMost', need, success: 'child', failure: 'noChild' }) as const
const number = { type: 'number' } as const
const said = (rolled: Rolled) => oddsText(roll(rolled)) ?? null

test('one die tells its chance, many what to expect of them', () => {
  expect(said({ count: 1, test: atMost(60) })).toBe('60% chance')
  expect(said({ count: 14, test: atMost(60) })).toBe('60% each: 5 to 11 of 14 are likely, 8 in the middle')
  const groups = [
    { need: 40, count: 2 },
    { need: 90, count: 2 },
  ]
  expect(said({ count: 4, test: { type: 'atMostEach', groups, success: 'child', failure: 'noChild' } })).toBe(
    '40% to 90% each, about 2.6 of 4',
  )
  expect(said({ count: 1, test: { type: 'atLeast', need: 95, success: 'royalSlain', failure: 'royalUnharmed' } })).toBe('6% chance')
})

test('GL-WAR-8 the first die of two knows both bonuses', () => {
  expect(said({ count: 1, test: number, figures: { bonus: 20, enemyBonus: 20 } })).toBe('Ahead 49.5%, even 1%, behind 49.5%')
  expect(said({ count: 1, test: number, figures: { bonus: 30, enemyBonus: 15, lead: 15 } })).toBe('Takes the land: 51%')
})

test('GL-WAR-8 the second die knows what it is up against', () => {
  expect(said({ count: 1, test: number, figures: { bonus: 37, enemyBonus: 42, enemyTotal: 73 } })).toBe('Ahead 64%, even 1%, behind 35%')
  expect(said({ count: 1, test: number, figures: { bonus: 37, enemyBonus: 42, enemyTotal: 72, lead: 15 } })).toBe('Keeps the land: 80%')
  expect(said({ count: 1, test: number, figures: { bonus: 0, enemyBonus: 200, enemyTotal: 260 } })).toBe('Ahead 0%, even 0%, behind 100%')
})

test('dice that are only numbers, and tables, tell nothing', () => {
  expect(said({ count: 2, test: number })).toBeNull()
  expect(said({ count: 1, test: { type: 'table', rows: [{ from: 1, to: 100, outcome: 'males' }] } })).toBeNull()
})
