import { expect, test } from 'vitest'
import { arrowOf } from './arrows.ts'

const points = (path: string): readonly (readonly number[])[] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number))

test('an arrow points from one place to the other, keeps clear of both ends, and has a head at its tip', () => {
  const [begin, tip, left, head, right] = points(arrowOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 1))
  expect(begin).toEqual([12, 0])
  expect(tip?.[0]).toBeGreaterThan(85)
  expect(tip?.[0]).toBeLessThan(100)
  expect(head).toEqual(tip)
  expect([left?.[1], right?.[1]].toSorted()).toEqual([-7.2, 7.2])
})

test('a short one is still an arrow, and none leads nowhere', () => {
  const [begin = [], tip = []] = points(arrowOf({ x: 0, y: 0 }, { x: 0, y: 20 }, 3))
  expect(begin[1]).toBeLessThan(tip[1] ?? 0)
  expect(arrowOf({ x: 4, y: 4 }, { x: 4, y: 4 }, 1)).toBe('')
})
