import { expect, test } from 'vitest'
import { at, type Position } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import type { ChooseRequest } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { readBoard } from '../board/boardModel.ts'
import { optionsOnBoard, sectionOf, whyBarred } from './onBoard.ts'

const POSITION: Position = {
  seats: ['blue', 'red'],
  mages: { blue: 2, red: 4 },
  creatures: ['golem 2-1', 'orc 2-3', 'orc 5-2', 'orc 5-3'],
  figures: { 'table markers_6': 0 },
}

function asked(wording: string, ids: readonly string[], more: Partial<ChooseRequest> = {}): ChooseRequest {
  return { wording, rule: 'OO-SPELL-12', options: ids.map((id) => ({ id, wording: 'option' })), ...more } as ChooseRequest
}

function why(world: World, request: ChooseRequest, id: string): string {
  const board = readBoard(world)
  if (board === null) throw new Error('nothing is set up')
  return whyBarred(world, board, request, id)
}

test('creatures and sections are answered where they lie, a path by each of its sections', () => {
  const { world } = at(POSITION)
  expect([...optionsOnBoard(world, asked('choose.target', ['golem-a', 'nothing']))]).toEqual([['golem-a', 'golem-a']])
  expect([...optionsOnBoard(world, asked('choose.target', ['2-1', '2-2'])).keys()]).toEqual(['2-1', '2-2'])
  expect([...optionsOnBoard(world, asked('choose.reveal', ['5']))]).toEqual([
    ['5-1', '5'],
    ['5-2', '5'],
    ['5-3', '5'],
  ])
  expect([...optionsOnBoard(world, asked('choose.section', ['1', '3'], { figures: { path: 4 } }))]).toEqual([
    ['4-1', '1'],
    ['4-3', '3'],
  ])
})

test('OO-SPELL-24 a question of players has nothing on the board', () => {
  expect(optionsOnBoard(at(POSITION).world, asked('choose.target', ['red', 'nothing'])).size).toBe(0)
})

test('a creature is on its section, a space of the tower on none', () => {
  const board = readBoard(at(POSITION).world)
  expect(board === null ? [] : ['orc-b', '2-3', 'space-2'].map((id) => sectionOf(board, id))).toEqual(['2-3', '2-3', null])
})

test('OO-REVEAL-2 the own path and paths without markers say why not', () => {
  const { world } = at(POSITION)
  const request = asked('choose.reveal', ['1', '3', '4', '5'])
  expect(why(world, request, '2-3')).toContain('OO-REVEAL-2')
  expect(why(world, request, 'golem-a')).toBe(why(world, request, '2-3'))
  expect(why(world, request, '6-1')).toContain('no markers')
})

test('OO-SPELL-5 other paths say why not; Lightning Bolt and supports reach them', () => {
  const { world } = at(POSITION)
  expect(why(world, asked('choose.target', ['golem-a', 'orc-b']), 'orc-c')).toContain('OO-SPELL-5')
  expect(why(world, asked('choose.target', [], { rule: 'OO-SPELL-16' }), 'orc-c')).toBe('')
  expect(why(world, asked('choose.target', [], { rule: 'OO-SPELL-21' }), 'orc-c')).toBe('')
})

test('OO-XFATE-2 what is behind the front says why not, to attacks alone', () => {
  const { world } = at({ ...POSITION, modules: ['x1_fate'] })
  expect(why(world, asked('choose.target', ['golem-a']), 'orc-b')).toContain('OO-XFATE-2')
  expect(why(world, asked('choose.target', ['orc-c'], { rule: 'OO-SPELL-16' }), 'orc-d')).toContain('OO-XFATE-2')
  expect(why(world, asked('choose.target', [], { rule: 'OO-SPELL-23' }), 'orc-b')).toBe('')
})
