import { expect, test } from 'vitest'
import { linesOf, longestBar, pointSizes } from './drawing.ts'

test.each([
  ['Badgers on Wolves, round 18', 40, ['Badgers on Wolves', 'round 18']],
  ['Badgers on Wolves, round 18', 14, ['Badgers on', 'Wolves', 'round 18']],
  ['Elves', 3, ['El…']],
  ['王国王国王国, round 18', 8, ['王国王…', 'round 18']],
])('the name of a bar is broken at its words, and a word that does not fit shortened: %s in %i letters', (label, room, lines) => {
  const wide = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0)
  expect(linesOf(label, room, wide)).toEqual(lines)
})

test.each([
  ['few: where it turns, and at its end', true, [0, 0, 0, 3, 5, 5, 5], [4, 0, 4, 4, 4, 0, 4]],
  ['many: at its end alone', false, [0, 0, 3, 5], [0, 0, 0, 4]],
  ['what has fallen: where it ends', false, [1, 2, null, null], [0, 4, 0, 0]],
])('points of %s', (_, few, values, sizes) => {
  expect(pointSizes(values, few)).toEqual(sizes)
})

test('the axis of bars that lie ends where the longest does, parts below nought left out', () => {
  expect(longestBar([{ values: [300, 20] }, { values: [7, 400] }, { values: [-50, null] }])).toBe(420)
  expect(longestBar([])).toBe(1)
})
