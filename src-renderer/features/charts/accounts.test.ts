import { expect, test } from 'vitest'
import { momentsOf } from '../../../src-shared/kernel/journal/history.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { accountFigures } from './accounts.ts'

tellForGreatestLineage()

const moments = momentsOf(
  entriesOf(
    [posting('elves', 'food', 10), posting('elves', 'prestige', 1)],
    [[at(1, 'elves', 1), posting('elves', 'food', 5)], [at(2, 'elves', 1), posting('humans', 'food', 7)], [at(3, 'elves', 1)]],
  ),
)

test('an account of all players is drawn round by round, within the range', () => {
  const { labels, series } = accountFigures({ moments, viewer: 'gm' }, 'food', { from: 1, to: 2 })
  expect(labels).toEqual(['1', '2'])
  expect(series.map(({ id, values }) => [id, values])).toEqual([
    ['elves', [15, 15]],
    ['humans', [0, 7]],
    ['dwarves', [0, 0]],
  ])
})

test("what a seat does not know of the others' accounts is not drawn", () => {
  const drawn = (account: string): readonly string[] =>
    accountFigures({ moments, viewer: 'humans' }, account, { from: 0, to: 3 }).series.map(({ id }) => id)
  expect(drawn('food')).toEqual(['humans'])
  expect(drawn('prestige')).toEqual(['elves', 'humans', 'dwarves'])
})
