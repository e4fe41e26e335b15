import { expect, test } from 'vitest'
import { readScreenLock, writeScreenLock, type ScreenLock } from './screenLock.ts'

const DOWN: ScreenLock = { table: 'tiny', seat: 'red', players: [{ seat: 'red', name: 'Ada' }], back: '/table/tiny/desk', alone: false }

test('a curtain that is down is down after a reload, until it is lifted', () => {
  localStorage.clear()
  expect(readScreenLock()).toBeNull()
  writeScreenLock(DOWN)
  expect(readScreenLock()).toEqual(DOWN)
  writeScreenLock(null)
  expect(readScreenLock()).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['another address', JSON.stringify({ ...DOWN, back: 'https://elsewhere.example' })],
  ['no players', JSON.stringify({ ...DOWN, players: [{ seat: 1 }] })],
  ['no campaign', JSON.stringify({ ...DOWN, table: null })],
  ['not for whom', JSON.stringify({ ...DOWN, alone: 'yes' })],
  ['nothing at all', 'null'],
])('what was never written by it is no curtain: %s', (_what, kept) => {
  expect(readScreenLock({ getItem: () => kept })).toBeNull()
})
