import { HexGround } from './board.ts'
import type { Cell } from './hexes.ts'
import { OFF, SIDES } from './hexes.ts'
import type { HexPlan } from './plan.ts'
import { RIVER_SIDES, riverBit } from './plan.ts'

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
