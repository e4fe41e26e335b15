import { expect, test } from 'vitest'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import { battleFrom } from '../../../../src-shared/games/greatest-lineage/odds/fromWorld.ts'
import { battle } from '../../../../src-shared/games/greatest-lineage/rules/war/battle.ts'
import { landTargets } from '../../../../src-shared/games/greatest-lineage/rules/war/goals.ts'
import { groundAt } from '../../../../src-shared/games/greatest-lineage/rules/territory/map.ts'
import { WARS } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { blankBeside, grant, mapStage } from '../../../../src-shared/games/greatest-lineage/testing/mapStage.ts'
import { playOut } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { HOUSES, warOf } from '../../../../src-shared/games/greatest-lineage/testing/wars.ts'
import { battleAhead } from './battleAhead.ts'

/** Elves who are asked for their battle against the humans, on a map. */
function asked() {
  const people = { warriors: 50, males: 20, food: 20 }
  const w = warOf('elves', 'humans', { aggressor: { warriors: 50 }, defender: { warriors: 50 } })
  const world = mapStage({ elves: people, humans: people, records: { royal: HOUSES, war: { w } } })
  grant(world, 'humans', blankBeside(world, 'elves', 4))
  const { pending } = playOut(world, (view) => battle(view, 'w'))
  const war = world.record(WARS, 'w')
  if (pending === null || war === undefined) throw new Error('nothing is asked')
  const lands = (landTargets(world, war, 'aggressor').places ?? []).map(({ place }) => place)
  const ahead = (sheet: Sheet) => battleAhead('elves', world, pending, sheet)
  return { world, war, lands, ahead }
}

test('GL-WAR-19 on a map the odds are those of the very land that is pointed out, on its own ground', () => {
  const { world, war, lands, ahead } = asked()
  const planned = ahead({ warriors: 0, lands: lands.slice(0, 2), royal: 'none' })?.plan
  if (planned === undefined) throw new Error('nothing is planned')
  expect(planned.aggressor.goals.territories.map(({ place, ground }) => [place, ground])).toEqual(
    lands.slice(0, 2).map((place) => [place, groundAt(world, place)]),
  )
  const aim = expect.objectContaining({ destroy: false }) as unknown
  expect(battleFrom(world, war, planned)).toMatchObject({ goals: { one: { land: [aim, aim] } } })
  expect(ahead({ warriors: 0, lands: [], royal: 'none' })?.plan.aggressor.goals.territories).toEqual([])
})
