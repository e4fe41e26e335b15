import { expect, test } from 'vitest'
import { problem } from '../../src-shared/kernel/problem.ts'
import { besideField } from './problems.ts'
import { tellForGreatestLineage } from '../testing/playedGame.ts'

tellForGreatestLineage()

test.each([
  [problem('heirsMale', 'problem.range', { value: '9', min: 0, max: 3000 }), 'Give a whole number from 0 to 3,000.'],
  [problem('heirsMale', 'problem.range', { value: 'null', min: 0, max: 3 }), 'Give a whole number from 0 to 3.'],
  [problem('to', 'problem.range', { value: '-1', min: 0, max: 1e12 }), 'Give a whole number from 0 on.'],
  [problem('to', 'problem.range', { value: '0.5', min: -1e12, max: 1e12 }), 'Give a whole number.'],
  [
    problem('food', 'problem.limit', { fields: 'food, wood', value: 40, max: 30, limit: 'limit.gatherers' }),
    'Only half of the people may gather, and only those who are not tied to other work. The total is 40, and the most is 30: lower one of the fields.',
  ],
  [
    problem('males', 'problem.limit', { fields: 'males', value: -2, max: -5, limit: 'limit.deathsTooFew' }),
    'As many must die as the roll demands.',
  ],
  [problem('rows[0].land', 'problem.unchosen', { options: 'BR, KH' }), 'Nothing is chosen here yet: choose one.'],
  [problem('reason', 'problem.reason'), 'A correction needs a reason: say in a few words why the figure is changed.'],
])('%o', (given, sentence) => expect(besideField(given)).toBe(sentence))
