import { expect, test } from 'vitest'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'
import { blankBooklet } from './bookletDocument.ts'

tellForGreatestLineage()

test.each([
  [0, 'A war may open in the turn in which it is written.'],
  [1, 'A war may open 1 turn after it is written.'],
  [2, 'A war may open 2 turns after it is written.'],
])('a blank booklet with %i turns of notice: %s', (notice, said) => {
  const texts = blankBooklet('Fair', notice, true).blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  expect(texts[0]).toBe(said)
})
