import type { Board } from '../../../../board/board.ts'
import { choose, drop, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { tribeLand } from '../factions/tribes.ts'
import { NAMED_LAND } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { occupiedLand } from '../war/wars.ts'
import { hold, nearestBlank, outermost, release } from './holding.ts'
import { boardOf, landNear, nameOf } from './map.ts'
import { TERRITORIES } from './mapRecords.ts'
import { forgetMissingLand, namedLand, nameLand, readNames, unnamedLand } from './names.ts'
import { pointOut } from './pointing.ts'

const UNNAMED = 'unnamed'

/** GL-TERR-2 Land that belongs to nobody, but is guarded: what the tribes hold, and what is occupied in running wars (RULING-58). */
export function guardedLand(world: World): number {
  return tribeLand(world) + occupiedLand(world)
}

/**
 * GL-GEN-7 Without a map all land is near: any blank land will do, and it is only counted. It is what the board has (RULING-12) beyond
 * everybody's, never below 0. On a map it is what nobody holds there.
 */
export function blankLand(world: World): number {
  const board = boardOf(world)
  if (board !== null) return board.spaces.length - world.records(TERRITORIES).length
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return Math.max(0, ruled(world, 'scenario_total') - owned - guardedLand(world))
}

/**
 * Blank land becomes `seat`'s, as far as there is any; settlements follow. `name` may hold several names between commas, one for each
 * territory; land beyond them is only counted. Gives how many territories there were to gain.
 */
export function* gainLand(rule: RuleId, world: World, seat: Civilisation, count: number, name = '', about?: string): Procedure<number> {
  const most = Math.min(count, blankLand(world))
  const near = (): readonly string[] => landNear(world, seat, most, 'blank', true)
  const lands = yield* pointOut(world, { rule, chooser: seat, what: 'gain', count: most, lands: near, joins: seat })
  return yield* receiveLand(rule, world, seat, most, name, about, lands)
}

/**
 * The same for land that others have just given up: all of it, even where more is held (by a correction) than the board has. `lands`: which
 * it is on the map; what they leave open is the nearest blank land.
 */
export function* receiveLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  gained: number,
  name = '',
  about?: string,
  lands: readonly string[] = [],
): Procedure<number> {
  if (gained <= 0) return 0
  yield* addLand(rule, world, seat, gained, readNames(name), about, lands)
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
  lands: readonly string[] = [],
): Procedure {
  const board = boardOf(world)
  if (board !== null) return yield* addPlaces(rule, world, board, seat, gained, lands, about)
  const kept = names.slice(0, gained)
  yield* post(rule, seat, 'territories', gained, { about })
  for (const each of kept) yield* nameLand(rule, world, seat, each)
  yield* tellLand(rule, world, seat, 'line.land.gained', gained, kept)
}

/** On the map land has its names already. No more is gained than there is. */
function* addPlaces(
  rule: RuleId,
  world: World,
  board: Board,
  seat: Civilisation,
  gained: number,
  lands: readonly string[],
  about?: string,
): Procedure {
  const named = lands.slice(0, gained)
  yield* hold(rule, named, seat)
  const rest = nearestBlank(world, board, seat, gained - named.length)
  yield* hold(rule, rest, seat)
  const all = [...named, ...rest]
  yield* post(rule, seat, 'territories', all.length, { about })
  const names = all.map((id) => nameOf(world, id))
  yield* tellLand(rule, world, seat, 'line.land.gained', all.length, names)
}

/**
 * `seat` gives up land, which becomes blank (RULING-25); settlements follow. Where some of it has a name the owner says which goes, one
 * territory after the other, or `chooser` does, whom it goes to; on a map whoever it is points it out. Gives how many territories there
 * were to lose, and which on the map.
 */
export function* loseLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  count: number,
  about?: string,
  chooser: Civilisation = seat,
): Procedure<LostLand> {
  const board = boardOf(world)
  if (board !== null) return yield* losePlaces(rule, world, board, seat, count, chooser, about)
  const picked = yield* pickLand(rule, world, seat, count, chooser)
  const lost = Math.min(count, held(world, seat, 'territories'))
  if (lost <= 0) return { territories: 0, lands: [] }
  const gone = namedLand(world, seat).filter(({ id }) => picked.includes(id))
  const names = gone.map(({ name }) => name)
  for (const { id } of gone) yield* drop(rule, NAMED_LAND, id)
  yield* post(rule, seat, 'territories', -lost, { about: about ?? (names.length > 0 ? names.join(', ') : undefined) })
  yield* forgetMissingLand(rule, world, seat)
  yield* tellLand(rule, world, seat, 'line.land.lost', lost, names)
  yield* recountSettlements(rule, world, seat)
  return { territories: lost, lands: [] }
}

/** Land that was given up: how much, and on a map which. */
export interface LostLand {
  readonly territories: number
  readonly lands: readonly string[]
}

function* losePlaces(
  rule: RuleId,
  world: World,
  board: Board,
  seat: Civilisation,
  count: number,
  chooser: Civilisation,
  about?: string,
): Procedure<LostLand> {
  const what = chooser === seat ? 'lose' : 'take'
  const own = (): readonly string[] => outermost(world, board, seat, held(world, seat, 'territories'))
  const lands = yield* pointOut(world, { rule, chooser, what, figures: { owner: seat }, count, lands: own })
  if (lands.length === 0) return { territories: 0, lands }
  const names = lands.map((id) => nameOf(world, id))
  yield* release(rule, world, lands)
  yield* post(rule, seat, 'territories', -lands.length, { about: about ?? names.join(', ') })
  yield* tellLand(rule, world, seat, 'line.land.lost', lands.length, names)
  yield* recountSettlements(rule, world, seat)
  return { territories: lands.length, lands }
}

/** One territory on the map leaves its owner, whom nobody asks. */
export function* losePlace(rule: RuleId, world: World, seat: Civilisation, id: string): Procedure {
  const name = nameOf(world, id)
  yield* release(rule, world, [id])
  yield* post(rule, seat, 'territories', -1, { about: name })
  yield* tellLand(rule, world, seat, 'line.land.lost', 1, [name])
  yield* recountSettlements(rule, world, seat)
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
