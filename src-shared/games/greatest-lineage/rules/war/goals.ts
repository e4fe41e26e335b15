import { textOf } from '../../../../kernel/forms/form.ts'
import { fill, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, Sheet } from '../../../../kernel/forms/field.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import { tribeOf, type Faction } from '../factions/faction.ts'
import { ROYALS, type Royal, type Settlement } from '../records.ts'
import { royalsOf } from '../royalty/culture.ts'
import { personFigures } from '../royalty/succession.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom } from '../seats.ts'
import { settlementFigures, settlementsOf } from '../settlements/cards.ts'
import { monumentsAt, worksAt } from '../settlements/monuments.ts'
import { GROUNDS, type Ground } from '../tables/ground.ts'
import { groundAt } from '../territory/map.ts'
import { groundBonus } from './bonus.ts'
import { forceOf } from './muster.ts'
import { OCCUPIED_LAND, OPEN_LAND, placeFields, placesAhead, readPlaces, type PlaceTarget } from './places.ts'
import { WARS, type SideName, type War } from './records.ts'
import { otherSide } from './wars.ts'

export { OCCUPIED_LAND, OPEN_LAND } from './places.ts'
export type { PlaceTarget } from './places.ts'
export { GROUNDS } from '../tables/ground.ts'
export type { Ground } from '../tables/ground.ts'

/** A territory a side goes for: open land, a settlement with its land, or land occupied in this war. */
export interface LandGoal {
  /** `OPEN_LAND`, `OCCUPIED_LAND` or the id of a settlement. */
  readonly land: string
  /** Which territory it is on the map; absent without one. */
  readonly place?: string
  readonly ground: Ground
  /** What is torn down there, if the die says so, instead of being taken: one of the two, the other is taken all the same. */
  readonly destroy: Destruction
}

const DESTRUCTIONS = ['none', 'monument', 'settlement'] as const

/** `monument` means the one of most prestige, where several stand at the settlement. */
export type Destruction = (typeof DESTRUCTIONS)[number]

/** What a side goes for beside killing warriors (GL-WAR-8). */
export interface Goals {
  readonly territories: readonly LandGoal[]
  /** The enemy royal in battle; with `royal_kill_rolls = each` (RULING-54) any of them stands for all. */
  readonly royal: string | null
}

export const NO_GOALS: Goals = { territories: [], royal: null }

/** The option of a goal that is left alone. */
const NONE = 'none'
/** The option of trying for every enemy royal. */
const ALL = 'all'

/** What of the enemy's can be gone for: land by kind, each settlement with its territory. */
export interface Targets {
  /** Territories on which no settlement stands. */
  readonly open: number
  readonly settlements: readonly Settlement[]
  /** Territories the enemy occupies in this war. */
  readonly occupied: number
  /** Enemy royals in the battle. */
  readonly royals: readonly Royal[]
  /** The same land on the map, territory by territory; absent without one. */
  readonly places?: readonly PlaceTarget[]
}

/**
 * What `side` could go for in the battle it musters for, if it has warriors then; of the enemy's royals any, since the enemy may say later
 * who fights (edition 3).
 */
export function targetsAhead(world: World, war: War, side: SideName): Targets {
  const enemy = war[otherSide(side)]
  return { ...landTargets(world, war, side), royals: isCivilisation(enemy) ? royalsOf(world, enemy) : [] }
}

/** What `side` could go for in this war now; nothing without warriors (RULING-53). */
export function targetsOf(world: World, war: War, side: SideName): Targets {
  if (forceOf(world, war, side).warriors === 0) return { open: 0, settlements: [], occupied: 0, royals: [] }
  return { ...landTargets(world, war, side), royals: royalsOfForce(world, war, otherSide(side)) }
}

/** Land of the enemy's that a side with warriors could go for. */
export function landTargets(world: World, war: War, side: SideName): Omit<Targets, 'royals'> {
  const enemy = war[otherSide(side)]
  const settlements = isCivilisation(enemy) ? settlementsOf(world, enemy).filter(({ established }) => established) : []
  const places = placesAhead(world, war, side, settlements)
  if (places !== null) {
    const of = (land: string): number => places.filter((target) => target.land === land).length
    return { open: of(OPEN_LAND), occupied: of(OCCUPIED_LAND), settlements: settlements.filter(({ id }) => of(id) > 0), places }
  }
  const owned = territoriesOf(world, enemy)
  return {
    open: Math.max(0, owned - settlements.length),
    settlements: settlements.slice(0, owned),
    occupied: war.sides[otherSide(side)].occupied,
  }
}

export function territoriesOf(world: World, faction: Faction): number {
  if (isCivilisation(faction) || isKingdom(faction)) return world.balance(faction, 'territories')
  return tribeOf(world, faction)?.territories ?? 0
}

function royalsOfForce(world: World, war: War, side: SideName): readonly Royal[] {
  return forceOf(world, war, side).royals.flatMap((id) => world.record(ROYALS, id) ?? [])
}

