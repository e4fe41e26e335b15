import { describe, expect, test } from 'vitest'
import { SAMPLE } from '../rules/sample.ts'
import { largeScenario } from '../testing/largeScenario.ts'
import { layOut, leastHeight, neighbourIn, spread, type Direction } from './neighbours.ts'

const RING = SAMPLE.areas.map((area) => ({ outline: [], ...area }))
const FORTY = largeScenario().areas.map((area) => ({ outline: [], ...area }))
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down']

describe('arrow keys', () => {
  test.each([
    ['LM', 'right', 'RM'],
    ['LM', 'left', 'SM'],
    ['WT', 'up', 'AM'],
    ['SM', 'left', 'SM'],
  ] as const)('from %s to the %s: %s', (from, direction, to) => expect(neighbourIn(RING, from, direction)).toBe(to))

  test.each([
    ['the sample', RING],
    ['forty areas', FORTY],
  ])('reach every area from every other: %s', (_, areas) => {
    for (const { id: start } of areas) {
      const seen = new Set([start])
      for (const here of seen) for (const direction of DIRECTIONS) seen.add(neighbourIn(areas, here, direction))
      expect(seen.size, start).toBe(areas.length)
    }
  })
})

describe('the room a board takes', () => {
  const mark = { width: 60, height: 50 }
  test('marks that fit beside each other need no more height than one', () =>
    expect(
      leastHeight(
        [
          { id: 'a', x: 0, y: 0 },
          { id: 'b', x: 50, y: 0 },
        ],
        200,
        mark,
      ),
    ).toBe(50))
  test('marks that do not are drawn apart', () =>
    expect(
      leastHeight(
        [
          { id: 'a', x: 0, y: 0 },
          { id: 'b', x: 10, y: 25 },
        ],
        200,
        mark,
      ),
    ).toBe(200))
  test('one above the other in no place of its own: no height is enough', () =>
    expect(
      leastHeight(
        [
          { id: 'a', x: 0, y: 9 },
          { id: 'b', x: 10, y: 9 },
        ],
        200,
        mark,
      ),
    ).toBeNull())
})

describe('the field is laid out', () => {
  const [large, small] = [
    { width: 8, height: 6 },
    { width: 5, height: 7 },
  ]
  test.each([
    { name: 'the sample', areas: RING, room: 18 },
    { name: 'the sample', areas: RING, room: 52 },
    { name: 'forty areas', areas: FORTY, room: 18 },
    { name: 'forty areas', areas: FORTY, room: 52 },
  ])('so that no mark of $name lies on another in a frame of $room', ({ areas, room }) => {
    const drawn = spread(areas)
    const { mark, width, height } = layOut(drawn, room, [large, small])
    expect(width).toBeGreaterThanOrEqual(room)
    const at = drawn.map(({ x, y }) => [(x / 100) * (width - mark.width), (y / 100) * (height - mark.height)] as const)
    const overlaps = at.flatMap(([x, y], nth) =>
      at.slice(nth + 1).filter(([u, v]) => Math.abs(x - u) < mark.width - 1e-6 && Math.abs(y - v) < mark.height - 1e-6),
    )
    expect(overlaps).toEqual([])
  })

  test('with large marks and nothing to scroll where there is room', () =>
    expect(layOut(spread(RING), 60, [large, small])).toEqual({ width: 60, height: 0.52 * 60, mark: large }))

  test('with small marks where large ones would have to be scrolled to', () => {
    expect(layOut(spread(RING), 18, [large, small])).toMatchObject({ mark: small })
    expect(layOut(spread(RING), 20, [large, small])).toMatchObject({ width: 20, mark: small })
    expect(layOut(spread(FORTY), 52, [large, small]).mark).toEqual(small)
  })

  test('areas in one place are drawn all the same', () =>
    expect(
      layOut(
        [
          { id: 'a', x: 5, y: 5 },
          { id: 'b', x: 5, y: 5 },
        ],
        20,
        [large, small],
      ).mark,
    ).toEqual(small))
})

describe('places fill the field', () => {
  const at = (x: number, y: number) => ({ id: `${x}.${y}`, x, y, outline: [] as { x: number; y: number }[] })
  test('from edge to edge, outlines with them', () =>
    expect(spread([at(20, 50), { ...at(60, 50), outline: [{ x: 70, y: 90 }] }]).map(({ x, y, outline }) => [x, y, ...outline])).toEqual([
      [0, 0],
      [80, 0, { x: 100, y: 100 }],
    ]))
  test('one alone stands in the middle', () => expect(spread([at(3, 4)])[0]).toMatchObject({ x: 50, y: 50 }))
})
