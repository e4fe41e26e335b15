import { RULING_RULE, type Decisions } from '../../../../kernel/journal/journal.ts'
import { refuse, type Outcome } from '../../../../kernel/problem.ts'
import { record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { readChanges, tellChanges, type Held } from '../../../rulebook/deciding.ts'
import { gameOf } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { GAME } from '../records.ts'
import { changeEvents, isAboutEvents } from '../timeline/editing.ts'
import { peaceWithoutTimeline } from './reading.ts'
import { isSwitch, ruled, SETTLED_AT_SETUP, SWITCHES, withoutDefaultsOf } from './switches.ts'

/** Checks house rules that are to change in mid-campaign. A peaceful game keeps its timeline. */
export function readRulings(world: World, raw: unknown): Outcome<Decisions> {
  const read = readChanges({ switches: SWITCHES, settled: SETTLED_AT_SETUP, ruled: heldIn(world) }, raw)
  if (typeof raw !== 'object' || raw === null || gameOf(world).goal !== 'peaceful') return read
  const problems = peaceWithoutTimeline('timeline', raw)
  return problems.length === 0 ? read : refuse(...(read.ok ? [] : read.problems), ...problems)
}

/** House rules change: they hold from here on, and the chronicle tells each. Rulings of older files about events to come are told to the game master only. */
export function* decide(world: World, decided: Decisions): Procedure {
  if (isAboutEvents(decided)) return yield* changeEvents(RULING_RULE, world, decided)
  const game = gameOf(world)
  const before = new Map(Object.keys(decided).map((name) => [name, heldIn(world)(name)]))
  yield* record(RULING_RULE, GAME, 'game', { ...game, houseRules: withoutDefaultsOf(editionOf(world), { ...game.houseRules, ...decided }) })
  yield* tellChanges(decided, (name) => before.get(name))
}

function heldIn(world: World): (name: string) => Held {
  return (name) => (isSwitch(name) ? ruled(world, name) : undefined)
}
