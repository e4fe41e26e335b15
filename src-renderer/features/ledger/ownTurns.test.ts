import { describe, expect, test } from 'vitest'
import { momentsOf } from '../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { sampleTurns } from './ownTurns.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const food = (world: { balance(owner: string, account: string): number }): number => world.balance('humans', 'food')

describe('sampleTurns', () => {
  const moments = momentsOf(
    entriesOf(
      [posting('humans', 'food', 15), at(1, 'elves')],
      [
        [posting('humans', 'food', -2), at(1, 'humans'), at(1, 'humans', 1), posting('humans', 'food', 10)],
        [at(1, 'dwarves'), posting('humans', 'food', -1), at(1, 'table'), at(2, 'elves')],
        [at(2, 'humans'), posting('humans', 'food', 5)],
      ],
    ),
  )

  test('a civilisation has its own turns, each from its own beginning to its own end', () => {
    expect(sampleTurns(moments, 'humans', food)).toEqual([
      { round: 1, opening: 13, closing: 23, from: 2 },
      { round: 2, opening: 22, closing: null, from: 4 },
    ])
  })

  test('the last turn has ended once another seat plays', () => {
    expect(sampleTurns(moments, 'elves', food).map(({ round, closing }) => [round, closing])).toEqual([
      [1, 13],
      [2, 22],
    ])
  })

  test('a kingdom, which has no seat, has whole rounds', () => {
    expect(sampleTurns(moments, 'undead', food)).toEqual([
      { round: 1, opening: 15, closing: 22, from: 1 },
      { round: 2, opening: 22, closing: null, from: 4 },
    ])
  })

  test('what was taken back does not count', () => {
    const taken = momentsOf([
      ...entriesOf([at(1, 'elves')], [[posting('elves', 'food', 5), at(1, 'humans')], [posting('humans', 'food', 9)]]),
      { seq: 3, kind: 'retraction', from: 1 },
    ])
    expect(sampleTurns(taken, 'humans', food)).toEqual([])
    expect(sampleTurns(taken, 'elves', food)).toEqual([{ round: 1, opening: 0, closing: null, from: 0 }])
  })
})
