import { expect, test } from 'vitest'
import { linesOf } from './drawing.ts'

test.each([
  ['Badgers on Wolves, round 18', 40, ['Badgers on Wolves', 'round 18']],
  ['Badgers on Wolves, round 18', 14, ['Badgers on', 'Wolves', 'round 18']],
  ['Elves', 3, ['Elves']],
])('the name of a bar is broken at its words: %s in %i letters', (label, letters, lines) => {
  expect(linesOf(label, letters)).toEqual(lines)
})
