import { fill, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, NumberField, Sheet } from '../../../../kernel/forms/field.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { warriorsOf } from '../factions/faction.ts'
import { strayWarriors, tiedWorkers } from '../people.ts'
import { metalName } from '../phases/4-stockpile.ts'
import { ROYALS, SETTLEMENTS, type Royal, type Shaman } from '../records.ts'
import { royalsOf } from '../royalty/culture.ts'
import { royalMilitary } from '../royalty/house.ts'
import { personFigures } from '../royalty/succession.ts'
import { started } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { shamansOf } from '../settlements/shamans.ts'
import { MUSTER_PRICES, type MusterPrice } from '../tables/muster.ts'
import type { Force } from './bonus.ts'
import { contested, districtOf, mapSaysBase } from './districts.ts'
import { WARS, type SideName, type War } from './records.ts'
import { otherSide, warsOf, withSide } from './wars.ts'

/** No settlement's shaman. */
const NOBODY = 'none'

/** Males who are neither warriors nor at work on a monument. */
export function idleMales(world: World, seat: Civilisation): number {
  return Math.max(0, held(world, seat, 'males') - tiedWorkers(world, seat).males)
}

/** Warriors the player can pay and man now, for a war or a raid. */
export function mostWarriors(world: World, seat: Civilisation): number {
  const { group, price } = priceNow(world, seat)
  const groups = Math.min(...tokensOf(price).map((token) => Math.floor(held(world, seat, token) / (price[token] ?? 1))))
  const unpaid = ruled(world, 'muster_group') === 'full' ? group - 1 : 0
  return Math.min(idleMales(world, seat), groups * group + unpaid)
}

/** Tokens that `count` new warriors cost: for every started group, or for full ones only (RULING-46, `muster_group`). */
export function musterCost(world: World, seat: Civilisation, count: number): Readonly<Partial<Record<Token, number>>> {
  const { group, price } = priceNow(world, seat)
  const groups = ruled(world, 'muster_group') === 'full' ? Math.floor(count / group) : started(count, group)
  return Object.fromEntries(tokensOf(price).map((token) => [token, groups * (price[token] ?? 0)]))
}

function priceNow(world: World, seat: Civilisation): MusterPrice {
  const age = held(world, seat, 'age')
  return MUSTER_PRICES.find(({ fromAge }) => age >= fromAge) ?? MUSTER_PRICES[1]
}

function tokensOf(price: Readonly<Partial<Record<Token, number>>>): readonly Token[] {
  return TOKENS.filter((token) => price[token] !== undefined)
}

/**
 * GL-WAR-3 Males become warriors and their price is paid: `count` of them, no more than there are males and tokens for. `rule` is the one
 * that raises them (GL-WAR-6 in later war turns, GL-RAID-2 and so on for a raid). Gives how many there are.
 */
export function* muster(world: World, seat: Civilisation, count: number, rule: RuleId = 'GL-WAR-3'): Procedure<number> {
  const raised = Math.max(0, Math.min(count, mostWarriors(world, seat)))
  const cost = musterCost(world, seat, raised)
  const { rule: priced } = priceNow(world, seat)
  yield* post(rule, seat, 'males', -raised)
  yield* post(rule, seat, 'warriors', raised)
  for (const token of tokensOf(cost)) yield* post(priced, seat, token, -(cost[token] ?? 0), { figures: { warriors: raised } })
  return raised
}

/** Warriors become males again, no more than there are. Gives how many. Of a war that ends: `armyGoesHome`. */
export function* standDown(rule: RuleId, world: World, seat: Civilisation, count: number): Procedure<number> {
  const home = Math.max(0, Math.min(count, held(world, seat, 'warriors')))
  yield* post(rule, seat, 'warriors', -home)
  yield* post(rule, seat, 'males', home)
  return home
}

/**
 * What becomes of the warriors of one side when its war ends: they stand down. The last war to end takes everybody in arms home; with
 * `shared_army` (RULING-47) the army stays together as long as another war needs it. Call it while the war is on record. Gives how many
 * went home; 0 for kingdoms and tribes.
 */
