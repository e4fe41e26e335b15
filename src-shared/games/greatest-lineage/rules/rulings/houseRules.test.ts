import { describe, expect, test } from 'vitest'
import { checkHouseRules } from '../../../testing/bookChecks.ts'
import { GAME } from '../../game.ts'
import { houseRuleOf, meaningOf } from './houseRules.ts'
import { SWITCHES } from './switches.ts'

/** What the set-up alone decides. */
const SETTLED = [
  'first_player',
  'min_players',
  'start_technology',
  'royals_in_population',
  'scenario_total',
  'scenario_kingdom',
  'scenario_tribes',
  'scenario_tribe',
  'npk_nonwarriors_start',
  'timeline_pace',
]

describe('the house rules', () => checkHouseRules(GAME.book, 'GL', SWITCHES, SETTLED))

test('the pace of the timeline says when the great loss comes and when the timeline ends', () => {
  const texts = houseRuleOf('timeline_pace')?.values.map(({ value, text }) => ({ pace: Number(value), text })) ?? []
  expect(texts).toHaveLength(4)
  for (const { pace, text } of texts) {
    expect(text).toContain(`round ${5 * pace + 1}`)
    expect(text).toContain(`ends with round ${20 * pace}`)
  }
})

test.each([
  ['gather_minimum', 2],
  ['ruler_lifespan', 0],
  ['ruler_lifespan', 'none'],
  ['no_such_rule', true],
])('%s has no meaning for %s', (name, value) => {
  expect(meaningOf(name, value)).toBeUndefined()
})

test('a number within the range has the meaning of the range', () => {
  expect(meaningOf('ruler_military_cap', 40)).toBe(houseRuleOf('ruler_military_cap')?.range?.text)
})
