import type { World } from '../../../../kernel/world/world.ts'
import { areaOf, bordersOf, foreignersIn, nationOf, presentIn, typesOf, unitOf } from '../board.ts'
import { scenarioOf } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { STOPS } from '../tables.ts'
import { freeUnits, stayingUnits } from './stacks.ts'

/** What an area with foreign units takes so that others may pass it. */
export interface Overrun {
  readonly occupant: number
  /** So many must stay. */
  readonly need: number
  /** Of those that moved in, or hold already. */
  readonly staying: number
  /** Units that have not moved and may hold the rest. */
  readonly free: number
}

/** A way a unit may go: areas in the order in which it enters them. */
export type Path = readonly string[]

/** How the id of a path is written: `HF-RM`. */
export function pathId(path: Path): string {
  return path.join('-')
}

/**
 * NT-MOV-1 All ways units of a kind may go from an area: whole paths over borders, no area twice, as far as they move (RULING-15). Of ways
 * that end alike, by the same last border and past the same foreign units, the shortest. `passes`: whether units may go on from an area.
 */
export function pathsFrom(world: World, nation: string, type: string, start: string, passes: (area: string) => boolean): readonly Path[] {
  const range = allowance(world, type)
  const found: Path[] = []
  const seen = new Set<string>()
  let ends: readonly Path[] = [[]]
  for (let length = 1; length <= range && ends.length > 0; length++) {
    const next: Path[] = []
    for (const path of ends) {
      const here = path.at(-1) ?? start
      for (const area of bordersOf(world, here)) {
        const border = [here, area, ...path.filter((one) => overrunIn(world, nation, one) !== null).sort()].join('-')
        if (area === start || path.includes(area) || seen.has(border) || !mayEnter(world, nation, area)) continue
        seen.add(border)
        const longer = [...path, area]
        found.push(longer)
        if (passes(area)) next.push(longer)
      }
    }
    ends = next
  }
  return found
}

/** How many areas a unit moves. */
export function allowance(world: World, type: string): number {
  const usual = ruled(world, 'move_areas')
  return unitOf(world, type).moves ?? (usual === 'unlimited' ? Infinity : usual)
}

/** Under `own_nations` = `no_entry` two nations of one player keep out of each other's areas (RULING-05). */
function mayEnter(world: World, nation: string, area: string): boolean {
  if (ruled(world, 'own_nations') === 'hostile') return true
  const { player } = nationOf(world, nation)
  return presentIn(world, area).every((other) => other === nation || nationOf(world, other).player !== player)
}

/** Units of a kind in an area. */
interface UnitGroup {
  readonly area: string
  readonly type: string
  readonly count: number
}

/**
 * NT-MOV-2 Which areas units may go on from: difficult ground ends a move (RULING-16), and so do foreign units, unless enough of those that
 * are there, or can come there, could stay. Whether they do is seen when all moves are known.
 */
export function plannable(world: World, nation: string, standing: readonly UnitGroup[]): (area: string) => boolean {
  const held = scenarioOf(world).areas.flatMap(({ id }) => {
    const overrun = isStop(world, id) ? null : overrunIn(world, nation, id)
    return overrun === null ? [] : [{ id, need: overrun.need, staying: overrun.staying }]
  })
  const open = new Set(held.map(({ id }) => id))
  const passes = (area: string): boolean => !isStop(world, area) && (overrunIn(world, nation, area) === null || open.has(area))
  for (let before = -1; before !== open.size;) {
    before = open.size
    const reached = standing.map((one) => new Set(pathsFrom(world, nation, one.type, one.area, passes).map((path) => path.at(-1))))
    for (const { id, need, staying } of held) {
      const comers = standing.reduce((sum, { area, count }, at) => (area === id || reached[at]?.has(id) === true ? sum + count : sum), 0)
      // One of them at least goes on.
      const others = standing.some(({ area }, at) => area !== id && reached[at]?.has(id) === true) ? comers - 1 : 0
      if (staying + others < need) open.delete(id)
    }
  }
  return passes
}

/** Ground on which a move ends (RULING-16). */
export function isStop(world: World, area: string): boolean {
  const { type, also = [] } = areaOf(world, area)
  return ruled(world, 'difficult_stops') && [type, ...also].some((ground) => STOPS.includes(ground))
}

/** NT-MOV-3 What it takes to go on from an area: one unit more than the foreigners there must stay (RULING-18); null where nobody is. */
export function overrunIn(world: World, nation: string, area: string): Overrun | null {
  const occupant = foreignersIn(world, nation, area)
  if (occupant === 0) return null
  const need = ruled(world, 'overrun_margin') === 'double' ? 2 * occupant : occupant + 1
  const free = typesOf(world, nation).reduce((sum, type) => sum + freeUnits(world, nation, area, type), 0)
  return { occupant, need, staying: stayingUnits(world, nation, area), free }
}
