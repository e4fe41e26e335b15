import { expect, test } from 'vitest'
import { joined } from './joined.ts'

const line = (text: string, toDo = false) => ({ text, toDo })

test('what is said of several things in the same words stands behind each of them', () => {
  const lines = [line('Everybody has +8.'), line('This holds for good.'), line('The last has −5.'), line('This holds for good.')]
  expect(joined(lines)).toEqual([line('Everybody has +8. This holds for good.'), line('The last has −5. This holds for good.')])
})

test('what is said once, and what is to be done on the table, has a line of its own', () => {
  const lines = [line('A comet.'), line('Point it out.', true), line('A storm.'), line('Point it out.', true)]
  expect(joined(lines)).toEqual(lines)
})

test('what happens twice, with what is said of it, is told twice', () => {
  const lines = ['A storm.', 'Two are lost.', 'A storm.', 'Two are lost.'].map((text) => line(text))
  expect(joined(lines)).toEqual(lines)
})
