import { expect, test } from 'vitest'
import { ONLOOKER } from '../../kernel/world/rule.ts'
import { WorldState } from '../../kernel/world/world.ts'
import type { Game } from '../api/game.ts'
import { standingsOf } from './standings.ts'

type Face = Parameters<typeof standingsOf>[0]

/** Two players with gold for all to see and a hoard of their own; the worth of each is reckoned. */
function face(open: boolean): Face {
  return {
    owners: () => [
      { id: 'red', kind: 'player', player: 'Ann' },
      { id: 'blue', kind: 'player', player: 'Ben' },
    ],
    rules: {
      accountsOf: () => ['hoard', 'gold'],
      account: (_world: unknown, owner: string, account: string) => ({
        min: 0,
        max: 99,
        rule: 'TOY-DAY-1',
        ...(account === 'hoard' ? { see: [owner] } : {}),
      }),
    },
    ledger: {
      keyFigures: () => ['derived.worth', 'gold'],
      figures: (_world: unknown, owner: string) => [
        { id: 'worth', value: owner === 'red' ? 7 : 3, parts: [], ...(open ? { open: true } : {}) },
      ],
    },
    calendar: {
      seats: () => [
        { seat: 'blue', state: 'now' },
        { seat: 'red', state: 'next' },
      ],
    },
  } as unknown as Pick<Game, 'owners' | 'rules' | 'ledger' | 'calendar'>
}

test('a reckoned figure is shown to all only where it is made of facts that all know', () => {
  const shown = standingsOf(face(true), new WorldState(), ONLOOKER)
  expect(shown.figures).toEqual(['derived.worth', 'gold'])
  expect(shown.rows.map(({ owner, balances }) => [owner, balances])).toEqual([
    ['blue', [3, 0]],
    ['red', [7, 0]],
  ])
  expect(standingsOf(face(false), new WorldState(), ONLOOKER).figures).toEqual(['gold'])
})
