import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { ISLANDS } from '../../../src-shared/board/testing/smallBoards.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import { pictureOf } from './boardPicture.ts'
import { heldBy, landParts, regionsOf } from './landParts.ts'

const board = new Board(ISLANDS)
const picture = pictureOf(board, (grounds) => grounds.includes('sea') || grounds.includes('lake'))
const at = (id: string): number => board.numberOf(id)
const SHOWN = new Map<number, SpaceShown>([
  [at('A2'), { owner: 'reds', holder: 'Reds' }],
  [at('A3'), { owner: 'reds', holder: 'Reds' }],
  [at('E2'), { owner: 'reds', holder: 'Reds' }],
  [at('B1'), { owner: 'blues', holder: 'Blues' }],
  [at('A1'), { region: 'strangers', holder: 'Strangers' }],
  [at('D2'), {}],
])

test('holders are told apart without their colours; whoever has none has an edge alone', () => {
  const regions = regionsOf(picture, SHOWN)
  const told = Object.fromEntries(regions.map(({ key, owner, filling }) => [key, { owner, filling }]))
  expect(Object.keys(told).sort()).toEqual(['blues', 'reds', 'strangers'])
  expect(told['reds']?.filling).not.toBe(told['blues']?.filling)
  expect(told['strangers']).toEqual({ owner: undefined, filling: 0 })
  expect(regions.every(({ border, land }) => border !== '' && land !== '')).toBe(true)
})

test('each part of a land has its middle, the largest its name', () => {
  const parts = landParts(board, SHOWN)
  expect(parts.map(({ owner, spaces, title }) => [owner, spaces.length, title])).toEqual([
    ['blues', 1, ''],
    ['reds', 2, 'Reds'],
    ['reds', 1, ''],
  ])
})

test('who holds how much: every space is counted once, what has an edge of its own apart', () => {
  const shown = new Map(SHOWN).set(at('B3'), { owner: 'reds', holder: 'Reds', realm: 'Red land', region: 'reds/war' })
  const held = heldBy(board, shown)
  expect(held.owners.map(({ owner, title, spaces, occupied }) => [owner, title, spaces, occupied])).toEqual([
    ['blues', 'Blues', 1, 0],
    ['reds', 'Reds', 3, 1],
  ])
  expect([held.others, held.theirs]).toEqual([1, 1])
  expect(held.blank).toBe(board.spaces.length - 6)
})

test('six owners are filled in six ways', () => {
  const six = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((owner, space): [number, SpaceShown] => [space, { owner }]))
  expect(new Set(regionsOf(picture, six).map(({ filling }) => filling)).size).toBe(6)
})
