import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Board } from './board.ts'
import { makeWorld } from './geography/geography.ts'
import { OFF, SIDES, type Point } from './hexes.ts'
import { outlinesOf, riverRuns } from './outlines.ts'
import { withRivers } from './painting.ts'
import { connectedParts } from './search.ts'
import { ISLANDS, VALLEYS } from './testing/smallBoards.ts'

const board = new Board(makeWorld('outlines', 200, 'World'))

/** The area a closed line goes around; below 0 where it goes around a hole. */
const areaOf = (line: readonly Point[]): number =>
  line.reduce((sum, { x, y }, at) => {
    const next = line[(at + 1) % line.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
const HEX = (3 * Math.sqrt(3)) / 2

describe('the border of land', () => {
  test('goes around all of it and nothing else, whatever its shape', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (flags) => {
        const inside = board.spaces.map(() => flags.next().value === true)
        const lines = outlinesOf(board, (space) => inside[space] === true)
        const sides = board.spaces.reduce((sum, { cell = OFF }, space) => {
          if (inside[space] !== true) return sum
          const around = Array.from(board.hexes?.around(cell) ?? [], (other) => board.hexes?.spaceOf(other) ?? OFF)
          return sum + around.filter((other) => other === OFF || inside[other] !== true).length
        }, 0)
        expect(lines.reduce((sum, line) => sum + line.length, 0)).toBe(sides)
        expect(lines.reduce((sum, line) => sum + areaOf(line), 0)).toBeCloseTo(HEX * inside.filter(Boolean).length)
        for (const line of lines)
          for (const [at, { x, y }] of line.entries()) {
            const next = line[(at + 1) % line.length] ?? { x, y }
            expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(1)
          }
      }),
      { numRuns: 30 },
    )
  })

  test('one line around every part, and one around a hole', () => {
    const spaces = new Board({ ...ISLANDS, ground: ['.....', '.....', '.....', '.....'], crossings: [] })
    expect(outlinesOf(spaces, () => true)).toHaveLength(1)
    expect(outlinesOf(spaces, (space) => space !== spaces.numberOf('C2'))).toHaveLength(2)
    const land = outlinesOf(board, () => true).filter((line) => areaOf(line) > 0)
    const crossings = new Set(board.plan.kind === 'hexes' ? board.plan.crossings?.flat() : [])
    expect(land.length).toBeGreaterThanOrEqual(connectedParts(board.graph).length)
    expect(land.length).toBeLessThanOrEqual(1 + crossings.size)
    expect(outlinesOf(new Board(VALLEYS), () => true)).toEqual([])
  })

  test('a board that wraps is cut at its edge', () => {
    const layout = { ...ISLANDS.layout, columns: 4, wraps: true }
    const whole = new Board({
      kind: 'hexes',
      name: 'W',
      layout,
      legend: { '.': ['low'] },
      closed: '',
      ground: Array<string>(4).fill('....'),
    })
    const lines = outlinesOf(whole, () => true)
    expect(lines).toHaveLength(1)
    expect(areaOf(lines[0] ?? [])).toBeCloseTo(16 * HEX)
  })
})

describe('rivers', () => {
  test('every run is told once, and flows into a larger one or into water', () => {
    const { hexes } = board
    const cells = Array.from({ length: hexes?.size ?? 0 }, (_, cell) => cell)
    const written = cells.reduce(
      (sum, cell) => sum + Array.from({ length: SIDES }, (_, side) => side).filter((side) => hexes?.hasRiverOn(cell, side)).length,
      0,
    )
    const runs = riverRuns(board)
    expect(runs.length).toBeGreaterThan(5)
    expect(runs).toHaveLength(written / 2)
    const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
    for (const { from, size } of runs) {
      const into = runs.filter((run) => at(run.to) === at(from))
      expect(size).toBe(1 + into.reduce((sum, run) => sum + run.size, 0))
    }
  })

  test('rivers painted anywhere are told side by side, whether they reach water or run in a ring', () => {
    const { hexes } = board
    const cells = Array.from({ length: hexes?.size ?? 0 }, (_, cell) => cell)
    const side = fc.record({ code: fc.constantFrom(...cells.map((cell) => hexes?.code(cell) ?? '')), side: fc.nat(SIDES - 1) })
    fc.assert(
      fc.property(fc.array(side, { maxLength: 60 }), fc.constantFrom(...board.spaces.map(({ id }) => id)), (sides, ring) => {
        const around = Array.from({ length: SIDES }, (_, nth) => ({ code: ring, side: nth }))
        const painted = new Board(withRivers(makeWorld('outlines', 200, 'World'), [...sides, ...around], true))
        const wet = cells.flatMap((cell) => Array.from({ length: SIDES }, (_, nth) => painted.hexes?.hasRiverOn(cell, nth)).filter(Boolean))
        expect(riverRuns(painted)).toHaveLength(wet.length / 2)
      }),
      { numRuns: 20 },
    )
  })
})