/**
 * GL-WAR-8 Killing warriors is always in play; beside it a side may go for as many territories as RULING-52 lets it, for one royal
 * who fights, and for the destruction of a monument or of the settlement on that land. Asks a civilisation, where there is something to choose (question
 * `goals`), and tells what was chosen.
 */
export function* askGoals(world: World, war: War, side: SideName): Procedure<Goals> {
  const seat = war[side]
  if (!isCivilisation(seat)) return NO_GOALS
  const sheet = yield* fill('goals', seat, () => goalsSheet(world, world.record(WARS, war.id) ?? war, side))
  const now = world.record(WARS, war.id)
  if (sheet === null || now === undefined) return NO_GOALS
  const goals = readGoals(world, now, side, sheet)
  yield* tellGoals(world, now, side, goals)
  return goals
}

/** What is to be decided; null where nothing can be gone for. */
function goalsSheet(world: World, war: War, side: SideName) {
  const fields = goalFields(world, war, side, targetsOf(world, war, side))
  if (fields.length === 0) return null
  const enemy = war[otherSide(side)]
  const figures = {
    enemy,
    warriors: forceOf(world, war, side).warriors,
    enemyWarriors: forceOf(world, war, otherSide(side)).warriors,
    enemyTerritories: territoriesOf(world, enemy),
  }
  return { rule: 'GL-WAR-8', rules: ['GL-WAR-22', 'GL-WAR-23', 'GL-WAR-25'], figures, fields } as const
}

export function goalFields(world: World, war: War, side: SideName, targets: Targets): readonly Field[] {
  return [...landFields(world, war, side, targets), ...royalField(world, war, side, targets)]
}

/** How many territories may be gone for at once. */
function landGoals(world: World, targets: Targets): number {
  return Math.min(ruled(world, 'territories_per_combat'), targets.open + targets.settlements.length + targets.occupied)
}

/** Fields of the first territory have no number: `land`, `ground`, `destroy`; then `land2` and so on. */
function numbered(name: string, at: number): string {
  return at === 0 ? name : `${name}${at + 1}`
}

function landFields(world: World, war: War, side: SideName, targets: Targets): Field[] {
  if (targets.places !== undefined) return placeFields(world, targets.places, targets.settlements, landGoals(world, targets))
  const options = landOptions(world, war, side, targets)
  const many = landGoals(world, targets)
  const presets = usualLand(targets)
  return Array.from({ length: many }, (_, at): Field[] => {
    const figures = { number: at + 1, many }
    const land: Field = {
      id: numbered('land', at),
      type: 'pick',
      wording: 'field.goal.land',
      figures,
      options,
      preset: presets[at] ?? NONE,
    }
    return [land, ...destroyField(world, targets, at, many), ...groundField(world, war, at, many)]
  }).flat()
}

/** What is to be torn down, of what stands at the settlements there are. */
function destroyField(world: World, { settlements }: Targets, at: number, many: number): Field[] {
  if (settlements.length === 0) return []
  const some = settlements.some(({ id }) => monumentsAt(world, id).length > 0)
  const options = DESTRUCTIONS.filter((each) => each !== 'monument' || some).map((each) => ({
    id: each,
    wording: `option.goal.destroy.${each}`,
  }))
  const figures = { number: at + 1, many }
  return [{ id: numbered('destroy', at), type: 'pick', wording: 'field.goal.destroy', figures, options, preset: 'none' }]
}

function landOptions(world: World, war: War, side: SideName, { open, settlements, occupied }: Targets): readonly Option[] {
  const enemy = war[otherSide(side)]
  const lands = (id: string, wording: string, territories: number): Option[] =>
    territories > 0 ? [{ id, wording, figures: { territories, enemy } }] : []
  return [
    { id: NONE, wording: 'option.goal.none' },
    ...lands(OCCUPIED_LAND, 'option.goal.occupied', occupied),
    ...lands(OPEN_LAND, 'option.goal.land', open),
    ...settlements.map((settlement) => settlementOption(world, settlement)),
  ]
}

function settlementOption(world: World, settlement: Settlement): Option {
  const works = worksAt(world, settlement.id)
  const wording = works['monument'] === undefined ? 'option.goal.settlement' : 'option.goal.settlementWithMonument'
  return { id: settlement.id, wording, figures: { ...settlementFigures(settlement), ...works } }
}

/** What most would do, trying being free: win back what was lost, then take open land, then settlements. */
function usualLand({ open, settlements, occupied }: Targets): readonly string[] {
  const some = (id: string, many: number): string[] => Array.from({ length: many }, () => id)
  return [...some(OCCUPIED_LAND, occupied), ...some(OPEN_LAND, open), ...settlements.map(({ id }) => id)]
}

