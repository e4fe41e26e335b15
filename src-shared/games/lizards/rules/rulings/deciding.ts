import { record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { RULING_RULE, type Decisions } from '../../../../kernel/journal/journal.ts'
import type { Outcome } from '../../../../kernel/problem.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { readChanges, tellChanges, withoutDefaults, type Held } from '../../../rulebook/deciding.ts'
import { gameOf, GAMES, ruled } from '../records.ts'
import { isSwitch, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'

/** Checks house rules that are to change in mid-campaign. */
export function readRulings(world: World, raw: unknown): Outcome<Decisions> {
  return readChanges({ switches: SWITCHES, settled: SETTLED_AT_SETUP, ruled: heldIn(world) }, raw)
}

/** House rules change from here on, and the chronicle says each. */
export function* decide(world: World, decided: Decisions): Procedure {
  const game = gameOf(world)
  const before = new Map(Object.keys(decided).map((name) => [name, heldIn(world)(name)]))
  yield* record(RULING_RULE, GAMES, 'game', { ...game, houseRules: withoutDefaults(SWITCHES, { ...game.houseRules, ...decided }) })
  yield* tellChanges(decided, (name) => before.get(name))
}

function heldIn(world: World): (name: string) => Held {
  return (name) => (isSwitch(name) ? ruled(world, name) : undefined)
}
