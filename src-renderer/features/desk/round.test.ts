import { afterEach, expect, test } from 'vitest'
import type { OwnerFace } from '../../../src-shared/games/api/ledgerFace.ts'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import type { ChooseRequest } from '../../../src-shared/kernel/engine/request.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { playersOf, playerSeats, seatAsked } from './round.ts'

const OWNERS: readonly OwnerFace[] = [
  { id: 'red', kind: 'player', accent: 1, player: 'Ada' },
  { id: 'market', kind: 'power', accent: 5, player: 'nobody sits here' },
  { id: 'blue', kind: 'player', accent: 2 },
]
const world = new WorldState()
const game = { ...toyFace(), owners: () => OWNERS }

let stop = (): void => undefined
afterEach(() => stop())

test('somebody sits at the seats of players, not at other owners of figures', () => {
  expect(playerSeats(game, world)).toEqual(['red', 'blue'])
  expect(playerSeats(null, world)).toEqual([])
})

test('players go by their names where they have given one; there are none while no game is open', () => {
  expect([...playersOf(world)]).toEqual([])
  stop = playOn(() => ({ game, world }))
  expect([...playersOf(world)]).toEqual([['red', 'Ada']])
})

test.each<[string, string | null, string]>([
  ['of the player who is asked', 'blue', 'blue'],
  ['of the one whose turn it is, where nobody is asked', null, 'red'],
  ['of the one whose turn it is, where the game master is asked', 'gm', 'red'],
])('the figures that matter are those %s', (_, asked, seat) => {
  const pending: ChooseRequest | null =
    asked === null
      ? null
      : { kind: 'choose', id: '1/red/0/road', occurrence: 0, seat: asked, rule: 'TOY-ROAD-1', wording: 'road', figures: {}, options: [] }
  expect(seatAsked(pending, { turn: 1, seat: 'red', phase: 0 }, ['red', 'blue'])).toBe(seat)
})
