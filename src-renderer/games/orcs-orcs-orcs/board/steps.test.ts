import { expect, test } from 'vitest'
import { at } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { readBoard } from './boardModel.ts'
import type { Stance } from './layout.ts'
import { itemsOf, stepFrom, type BoardItem } from './steps.ts'

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

function items(creatures: readonly string[]): readonly BoardItem[] {
  const board = readBoard(at({ creatures }).world)
  if (board === null) throw new Error('nothing is set up')
  return itemsOf(board)
}

test('up and down go along a path as the picture lies: section, its chips, the next section', () => {
  const all = items(['golem 1-1', 'orc 1-2', 'goblin 1-2', 'orc 4-3'])
  const walk = (from: string, key: string, steps: number): readonly (string | null)[] => {
    const seen: (string | null)[] = []
    for (let here: string | null = from, step = 0; step < steps && here !== null; step++)
      seen.push((here = stepFrom(all, here, key, 'flat')))
    return seen
  }
  expect(walk('space-1', 'ArrowUp', 7)).toEqual(['1-1', 'golem-a', '1-2', 'orc-b', 'goblin-c', '1-3', null])
  expect(walk('1-2', 'ArrowDown', 4)).toEqual(['golem-a', '1-1', 'space-1', null])
  expect(walk('space-4', 'ArrowDown', 5)).toEqual(['4-1', '4-2', '4-3', 'orc-d', null])
})

test('to the sides the same section of the next path, to the right of the picture', () => {
  const all = items(['golem 1-1'])
  expect(stepFrom(all, '1-3', 'ArrowRight', 'flat')).toBe('2-3')
  expect(stepFrom(all, 'golem-a', 'ArrowLeft', 'flat')).toBe('6-1')
  expect(stepFrom(all, '4-3', 'ArrowRight', 'flat')).toBe('3-3')
  expect(stepFrom(all, 'space-4', 'ArrowLeft', 'flat')).toBe('space-5')
  expect(stepFrom(all, '3-2', 'Home', 'flat')).toBe('space-3')
  expect(stepFrom(all, '3-2', 'End', 'flat')).toBe('3-3')
  expect(stepFrom(all, '3-2', 'a', 'flat')).toBeNull()
})

test.each<Stance>(['flat', 'upright'])('%s: arrow keys reach everything from everywhere', (stance) => {
  const all = items(['golem 1-1', 'orc 1-2', 'goblin 3-2', 'orc 4-3', 'rider 6-3', 'chief 6-3'])
  for (const { id: start } of all) {
    const reached = new Set([start])
    for (const id of reached) {
      for (const key of KEYS) {
        const next = stepFrom(all, id, key, stance)
        if (next !== null) reached.add(next)
      }
    }
    expect(reached.size).toBe(all.length)
  }
})
