import { expect, test } from 'vitest'
import type { RollTest } from '../../../src-shared/kernel/engine/request.ts'
import { outcomeOfDie } from '../../../src-shared/kernel/chance/rollTest.ts'
import { chancesOf, isSuccess, needOf, ownNeed } from './dice.ts'

const atMost: RollTest = { type: 'atMost', need: 60, success: 'child', failure: 'noChild' }
const each: RollTest = {
  type: 'atMostEach',
  groups: [
    { need: 73, count: 2 },
    { need: 91, count: 1 },
  ],
  success: 'lost',
  failure: 'lives',
}
const table: RollTest = {
  type: 'table',
  rows: [
    { from: 1, to: 36, outcome: 'male' },
    { from: 37, to: 100, outcome: 'female' },
  ],
}

test.each([
  [atMost, 60, 0, 'child'],
  [atMost, 61, 0, 'noChild'],
  [each, 73, 1, 'lost'],
  [each, 74, 1, 'lives'],
  [each, 91, 2, 'lost'],
  [table, 36, 5, 'male'],
  [{ type: 'atLeast', need: 95, success: 'killed', failure: 'missed' } as const, 95, 0, 'killed'],
  [{ type: 'number' } as const, 7, 0, null],
] satisfies [RollTest, number, number, string | null][])('%o: a %i at place %i means %s', (roll, value, place, outcome) => {
  expect(outcomeOfDie(roll, value, place)).toBe(outcome)
})

test('only tests with a success know a good outcome', () => {
  expect(isSuccess(atMost, 'child')).toBe(true)
  expect(isSuccess(atMost, 'noChild')).toBe(false)
  expect(isSuccess(table, 'male')).toBeNull()
})

test('chances are counted over the faces of a die', () => {
  expect(chancesOf(atMost, 100)).toEqual([
    { outcome: 'child', percent: 60 },
    { outcome: 'noChild', percent: 40 },
  ])
  expect(chancesOf(table, 100)?.[0]).toEqual({ outcome: 'male', percent: 36 })
  expect(chancesOf(each, 100)).toEqual([
    { outcome: 'lost', percent: 79 },
    { outcome: 'lives', percent: expect.closeTo(21, 9) as number },
  ])
  expect(chancesOf({ type: 'number' }, 100)).toBeNull()
})

test('what is needed is said in words', () => {
  expect(needOf(atMost)).toBe('60 or less')
  expect(needOf(each)).toBe('its own number or less, from 73 to 91')
  expect(needOf(table)).toBeNull()
})

test('what is needed together, and with modifiers, is said as well', () => {
  const outcomes = { success: 'held', failure: 'fled' }
  expect(needOf({ type: 'sum', be: 'atLeast', need: 9, modifier: -1, ...outcomes })).toBe('9 or more together, with −1')
  expect(needOf({ type: 'sum', be: 'atMost', need: 4, ...outcomes })).toBe('4 or less together')
  expect(needOf({ type: 'atLeast', need: 5, modifier: 2, ...outcomes })).toBe('5 or more, with +2')
  expect(chancesOf({ type: 'sum', be: 'atMost', need: 4, ...outcomes }, 6)).toBeNull()
})

test('a die that must show its own number or more says which, its modifier reckoned in', () => {
  const groups = [
    { need: 5, count: 1 },
    { need: 5, count: 1, modifier: 1 },
  ]
  const up: RollTest = { type: 'atLeastEach', groups, success: 'hit', failure: 'miss' }
  expect([0, 1, 2].map((place) => ownNeed(up, place))).toEqual(['≥ 5', '≥ 4', ''])
  expect(needOf(up)).toBe('its own number or more, from 4 to 5')
  expect(chancesOf(up, 6)?.[0]?.percent).toBeCloseTo((100 * (2 + 3)) / 12, 9)
})

test('a die of its own number says which', () => {
  expect([0, 1, 2, 3].map((place) => ownNeed(each, place))).toEqual(['≤ 73', '≤ 73', '≤ 91', ''])
  expect(ownNeed(atMost, 0)).toBe('')
})
