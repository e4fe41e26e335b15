import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { settleFalls, type Fall } from '../factions/ending.ts'
import { ROYALS, type Royal } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { royalsOf, rulerOf } from './culture.ts'
import { royalDies } from './house.ts'

/** A member of a house is killed by `rule`, told by `wording` (figures: role, sex, reigned), with all that follows: see `killRoyals`. */
export function* killRoyal(rule: RuleId, world: World, royal: Royal, wording: string): Procedure {
  yield* killRoyals(rule, world, [royal], wording)
}

/**
 * One blow kills these members of houses. A ruler dies last, so that nobody who falls beside him comes to the throne; the spouse dies with
 * him, and an heir is sought. With `line_extinct = simultaneous` (RULING-149) the blow that leaves nobody of a house that had a ruler ends
 * its civilisation; `cause`: id of the war they die in. A house without a ruler dies out and leaves its people in the game.
 */
export function* killRoyals(rule: RuleId, world: World, royals: readonly Royal[], wording: string, cause?: string): Procedure {
  const houses = [...new Set(royals.map(({ owner }) => owner))].filter((owner) => rulerOf(world, owner) !== undefined)
  const rulersLast = [...royals].sort((one, other) => Number(one.role === 'ruler') - Number(other.role === 'ruler'))
  for (const { id } of rulersLast) {
    const royal = world.record(ROYALS, id)
    if (royal !== undefined) yield* royalDies(rule, world, royal, wording, cause)
  }
  yield* settleFalls(world, wipedOut(world, houses))
}

/** Houses without anybody left who could follow. */
function wipedOut(world: World, houses: readonly Civilisation[]): readonly Fall[] {
  return houses
    .filter((seat) => royalsOf(world, seat).every(({ role }) => role === 'spouse'))
    .map((seat) => ({ seat, rule: 'GL-WIN-2', wording: 'line.fall.house' }))
}
