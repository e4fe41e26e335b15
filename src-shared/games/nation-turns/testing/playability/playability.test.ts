import { describe, expect, test } from 'vitest'
import { observe } from './observe.ts'
import { allTrials, MIXES, OTHERWISE, playabilityReport, type Observed } from './report.ts'

const HOLDERS = MIXES['three holders'] ?? []
const outcome = observe({ seed: 1, bots: HOLDERS, houseRules: {} })

describe('a trial', () => {
  test('NT-GEN-1 is played to the end, and the same each time', () => {
    expect(outcome.rounds).toBe(17)
    expect(outcome.fates.some(({ isFirst }) => isFirst)).toBe(true)
    expect(observe({ seed: 1, bots: HOLDERS, houseRules: {} })).toEqual(outcome)
    expect(observe({ seed: 2, bots: HOLDERS, houseRules: {} })).not.toEqual(outcome)
  })

  test('every question is counted in its round, and of its player but for those of the game master', () => {
    const all = outcome.asked.reduce((sum, count) => sum + count, 0)
    expect(outcome.asked).toHaveLength(17)
    expect(outcome.fates.reduce((sum, { asked }) => sum + asked, 0)).toBe(all)
    expect(Object.values(outcome.nations).reduce((sum, points) => sum + points, 0)).toBe(
      outcome.fates.reduce((sum, { points }) => sum + points, 0),
    )
  })

  test('who does nothing scores less than who holds what scores', () => {
    const { fates } = observe({ seed: 1, bots: ['idle', 'holder', 'idle'], houseRules: {} })
    expect(fates[1]?.isFirst).toBe(true)
    expect(fates.map(({ bot }) => bot)).toEqual(['idle', 'holder', 'idle'])
  })
})

describe('the report', () => {
  test('tells every mix and every other house rule, and is the same for the same outcomes', () => {
    const observed = allTrials(2, 1).map((cell): Observed => ({ ...cell, outcome }))
    expect(observed).toHaveLength(2 * (Object.keys(MIXES).length + Object.keys(OTHERWISE).length))
    const report = playabilityReport(observed, 'npm run playability')
    expect(report).toBe(playabilityReport(observed, 'npm run playability'))
    for (const group of [...Object.keys(MIXES), ...Object.keys(OTHERWISE)]) expect(report).toContain(`| ${group} | 17 / 17 / 17 |`)
    expect(report).not.toMatch(/undefined|NaN|Infinity/)
  })
})
