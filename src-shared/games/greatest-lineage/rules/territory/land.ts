import type { Procedure } from '../../../../kernel/procedure.ts'
import { choose, drop, post, tell } from '../../../../kernel/procedure.ts'
import type { Option } from '../../../../kernel/request.ts'
import type { RuleId } from '../../../../kernel/rule.ts'
import type { World } from '../../../../kernel/world.ts'
import { held } from '../civilisation.ts'
import { tribeLand } from '../factions/tribes.ts'
import { NAMED_LAND } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { occupiedLand } from '../war/wars.ts'
import { forgetMissingLand, namedLand, nameLand, readNames, unnamedLand } from './names.ts'

const UNNAMED = 'unnamed'

/** GL-TERR-2 Land that belongs to nobody, but is guarded: what the tribes hold, and what is occupied in running wars (RULING-58). */
export function guardedLand(world: World): number {
  return tribeLand(world) + occupiedLand(world)
}

/** GL-GEN-7 Without a map all land is near: any blank land will do, and it is only counted. It is what the board has (RULING-12) beyond everybody's, never below 0. */
export function blankLand(world: World): number {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return Math.max(0, ruled(world, 'scenario_total') - owned - guardedLand(world))
}

/**
 * Blank land becomes `seat`'s, as far as there is any; settlements follow. `name` may hold several names between commas, one for each
 * territory; land beyond them is only counted. Gives how many territories there were to gain.
 */
export function* gainLand(rule: RuleId, world: World, seat: Civilisation, count: number, name = '', about?: string): Procedure<number> {
  return yield* receiveLand(rule, world, seat, Math.min(count, blankLand(world)), name, about)
}

/** The same for land that others have just given up: all of it, even where more is held (by a correction) than the board has. */
export function* receiveLand(rule: RuleId, world: World, seat: Civilisation, gained: number, name = '', about?: string): Procedure<number> {
  if (gained <= 0) return 0
  yield* addLand(rule, world, seat, gained, readNames(name), about)
  yield* recountSettlements(rule, world, seat)
  return gained
}

/** Land is added to that of `seat`, with these names or without; whoever calls counts the settlements anew. */
export function* addLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  gained: number,
  names: readonly string[],
  about?: string,
): Procedure {
  const kept = names.slice(0, gained)
  yield* post(rule, seat, 'territories', gained, { about })
  for (const each of kept) yield* nameLand(rule, world, seat, each)
  yield* tellLand(rule, world, seat, 'line.land.gained', gained, kept)
}

/**
 * `seat` gives up land, which becomes blank (RULING-25); settlements follow. Where some of it has a name the owner says which goes, one
 * territory after the other, or `chooser` does, whom it goes to. Gives how many territories there were to lose.
 */
export function* loseLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  count: number,
  about?: string,
  chooser: Civilisation = seat,
): Procedure<number> {
  const picked = yield* pickLand(rule, world, seat, count, chooser)
  const lost = Math.min(count, held(world, seat, 'territories'))
  if (lost <= 0) return 0
  const gone = namedLand(world, seat).filter(({ id }) => picked.includes(id))
  const names = gone.map(({ name }) => name)
  for (const { id } of gone) yield* drop(rule, NAMED_LAND, id)
  yield* post(rule, seat, 'territories', -lost, { about: about ?? (names.length > 0 ? names.join(', ') : undefined) })
  yield* forgetMissingLand(rule, world, seat)
  yield* tellLand(rule, world, seat, 'line.land.lost', lost, names)
  yield* recountSettlements(rule, world, seat)
  return lost
}

/** Ids of named land that goes, and `unnamed` once for every territory without a name; no more than had to be asked for. */
function* pickLand(rule: RuleId, world: World, seat: Civilisation, count: number, chooser: Civilisation): Procedure<readonly string[]> {
  const wording = chooser === seat ? 'choose.lostLand' : 'choose.wonLand'
  const picked: string[] = []
  while (picked.length < count && landToPick(world, seat, count, picked).length > 1) {
    const chosen = yield* choose('lostLand', chooser, () => {
      const options = landToPick(world, seat, count, picked)
      if (options.length <= 1) return null
      const figures = { owner: seat, left: count - picked.length, territories: held(world, seat, 'territories') - picked.length }
      return { rule, wording, figures, options, preset: options.at(-1)?.id ?? UNNAMED }
    })
    if (chosen !== null) picked.push(chosen)
  }
  return picked
}

/** What may go next, land without a name last; nothing where the owner has no say: no name is left, or all land goes. */
function landToPick(world: World, seat: Civilisation, count: number, picked: readonly string[]): readonly Option[] {
  const named = namedLand(world, seat).filter(({ id }) => !picked.includes(id))
  if (named.length === 0 || held(world, seat, 'territories') <= count) return []
  const unnamed = unnamedLand(world, seat) - picked.filter((id) => id === UNNAMED).length
  const rest = unnamed > 0 ? [{ id: UNNAMED, wording: 'option.unnamedLand', figures: { territories: unnamed } }] : []
  return [...named.map(({ id, name }) => ({ id, wording: 'option.namedLand', figures: { name } })), ...rest]
}

function* tellLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  wording: string,
  territories: number,
  names: readonly string[],
): Procedure {
  yield* tell(rule, wording, { seat, figures: { territories, balance: held(world, seat, 'territories'), names: names.join(', ') } })
}
