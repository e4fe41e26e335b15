import { expect, test } from 'vitest'
import { diceGroups, tallyOf } from './tally.ts'
import { afterKey, afterTakingBack } from './typing.ts'

const DEATHS = {
  type: 'atMostEach',
  groups: [
    { need: 61, count: 2 },
    { need: 90, count: 3 },
  ],
  success: 'motherLost',
  failure: 'motherLives',
} as const

test('of dice that must read differently, each promises by its own number', () => {
  expect(tallyOf(DEATHS, 100, [60, 62, 10])).toEqual([
    { outcome: 'motherLost', count: 2, expected: 0.61 + 0.61 + 0.9 },
    { outcome: 'motherLives', count: 1, expected: 3 - (0.61 + 0.61 + 0.9) },
  ])
})

test('which dice belong to which number', () => {
  expect(diceGroups(DEATHS)).toEqual([
    { first: 1, last: 2, need: 61, atLeast: false },
    { first: 3, last: 5, need: 90, atLeast: false },
  ])
  expect(diceGroups({ type: 'number' })).toEqual([])
})

test('a table of outcomes promises by its rows; a mere number promises nothing', () => {
  const rows = [
    { from: 1, to: 25, outcome: 'male' },
    { from: 26, to: 100, outcome: 'female' },
  ]
  expect(tallyOf({ type: 'table', rows }, 100, [3, 50, 51, 52])?.map(({ expected }) => expected)).toEqual([1, 3])
  expect(tallyOf({ type: 'number' }, 100, [3])).toBeNull()
  expect(tallyOf(DEATHS, 100, [])).toBeNull()
})

test.each([
  ['', '3', 100, null],
  ['3', '4', 100, '34 '],
  ['34', '7', 100, '34 7'],
  ['34 7', '7', 100, '34 77 '],
  ['34 ', ' ', 100, '34 '],
  ['5', ' ', 100, null],
  ['34', ',', 100, null],
  ['', '7', 10, '7 '],
  ['100', '5', 100, null],
  ['', '4', 6, '4 '],
  ['4 ', '2', 6, '4 2 '],
  ['', '1', 20, null],
  ['1', '7', 20, '17 '],
  ['2', '5', 20, '2 5 '],
  ['2', '1', 20, '2 1'],
  ['', '3', 20, '3 '],
  ['10', '0', 1000, null],
  ['100', '0', 1000, '1000 '],
  ['100 ', '9', 1000, null],
  ['101', '3', 1000, '101 3'],
])('after "%s" the key "%s" with %i faces gives %s', (typed, key, faces, now) => {
  expect(afterKey(typed, key, faces)).toBe(now)
})

test.each([
  ['34 ', '3'],
  ['34 7', null],
  ['', null],
])('taking back after "%s" gives %s', (typed, now) => {
  expect(afterTakingBack(typed)).toBe(now)
})
