import { expect, test } from 'vitest'
import type { Lowered } from './lowered.ts'
import { readLowered, writeLowered } from './lowered.ts'

const DOWN: Lowered = { table: 'tiny', seat: 'elves', players: [{ seat: 'elves', name: 'Ada' }], back: '/table/tiny/desk', alone: false }

test('a curtain that is down is down after a reload, until it is lifted', () => {
  localStorage.clear()
  expect(readLowered()).toBeNull()
  writeLowered(DOWN)
  expect(readLowered()).toEqual(DOWN)
  writeLowered(null)
  expect(readLowered()).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['another address', JSON.stringify({ ...DOWN, back: 'https://elsewhere.example' })],
  ['no players', JSON.stringify({ ...DOWN, players: [{ seat: 1 }] })],
  ['no campaign', JSON.stringify({ ...DOWN, table: null })],
  ['not for whom', JSON.stringify({ ...DOWN, alone: 'yes' })],
  ['nothing at all', 'null'],
])('what was never written by it is no curtain: %s', (_what, kept) => {
  expect(readLowered({ getItem: () => kept })).toBeNull()
})

test('where storage is forbidden nothing breaks', () => {
  const forbidden = {
    getItem: (): string => {
      throw new Error('forbidden')
    },
    setItem: (): void => {
      throw new Error('forbidden')
    },
    removeItem: (): void => {
      throw new Error('forbidden')
    },
  }
  expect(readLowered(forbidden)).toBeNull()
  expect(() => writeLowered(DOWN, forbidden)).not.toThrow()
})
