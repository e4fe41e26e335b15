import { describe, expect, test } from 'vitest'
import { observe } from './observe.ts'
import { allTrials, MIXES, OTHERWISE, playabilityReport, type Observed } from './report.ts'

const TRIAL = { seed: 1, bots: ['captain', 'captain'], houseRules: { bound_limit: 12 } } as const
const outcome = observe(TRIAL)

describe('a trial', () => {
  test('is played to its end, and the same each time', () => {
    expect(outcome.bounds).toBeLessThanOrEqual(12)
    expect(observe(TRIAL)).toEqual(outcome)
    expect(outcome.rolls).toBe(outcome.bounds + outcome.close + outcome.shots + outcome.spells + 1)
  })
})

describe('the report', () => {
  test('tells every mix and every other house rule, and is the same for the same outcomes', () => {
    const observed = allTrials(2, 1).map((cell): Observed => ({ ...cell, outcome }))
    expect(observed).toHaveLength(2 * (Object.keys(MIXES).length + Object.keys(OTHERWISE).length))
    const report = playabilityReport(observed, 'npm run playability')
    for (const group of [...Object.keys(MIXES), ...Object.keys(OTHERWISE)]) expect(report).toContain(`| ${group} | ${outcome.bounds} / `)
    expect(report).not.toMatch(/undefined|NaN|Infinity/)
  })
})
