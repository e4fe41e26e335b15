import { expect, test } from 'vitest'
import { Balances, standingOf } from '../../report/standing.ts'
import { toldOf } from '../playing.ts'
import { GAME } from './game.ts'
import { stage } from './testing/stage.ts'

test('a player’s report holds what the nations of that player have, and no other’s', () => {
  const world = stage()
  const balances = new Balances('p1', 1)
  balances.take({ kind: 'posting', rule: 'NT-POP-4', owner: 'HC', account: 'SM.soldier', delta: 1 }, world.cursor)
  balances.close(world)
  const { groups } = toldOf({ game: GAME, world }, () => standingOf(GAME, balances))
  expect(groups.map(({ name }) => name)).toEqual(['Harbour Charter', 'Stair-Walker'])
  const soldiers = { name: 'Harbour Charter: Soldier in Saltmouth', opening: 0, change: 1, balance: 1 }
  expect(groups[0]?.lines).toContainEqual(soldiers)
})
