import { expect, test } from 'vitest'
import type { HouseRules } from '../../../../src-shared/games/hordes/rules/rulings/switches.ts'
import { stage } from '../../../../src-shared/games/hordes/testing/stage.ts'
import { standingOf } from './standing.ts'

test.each<[string, number, number, HouseRules, number | null]>([
  ['half of the army', 0, 0, {}, 12],
  ['what is left to half of the army', 5, 0, {}, 7],
  ['one more than the enemy has lost, beyond half', 12, 14, {}, 3],
  ['one more where both have lost as much', 12, 12, {}, 1],
  ['nothing more where it is beaten', 13, 12, {}, 0],
  ['half under beaten = half_only', 5, 0, { beaten: 'half_only' }, 7],
  ['no number under beaten = general: AP do not decide', 5, 0, { beaten: 'general' }, null],
])('HQ-WIN-1 AP to be beaten: %s', (_, red, blue, rules, wanted) => {
  const world = stage({ ap: 24, rules, lost: { redHost: red, blueHost: blue } })
  expect(standingOf(world, 'redHost')).toMatchObject({ half: 12, lost: red, foeLost: blue, toBeaten: wanted })
})

test('HQ-WIN-1 an odd army is half lost beyond its half', () => {
  expect(standingOf(stage({ ap: 25 }), 'redHost')).toMatchObject({ half: 13, toBeaten: 13 })
})
