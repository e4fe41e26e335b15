import type { Sheet } from '../../../kernel/forms/field.ts'
import type { World } from '../../../kernel/world/world.ts'
import { foreignersIn, presentIn } from '../rules/board.ts'
import { movers, movesIn } from '../rules/movement/moves.ts'
import { isStop, type Path } from '../rules/movement/paths.ts'
import { endOf, plannedOverrun, wayId, type Move, type PlannedOverrun } from '../rules/movement/plan.ts'

/** A stack that can move, with what the sheet says of it. */
export interface StackReading {
  readonly id: string
  readonly area: string
  readonly type: string
  readonly count: number
  /** Units the sheet leaves where they are. */
  readonly left: number
  readonly ways: readonly WayReading[]
  /** Rows of the sheet that move some of them, by their place in it. A count that is being typed may be no number. */
  readonly rows: readonly { readonly at: number; readonly way: string; readonly count: number }[]
}

export interface WayReading {
  readonly id: string
  readonly path: Path
  readonly to: string
  /** Foreign units where it ends, and on the way. */
  readonly foes: number
  readonly passed: number
}

export interface OverrunReading extends PlannedOverrun {
  /** Of those the sheet brings there so many may go on. */
  readonly mayPass: number
  /** The ground ends every move there. */
  readonly isStop: boolean
}

export interface MovesReading {
  readonly stacks: readonly StackReading[]
  /** Areas with foreign units that the sheet brings units to, or past. */
  readonly overruns: readonly OverrunReading[]
}

/** Other nations with units in an area, in order. */
export function occupantsOf(world: World, nation: string, area: string): readonly string[] {
  return presentIn(world, area).filter((other) => other !== nation)
}

/** What can move, and what the sheet makes of it. */
export function readMoves(world: World, nation: string, sheet: Sheet): MovesReading {
  const moves = movesIn(sheet)
  const sound = moves.map((move) => ({ ...move, count: move.count || 0 }))
  const stacks = movers(world, nation).map(({ area, type, count, paths }): StackReading => {
    const rows = moves.flatMap((move, at) =>
      move.from === area && move.type === type ? [{ at, way: wayId(area, type, move.path), count: move.count }] : [],
    )
    return {
      ...{ id: `${area}.${type}`, area, type, count, rows },
      left: Math.max(0, count - rows.reduce((sum, row) => sum + (row.count || 0), 0)),
      ways: paths.map((path) => wayOf(world, nation, area, type, path)),
    }
  })
  return { stacks, overruns: overrunsOf(world, nation, sound) }
}

function wayOf(world: World, nation: string, area: string, type: string, path: Path): WayReading {
  const to = path.at(-1) ?? area
  const passed = path.slice(0, -1).reduce((sum, one) => sum + foreignersIn(world, nation, one), 0)
  return { id: wayId(area, type, path), path, to, foes: foreignersIn(world, nation, to), passed }
}

function overrunsOf(world: World, nation: string, moves: readonly Move[]): readonly OverrunReading[] {
  const areas = new Set(moves.flatMap((move) => [...move.path.slice(0, -1), endOf(move)]))
  return [...areas].flatMap((area) => {
    const overrun = plannedOverrun(world, nation, area, moves)
    if (overrun === null) return []
    const spare = overrun.staying + overrun.passing - overrun.need
    const stops = isStop(world, area)
    return [{ ...overrun, mayPass: stops ? 0 : Math.max(0, spare), isStop: stops }]
  })
}

/**
 * The sheet with a row changed, or taken out (count 0); `at` as many as it has rows: one more. Where a stack of `units` would send more than
 * it has, others of it are fewer, the last first.
 */
export function withMove(sheet: Sheet, at: number, way: string, count: number, units: number): Sheet {
  const rows = movesIn(sheet).map(({ from, type, path, count: some }) => ({ way: wayId(from, type, path), count: some }))
  const changed = at < rows.length ? rows.map((row, place) => (place === at ? { way, count } : row)) : [...rows, { way, count }]
  const isAlike = (row: { readonly way: string }): boolean => stackOf(row.way) === stackOf(way)
  let over = changed.reduce((sum, row) => (isAlike(row) ? sum + (row.count || 0) : sum), 0) - units
  for (let place = changed.length - 1; place >= 0 && over > 0; place--) {
    const row = changed[place]
    if (row === undefined || place === at || !isAlike(row)) continue
    const fewer = Math.min(over, row.count || 0)
    over -= fewer
    changed[place] = { ...row, count: row.count - fewer }
  }
  return { ...sheet, moves: changed.filter((row) => row.count !== 0) }
}

function stackOf(way: string): string {
  return way.split('-')[0] ?? ''
}