export function* armyGoesHome(rule: RuleId, world: World, warId: string, side: SideName): Procedure<number> {
  const war = world.record(WARS, warId)
  const seat = war?.[side]
  if (war === undefined || seat === undefined || !isCivilisation(seat)) return 0
  const { warriors } = war.sides[side]
  const [next] = warsOf(world, seat).filter(({ id }) => id !== warId)
  yield* record(rule, WARS, warId, withSide(war, side, { warriors: 0, royals: [], base: null }))
  if (next === undefined) return yield* standDown(rule, world, seat, held(world, seat, 'warriors'))
  if (!ruled(world, 'shared_army')) return yield* standDown(rule, world, seat, warriors)
  const other: SideName = next.aggressor === seat ? 'aggressor' : 'defender'
  yield* record(rule, WARS, next.id, withSide(next, other, { warriors: next.sides[other].warriors + warriors }))
  return 0
}

/**
 * Who fights for a side now. A civilisation's army is its own in each war, or all its warriors in every one (RULING-47, `shared_army`);
 * kingdoms and tribes always fight with all they have.
 */
export function forceOf(world: World, war: War, side: SideName): Force {
  const faction = war[side]
  const { warriors, royals, base } = war.sides[side]
  const separate = isCivilisation(faction) && !ruled(world, 'shared_army')
  return {
    warriors: separate ? warriors : warriorsOf(world, faction),
    royals: royals.filter((id) => world.record(ROYALS, id) !== undefined),
    base,
  }
}

/**
 * GL-WAR-6 At the start of a battle a side raises more warriors, openly, and says which royals fight and whose shaman helps (RULING-45,
 * RULING-64): question `muster`, written on the war's side. Kingdoms and tribes decide nothing.
 */
export function* musterForWar(world: World, warId: string, side: SideName): Procedure {
  const seat = world.record(WARS, warId)?.[side]
  if (seat === undefined || !isCivilisation(seat)) return
  yield* enlistStrays(world, warId, side)
  yield* musterAs(world, warId, side, seat, yield* fill('muster', seat, () => musterSheet(world, warId, side, seat)))
}

/** A side goes to battle as its sheet says. `aims`: land the aggressor goes for on the map. */
export function* musterAs(
  world: World,
  warId: string,
  side: SideName,
  seat: Civilisation,
  sheet: Sheet | null,
  aims: readonly string[] = [],
): Procedure {
  const raised = yield* muster(world, seat, Number(sheet?.['warriors'] ?? 0), ruleOf(world, warId))
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const royals = royalsOf(world, seat).filter(({ id }) => sheet?.[id] === true)
  const warriors = war.sides[side].warriors + raised
  const base = mapSaysBase(world, side) ? localBase(world, war, seat, aims) : baseOf(world, side, seat, sheet)
  yield* record(ruleOf(world, warId), WARS, warId, withSide(war, side, { warriors, royals: royals.map(({ id }) => id), base }))
  if (raised + royals.length === 0) return
  const present = forceOf(world, world.record(WARS, warId) ?? war, side).warriors
  const figures = { enemy: war[otherSide(side)], raised, warriors: present, royals: royals.map(({ role }) => role).join(',') }
  yield* tell(ruleOf(world, warId), 'line.mustered', { seat, about: [warId, ...royals.map(({ id }) => id)], figures })
}

/** The first warriors of a war are those of GL-WAR-3, the others those of GL-WAR-6. */
function ruleOf(world: World, warId: string): RuleId {
  return (world.record(WARS, warId)?.turns ?? 0) === 0 ? 'GL-WAR-3' : 'GL-WAR-6'
}

/** Warriors who belong to no war (the game master added them) join the first army that goes to battle. */
export function* enlistStrays(world: World, warId: string, side: SideName): Procedure {
  const war = world.record(WARS, warId)
  const seat = war?.[side]
  if (war === undefined || seat === undefined || !isCivilisation(seat)) return
  const strays = strayWarriors(world, seat)
  if (strays <= 0) return
  yield* record('GL-WAR-6', WARS, warId, withSide(war, side, { warriors: war.sides[side].warriors + strays }))
}

/** What is to be decided; null where there is nothing. */
export function musterSheet(world: World, warId: string, side: SideName, seat: Civilisation) {
  const war = world.record(WARS, warId)
  if (war === undefined) return null
  const enemy = war[otherSide(side)]
  const fields = [...warriorsField(world, war, side, seat), ...royalFields(world, seat), ...baseField(world, side, seat)]
  if (fields.length === 0) return null
  const figures = {
    enemy,
    turn: war.turns + 1,
    warriors: forceOf(world, war, side).warriors,
    enemyWarriors: forceOf(world, war, otherSide(side)).warriors,
    idle: idleMales(world, seat),
  }
  return { rule: ruleOf(world, warId), rules: ['GL-WAR-16', 'GL-WAR-17'], figures, fields } as const
}

