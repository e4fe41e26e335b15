import { describe, expect, test } from 'vitest'
import type { SimpleTest } from '../../kernel/engine/request.ts'
import { countOutcomes } from '../../kernel/chance/rollTest.ts'
import { deviation, mean, variance } from './distribution.ts'
import { outcomeCount, rollOdds } from './rollOdds.ts'
import { count, difference, flaws, type Tally } from './testing/brute.ts'

/** Every throw of so many dice. */
function* throws(dice: number, faces = 10): Generator<number[]> {
  for (let each = 0; each < faces ** dice; each++)
    yield Array.from({ length: dice }, (_, at) => (Math.floor(each / faces ** at) % faces) + 1)
}

const TESTS: [string, SimpleTest, number][] = [
  ['atMost', { type: 'atMost', need: 3, success: 'yes', failure: 'no' }, 4],
  ['atMost, certain', { type: 'atMost', need: 12, success: 'yes', failure: 'no' }, 2],
  ['atMost, impossible', { type: 'atMost', need: 0, success: 'yes', failure: 'no' }, 2],
  ['atLeast', { type: 'atLeast', need: 8, success: 'yes', failure: 'no' }, 4],
  [
    'atMostEach',
    {
      type: 'atMostEach',
      groups: [
        { need: 7, count: 2 },
        { need: 0, count: 0 },
        { need: 9, count: 3 },
      ],
      success: 'yes',
      failure: 'no',
    },
    5,
  ],
  ['atLeast, with a modifier', { type: 'atLeast', need: 8, modifier: -2, success: 'yes', failure: 'no' }, 3],
  [
    'atLeastEach',
    {
      type: 'atLeastEach',
      groups: [
        { need: 4, count: 1 },
        { need: 4, count: 2, modifier: 3 },
        { need: 12, count: 1 },
      ],
      success: 'yes',
      failure: 'no',
    },
    4,
  ],
]

