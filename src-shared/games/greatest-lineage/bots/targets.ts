import { presetSheet } from '../../../kernel/forms/form.ts'
import type { Act } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { Chance } from '../../../insight/bots/bot.ts'
import { gameOf, held } from '../rules/civilisation.ts'
import { effectiveCulture } from '../rules/derived.ts'
import { TREATY_DRAFTS } from '../rules/diplomacy/records.ts'
import { warriorsOf, type Faction } from '../rules/factions/faction.ts'
import { rulerOf } from '../rules/royalty/culture.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation } from '../rules/seats.ts'
import { landOf } from '../rules/war/capture.ts'
import { enemyOf, warsOf } from '../rules/war/wars.ts'
import type { Filled } from './economy.ts'

/** Share of the men a civilisation is taken to arm, in percent. */
const ARMED = 50
/** The lead that takes a territory. */
const LEAD = 15
/** A rival at the table counts so much more than others: a conquest is won by outlasting the rivals. */
const RIVAL = 4

/** About the bonus somebody has on military rolls, royals and ground aside but for a ruler. */
export function strengthOf(world: World, faction: Faction): number {
  if (isCivilisation(faction)) {
    const men = held(world, faction, 'warriors') + Math.floor((held(world, faction, 'males') * ARMED) / 100)
    const scores = scoreBonus(
      effectiveCulture(world, faction),
      held(world, faction, 'technology'),
      held(world, faction, 'militaryTechnology'),
    )
    return Math.ceil(men / 10) + scores + (rulerOf(world, faction)?.military ?? 0)
  }
  const warriors = Math.ceil(warriorsOf(world, faction) / 10)
  if (!isKingdom(faction)) return warriors
  const score = (account: string): number => world.balance(faction, account)
  return warriors + scoreBonus(score('culture'), score('technology'), score('militaryTechnology'))
}

function scoreBonus(culture: number, technology: number, arms: number): number {
  return Math.floor(culture / 15) + Math.floor(technology / 10) + 4 * Math.floor(arms / 10)
}

/** How likely d100 and a bonus that is `ahead` by so much beat another d100 by the lead that takes land. */
export function chanceOfLand(ahead: number): number {
  const needed = LEAD - ahead
  const pairs = Array.from({ length: 100 }, (_, at) => Math.min(100, Math.max(0, at + 1 - needed)))
  return pairs.reduce((sum, beaten) => sum + beaten, 0) / 10_000
}

/** What a war on somebody promises for a battle: territories to be won less those that may be lost, a rival's for more. */
export function promiseOf(world: World, seat: Civilisation, target: Faction): number {
  const ahead = strengthOf(world, seat) - strengthOf(world, target)
  const most = ruled(world, 'territories_per_combat')
  const rival = isCivilisation(target)
  const won = Math.min(most, landOf(world, target)) * chanceOfLand(ahead) * (rival ? RIVAL : 1)
  const tribe = !rival && !isKingdom(target)
  const lost = tribe && ruled(world, 'npt_goals') === 'kill' ? 0 : Math.min(most, held(world, seat, 'territories')) * chanceOfLand(-ahead)
  return won - lost
}

/** A declaration against whom it is worth it, mostly the best of them; null where nobody is. */
export function worthyTarget(act: Act, world: World, seat: Civilisation, chance: Chance): Filled | null {
  const field = act.fields.find(({ id }) => id === 'target')
  if (field?.type !== 'pick') return null
  const ranked = field.options
    .map(({ id }) => ({ id, promise: promiseOf(world, seat, id as Faction) }))
    .filter(({ promise }) => promise > 0)
    .toSorted((one, other) => other.promise - one.promise)
  const pick = ranked[chance(1, 100) <= 80 ? 0 : chance(0, Math.min(2, ranked.length - 1))]
  return pick === undefined ? null : { ...presetSheet(act), target: pick.id }
}

/** Wars that are open, announced or written down by this player: nobody fights everybody at once. */
export function busyAtWar(world: World, seat: Civilisation): boolean {
  return warsOf(world, seat).filter((war) => isCivilisation(enemyOf(war, seat)) || war.aggressor === seat).length >= 2
}

/** At war with a rival and without anybody who could still fight. */
export function beaten(world: World, seat: Civilisation): boolean {
  if (gameOf(world).goal === 'peaceful') return false
  const rivals = warsOf(world, seat).filter((war) => isCivilisation(enemyOf(war, seat)))
  return rivals.length > 0 && held(world, seat, 'males') + held(world, seat, 'warriors') === 0
}

/** Somebody offers this player the victory and land with it. */
export function isYieldedTo(world: World, seat: Civilisation): boolean {
  return world.records(TREATY_DRAFTS).some(({ by, parties, clauses }) => {
    if (by === seat || !parties.includes(seat)) return false
    return (
      clauses.some((clause) => clause.kind === 'war' && clause.victor === seat) &&
      clauses.some((clause) => clause.kind === 'land' && clause.from === by && clause.territories >= held(world, by, 'territories'))
    )
  })
}
