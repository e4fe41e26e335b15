import { describe, expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { hasTimeline, roundOf, timelineTurnOf } from './calendar.ts'

describe('GL-TIME-1 the calendar', () => {
  test.each([
    [1, 1, 1],
    [1, 20, 20],
    [2, 1, 1],
    [2, 2, 1],
    [2, 3, 2],
    [2, 40, 20],
    [2, 41, 21],
    [3, 4, 2],
    [4, 20, 5],
  ] as const)('GL-TIME-1 RULING-158 timeline_pace = %i: round %i belongs to timeline turn %i', (timeline_pace, round, turn) => {
    expect(timelineTurnOf(stage({ rules: { timeline_pace } }), round)).toBe(turn)
  })

  test.each([
    [1, 6, 6],
    [2, 6, 11],
    [3, 6, 16],
    [4, 6, 21],
    [2, 1, 1],
  ] as const)('GL-TIME-1 RULING-158 timeline_pace = %i: timeline turn %i begins in round %i', (timeline_pace, turn, round) => {
    expect(roundOf(stage({ rules: { timeline_pace } }), turn)).toBe(round)
  })

  test.each([
    ['conquest', 'on', true],
    ['conquest', 'off', false],
    ['peaceful', 'on', true],
    ['peaceful', 'off', true],
  ] as const)('GL-TIME-1 RULING-14 %s game, timeline = %s: played with it %s', (goal, timeline, plays) => {
    expect(hasTimeline(stage({ goal, rules: { timeline } }))).toBe(plays)
  })
})
