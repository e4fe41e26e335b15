import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { makeWorld } from '../../../src-shared/board/geography/geography.ts'
import type { Game } from '../../../src-shared/games/api/game.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { boardDocument } from './boardDocument.ts'

const board = new Board(makeWorld('sheet', 200, 'Sheet'))
const owners = [{ id: 'red', kind: 'player', accent: 1 }]

function gameWith(spaces: ReadonlyMap<number, SpaceShown> | null): Game {
  const land = { read: () => (spaces === null ? null : { board, spaces }) }
  return { land, owners: () => owners } as unknown as Game
}

test('the board is one block under a title that names its round', () => {
  const game = gameWith(new Map([[0, { owner: 'red' }]]))
  const world = new WorldState()
  expect(boardDocument(game, 'Winter', world)).toMatchObject({ title: 'The map before the first round', over: 'Winter', owner: null })
  world.apply({ kind: 'checkpoint', cursor: { ...world.cursor, turn: 4 } })
  const now = boardDocument(game, 'Winter', world)
  expect(now?.title).toBe('The map in round 4')
  expect(boardDocument(game, 'Winter', world, true)?.title).toBe('The map at the end of round 4')
  expect(now?.blocks).toMatchObject([{ kind: 'board', plate: { title: '', realms: [{ id: 'red', spaces: 1 }] } }])
  expect(now?.blocks[0]).toHaveProperty('plate.description', expect.stringMatching(/^The map in round 4: .* 1$/))
})

test('a wide world lies on paper turned on its side', () => {
  const sheet = boardDocument(gameWith(new Map([[0, { owner: 'red' }]])), 'Winter', new WorldState())
  const block = sheet?.blocks[0]
  if (block?.kind !== 'board') throw new Error('there is no board')
  expect(block.plate.width).toBeGreaterThan(1.3 * block.plate.height)
  expect(sheet?.isWide).toBe(true)
})

test.each([
  ['no board is laid out', null],
  ['nobody holds anything', new Map()],
])('there is no sheet where %s', (_, spaces) => expect(boardDocument(gameWith(spaces), 'Winter', new WorldState())).toBeNull())
