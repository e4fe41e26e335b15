import { describe, expect, test } from 'vitest'
import { Board, type HexGround } from './board.ts'
import { allHexes, riverSides, withGround, withName, withRivers, withRiversAround } from './painting.ts'
import type { HexPlan } from './plan.ts'
import { planProblems } from './planFile.ts'
import { ISLANDS } from './testing/smallBoards.ts'

describe('painting a plan', () => {
  test('puts ground on the hexes meant and on no other', () => {
    const painted = withGround(ISLANDS, ['A1', 'C1'], 'm')
    expect(painted.ground).toEqual(['m.m~.', ...ISLANDS.ground.slice(1)])
    expect(ISLANDS.ground[0]).toBe('..~~.')
    expect(new Board(painted).has('C1')).toBe(true)
  })

  test('where land goes, its name, its crossing and the river it had alone go; the plan stays sound', () => {
    const painted = withGround(ISLANDS, ['D3', 'A1'], '~')
    expect(painted.names).toEqual({})
    expect(painted.crossings).toEqual([])
    expect(planProblems(painted)).toEqual([])
    const drowned = withGround(ISLANDS, ['A3', 'A4', 'B3', 'B4'], '~')
    expect(drowned.rivers).toEqual(['00000', '00000', '00000', '00000'])
    expect(planProblems(drowned)).toEqual([])
  })

  test('a river that touches land on one side stays', () => {
    expect(withGround(ISLANDS, ['A3'], '~').rivers).toEqual(ISLANDS.rivers)
  })

  test('a name is given, and taken away by an empty one', () => {
    expect(withName(ISLANDS, 'B1', 'Far End').names).toEqual({ ...ISLANDS.names, B1: 'Far End' })
    expect(withName(ISLANDS, 'A1', '').names).toEqual({ D3: 'Landing' })
  })

  test('water runs along the sides meant and no other, whichever of the two hexes they are named by', () => {
    const whole = ISLANDS
    const board = new Board(allHexes(whole))
    const { hexes } = board
    if (hexes === null) throw new Error('no hexes')
    for (let cell = 0; cell < hexes.size; cell++)
      for (let side = 0; side < 6; side++) {
        const other = hexes.beside(cell, side)
        const isLand = [cell, other].some((each) => each !== -1 && !whole.closed.includes(hexes.letterAt(each)))
        const before = new Set(ridgesOf(whole))
        const wet = withRivers(whole, [{ code: hexes.code(cell), side }], true)
        const can = other !== -1 && isLand
        const meant = ridge(hexes, cell, side)
        expect(new Set(ridgesOf(wet))).toEqual(can ? new Set([...before, meant]) : before)
        const dry = withRivers(wet, [{ code: hexes.code(cell), side }], false)
        if (can) expect(new Set(ridgesOf(dry))).toEqual(new Set([...before].filter((one) => one !== meant)))
        expect([planProblems(wet), planProblems(dry)]).toEqual([[], []])
      }
  })

  test('the rivers of one hex are set together', () => {
    const plan = withRiversAround(ISLANDS, 'A3', [0, 2])
    const board = new Board(plan)
    expect(riverSides(board, board.numberOf('A3'))).toEqual([0, 2])
    expect(withRiversAround(withRiversAround(plan, 'A3', []), 'A4', [])).not.toHaveProperty('rivers')
  })

  test('whoever paints sees every hex', () => {
    expect(new Board(allHexes(ISLANDS)).spaces).toHaveLength(20)
  })
})

/** A side, the same from both its hexes. */
function ridge(hexes: HexGround, cell: number, side: number): string {
  const other = hexes.beside(cell, side)
  return [cell, other].toSorted((one, two) => one - two).join(' ')
}

function ridgesOf(plan: HexPlan): readonly string[] {
  const { hexes } = new Board(allHexes(plan))
  if (hexes === null) return []
  return Array.from({ length: hexes.size }, (_, cell) => cell).flatMap((cell) =>
    Array.from({ length: 6 }, (_, side) => side).flatMap((side) => (hexes.hasRiverOn(cell, side) ? [ridge(hexes, cell, side)] : [])),
  )
}
