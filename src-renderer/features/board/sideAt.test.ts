import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { SIDES, type HexLayout } from '../../../src-shared/board/hexes.ts'
import { ISLANDS, VALLEYS } from '../../../src-shared/board/testing/smallBoards.ts'
import { SIDE } from './boardPicture.ts'
import { sideAt } from './sideAt.ts'

test.each(['corner', 'side'] as const)(
  'a %s points north: a hand is beside the side it is nearest to, and beside none in the middle',
  (top) => {
    const layout: HexLayout = { ...ISLANDS.layout, top }
    const board = new Board({ ...ISLANDS, layout, crossings: [], rivers: ['00000', '00000', '00000', '00000'] })
    const space = board.numberOf('B3')
    const cell = board.at(space).cell ?? 0
    const [corners, middle] = [board.hexes?.corners(cell) ?? [], board.hexes?.centre(cell) ?? { x: 0, y: 0 }]
    const centre = { x: 300, y: 200 }
    for (let side = 0; side < SIDES; side++) {
      const [one, other] = [corners[side] ?? middle, corners[(side + 1) % SIDES] ?? middle]
      const out = (part: number) => ({
        x: centre.x + ((one.x + other.x) / 2 - middle.x) * SIDE * part,
        y: centre.y + ((one.y + other.y) / 2 - middle.y) * SIDE * part,
      })
      expect([sideAt(board, space, centre, out(0.9)), sideAt(board, space, centre, out(0.3))]).toEqual([side, null])
    }
  },
)

test('areas have no sides', () => {
  expect(sideAt(new Board(VALLEYS), 0, { x: 0, y: 0 }, { x: 30, y: 0 })).toBeNull()
})
