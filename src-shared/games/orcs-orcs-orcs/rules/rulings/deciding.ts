import { drop, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { RULING_RULE, type Decisions } from '../../../../kernel/journal/journal.ts'
import type { Outcome } from '../../../../kernel/problem.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { readChanges, tellChanges, withoutDefaults, type Held } from '../../../rulebook/deciding.ts'
import { privy } from '../cards.ts'
import { audienceOfPlace, GAMES, gameOf, MISSIONS_HELD, PLACES } from '../records.ts'
import { isColour } from '../types.ts'
import { ruled } from './ruled.ts'
import { isSwitch, SETTLED_AT_SETUP, SWITCHES } from './switches.ts'

/** Checks house rules that are to change in mid-campaign. */
export function readRulings(world: World, raw: unknown): Outcome<Decisions> {
  return readChanges({ switches: SWITCHES, settled: SETTLED_AT_SETUP, ruled: heldIn(world) }, raw)
}

/** House rules change from here on, and the chronicle says each. Whether the game master may look changes the audience of all that is hidden at once. */
export function* decide(world: World, decided: Decisions): Procedure {
  const game = gameOf(world)
  const before = new Map(Object.keys(decided).map((name) => [name, heldIn(world)(name)]))
  yield* record(RULING_RULE, GAMES, 'game', { ...game, houseRules: withoutDefaults(SWITCHES, { ...game.houseRules, ...decided }) })
  yield* tellChanges(decided, (name) => before.get(name))
  if ('gm_peeks' in decided) yield* showHidden(world, before.get('gm_peeks') === true)
}

/**
 * Hidden places and missions change their audience: each is taken from the old one before it is given to the new, since a record that is put
 * again for fewer eyes would stay as it was in the wider view (RULING-62).
 */
function* showHidden(world: World, peeked: boolean): Procedure {
  for (const place of world.recordIds(PLACES.name)) {
    const [was, is] = [audienceOfPlace(place, peeked), audienceOfPlace(place, !peeked)]
    const held = world.record(PLACES, place)
    if (is === undefined || held === undefined) continue
    yield* drop(RULING_RULE, PLACES, place, was)
    yield* record(RULING_RULE, PLACES, place, held, is)
  }
  for (const seat of world.recordIds(MISSIONS_HELD.name).filter(isColour)) {
    const held = world.record(MISSIONS_HELD, seat)
    if (held === undefined || gameOf(world).ended !== null) continue
    yield* drop(RULING_RULE, MISSIONS_HELD, seat, peeked ? [seat] : { only: [seat] })
    yield* record(RULING_RULE, MISSIONS_HELD, seat, held, privy(world, seat))
  }
}

function heldIn(world: World): (name: string) => Held {
  return (name) => (isSwitch(name) ? ruled(world, name) : undefined)
}
