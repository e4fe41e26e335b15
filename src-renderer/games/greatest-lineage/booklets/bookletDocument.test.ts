import { expect, test } from 'vitest'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf } from '../../../testing/played.ts'
import { agentReady, missionPut, sentSpy } from '../../../testing/secrets.ts'
import { bookletOf } from './booklet.ts'
import { blankBooklet, bookletDocument } from './bookletDocument.ts'

tellForGreatestLineage()

test.each([
  [0, 'A war may open in the turn in which it is written.'],
  [1, 'A war may open 1 turn after it is written.'],
  [2, 'A war may open 2 turns after it is written.'],
])('a blank booklet with %i turns of notice: %s', (notice, said) => {
  const texts = blankBooklet('Fair', notice, true).blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  expect(texts[0]).toBe(said)
})

test('a chance on paper is told in percent', () => {
  const answers = [[at(4, 'elves', 5)], [...agentReady(4), ...sentSpy(4)], [at(5, 'elves', 5)], [missionPut(4, 5)]]
  const { blocks } = bookletDocument('Fair', 'Ada', bookletOf(momentsOf(entriesOf([], answers)), 'elves'))
  const facts = blocks.flatMap((block) => (block.kind === 'text' && block.look === 'deep' ? [block.text] : []))
  expect(facts.join('\n')).toMatch(/Chance 45%/)
  expect(facts.join('\n')).not.toMatch(/Chance \d+(?!\d|%)/)
})
