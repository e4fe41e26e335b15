import { describe, expect, test } from 'vitest'
import { observe, type Trial } from './observe.ts'
import { allTrials, playabilityReport, type Observed } from './report.ts'

const BUILDERS = { elves: 'builder', humans: 'builder', dwarves: 'builder' }
const trial = (seed: number, change: Partial<Trial> = {}): Trial => ({
  seed,
  goal: 'conquest',
  houseRules: {},
  bots: BUILDERS,
  rounds: 13,
  ...change,
})

describe('the builder', () => {
  test('survives the sixth turn of the timeline in nine of ten campaigns at the default pace', () => {
    const campaigns = Array.from({ length: 10 }, (_, seed) => observe(trial(seed)))
    const survived = campaigns.filter(({ fates }) => fates.every(({ survivedTurn6 }) => survivedTurn6 === true))
    expect(survived.length).toBeGreaterThanOrEqual(9)
  })

  test('reaches the last age in the peaceful game', () => {
    const { end, rounds, fates } = observe(trial(1, { goal: 'peaceful', rounds: 40 }))
    expect({ end, rounds }).toEqual({ end: 'won', rounds: 40 })
    expect(fates.map(({ ages }) => ages[6] !== undefined)).toEqual([true, true, true])
    expect(fates.map(({ score }) => (score ?? 0) > 50_000)).toEqual([true, true, true])
  })
})

describe('the report', () => {
  test('knows who fell, and of what', () => {
    const { fates } = observe(trial(1, { houseRules: { timeline_pace: 1 }, bots: { elves: 'idle', humans: 'idle', dwarves: 'idle' } }))
    expect(fates.map(({ survivedTurn6, fell }) => ({ survivedTurn6, of: fell?.of }))).toEqual(
      Array.from({ length: 3 }, () => ({ survivedTurn6: false, of: 'levy' })),
    )
  })

  test('tells every mix in every way to play, and is the same for the same outcomes', () => {
    const outcome = observe(trial(1, { rounds: 3 }))
    const observed = allTrials(1, 1).map((cell): Observed => ({ ...cell, outcome }))
    expect(observed).toHaveLength(30)
    const report = playabilityReport(observed, 'npm run playability')
    expect(report).toBe(playabilityReport(observed, 'npm run playability'))
    expect(report).toContain('| three builders | conquest | 1 open | 1 open | 1 open |')
    expect(report).toContain('### evening')
    expect(report).not.toMatch(/undefined|NaN/)
  })
})
