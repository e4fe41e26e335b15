import { HexGround, type Board } from './board.ts'
import type { Space } from './graph.ts'
import { OFF, SIDES, type Cell } from './hexes.ts'
import { RIVER_SIDES, riverBit, type HexPlan } from './plan.ts'

/** The same plan with another ground on these hexes. Where land goes its name and its crossings go, and rivers that no longer touch land. */
export function withGround(plan: HexPlan, codes: readonly string[], letter: string): HexPlan {
  const { columns } = plan.layout
  const rows = plan.ground.map((row) => Array.from(row))
  const before = new HexGround(plan)
  for (const code of codes) {
    const cell = before.cellOf(code)
    const row = rows[Math.floor(cell / columns)]
    if (cell !== OFF && row !== undefined) row[cell % columns] = letter
  }
  const ground = rows.map((row) => row.join(''))
  const after = new HexGround({ ...plan, ground })
  const isLand = (code: string): boolean => after.spaceOf(after.cellOf(code)) !== OFF
  return {
    ...plan,
    ground,
    ...(plan.rivers === undefined ? {} : { rivers: riversOn(plan.rivers, after) }),
    ...(plan.crossings === undefined ? {} : { crossings: plan.crossings.filter(([one, other]) => isLand(one) && isLand(other)) }),
    ...(plan.names === undefined ? {} : { names: Object.fromEntries(Object.entries(plan.names).filter(([code]) => isLand(code))) }),
  }
}

/** A land called otherwise; by its code again where the name is empty. */
export function withName(plan: HexPlan, code: string, name: string): HexPlan {
  const { [code]: _before, ...names } = plan.names ?? {}
  return { ...plan, names: name === '' ? names : { ...names, [code]: name } }
}

/** The plan as whoever paints it sees it: every hex is a space, water too. */
export function allHexes(plan: HexPlan): HexPlan {
  return { ...plan, closed: '', crossings: [] }
}

/** A side of a hex, counted clockwise from north. */
export interface PlanSide {
  readonly code: string
  readonly side: number
}

/** Water runs along these sides, or no longer does. Nothing runs along the rim of the board, nor where both hexes are closed ground. */
export function withRivers(plan: HexPlan, sides: readonly PlanSide[], flows: boolean): HexPlan {
  const hexes = new HexGround(plan)
  const { columns } = plan.layout
  const rows = plan.ground.map((row, nth) => Array.from(row, (_, column) => Number(plan.rivers?.[nth]?.[column] ?? 0)))
  for (const { code, side } of sides) {
    const written = writtenAt(hexes, hexes.cellOf(code), side)
    const row = written === null ? undefined : rows[Math.floor(written.cell / columns)]
    if (written === null || row === undefined) continue
    const at = written.cell % columns
    row[at] = flows ? (row[at] ?? 0) | written.bit : (row[at] ?? 0) & ~written.bit
  }
  const rivers = riversOn(
    rows.map((row) => row.join('')),
    hexes,
  )
  const { rivers: _, ...dry } = plan
  return rivers.every((row) => /^0*$/.test(row)) ? dry : { ...plan, rivers }
}

/** Water runs along these sides of a hex, and along no other of it. */
export function withRiversAround(plan: HexPlan, code: string, sides: readonly number[]): HexPlan {
  const at = (side: number): PlanSide => ({ code, side })
  const all = Array.from({ length: SIDES }, (_, side) => side)
  return withRivers(withRivers(plan, all.map(at), false), sides.map(at), true)
}

/** The sides of a hex along which water runs. */
export function riverSides(board: Board, space: Space): readonly number[] {
  const { hexes } = board
  const { cell } = board.at(space)
  if (hexes === null || cell === undefined) return []
  return Array.from({ length: SIDES }, (_, side) => side).filter((side) => hexes.hasRiverOn(cell, side))
}

/** Which hex writes the river of a side, and how; null where nothing can run. */
function writtenAt(hexes: HexGround, cell: Cell, side: number): { readonly cell: Cell; readonly bit: number } | null {
  const other = cell === OFF ? OFF : hexes.beside(cell, side)
  if (other === OFF) return null
  const own = RIVER_SIDES.find((each) => each === side)
  if (own !== undefined) return { cell, bit: riverBit(own) }
  const back = RIVER_SIDES.find((each) => each === (side + SIDES / 2) % SIDES)
  return back === undefined ? null : { cell: other, bit: riverBit(back) }
}

function riversOn(rivers: readonly string[], hexes: HexGround): readonly string[] {
  const isLand = (cell: Cell): boolean => cell !== OFF && hexes.spaceOf(cell) !== OFF
  const { columns } = hexes.layout
  return rivers.map((row, nth) =>
    Array.from(row, (digit, column) => {
      const cell = nth * columns + column
      const kept = RIVER_SIDES.filter((side) => isLand(cell) || isLand(hexes.beside(cell, side % SIDES)))
      return String(kept.reduce((sum, side) => sum + (Number(digit) & riverBit(side)), 0))
    }).join(''),
  )
}
