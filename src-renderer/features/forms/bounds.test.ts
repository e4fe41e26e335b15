import { expect, test } from 'vitest'
import { numberField, type Limit, type NumberField } from '../../../src-shared/kernel/forms/field.ts'
import { boundsOf, isAlone } from './bounds.ts'

const field = (min: number, max: number, wording = 'Hens'): NumberField => ({
  ...numberField('hens', { wording, min, max, preset: min }),
  type: 'number',
})
const limit = (max: number, weight = 1, wording = 'limit.birds'): Limit => ({ rule: 'TOY-BOOK-1', wording, weights: { hens: weight }, max })

test.each([
  [0, 9, '0 to 9.'],
  [2, 9, '2 to 9.'],
  [-3, 9, 'Up to 9, or down to −3.'],
  [-10_000, 9, 'Up to 9.'],
  [-9_999, -1, '−9,999 to −1.'],
  [4, 4, ''],
])('a number from %i to %i is told as "%s"', (min, max, told) => {
  expect(boundsOf(field(min, max), [], false)).toBe(told)
})

test('a name that says how far a number goes needs no bounds beside it', () => {
  expect(boundsOf(field(0, 24, 'Raiders (up to 24)'), [], false)).toBe('')
  expect(boundsOf(field(1, 24, 'Raiders (up to 24)'), [], false)).toBe('')
  expect(boundsOf(field(2, 24, 'Raiders (up to 24)'), [], false)).toBe('2 to 24.')
  expect(boundsOf(field(0, 23, 'Raiders (up to 24)'), [], false)).toBe('0 to 23.')
})

test('of many fields, one that may hold all of a sum needs no bounds: the sum is below', () => {
  expect(boundsOf(field(0, 9), [limit(9)], true)).toBe('')
  expect(boundsOf(field(0, 9), [limit(9)], false)).toBe('0 to 9.')
  expect(boundsOf(field(0, 9), [limit(8)], true)).toBe('0 to 9.')
  expect(boundsOf(field(1, 9), [limit(9)], true)).toBe('1 to 9.')
  expect(boundsOf(field(0, 9), [limit(9, 2)], true)).toBe('0 to 9.')
  expect(boundsOf(field(0, 9), [limit(9), limit(9)], true)).toBe('0 to 9.')
})

test('a limit is alone where no other has its wording', () => {
  expect(isAlone(limit(9), [limit(9)])).toBe(true)
  expect(isAlone(limit(9), [limit(9), limit(8)])).toBe(false)
  expect(isAlone(limit(9), [limit(9), limit(9, 1, 'limit.other')])).toBe(true)
})

test('other fields have no bounds', () => {
  expect(boundsOf({ id: 'word', type: 'text', wording: 'Word', maxLength: 9, preset: '' }, [], false)).toBe('')
})
