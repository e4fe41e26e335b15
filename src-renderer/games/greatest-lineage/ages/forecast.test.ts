import { describe, expect, test } from 'vitest'
import { forecast, forecastAll, rateOf, tellForecast } from './forecast.ts'

describe('rateOf', () => {
  test.each([
    ['before the first turn has ended', [20], null],
    ['one turn', [20, 26], 6],
    ['two turns', [20, 26, 24], 2],
    ['the last three of five', [0, 100, 100, 103, 104, 109], 3],
    ['a loss', [50, 40, 35, 20], -10],
  ])('%s', (_case, course, rate) => {
    expect(rateOf(course)).toBe(rate)
  })
})

describe('forecast', () => {
  test.each([
    ['what is met needs no forecast', 70, 70, [0, 1], { kind: 'met' }],
    ['missing divided by the rate, rounded up', 61, 70, [50, 54, 58, 62], { kind: 'turns', turns: 3, rate: 4 }],
    ['exactly at the end of a turn', 62, 70, [50, 54, 58, 62], { kind: 'turns', turns: 2, rate: 4 }],
    ['less than one a turn', 60, 70, [60, 60, 60, 61], { kind: 'turns', turns: 30, rate: 1 / 3 }],
    ['what does not grow is never met', 60, 70, [60, 60, 60, 60], { kind: 'never', rate: 0 }],
    ['what shrinks is never met', 60, 70, [75, 70, 65, 60], { kind: 'never', rate: -5 }],
    ['nothing to go by', 60, 70, [60], { kind: 'unknown' }],
  ])('%s', (_case, have, need, course, told) => {
    expect(forecast(have, need, course)).toEqual(told)
  })

  test.each([
    [
      'points in hand that pay for all that is missing',
      { price: { each: 4, inHand: 40 }, isStore: false },
      { kind: 'points', points: 40, inHand: 40 },
    ],
    ['one point too few', { price: { each: 4, inHand: 39 }, isStore: false }, { kind: 'never', rate: -5 }],
    ['a store that was drawn on is no trend', { price: null, isStore: true }, { kind: 'drawn', rate: -5 }],
  ])('%s', (_case, means, told) => {
    expect(forecast(60, 70, [75, 70, 65, 60], means)).toEqual(told)
  })

  test('a store that grows is a trend, and one that does not move never fills', () => {
    const store = { price: null, isStore: true }
    expect(forecast(60, 70, [50, 60], store)).toEqual({ kind: 'turns', turns: 1, rate: 10 })
    expect(forecast(60, 70, [60, 60], store)).toEqual({ kind: 'never', rate: 0 })
  })
})

test.each([
  [[], 'met'],
  [[{ kind: 'met' }, { kind: 'met' }], 'met'],
  [[{ kind: 'met' }, { kind: 'turns', turns: 2, rate: 1 }, { kind: 'turns', turns: 7, rate: 1 }], 'turns'],
  [
    [
      { kind: 'turns', turns: 2, rate: 1 },
      { kind: 'never', rate: 0 },
    ],
    'never',
  ],
  [[{ kind: 'met' }, { kind: 'unknown' }], 'unknown'],
  [[{ kind: 'points', points: 4, inHand: 9 }, { kind: 'met' }], 'points'],
  [
    [
      { kind: 'points', points: 4, inHand: 9 },
      { kind: 'turns', turns: 7, rate: 1 },
    ],
    'turns',
  ],
  [
    [
      { kind: 'drawn', rate: -1 },
      { kind: 'turns', turns: 7, rate: 1 },
    ],
    'drawn',
  ],
  [
    [
      { kind: 'drawn', rate: -1 },
      { kind: 'never', rate: 0 },
    ],
    'never',
  ],
] as const)('the slowest need decides: %j is %s', (forecasts, kind) => {
  const all = forecastAll(forecasts)
  expect(all.kind).toBe(kind)
  if (all.kind === 'turns') expect(all.turns).toBe(7)
})

test.each([
  [{ kind: 'met' }, ''],
  [{ kind: 'turns', turns: 1, rate: 4 }, 'in 1 turn at +4 a turn'],
  [{ kind: 'turns', turns: 12, rate: 11 / 3 }, 'in 12 turns at +3.7 a turn'],
  [{ kind: 'turns', turns: 30, rate: 2 }, 'in 30 turns at +2 a turn'],
  [{ kind: 'turns', turns: 31, rate: 2 }, 'far off at +2 a turn'],
  [{ kind: 'never', rate: 0 }, 'never at this rate'],
  [{ kind: 'never', rate: -2.5 }, 'never at this rate (−2.5 a turn)'],
  [{ kind: 'points', points: 480, inHand: 500 }, '480 points of those in hand would pay for it'],
  [{ kind: 'drawn', rate: -186.25 }, 'still to be gathered (−186.2 a turn so far)'],
  [{ kind: 'unknown' }, 'no turn to go by yet'],
] as const)('%j in words', (told, words) => {
  expect(tellForecast(told)).toBe(words)
})
