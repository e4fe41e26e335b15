import { expect, test } from 'vitest'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { digestOf } from './effects.ts'

const post = (owner: string, account: string, delta: number): Effect => ({ kind: 'posting', rule: 'GL-GEN-6', owner, account, delta })
const at = (seat: string, phase: number): Effect => ({ kind: 'checkpoint', cursor: { turn: 1, seat, phase } })

test('changes are net, zero ones left out, those of the seat first', () => {
  const { changes } = digestOf(
    [
      post('undead', 'warriors', 2),
      post('elves', 'food', -3),
      post('elves', 'food', 5),
      post('elves', 'wood', 1),
      post('elves', 'wood', -1),
    ],
    'elves',
  )
  expect(changes).toEqual([
    { owner: 'elves', account: 'food', delta: 2 },
    { owner: 'undead', account: 'warriors', delta: 2 },
  ])
})

test("later phases of the turn count in, the next player's turn does not", () => {
  const { changes } = digestOf([at('elves', 4), post('elves', 'food', 1), at('humans', 1), post('humans', 'points', 26)], 'elves')
  expect(changes.map(({ owner }) => owner)).toEqual(['elves'])
})