function warriorsField(world: World, war: War, side: SideName, seat: Civilisation): NumberField[] {
  const max = mostWarriors(world, seat)
  if (max <= 0) return []
  const { group, price } = priceNow(world, seat)
  const figures = { max, group, full: ruled(world, 'muster_group') === 'full' ? 1 : 0, metal: metalName(held(world, seat, 'age')) }
  const cost = Object.fromEntries(tokensOf(price).map((token) => [`${token}Price`, price[token] ?? 0]))
  const preset = usualMuster(world, war, side, seat, max)
  return [{ id: 'warriors', type: 'number', wording: 'field.muster', figures: { ...figures, ...cost }, min: 0, max, preset }]
}

/** What most would do: raise an army where there is none, of half the free males, but no larger than the enemy's (or ten). */
function usualMuster(world: World, war: War, side: SideName, seat: Civilisation, max: number): number {
  if (forceOf(world, war, side).warriors > 0) return 0
  const enough = Math.max(10, forceOf(world, war, otherSide(side)).warriors)
  return Math.min(max, enough, Math.ceil(idleMales(world, seat) / 2))
}

/** One for each member of the house, those who add something first. Everybody stays at home unless told otherwise. */
function royalFields(world: World, seat: Civilisation): Field[] {
  const house = royalsOf(world, seat)
  const useful = (royal: Royal): number => (royalMilitary(world, royal) > 0 ? 0 : 1)
  return [...house]
    .sort((one, other) => useful(one) - useful(other))
    .map((royal) => ({
      id: royal.id,
      type: 'flag',
      wording: 'field.royalFights',
      figures: { ...personFigures(royal, house), military: royalMilitary(world, royal) },
      preset: false,
    }))
}

/** Shamans one of whom may help, the most useful first; none is named where all of them do (RULING-64, `shaman_scope = sum`). */
function shamansToName(world: World, seat: Civilisation): readonly Shaman[] {
  if (ruled(world, 'shaman_scope') === 'sum') return []
  const worth = ({ military, opponent }: Shaman): number => military + opponent
  return [...shamansOf(world, seat)].sort((one, other) => worth(other) - worth(one))
}

/** With the map on the table the battle may lie in no district of the defender's. */
function mayBeFarAway(world: World, side: SideName): boolean {
  return side === 'defender' && ruled(world, 'map_mode') === 'map'
}

/** Asked only where it makes a difference who helps. */
function baseField(world: World, side: SideName, seat: Civilisation): Field[] {
  const shamans = shamansToName(world, seat)
  const [best] = shamans
  if (best === undefined || mapSaysBase(world, side)) return []
  const alike = shamans.every(({ military, opponent }) => military === best.military && opponent === best.opponent)
  if (alike && !mayBeFarAway(world, side)) return []
  const options = shamans.flatMap((shaman): Option[] => {
    const settlement = world.record(SETTLEMENTS, shaman.settlement)
    if (settlement === undefined) return []
    const figures = { ...settlementFigures(settlement), military: shaman.military, opponent: shaman.opponent }
    return [{ id: settlement.id, wording: 'option.shamanOf', figures }]
  })
  const far: Option[] = mayBeFarAway(world, side) ? [{ id: NOBODY, wording: 'option.noShaman' }] : []
  return [{ id: 'base', type: 'pick', wording: `field.base.${side}`, options: [...options, ...far], preset: best.settlement }]
}

/** The settlement in whose district the battle is, if it has a shaman. */
export function localBase(world: World, war: War, seat: Civilisation, aims: readonly string[]): string | null {
  const local = districtOf(world, seat, contested(world, war, aims))
  return shamansToName(world, seat).find(({ settlement }) => settlement === local)?.settlement ?? null
}

/** The settlement that was named, if its shaman still lives; the most useful shaman's where nothing was asked. */
function baseOf(world: World, side: SideName, seat: Civilisation, sheet: Sheet | null): string | null {
  const shamans = shamansToName(world, seat)
  const named = baseField(world, side, seat).length > 0 ? sheet?.['base'] : undefined
  if (named === NOBODY) return null
  return (shamans.find(({ settlement }) => settlement === named) ?? shamans[0])?.settlement ?? null
}
