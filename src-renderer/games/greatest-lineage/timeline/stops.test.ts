import { describe, expect, test } from 'vitest'
import { stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { hasEnded, presentTurn, roundsText, stopsOf } from './stops.ts'

describe('stopsOf', () => {
  test('GL-TIME-1 twenty turns, each with the rounds it lasts at the pace of the table', () => {
    const stops = stopsOf(stage({ turn: 7, rules: { timeline_pace: 3 } }))
    expect(stops).toHaveLength(20)
    expect(stops.slice(0, 4).map(({ turn, from, to, when }) => [turn, from, to, when])).toEqual([
      [1, 1, 3, 'past'],
      [2, 4, 6, 'past'],
      [3, 7, 9, 'present'],
      [4, 10, 12, 'coming'],
    ])
  })

  test('RULING-16 turns without events are quiet', () => {
    const quiet = stopsOf(stage()).filter(({ rows }) => rows.length === 0)
    expect(quiet.map(({ turn }) => turn)).toEqual([2, 5, 14])
  })
})

test.each([
  [1, 1, false],
  [2, 1, false],
  [3, 2, false],
  [40, 20, false],
  [41, 21, true],
])('GL-TIME-1 at two rounds a turn, round %i is in timeline turn %i, ended: %s', (turn, present, ended) => {
  const world = stage({ turn })
  expect(presentTurn(world)).toBe(present)
  expect(hasEnded(world)).toBe(ended)
})

test('before the first round no turn is present', () => {
  expect(presentTurn(stage({ turn: 0 }))).toBe(0)
})

test.each([
  [4, 4, 'round 4'],
  [7, 8, 'rounds 7 and 8'],
  [9, 12, 'rounds 9 to 12'],
])('%i to %i is told as "%s"', (from, to, told) => {
  expect(roundsText({ from, to })).toBe(told)
})
