import { expect, test } from 'vitest'
import { COURSE_HEIGHT, COURSE_WIDTH, drawCourse, tellCourse, zeroLine } from './course.ts'

const points = (...values: number[]) => values.map((value, index) => ({ round: index + 1, value }))

test('the course runs from edge to edge, the highest figure on top', () => {
  const drawn = drawCourse(points(10, 30, 20))
  expect(drawn.map(({ x }) => x)).toEqual([0, COURSE_WIDTH / 2, COURSE_WIDTH])
  expect(drawn[1]?.y).toBeLessThan(drawn[2]?.y ?? 0)
  expect(drawn[2]?.y).toBeLessThan(drawn[0]?.y ?? 0)
})

test('a figure that never changes lies in the middle', () => {
  expect(drawCourse(points(5, 5)).map(({ y }) => y)).toEqual([COURSE_HEIGHT / 2, COURSE_HEIGHT / 2])
})

test.each([
  [[-10, 10], true],
  [[0, 10], false],
  [[-10, -2], false],
])('a zero line is drawn only between gains and losses: %j', (values, drawn) => {
  expect(zeroLine(points(...values)) !== null).toBe(drawn)
})

test.each([
  [[], 'Food: no turn yet.'],
  [[15], 'Food: 15 in round 1.'],
  [[15, 15, 15], 'Food at the end of each turn: 15 throughout.'],
  [[15, 46], 'Food at the end of each turn: 15 in round 1, 46 in round 2.'],
  [[15, 3, 50, 46], 'Food at the end of each turn: 15 in round 1, 46 in round 4; lowest 3 in round 2, highest 50 in round 3.'],
])('the course of %j in words', (values, told) => {
  expect(tellCourse('Food', points(...values))).toBe(told)
})
