import { expect, test } from 'vitest'
import type { Field } from '../../../src-shared/kernel/forms/field.ts'
import { columnsOf, isLong } from './columns.ts'

const flag = (id: string): Field => ({ type: 'flag', id, wording: 'field.births.royalBirth', figures: { chance: 70 }, preset: false })
const number = (id: string, wording: string): Field => ({ type: 'number', id, wording, min: 0, max: 9, preset: 0 })

test('fields go down one column, then down the other', () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(flag)
  const columns = columnsOf(fields)
  expect(columns.many).toBe(true)
  expect(fields.map((field) => columns.placeOf(field))).toEqual([
    ...[1, 2, 3, 4].map((row) => ({ '--row': row, '--column': 1 })),
    ...[1, 2, 3].map((row) => ({ '--row': row, '--column': 2 })),
  ])
  expect(columnsOf(fields.slice(1)).many).toBe(false)
})

test('a number with a long name before them keeps the whole width, and the columns begin below it', () => {
  const long = number('long', 'a wording nobody has put into words, and a long one')
  expect(isLong(long)).toBe(true)
  const fields = [long, ...['a', 'b', 'c', 'd', 'e', 'f'].map(flag)]
  const columns = columnsOf(fields)
  expect(columns.many).toBe(true)
  expect(columns.placeOf(long)).toEqual({ '--row': 1, '--column': '1 / -1' })
  expect(fields.slice(1).map((field) => columns.placeOf(field)['--row'])).toEqual([2, 3, 4, 2, 3, 4])
})
