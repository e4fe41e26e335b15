import { describe, expect, test } from 'vitest'
import { chipPlaces, frameOf, hexagon, PLACES_AROUND, pointOn, REACH, sectionCorners, type Point, type Stance } from './layout.ts'

const STANCES: readonly Stance[] = ['flat', 'upright']

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** How far a point is within a shape whose corners go round clockwise; negative outside. */
function depthIn(corners: readonly Point[], { x, y }: Point): number {
  const depths = corners.map((from, nth) => {
    const to = corners[(nth + 1) % corners.length] ?? from
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / distance(from, to)
  })
  return Math.min(...depths)
}

describe.each(STANCES)('%s', (stance) => {
  test.each(PLACES_AROUND)('chips of path $at, section $section: none overlaps another or leaves it, up to 40', ({ at, section }) => {
    const corners = sectionCorners(at, section, stance)
    for (let count = 1; count <= 40; count++) {
      const { size, places } = chipPlaces(at, section, count, stance)
      expect(places).toHaveLength(count)
      for (const [nth, place] of places.entries()) {
        expect(depthIn(corners, place), `${count} chips, chip ${nth}`).toBeGreaterThanOrEqual(size / 2)
        for (const other of places.slice(nth + 1)) expect(distance(place, other), `${count} chips`).toBeGreaterThanOrEqual(size - 0.01)
      }
    }
  })

  test('the whole board lies in the frame', () => {
    const [left, top, width, height] = frameOf(stance)
    for (const { x, y } of hexagon(REACH.rim, stance)) {
      expect([x >= left, x <= left + width, y >= top, y <= top + height]).toEqual([true, true, true, true])
    }
  })
})

test('chips get smaller with their number, and twelve different ones are still to be read', () => {
  for (const section of [1, 2, 3]) {
    const sizes = Array.from({ length: 12 }, (_, nth) => chipPlaces(0, section, nth + 1, 'flat').size)
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(sizes.at(-1)).toBeGreaterThan(33)
  }
})

test('path 1 is on top where the board lies flat, on the upper right where it stands upright; the others follow clockwise', () => {
  expect(pointOn(0, 'flat', 100)).toEqual({ x: expect.closeTo(0) as number, y: -100 })
  expect(pointOn(0, 'upright', 100).x).toBeGreaterThan(0)
  expect(pointOn(1, 'flat', 100).x).toBeGreaterThan(0)
  expect(pointOn(1, 'upright', 100).y).toBeCloseTo(0)
})
