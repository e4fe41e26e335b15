import { nearest } from '../../../../board/search.ts'
import type { Field, FieldValue, Sheet } from '../../../../kernel/forms/field.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Settlement } from '../records.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { monumentsAt, worksAt } from '../settlements/monuments.ts'
import { boardOf, idsOf, landsOccupied, landsOf, nameOf } from '../territory/map.ts'
import { placeOption } from '../territory/pointing.ts'
import type { SideName, War } from './records.ts'
import { otherSide } from './wars.ts'

/** The land that is neither a settlement's nor occupied. */
export const OPEN_LAND = 'land'
/** Land the other side occupies in this war. */
export const OCCUPIED_LAND = 'occupied'

/** A territory on the map that can be gone for, and what it counts as: `OPEN_LAND`, `OCCUPIED_LAND` or the id of a settlement. */
export interface PlaceTarget {
  readonly place: string
  readonly land: string
}

/**
 * On the map what borders land this side owns or occupies in the war (RULING-52), settlements by their seat; where nothing of the enemy's
 * does, what is nearest. What can be won back comes first, then open land, then settlements. Null without a map.
 */
export function placesAhead(world: World, war: War, side: SideName, settlements: readonly Settlement[]): readonly PlaceTarget[] | null {
  const board = boardOf(world)
  if (board === null) return null
  const [own, enemy] = [war[side], war[otherSide(side)]]
  const anchors = [...landsOf(world, own), ...landsOccupied(world, war.id, own)]
  const occupied = new Set(landsOccupied(world, war.id, enemy))
  const theirs = new Set([...landsOf(world, enemy), ...occupied])
  const ahead = nearest(board.graph, anchors, (space) => theirs.has(space))?.spaces ?? [...theirs]
  const targets = idsOf(board, ahead).map((place): PlaceTarget => {
    const settlement = settlements.find((one) => one.place === place)
    return { place, land: occupied.has(board.numberOf(place)) ? OCCUPIED_LAND : (settlement?.id ?? OPEN_LAND) }
  })
  return targets.toSorted((one, other) => rank(one) - rank(other))
}

function rank({ land }: PlaceTarget): number {
  return land === OCCUPIED_LAND ? 0 : land === OPEN_LAND ? 1 : 2
}

/** Territories are pointed out all at once, and so is what is to be torn down there. `most`: so many territories. */
export function placeFields(world: World, places: readonly PlaceTarget[], settlements: readonly Settlement[], most: number): Field[] {
  const board = boardOf(world)
  if (board === null || most === 0) return []
  const lands: Field = {
    ...{ id: 'lands', type: 'many', wording: 'field.goal.lands', places: true, figures: { most } },
    ...{ options: places.map(({ place }) => placeOption(world, board, place)), least: 0, most },
    preset: places.slice(0, most).map(({ place }) => place),
  }
  const works = settlements.flatMap((settlement) => tearableAt(world, settlement))
  if (works.length === 0) return [lands]
  const destroyed: Field = {
    ...{ id: 'destroyed', type: 'many', wording: 'field.goal.destroyed' },
    ...{ options: works, least: 0, most: works.length, preset: [] },
  }
  return [lands, destroyed]
}

function tearableAt(world: World, settlement: Settlement): readonly Option[] {
  const { id, place = '' } = settlement
  const figures = { ...settlementFigures(settlement), ...worksAt(world, id), name: nameOf(world, place) }
  const monument: Option = { id: `monument:${id}`, wording: 'option.goal.tearDown.monument', figures }
  const all: Option = { id: `settlement:${id}`, wording: 'option.goal.tearDown.settlement', figures }
  return monumentsAt(world, id).length > 0 ? [monument, all] : [all]
}

/** The territories that were pointed out, each with what is to be torn down there as `tearableAt` names it; undefined: nothing. */
export function readPlaces(
  places: readonly PlaceTarget[],
  sheet: Sheet,
  most: number,
): readonly (PlaceTarget & { readonly wish: string | undefined })[] {
  const lands = picked(sheet['lands'])
  const destroyed = picked(sheet['destroyed'])
  return places
    .filter(({ place }) => lands.includes(place))
    .slice(0, most)
    .map((target) => ({ ...target, wish: destroyed.find((id) => id.endsWith(`:${target.land}`))?.split(':')[0] }))
}

function picked(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
}
