import { expect, test } from 'vitest'
import { knows } from './knowledge.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

test.each([
  ['gm', { owner: 'elves', account: 'spies' }, true],
  ['elves', { owner: 'elves', account: 'spies' }, true],
  ['elves', { owner: 'elves', derived: 'people' }, true],
  ['elves', { owner: 'humans', account: 'spies' }, false],
  ['elves', { owner: 'humans', derived: 'people' }, false],
  ['elves', { owner: 'humans', account: 'prestige' }, true],
  ['elves', { owner: 'humans', account: 'territories' }, true],
  ['elves', { owner: 'humans', account: 'age' }, true],
  ['elves', { owner: 'undead', account: 'warriors' }, true],
])('%s knows of %o: %s', (viewer, subject, known) => {
  expect(knows(viewer, subject)).toBe(known)
})
