import { describe, expect, test } from 'vitest'
import { Board } from './board.ts'
import { distance } from './search.ts'
import { ISLANDS, VALLEYS } from './testing/smallBoards.ts'

describe('a board of hexes', () => {
  const board = new Board(ISLANDS)
  const near = (id: string): string => Array.from(board.graph.neighboursOf(board.numberOf(id)), (space) => board.at(space).id).join(' ')

  test('its spaces are all that is not closed, row by row', () => {
    expect(board.spaces.map(({ id }) => id).join(' ')).toBe('A1 B1 E1 A2 D2 E2 A3 B3 D3 A4 B4')
    expect([board.at(0).name, board.at(1).name, board.has('C1'), board.has('D2')]).toEqual(['North Point', 'B1', false, true])
  })

  test('neighbours touch, or a crossing joins them', () => {
    expect(near('A2')).toBe('B1 B3 A3 A1')
    expect(near('B3')).toBe('B4 A4 A3 A2 D3')
    expect(distance(board.graph, board.numberOf('A1'), board.numberOf('E1'))).toBe(5)
  })

  test('what lies around a space is known, closed ground too', () => {
    const by = (id: string, ground: string): boolean => board.isBy(board.numberOf(id), ground)
    expect([by('A2', 'lake'), by('A2', 'sea'), by('B1', 'sea'), by('A4', 'mountain'), by('A1', 'mountain')]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(() => board.numberOf('C1')).toThrow('C1')
  })

  test('a river is on both sides of it', () => {
    const byRiver = board.spaces.filter((_, space) => board.isByRiver(space)).map(({ id }) => id)
    expect(byRiver).toEqual(['A3', 'B3', 'A4', 'B4'])
  })
})

test('a board of areas', () => {
  const board = new Board(VALLEYS)
  const [upper, middle, lower] = ['upper', 'middle', 'lower'].map((id) => board.numberOf(id)) as [number, number, number]
  expect(distance(board.graph, upper, lower)).toBe(2)
  expect([board.is(middle, 'river'), board.isBy(upper, 'river'), board.isBy(lower, 'hill')]).toEqual([true, true, false])
  expect([board.outlineOf(middle).length, board.outlineOf(upper).length]).toEqual([3, 0])
})
