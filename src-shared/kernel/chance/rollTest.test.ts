import { describe, expect, test } from 'vitest'
import type { RollPart, RollTest } from '../engine/request.ts'
import { countOutcomes, diceByPart, hitsOf, isTargeted, outcomeOfDie, partAt, placedParts, targetsOf } from './rollTest.ts'

const outcomes = { success: 'yes', failure: 'no' }

describe('a test with modifiers', () => {
  test.each<[RollTest, readonly number[], Readonly<Record<string, number>>]>([
    [{ type: 'atMost', need: 4, modifier: 1, ...outcomes }, [1, 2, 3, 4, 5], { yes: 3, no: 2 }],
    [{ type: 'atMost', need: 4, modifier: -2, ...outcomes }, [5, 6, 6, 6], { yes: 4, no: 0 }],
    [{ type: 'atLeast', need: 4, modifier: 1, ...outcomes }, [1, 2, 3, 4], { yes: 2, no: 2 }],
    [
      {
        type: 'atLeastEach',
        groups: [
          { need: 5, count: 1 },
          { need: 5, count: 2, modifier: 1 },
          { need: 2, count: 0 },
          { need: 6, count: 1, modifier: -1 },
        ],
        ...outcomes,
      },
      [4, 4, 3, 6],
      { yes: 1, no: 3 },
    ],
    [
      {
        type: 'atMostEach',
        groups: [
          { need: 2, count: 1, modifier: 1 },
          { need: 2, count: 1 },
        ],
        ...outcomes,
      },
      [2, 2, 1],
      { yes: 1, no: 2 },
    ],
    [{ type: 'sum', be: 'atLeast', need: 9, ...outcomes }, [4, 5], { yes: 1, no: 0 }],
    [{ type: 'sum', be: 'atLeast', need: 9, modifier: -1, ...outcomes }, [4, 5], { yes: 0, no: 1 }],
    [{ type: 'sum', be: 'atMost', need: 9, modifier: -1, ...outcomes }, [4, 6], { yes: 1, no: 0 }],
    [{ type: 'sum', be: 'atMost', need: 9, modifier: 0, ...outcomes }, [4, 6], { yes: 0, no: 1 }],
    [
      {
        type: 'table',
        rows: [
          { from: 1, to: 3, outcome: 'low' },
          { from: 4, to: 9, outcome: 'high' },
        ],
        modifier: 2,
      },
      [1, 2, 6, 9],
      { low: 1, high: 2 },
    ],
  ])('%j on %j', (rule, dice, expected) => {
    expect(countOutcomes(rule, dice)).toEqual(expected)
  })
})

/** Every test that judges single dice, near the edges of a die of six. */
const JUDGING: readonly RollTest[] = [-3, 0, 1, 3, 6, 7, 20].flatMap((need) =>
  [-2, 0, 5].flatMap((modifier): RollTest[] => [
    { type: 'atMost', need, modifier, ...outcomes },
    { type: 'atLeast', need, modifier, ...outcomes },
    { type: 'atMostEach', groups: [{ need, count: 3, modifier }], ...outcomes },
    {
      type: 'atLeastEach',
      groups: [
        { need: 9, count: 1 },
        { need, count: 2, modifier },
      ],
      ...outcomes,
    },
    { type: 'table', rows: [{ from: need, to: need + 2, outcome: 'yes' }], modifier },
  ]),
)

test.each(JUDGING)('%j judges one die as it counts all', (rule) => {
  for (let face = 1; face <= 6; face++) {
    const dice = [face, face, face]
    const judged = dice.map((value, place) => outcomeOfDie(rule, value, place))
    for (const [outcome, count] of Object.entries(countOutcomes(rule, dice)))
      expect(judged.filter((each) => each === outcome)).toHaveLength(count)
  }
})

test.each(JUDGING.filter(isTargeted))('%j: as many faces succeed as are said to', (rule) => {
  const hits = targetsOf(rule, 3).flatMap((target) => Array.from({ length: target.count }, () => hitsOf(target, 6)))
  for (let place = 0; place < 3; place++) {
    const found = [1, 2, 3, 4, 5, 6].filter((face) => outcomeOfDie(rule, face, place) === 'yes')
    expect(hits[place]).toBe(found.length)
  }
})

test('dice that only count together have no outcome each', () => {
  expect(outcomeOfDie({ type: 'sum', be: 'atLeast', need: 3, ...outcomes }, 6, 0)).toBeNull()
  expect(outcomeOfDie({ type: 'number' }, 6, 0)).toBeNull()
})

describe('a roll in parts', () => {
  const parts: readonly RollPart[] = [
    { count: 2, test: { type: 'atLeast', need: 4, ...outcomes }, wording: 'first' },
    { count: 1, test: { type: 'table', rows: [{ from: 1, to: 6, outcome: 'yes' }] }, wording: 'second' },
    { count: 2, test: { type: 'atMostEach', groups: [{ need: 2, count: 1 }], success: 'low', failure: 'no' }, wording: 'third' },
  ]
  const dice = [5, 1, 3, 2, 2]

  test('counts what its parts count, together where they name the same outcome', () => {
    expect(countOutcomes({ type: 'parts', parts }, dice)).toEqual({ yes: 2, no: 2, low: 1 })
  })

  test('judges each die by the part it belongs to, by its place in that part, and none beyond the last', () => {
    expect([...dice, 6].map((value, place) => outcomeOfDie({ type: 'parts', parts }, value, place))).toEqual([
      'yes',
      'no',
      'yes',
      'low',
      'no',
      null,
    ])
  })

  test('says where its parts begin, whose a die is and how each part fell', () => {
    expect(placedParts(parts).map(({ first, count, wording }) => [first, count, wording])).toEqual([
      [0, 2, 'first'],
      [2, 1, 'second'],
      [3, 2, 'third'],
    ])
    expect([0, 1, 2, 3, 4, 5].map((place) => partAt(parts, place)?.wording ?? null)).toEqual([
      'first',
      'first',
      'second',
      'third',
      'third',
      null,
    ])
    expect(diceByPart(parts, dice)).toEqual([[5, 1], [3], [2, 2]])
  })

  test('judges no single die to have a target of its own', () => {
    expect(isTargeted({ type: 'parts', parts })).toBe(false)
  })
})

test('a die beyond the groups fails, whatever it shows', () => {
  const rule: RollTest = { type: 'atMostEach', groups: [{ need: 6, count: 1 }], ...outcomes }
  expect(outcomeOfDie(rule, 1, 1)).toBe('no')
  expect(countOutcomes(rule, [1, 1])).toEqual({ yes: 1, no: 1 })
})
