import { expect, test } from 'vitest'
import { WorldState } from '../../../../src-shared/kernel/world/world.ts'
import type { Forecast } from './forecast.ts'
import type { Outlook } from './outlook.ts'
import { summaryText } from './prose.ts'

const points = (cost: number): Forecast => ({ kind: 'points', points: cost, inHand: 30 })

/** What is told of needs that are not met, by their forecasts. */
function told(...forecasts: readonly Forecast[]): string {
  const ids = ['culture', 'technology', 'militaryTechnology'] as const
  const needs = forecasts.map((forecast, at) => ({
    id: ids[at] ?? 'culture',
    met: false,
    missing: 1,
    have: 0,
    need: 1,
    lasting: true,
    forecast,
  }))
  return summaryText(new WorldState(), { needs } as unknown as Outlook)
}

test('points in hand are said to pay for the rest only where they pay for all of it', () => {
  expect(told(points(12), points(18))).toBe('0 of 2 needs met. 30 points of those in hand would pay for the rest.')
  expect(told(points(12), points(20))).toBe('0 of 2 needs met. The rest costs 32 points; 30 are in hand.')
  expect(told(points(12), { kind: 'unknown' })).toBe('0 of 2 needs met. No turn to go by yet.')
})
