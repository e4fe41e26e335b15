import type { NeedGroup } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { areaOf, modifierOf, nationsInOrder, typesOf, unitOf, unitsAt } from '../board.ts'
import { groupsIn } from '../movement/stacks.ts'
import { ruled } from '../rulings/ruled.ts'
import type { Area, UnitType } from '../scenario.ts'
import { FACES, SUCCESS, TERRAIN } from '../tables.ts'

/** Dice of units that are alike. */
export interface BattleDice {
  readonly side: 'attack' | 'defence'
  readonly nation: string
  readonly type: string
  /** Where attackers go back to; null for others. */
  readonly from: string | null
  readonly units: number
  readonly dice: number
  readonly need: number
}

/** The dice of a round, in the order in which they are rolled: the attackers' by kind and origin, then the defenders' by nation and kind. */
export function battleDice(world: World, nation: string, area: string): readonly BattleDice[] {
  const own = groupsIn(world, nation, area).map(({ type, from, count }) => diceOf(world, area, 'attack', nation, type, from, count))
  const foes = nationsInOrder(world).filter((other) => other !== nation)
  const others = foes.flatMap((foe) =>
    typesOf(world, foe).flatMap((type) => {
      const count = unitsAt(world, foe, area, type)
      return count > 0 ? [diceOf(world, area, 'defence', foe, type, null, count)] : []
    }),
  )
  return [...own, ...others]
}

function diceOf(
  world: World,
  area: string,
  side: 'attack' | 'defence',
  nation: string,
  type: string,
  from: string | null,
  units: number,
): BattleDice {
  const unit = unitOf(world, type)
  const need = SUCCESS - modifierFor(unit) - groundOf(world, area, side, type) - modifierOf(world, nation, side)
  return { side, nation, type, from, units, dice: units * diceEach(world, unit), need }
}

/** What the ground of an area takes from each die of a kind of unit on a side: 0 or less. */
export function groundOf(world: World, area: string, side: BattleDice['side'], type: string): number {
  const isHindered = side === 'attack' || ruled(world, 'terrain_hits') === 'both'
  return isHindered ? terrainOf(areaOf(world, area), unitOf(world, type), isSummed(world)) : 0
}

function isSummed(world: World): boolean {
  return ruled(world, 'terrain_stack') === 'sum'
}

/** NT-BAT-1 One die for each normal unit; a Farmer may have none (RULING-13). */
function diceEach(world: World, { farmer, dice }: UnitType): number {
  return farmer && ruled(world, 'farmer_dice') === 0 ? 0 : dice
}

/** NT-BAT-3 What a unit of its kind adds to each of its dice: a wizard, a giant (RULING-22). */
function modifierFor({ mod }: UnitType): number {
  return mod
}

/** What the ground takes from an attack roll: 0 or -1 (RULING-25), unless further ground of the area counts as well. */
export function terrainOf(area: Pick<Area, 'type' | 'also'>, { ignores }: Pick<UnitType, 'ignores'>, summed: boolean): number {
  const grounds = new Set([area.type, ...(area.also ?? [])])
  const each = [...grounds].filter((ground) => !ignores.includes(ground)).map((ground) => LOSSES[ground]())
  return summed ? each.reduce((sum, one) => sum + one, 0) : Math.min(0, ...each)
}

const LOSSES = { open: () => TERRAIN.open, rough: inRough, mountain: inMountain, elfwood: inElfWood, city: inCity } as const

/** NT-BAT-4 -1 in Rough. */
function inRough(): number {
  return TERRAIN.rough
}

/** NT-BAT-5 -1 in Mountain. */
function inMountain(): number {
  return TERRAIN.mountain
}

/** NT-BAT-6 -1 in ElfWood. */
function inElfWood(): number {
  return TERRAIN.elfwood
}

/** NT-BAT-7 -1 in Sog City, or whatever city a scenario has. */
function inCity(): number {
  return TERRAIN.city
}

export function diceCount(dice: readonly BattleDice[]): number {
  return dice.reduce((sum, one) => sum + one.dice, 0)
}

/** What each die of the roll must show. */
export function needGroups(dice: readonly BattleDice[]): readonly NeedGroup[] {
  return dice.filter((one) => one.dice > 0).map((one) => ({ need: one.need, count: one.dice }))
}

/** Nobody there can ever hit (RULING-33). */
export function isHopeless(dice: readonly BattleDice[]): boolean {
  return dice.every((one) => one.dice === 0 || one.need > FACES)
}
