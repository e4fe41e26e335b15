import { describe, expect, test } from 'vitest'
import { CELLS, geographyOf } from './geography.ts'
import { DIRECTIONS, type Direction } from './tables.ts'

const map = geographyOf({ hex_layout: 'even_high', wrap: true })
const from = (code: string, ways: string): readonly string[] =>
  map.path(map.cellOf(code), ways.split(' ') as Direction[]).map((cell) => map.code(cell))
const around = (code: string): string =>
  map
    .around(map.cellOf(code))
    .map((cell) => map.code(cell))
    .join(' ')

describe('the map', () => {
  test('LZ-MAP-1 codes run from 1A to 32AF, row before column', () => {
    expect([map.code(0), map.code(CELLS - 1), map.code(31), map.code(32)]).toEqual(['1A', '32AF', '1AF', '2A'])
    expect(['1a', '33A', '1AG', 'A1', '01A', ''].map((code) => map.cellOf(code))).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test.each([
    ['22R', 'N N', '20R'],
    ['15R', 'SW', '15Q'],
    ['5M', 'SE', '6N'],
    ['5T', 'SE', '5U'],
    ['9U', 'SW', '10T'],
    ['14AB', 'N SW', '13AA'],
    ['22N', 'N NW', '20M'],
    ['5AD', 'SW NE', '5AD'],
    ['22AD', 'N N', '20AD'],
    ['10I', 'S', '11I'],
  ])('LZ-MAP-2 %s %s leads to %s (EX-01, EX-02, EX-05, RULING-06)', (code, ways, end) => {
    expect(from(code, ways).at(-1)).toBe(end)
  })

  test.each([
    ['5A', '4A 5B 6B 6A 6AF 5AF'],
    ['5B', '4B 4C 5C 6B 5A 4A'],
    ['1A', '32A 1B 2B 2A 2AF 1AF'],
    ['32AF', '31AF 31A 32A 1AF 32AE 31AE'],
    ['1AF', '32AF 32A 1A 2AF 1AE 32AE'],
    ['32A', '31A 32B 1B 1A 1AF 32AF'],
  ])('LZ-MAP-3 around %s: %s (EX-03, EX-04, RULING-07)', (code, neighbours) => {
    expect(around(code)).toBe(neighbours)
  })

  test('hex_layout = odd_high: odd columns lie half a hex higher', () => {
    const high = geographyOf({ hex_layout: 'odd_high', wrap: true })
    const ends = [
      ['5A', 'NE'],
      ['5B', 'NE'],
    ].map(([code = '', way = '']) => high.code(high.step(high.cellOf(code), way as Direction)))
    expect(ends).toEqual(['4B', '5C'])
  })

  test('LZ-MAP-3 wrap = false: hexes at the edge have fewer neighbours', () => {
    const flat = geographyOf({ hex_layout: 'even_high', wrap: false })
    expect(flat.around(flat.cellOf('1A')).map((cell) => flat.code(cell))).toEqual(['1B', '2B', '2A'])
  })

  test('opposite steps lead back, neighbours are six different ones, discs have 7, 19 and 37 hexes (part F 4)', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      expect(new Set(map.around(cell)).size).toBe(6)
      for (const [at, way] of DIRECTIONS.entries()) expect(map.step(map.step(cell, way), DIRECTIONS[(at + 3) % 6] ?? 'N')).toBe(cell)
      expect([1, 2, 3].map((radius) => new Set(map.disc(cell, radius)).size)).toEqual([7, 19, 37])
    }
    expect(map.distance(map.cellOf('1A'), map.cellOf('32AF'))).toBe(map.distance(map.cellOf('32AF'), map.cellOf('1A')))
  })
})
