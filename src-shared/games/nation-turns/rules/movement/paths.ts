import type { World } from '../../../../kernel/world.ts'
import { areaOf, foreignersIn, nationOf, presentIn, typesOf, unitOf } from '../board.ts'
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
 * that end alike, by the same last border, the shortest.
 */
export function pathsFrom(world: World, nation: string, type: string, start: string): readonly Path[] {
  const range = allowance(world, type)
  const found: Path[] = []
  const seen = new Set<string>()
  let ends: readonly Path[] = [[]]
  for (let length = 1; length <= range && ends.length > 0; length++) {
    const next: Path[] = []
    for (const path of ends) {
      const here = path.at(-1) ?? start
      for (const area of areaOf(world, here).borders) {
        const border = `${here}-${area}`
        if (area === start || path.includes(area) || seen.has(border) || !mayEnter(world, nation, area)) continue
        seen.add(border)
        const longer = [...path, area]
        found.push(longer)
        if (mayPass(world, nation, area)) next.push(longer)
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

/** NT-MOV-2 Difficult ground ends a move (RULING-16), and so do foreign units, unless enough others stay there. */
export function mayPass(world: World, nation: string, area: string): boolean {
  if (isStop(world, area)) return false
  const overrun = overrunIn(world, nation, area)
  return overrun === null || overrun.staying + overrun.free >= overrun.need
}

function isStop(world: World, area: string): boolean {
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
