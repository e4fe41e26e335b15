import { expect, test } from 'vitest'
import { linesOf } from './drawing.ts'

test.each([
  ['Dwarves on Humans, round 18', 40, ['Dwarves on Humans', 'round 18']],
  ['Dwarves on Humans, round 18', 14, ['Dwarves on', 'Humans', 'round 18']],
  ['Elves', 3, ['Elves']],
])('the name of a bar is broken at its words: %s in %i letters', (label, letters, lines) => {
  expect(linesOf(label, letters)).toEqual(lines)
})