/** The ground, which only a map tells, and only where one of the two is stronger or weaker on some. */
function groundField(world: World, war: War, at: number, many: number): Field[] {
  const matters = GROUNDS.some(
    (ground) => groundBonus(world, war.aggressor, ground) !== 0 || groundBonus(world, war.defender, ground) !== 0,
  )
  if (ruled(world, 'map_mode') !== 'map' || !matters) return []
  const options = GROUNDS.map((ground) => ({ id: ground, wording: `option.ground.${ground}` }))
  const figures = { number: at + 1, many }
  return [{ id: numbered('ground', at), type: 'pick', wording: 'field.goal.ground', figures, options, preset: 'unknown' }]
}

function royalField(world: World, war: War, side: SideName, { royals }: Targets): Field[] {
  const enemy = war[otherSide(side)]
  const [first] = [...royals].sort((one, other) => rankOf(one) - rankOf(other))
  if (first === undefined || !isCivilisation(enemy)) return []
  const none: Option = { id: NONE, wording: 'option.goal.none' }
  const each = ruled(world, 'royal_kill_rolls') === 'each'
  const house = royalsOf(world, enemy)
  const some = royals.map((royal): Option => ({ id: royal.id, wording: 'option.goal.royal', figures: { ...personFigures(royal, house) } }))
  const all: Option[] = [{ id: ALL, wording: 'option.goal.royals', figures: { royals: royals.length } }]
  const together = each && royals.length > 1
  const preset = together ? ALL : first.id
  return [{ id: 'royal', type: 'pick', wording: 'field.goal.royal', options: [none, ...(together ? all : some)], preset }]
}

function rankOf({ role }: Royal): number {
  return ['ruler', 'child', 'spouse', 'heir'].indexOf(role)
}

/** The sheet as goals: land named more often than there is any, and what is gone by now, is left out. */
export function readGoals(world: World, war: War, side: SideName, sheet: Sheet, targets = targetsOf(world, war, side)): Goals {
  if (targets.places !== undefined) {
    const aims = readPlaces(targets.places, sheet, landGoals(world, targets))
    const goalAt = ({ place, land, wish }: (typeof aims)[number]): LandGoal => {
      return { land, place, ground: groundAt(world, place), destroy: readDestruction(world, land, wish) }
    }
    return { territories: aims.map(goalAt), royal: readRoyal(targets, sheet) }
  }
  const left = new Map<string, number>(targets.settlements.map(({ id }) => [id, 1]))
  left.set(OPEN_LAND, targets.open).set(OCCUPIED_LAND, targets.occupied)
  const territories: LandGoal[] = []
  for (let at = 0; at < landGoals(world, targets); at++) {
    const land = textOf(sheet[numbered('land', at)] ?? NONE)
    const there = left.get(land) ?? 0
    if (there <= 0) continue
    left.set(land, there - 1)
    const destroy = readDestruction(world, land, sheet[numbered('destroy', at)])
    territories.push({ land, ground: readGround(sheet[numbered('ground', at)]), destroy })
  }
  return { territories, royal: readRoyal(targets, sheet) }
}

function readRoyal({ royals }: Targets, sheet: Sheet): string | null {
  const chosen = sheet['royal']
  return (chosen === ALL ? royals[0] : royals.find(({ id }) => id === chosen))?.id ?? null
}

/** Nothing where there is no such thing to tear down. */
function readDestruction(world: World, land: string, value: unknown): Destruction {
  const destroy = DESTRUCTIONS.find((each) => each === value) ?? 'none'
  if (land === OPEN_LAND || land === OCCUPIED_LAND) return 'none'
  return destroy === 'monument' && monumentsAt(world, land).length === 0 ? 'none' : destroy
}

function readGround(value: unknown): Ground {
  return GROUNDS.find((ground) => ground === value) ?? 'unknown'
}

/** The chronicle of what a side goes for: how many territories of which kind, and whom. */
export function* tellGoals(world: World, war: War, side: SideName, { territories, royal }: Goals): Procedure {
  if (territories.length === 0 && royal === null) return
  const occupied = territories.filter(({ land }) => land === OCCUPIED_LAND).length
  const open = territories.filter(({ land }) => land === OPEN_LAND).length
  const destroyed = territories.filter(({ destroy }) => destroy === 'settlement').length
  const monuments = territories.filter(({ destroy }) => destroy === 'monument').length
  const target = royal === null ? undefined : world.record(ROYALS, royal)
  const role = target?.role ?? ''
  const sex = target === undefined || editionOf(world) < 3 ? {} : { sex: target.sex }
  const each = ruled(world, 'royal_kill_rolls') === 'each' ? 1 : 0
  const settlements = territories.length - occupied - open
  const figures = { faction: war[side], enemy: war[otherSide(side)], occupied, open, settlements, destroyed, monuments, role, ...sex, each }
  yield* tell('GL-WAR-8', 'line.goals', { seat: war[side], about: war.id, figures })
}
