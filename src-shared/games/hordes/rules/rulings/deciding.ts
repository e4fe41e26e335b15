import { RULING_RULE, type Decisions } from '../../../../kernel/journal/journal.ts'
import type { Outcome } from '../../../../kernel/problem.ts'
import { record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { readChanges, tellChanges, withoutDefaults, type Held } from '../../../rulebook/deciding.ts'
import { reckonLosses } from '../losses.ts'
import { BATTLE, battleOf } from '../records.ts'
import { ruled } from './ruled.ts'
import { isSwitch, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'

/** Checks house rules that are to change in mid-campaign. */
export function readRulings(world: World, raw: unknown): Outcome<Decisions> {
  return readChanges({ switches: SWITCHES, settled: SETTLED_AT_SETUP, ruled: heldIn(world) }, raw)
}

/** House rules change: they hold from here on, and the chronicle tells each. Whether Hordes count changes what is lost at once. */
export function* decide(world: World, decided: Decisions): Procedure {
  const battle = battleOf(world)
  const before = new Map(Object.keys(decided).map((name) => [name, heldIn(world)(name)]))
  yield* record(RULING_RULE, BATTLE, 'battle', { ...battle, houseRules: withoutDefaults(SWITCHES, { ...battle.houseRules, ...decided }) })
  yield* tellChanges(decided, (name) => before.get(name))
  if ('hordes_count' in decided) yield* reckonLosses(RULING_RULE, world)
}

function heldIn(world: World): (name: string) => Held {
  return (name) => (isSwitch(name) ? ruled(world, name) : undefined)
}