describe('odds of a roll that is asked for', () => {
  test.each(TESTS)('%s: every throw, counted as the table counts it', (_title, asked, dice) => {
    const tally: Tally = new Map()
    for (const values of throws(dice)) count(tally, countOutcomes(asked, values)['yes'] ?? 0)
    const odds = rollOdds({ test: asked, faces: 10, count: dice })
    if (odds.kind !== 'test' || odds.successes === null) throw new Error('no test')
    expect(difference(odds.successes, tally, 10 ** dice)).toBeLessThan(1e-13)
    expect(flaws(odds.successes)).toEqual([])
    expect(odds.any.probability).toBeCloseTo(1 - (tally.get(0) ?? 0) / 10 ** dice, 12)
    expect(odds.all.probability).toBeCloseTo((tally.get(dice) ?? 0) / 10 ** dice, 12)
    expect(odds.spread.mean).toBeCloseTo([...tally].reduce((sum, [hits, many]) => sum + hits * many, 0) / 10 ** dice, 11)
    expect(odds.outcomes.map(({ outcome }) => outcome)).toEqual(['yes', 'no'])
    expect(odds.outcomes.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(dice, 12)
  })

  test('atMostEach tells the lowest and the highest chance', () => {
    const odds = rollOdds({ test: TESTS[4]![1], faces: 10, count: 5 })
    expect(odds).toMatchObject({ range: [0.7, 0.9] })
  })

  test.each([2, 6, 20])('dice of %i faces together: every throw', (faces) => {
    for (const be of ['atLeast', 'atMost'] as const) {
      const asked: SimpleTest = { type: 'sum', be, need: faces, modifier: -1, success: 'yes', failure: 'no' }
      let passed = 0
      for (const values of throws(3, faces)) passed += countOutcomes(asked, values)['yes'] ?? 0
      const odds = rollOdds({ test: asked, faces, count: 3 })
      if (odds.kind !== 'sum') throw new Error('no sum')
      expect(odds.outcomes.map(({ outcome }) => outcome)).toEqual(['yes', 'no'])
      expect(odds.outcomes[0]?.probability).toBeCloseTo(passed / faces ** 3, 12)
      expect(odds.spread.mean).toBeCloseTo((3 * (faces + 1)) / 2, 12)
    }
  })

  test('a sum too high to be reckoned through is told by its mean', () => {
    const odds = rollOdds({ test: { type: 'sum', be: 'atLeast', need: 9, success: 'yes', failure: 'no' }, faces: 1000, count: 11 })
    expect(odds).toMatchObject({ kind: 'sum', outcomes: [], sum: null, spread: { mean: 5505.5 } })
  })

  test('a table with a modifier', () => {
    const rows = [
      { from: 1, to: 3, outcome: 'low' },
      { from: 4, to: 9, outcome: 'high' },
    ]
    const odds = rollOdds({ test: { type: 'table', rows, modifier: 2 }, faces: 6, count: 12 })
    expect(odds).toMatchObject({
      kind: 'table',
      outcomes: [
        { outcome: 'low', expected: 2 },
        { outcome: 'high', expected: 10 },
      ],
    })
  })

  test('table: rows of one outcome count together', () => {
    const rows = [
      { from: 1, to: 36, outcome: 'heads' },
      { from: 37, to: 37, outcome: 'tails' },
      { from: 38, to: 64, outcome: 'heads' },
      { from: 65, to: 100, outcome: 'tails' },
    ]
    const odds = rollOdds({ test: { type: 'table', rows }, faces: 100, count: 40 })
    if (odds.kind !== 'table') throw new Error('no table')
    expect(odds.outcomes).toEqual([
      { key: 'outcome.heads', outcome: 'heads', probability: 0.63, expected: 25.2 },
      { key: 'outcome.tails', outcome: 'tails', probability: 0.37, expected: 14.8 },
    ])
    expect(mean(outcomeCount({ faces: 100, count: 40 }, odds.outcomes[0]!))).toBeCloseTo(25.2, 12)
  })

  test('number: one die is uniform, several add up', () => {
    const odds = rollOdds({ test: { type: 'number' }, faces: 10, count: 4 })
    if (odds.kind !== 'number' || odds.sum === null) throw new Error('no number')
    const tally: Tally = new Map()
    for (const values of throws(4))
      count(
        tally,
        values.reduce((sum, value) => sum + value, 0),
      )
    expect(odds.value.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(difference(odds.sum, tally, 10_000)).toBeLessThan(1e-15)
    expect(odds.spread.mean).toBeCloseTo(22, 12)
  })

  test('no dice: nothing succeeds, nothing is left out', () => {
    expect(rollOdds({ test: { type: 'number' }, faces: 100, count: 0 })).toMatchObject({ value: { values: [0] } })
    expect(rollOdds({ test: TESTS[0]![1], faces: 100, count: 0 })).toMatchObject({ successes: { values: [0] }, any: { probability: 0 } })
  })

  test('forty dice of many chances have the mean and variance of their sum', () => {
    const groups = Array.from({ length: 40 }, (_, at) => ({ need: 61 + at, count: 1 + (at % 3) }))
    const dice = groups.reduce((sum, group) => sum + group.count, 0)
    const odds = rollOdds({ test: { type: 'atMostEach', groups, success: 'hit', failure: 'miss' }, faces: 100, count: dice })
    if (odds.kind !== 'test' || odds.successes === null) throw new Error('no test')
    expect(mean(odds.successes)).toBeCloseTo(
      groups.reduce((sum, group) => sum + (group.count * group.need) / 100, 0),
      10,
    )
    expect(variance(odds.successes)).toBeCloseTo(
      groups.reduce((sum, group) => sum + (group.count * group.need * (100 - group.need)) / 10_000, 0),
      9,
    )
  })

  test('a million dice of one chance are told one by one, of many chances by mean and deviation', () => {
    const alike = rollOdds({ test: { type: 'atMost', need: 60, success: 'yes', failure: 'no' }, faces: 100, count: 1_000_000 })
    if (alike.kind !== 'test' || alike.successes === null) throw new Error('no test')
    expect(deviation(alike.successes)).toBeCloseTo(Math.sqrt(240_000), 6)
    const groups = [61, 80].map((need) => ({ need, count: 200_000 }))
    const unlike = rollOdds({
      test: { type: 'atMostEach', groups, success: 'hit', failure: 'miss' },
      faces: 100,
      count: 400_000,
    })
    expect(unlike).toMatchObject({ successes: null, spread: { mean: 282_000 } })
    expect(unlike.kind === 'test' && unlike.spread.deviation).toBeCloseTo(Math.sqrt(200_000 * (0.61 * 0.39 + 0.8 * 0.2)), 8)
  })

  test('a roll of parts of one chance is told one by one up to any number, of many chances up to twenty thousand dice', () => {
    const of = (groups: readonly { readonly need: number; readonly count: number }[]) =>
      rollOdds({
        test: { type: 'atMostEach', groups, success: 'yes', failure: 'no' },
        faces: 2,
        count: groups.reduce((all, { count: n }) => all + n, 0),
      })
    const half = { need: 1, count: 10_000 }
    expect(of([half, { ...half, need: 2 }])).not.toMatchObject({ successes: null })
    expect(of([half, { need: 2, count: 10_001 }])).toMatchObject({ successes: null })
    expect(of([{ need: 1, count: 20_001 }])).not.toMatchObject({ successes: null })
  })

  test('the chance of one die is the average of all, that of both ways is whole, and each way has its wording', () => {
    const groups = [
      { need: 2, count: 1 },
      { need: 8, count: 3 },
    ]
    const odds = rollOdds({ test: { type: 'atMostEach', groups, success: 'yes', failure: 'no' }, faces: 10, count: 4 })
    expect(odds).toMatchObject({
      outcomes: [
        { key: 'outcome.yes', outcome: 'yes', probability: 0.65, expected: 2.6 },
        { key: 'outcome.no', outcome: 'no', expected: 1.4 },
      ],
      range: [0.2, 0.8],
      any: { key: 'odds.dice.any' },
      all: { key: 'odds.dice.all' },
    })
    expect(odds.kind === 'test' && odds.outcomes[1]?.probability).toBeCloseTo(0.35, 14)
    expect(odds.kind === 'test' && odds.any.probability).toBeCloseTo(1 - 0.8 * 0.2 ** 3, 14)
    expect(odds.kind === 'test' && odds.all.probability).toBeCloseTo(0.2 * 0.8 ** 3, 14)
  })

  test('an empty group of unlike dice has no say in the range; no dice at all have the range of their one chance', () => {
    const groups = [
      { need: 3, count: 0 },
      { need: 6, count: 2 },
    ]
    expect(rollOdds({ test: { type: 'atMostEach', groups, success: 'yes', failure: 'no' }, faces: 10, count: 2 })).toMatchObject({
      range: [0.6, 0.6],
    })
    expect(rollOdds({ test: TESTS[0]![1], faces: 10, count: 0 })).toMatchObject({
      range: [0.3, 0.3],
      outcomes: [
        { probability: 0, expected: 0 },
        { probability: 1, expected: 0 },
      ],
    })
  })

  test('dice together are told through up to ten thousand, above that by mean and deviation', () => {
    const number = (faces: number, count: number) => rollOdds({ test: { type: 'number' }, faces, count })
    expect(number(100, 100)).not.toMatchObject({ sum: null })
    expect(number(100, 101)).toMatchObject({ kind: 'number', sum: null, spread: { mean: 5100.5 } })
    const { spread } = number(100, 101) as Extract<ReturnType<typeof number>, { kind: 'number' }>
    expect(spread.deviation).toBeCloseTo(Math.sqrt((101 * 9999) / 12), 10)
    expect(number(6, 3)).toMatchObject({ value: { values: [1, 2, 3, 4, 5, 6] }, sum: { values: { length: 16 } } })
  })

  test('a sum is passed by the dice together, the modifier added once', () => {
    const odds = rollOdds({
      test: { type: 'sum', be: 'atLeast', need: 11, modifier: 1, success: 'yes', failure: 'no' },
      faces: 6,
      count: 2,
    })
    expect(odds).toMatchObject({
      outcomes: [{ key: 'outcome.yes', outcome: 'yes' }, { outcome: 'no' }],
      sum: { values: { 0: 2, length: 11 } },
    })
    expect(
      odds.kind === 'sum' && odds.outcomes.map(({ probability, expected }) => [probability, expected].map((p) => p.toFixed(6))),
    ).toEqual([
      ['0.166667', '0.166667'],
      ['0.833333', '0.833333'],
    ])
  })
})
