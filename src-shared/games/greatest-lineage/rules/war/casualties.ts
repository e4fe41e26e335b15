import { post, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { tribeOf, warriorsOf, type Faction } from '../factions/faction.ts'
import { tribeFemales } from '../factions/tribes.ts'
import { losePeople } from '../people.ts'
import { TRIBE_RECORDS } from '../records.ts'
import { roundAs, type LossRounding } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom } from '../seats.ts'
import { WARS } from './records.ts'
import { sideOf, withSide } from './wars.ts'

/** Who died of a lost roll. `others` are people of a kingdom who do not fight. */
export interface Dead {
  readonly warriors: number
  readonly males: number
  readonly females: number
  readonly others: number
}

const NOBODY: Dead = { warriors: 0, males: 0, females: 0, others: 0 }

/**
 * Dead of a side of `force` that is behind by `margin`: as many percent of it, with no upper limit unless `capped` (RULING-50), rounded as
 * RULING-01 has it. There may be more than the side has people.
 */
export function casualties(force: number, margin: number, capped: boolean, rounding: LossRounding = 'up'): number {
  if (force <= 0 || margin <= 0) return 0
  return roundAs(rounding, force * (capped ? Math.min(100, margin) : margin), 100)
}

/** Whom the percentage is taken of: `warriors` if there are any, else males at home (a kingdom's others), else females (RULING-50). */
export function forceAtRisk(world: World, faction: Faction, warriors: number): number {
  if (warriors > 0) return warriors
  if (isCivilisation(faction)) return held(world, faction, 'males') || held(world, faction, 'females')
  if (isKingdom(faction)) return world.balance(faction, 'nonWarriors')
  const tribe = tribeOf(world, faction)
  return tribe === undefined ? 0 : Math.max(0, tribeFemales(world, tribe))
}

/**
 * `count` people of a side die, as far as there are any: its warriors in this war first (a kingdom or tribe fights with all it has), then
 * those who took no part. Says who died.
 */
export function* loseForce(rule: RuleId, world: World, warId: string, faction: Faction, count: number): Procedure<Dead> {
  if (count <= 0) return NOBODY
  if (isCivilisation(faction)) return yield* loseCivilians(rule, world, warId, faction, count)
  return isKingdom(faction) ? yield* loseSubjects(rule, faction, world, count) : yield* loseTribesmen(rule, world, faction, count)
}

function* loseCivilians(rule: RuleId, world: World, warId: string, seat: Civilisation, count: number): Procedure<Dead> {
  const warriors = yield* loseWarriors(rule, world, warId, seat, count)
  return { ...(yield* loseBystanders(world, seat, count - warriors, warId)), warriors }
}

/** The side's own army is written first, so that no other war is short of warriors; a shared army loses from all alike (RULING-47). */
function* loseWarriors(rule: RuleId, world: World, warId: string, seat: Civilisation, count: number): Procedure<number> {
  const war = world.record(WARS, warId)
  if (war === undefined) return 0
  const name = sideOf(war, seat)
  const army = war.sides[name].warriors
  const inArms = held(world, seat, 'warriors')
  const fallen = Math.min(count, ruled(world, 'shared_army') ? inArms : Math.min(army, inArms))
  if (fallen <= 0) return 0
  yield* record(rule, WARS, warId, withSide(war, name, { warriors: Math.max(0, army - fallen) }))
  return yield* losePeople(rule, world, seat, fallen, ['warriors'], warId)
}

/** GL-WAR-21 More dead than warriors: males who took no part die, then females. */
function* loseBystanders(world: World, seat: Civilisation, count: number, warId: string): Procedure<Dead> {
  if (count <= 0) return NOBODY
  const males = yield* losePeople('GL-WAR-21', world, seat, count, ['males'], warId)
  const females = yield* losePeople('GL-WAR-21', world, seat, count - males, ['females'], warId)
  return { ...NOBODY, males, females }
}

function* loseSubjects(rule: RuleId, kingdom: Kingdom, world: World, count: number): Procedure<Dead> {
  const warriors = Math.min(count, world.balance(kingdom, 'warriors'))
  const others = Math.min(count - warriors, world.balance(kingdom, 'nonWarriors'))
  yield* post(rule, kingdom, 'warriors', -warriors)
  yield* post('GL-WAR-21', kingdom, 'nonWarriors', -others)
  return { ...NOBODY, warriors, others }
}

/** A tribe's own record keeps what it lost; what every tribe has grown by is on the account of all (it may so read below zero). */
function* loseTribesmen(rule: RuleId, world: World, faction: Faction, count: number): Procedure<Dead> {
  const tribe = tribeOf(world, faction)
  if (tribe === undefined) return NOBODY
  const warriors = Math.min(count, Math.max(0, warriorsOf(world, faction)))
  const females = Math.min(count - warriors, Math.max(0, tribeFemales(world, tribe)))
  yield* record(rule, TRIBE_RECORDS, tribe.id, { ...tribe, warriors: tribe.warriors - warriors, females: tribe.females - females })
  return { ...NOBODY, warriors, females }
}
