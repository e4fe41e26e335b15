import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Hexes, OFF, SIDES, type HexLayout } from './hexes.ts'
import { stepsFrom } from './search.ts'
import { SpaceGraph } from './graph.ts'

const anyLayout: fc.Arbitrary<HexLayout> = fc.record({
  // Rows that lie to the side come in pairs where the board wraps.
  columns: fc.integer({ min: 2, max: 6 }).map((half) => 2 * half),
  rows: fc.integer({ min: 2, max: 6 }).map((half) => 2 * half),
  top: fc.constantFrom('corner' as const, 'side' as const),
  shifted: fc.constantFrom('odd' as const, 'even' as const),
  wraps: fc.boolean(),
  codes: fc.constantFrom('letters-first' as const, 'number-first' as const),
})

const cells = (hexes: Hexes): readonly number[] => Array.from({ length: hexes.size }, (_, cell) => cell)
const near = (hexes: Hexes, cell: number): readonly number[] => [...new Set(hexes.around(cell))].filter((other) => other !== OFF)

describe('hexes of any layout', () => {
  test('opposite sides lead back, and lie where they are drawn', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const hexes = new Hexes(layout)
        for (const cell of cells(hexes))
          for (let side = 0; side < SIDES; side++) {
            const other = hexes.beside(cell, side)
            if (other === OFF) continue
            expect(hexes.beside(other, (side + 3) % SIDES)).toBe(cell)
            if (layout.wraps) continue
            const [here, there, corners] = [hexes.centre(cell), hexes.centre(other), hexes.corners(cell)]
            const [a, b] = [corners[side], corners[(side + 1) % SIDES]]
            expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo((here.x + there.x) / 2)
            expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo((here.y + there.y) / 2)
          }
      }),
      { numRuns: 40 },
    )
  })

  test('the distance is the number of steps', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const hexes = new Hexes(layout)
        const graph = new SpaceGraph(cells(hexes).map((cell) => near(hexes, cell)))
        const from = Math.floor(hexes.size / 3)
        const steps = stepsFrom(graph, [from])
        for (const cell of cells(hexes)) expect(hexes.distance(from, cell)).toBe(steps[cell])
      }),
      { numRuns: 40 },
    )
  })

  test('every hex has a code of its own, and nothing else has one', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const hexes = new Hexes(layout)
        expect(cells(hexes).map((cell) => hexes.cellOf(hexes.code(cell)))).toEqual(cells(hexes))
        for (const code of ['', 'A', '1', 'A0', '0A', 'A01', '01A', 'a1', '1a', 'ZZ1', '1ZZ', 'A99', '99A', 'A1A', '1A1'])
          expect(hexes.cellOf(code), code).toBe(OFF)
      }),
    )
  })
})

test('columns go on after Z', () => {
  const hexes = new Hexes({ columns: 60, rows: 1, top: 'corner', shifted: 'odd', wraps: false, codes: 'letters-first' })
  expect([0, 25, 26, 51, 52].map((cell) => hexes.code(cell))).toEqual(['A1', 'Z1', 'AA1', 'AZ1', 'BA1'])
})

describe('the world of 32 by 32 of a game with flat hexes that wraps', () => {
  const hexes = new Hexes({ columns: 32, rows: 32, top: 'side', shifted: 'odd', wraps: true, codes: 'number-first' })
  const around = (code: string): string => Array.from(hexes.around(hexes.cellOf(code)), (cell) => hexes.code(cell)).join(' ')
  const moved = (code: string, ...sides: readonly string[]): string =>
    hexes.code(sides.reduce((cell, side) => hexes.beside(cell, hexes.sides.indexOf(side)), hexes.cellOf(code)))

  test('printed codes', () => {
    expect([moved('22R', 'N', 'N'), moved('15R', 'SW'), moved('5M', 'SE'), moved('5T', 'SE'), moved('9U', 'SW')]).toEqual([
      '20R',
      '15Q',
      '6N',
      '5U',
      '10T',
    ])
  })

  test.each([
    ['5A', '4A 5B 6B 6A 6AF 5AF'],
    ['5B', '4B 4C 5C 6B 5A 4A'],
    ['1A', '32A 1B 2B 2A 2AF 1AF'],
    ['32AF', '31AF 31A 32A 1AF 32AE 31AE'],
    ['1AF', '32AF 32A 1A 2AF 1AE 32AE'],
    ['32A', '31A 32B 1B 1A 1AF 32AF'],
  ])('around %s', (code, all) => expect(around(code)).toBe(all))

  test('so many are seen around: 19 from two hexes away, 37 from three', () => {
    const within = (steps: number): number =>
      Array.from({ length: hexes.size }, (_, cell) => cell).filter((cell) => hexes.distance(0, cell) <= steps).length
    expect([within(2), within(3)]).toEqual([19, 37])
  })
})
