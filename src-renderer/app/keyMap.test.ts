import { expect, test } from 'vitest'
import { keyMap } from './keyMap.ts'

test('no key of answering is listed twice, and the last act is listed beside Done', () => {
  const rows = keyMap([])[0]?.rows ?? []
  expect(new Set(rows.map(({ keys }) => keys)).size).toBe(rows.length)
  const done = rows.findIndex(({ keys }) => keys === 'KeyD')
  expect(rows[done + 1]).toEqual({ keys: 'Shift+Enter', title: 'Take this act as the last one' })
})
