import type { Sheet } from '../../../kernel/forms/field.ts'
import type { World } from '../../../kernel/world/world.ts'
import { foreignersIn } from '../rules/board.ts'
import { movesIn } from '../rules/movement/moves.ts'
import { plannedOverrun, standingAfter, type Move, type PlannedOverrun } from '../rules/movement/plan.ts'
import { maximumIn } from '../rules/overpopulation.ts'
import { scenarioOf } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'

/** How many of a nation stand in an area once the moves of a sheet are made. */
export interface AreaOutlook {
  readonly units: number
  /** The most that may stay after the turn; null: no end, or none for an area by itself. */
  readonly maximum: number | null
}

export function standingIn(world: World, nation: string, sheet: Sheet, area: string): AreaOutlook {
  const maximum = ruled(world, 'overpop') === 'per_area' ? maximumIn(world, nation, area) : Infinity
  return { units: standingAfter(world, nation, area, soundMoves(sheet)), maximum: Number.isFinite(maximum) ? maximum : null }
}

/** Units above a maximum once the moves are made; `area` null: of all areas together. */
export interface Surplus {
  readonly area: string | null
  readonly units: number
  readonly maximum: number
  /** Foreign units there, which it will be fought out with first. */
  readonly foes: number
}

/** Where a nation will have too many (RULING-34). Battles may change it: what is contested counts as standing, and not as held. */
export function surplusAfter(world: World, nation: string, sheet: Sheet): readonly Surplus[] {
  const moves = soundMoves(sheet)
  const standing = scenarioOf(world)
    .areas.map(({ id: area }) => ({
      ...{ area, units: standingAfter(world, nation, area, moves), maximum: maximumIn(world, nation, area) },
      foes: foreignersIn(world, nation, area),
    }))
    .filter(({ units }) => units > 0)
  if (ruled(world, 'overpop') === 'per_area') return standing.filter(({ units, maximum }) => units > maximum)
  const units = standing.reduce((sum, one) => sum + one.units, 0)
  const maximum = standing.reduce((sum, one) => (one.foes === 0 ? sum + one.maximum : sum), 0)
  return units > maximum ? [{ area: null, units, maximum, foes: 0 }] : []
}

/** The first area on a way that its units may not go on from, by the sheet that sends them there; null where they may. */
export function barrierOn(world: World, nation: string, sheet: Sheet, path: readonly string[]): PlannedOverrun | null {
  const moves = soundMoves(sheet)
  const overruns = path.slice(0, -1).map((area) => plannedOverrun(world, nation, area, moves))
  return overruns.find((one) => one !== null && one.staying < one.need) ?? null
}

/** A count that is being typed may be no number. */
function soundMoves(sheet: Sheet): readonly Move[] {
  return movesIn(sheet).map((move) => ({ ...move, count: move.count || 0 }))
}
