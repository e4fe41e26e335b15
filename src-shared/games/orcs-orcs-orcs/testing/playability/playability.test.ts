import { describe, expect, test } from 'vitest'
import { observe, type Trial } from './observe.ts'
import { allTrials, groupsOf, playabilityReport, type Observed } from './report.ts'

const TRIAL: Trial = { seed: 1, bots: ['squasher', 'random'], all: true, houseRules: {} }
const outcome = observe(TRIAL)

describe('a trial', () => {
  test('is played to its end, and the same each time', () => {
    expect(outcome.rounds).toBeLessThanOrEqual(17)
    expect(observe(TRIAL)).toEqual(outcome)
    expect([outcome.points.length, outcome.winners.every((at) => outcome.points[at] === Math.max(...outcome.points))]).toEqual([2, true])
  })
})

describe('the report', () => {
  test('has a row for every group, and is the same for the same outcomes', () => {
    const observed = allTrials(2, 1).map((cell): Observed => ({ ...cell, outcome }))
    expect(observed).toHaveLength(2 * groupsOf().length)
    const report = playabilityReport(observed, 'npm run playability')
    for (const { group } of groupsOf()) expect(report).toContain(`| ${group} | ${outcome.rounds} / `)
    expect(report).not.toMatch(/undefined|NaN|Infinity/)
  })
})
