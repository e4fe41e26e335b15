import type { Procedure } from '../../../kernel/procedure.ts'
import { choose, drop, post, tell } from '../../../kernel/procedure.ts'
import type { RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import { held } from '../civilisation.ts'
import { tribeLand } from '../factions/tribes.ts'
import { NAMED_LAND } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { forgetMissingLand, namedLand, nameLand, readNames, unnamedLand } from './names.ts'

const UNNAMED = 'unnamed'

/**
 * GL-TERR-2 Land that belongs to nobody, but is guarded: what the tribes hold. Land occupied in a running war is guarded too; it arises
 * in wars only.
 */
export function guardedLand(world: World): number {
  return tribeLand(world)
}

/** Land that is neither owned nor guarded: what the board has (RULING-12) beyond everybody's. Never below 0. */
export function blankLand(world: World): number {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return Math.max(0, ruled(world, 'scenario_total') - owned - guardedLand(world))
}

/**
 * Blank land becomes `seat`'s, as far as there is any; settlements follow. `name` may hold several names between commas, one for each
 * territory; land beyond them is only counted. Gives how many territories there were to gain.
 */
export function* gainLand(rule: RuleId, world: World, seat: Civilisation, count: number, name = '', about?: string): Procedure<number> {
  const gained = Math.min(count, blankLand(world))
  if (gained <= 0) return 0
  yield* post(rule, seat, 'territories', gained, { about })
  const names = readNames(name).slice(0, gained)
  for (const each of names) yield* nameLand(rule, world, seat, each)
  yield* tellLand(rule, world, seat, 'line.land.gained', gained, names)
  yield* recountSettlements(rule, world, seat)
  return gained
}

/**
 * `seat` gives up land, which becomes blank (RULING-25); settlements follow. Where some of it has a name the owner says which goes, one
 * territory after the other. Gives how many territories there were to lose.
 */
export function* loseLand(rule: RuleId, world: World, seat: Civilisation, count: number, about?: string): Procedure<number> {
  const names: string[] = []
  let lost = 0
  while (lost < count && held(world, seat, 'territories') > 0) {
    const free = freeToGo(world, seat, count - lost)
    const named = free > 0 ? undefined : yield* chooseLand(rule, world, seat, count - lost)
    if (named !== undefined) yield* drop(rule, NAMED_LAND, named.id)
    if (named !== undefined) names.push(named.name)
    const gone = Math.min(Math.max(1, free), held(world, seat, 'territories'))
    yield* post(rule, seat, 'territories', -gone, { about: named?.name ?? about })
    lost += gone
  }
  if (lost === 0) return 0
  yield* forgetMissingLand(rule, world, seat)
  yield* tellLand(rule, world, seat, 'line.land.lost', lost, names)
  yield* recountSettlements(rule, world, seat)
  return lost
}

/** How many of `left` territories go without a question: all, where none has a name or none remains; else 0. */
function freeToGo(world: World, seat: Civilisation, left: number): number {
  const territories = held(world, seat, 'territories')
  return namedLand(world, seat).length === 0 || territories <= left ? Math.min(left, territories) : 0
}

/** The named land that goes; undefined for a territory without a name. */
function* chooseLand(rule: RuleId, world: World, seat: Civilisation, left: number): Procedure<{ id: string; name: string } | undefined> {
  const chosen = yield* choose('lostLand', seat, () => {
    if (freeToGo(world, seat, left) > 0) return null
    const unnamed = unnamedLand(world, seat)
    const named = namedLand(world, seat).map(({ id, name }) => ({ id, wording: 'option.namedLand', figures: { name } }))
    const rest = unnamed > 0 ? [{ id: UNNAMED, wording: 'option.unnamedLand', figures: { territories: unnamed } }] : []
    return {
      rule,
      figures: { left, territories: held(world, seat, 'territories') },
      options: [...named, ...rest],
      preset: rest[0]?.id ?? named.at(-1)?.id ?? UNNAMED,
    }
  })
  return namedLand(world, seat).find(({ id }) => id === chosen)
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
