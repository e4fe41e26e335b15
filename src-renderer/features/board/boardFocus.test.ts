import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { makeWorld } from '../../../src-shared/board/geography/geography.ts'
import { askedPart } from './boardFocus.ts'
import type { Choices } from './boardLook.ts'
import { pictureOf } from './boardPicture.ts'

const board = new Board(makeWorld('focus', 200, 'Focus'))
const picture = pictureOf(board, () => false)
const asked = (choices: Choices, own: readonly number[] = []) => askedPart({ board, choices, chosen: [], own }, picture)

test('what is asked about is framed with what lies around it', () => {
  const [one, other] = [3, board.graph.neighboursOf(3)[0] ?? 0]
  const frame = asked(
    new Map([
      [one, null],
      [other, null],
      [150, 'too far'],
    ]),
  ) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const space of [one, other]) {
    const { x, y } = picture.spaces[space]?.centre ?? { x: -1, y: -1 }
    expect(x).toBeGreaterThan(frame.x)
    expect(x).toBeLessThan(frame.x + frame.width)
    expect(y).toBeGreaterThan(frame.y)
    expect(y).toBeLessThan(frame.y + frame.height)
  }
  expect(frame.width * frame.height).toBeLessThan((picture.width * picture.height) / 3)
})

test('own land counts where it touches what can be chosen, and nowhere else', () => {
  const near = board.graph.neighboursOf(3)[0] ?? 0
  const far = 150
  expect(asked(new Map([[3, null]]), [far])).toEqual(asked(new Map([[3, null]])))
  const [alone, beside] = [asked(new Map([[3, null]])), asked(new Map([[3, null]]), [near])]
  expect((beside?.width ?? 0) + (beside?.height ?? 0)).toBeGreaterThan((alone?.width ?? 0) + (alone?.height ?? 0))
})

test('nothing is framed where nothing can be chosen, or nearly all can', () => {
  expect(asked(new Map([[3, 'too far']]))).toBeNull()
  expect(asked(new Map(board.spaces.map((_, space) => [space, null])))).toBeNull()
})
