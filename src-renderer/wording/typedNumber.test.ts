import { expect, test } from 'vitest'
import { toldIn } from '../../src-shared/language/language.ts'
import { mayBeTyped, readFigure, wholeNumber } from './typedNumber.ts'

test.each([
  ['15', 15, 15],
  [' 15 ', 15, 15],
  ['-5', -5, -5],
  ['\u22125', -5, -5],
  ['007', 7, 7],
  ['\u202d1234\u202c', 1234, 1234],
  ['12\u200b', 12, 12],
  ['\u20601\u00ad2\ufeff', 12, 12],
  ['\u202d1,234\u202c', 1234, Number.NaN],
  ['\u20135', -5, -5],
  ['\u200b', Number.NaN, Number.NaN],
  ['1,500', 1500, Number.NaN],
  ['1.500', Number.NaN, 1500],
  ['1 500', 1500, 1500],
  ['12\u202F345\u202F678', 12345678, 12345678],
  ['1.234.567', Number.NaN, 1234567],
  ['-1,200', -1200, Number.NaN],
  ['1.5', Number.NaN, Number.NaN],
  ['1,5', Number.NaN, Number.NaN],
  ['1 5', Number.NaN, Number.NaN],
  ['1,50', Number.NaN, Number.NaN],
  ['1234,567', Number.NaN, Number.NaN],
  ['1.500,0', Number.NaN, Number.NaN],
  ['1,500.000', Number.NaN, Number.NaN],
  ['', Number.NaN, Number.NaN],
  ['-', Number.NaN, Number.NaN],
  ['1e3', Number.NaN, Number.NaN],
  ['12 sheep', Number.NaN, Number.NaN],
])('%j reads as %d in English and as %d in German', (typed, english, german) => {
  expect(toldIn('en', () => wholeNumber(typed))).toBe(english)
  expect(toldIn('de', () => wholeNumber(typed))).toBe(german)
})

test.each([
  ['1,600', { value: 1600 }, { lacks: 'thousands' }],
  ['1.600', { lacks: 'thousands' }, { value: 1600 }],
  ['-1,234,567', { value: -1234567 }, { lacks: 'thousands' }],
  ['1,600.00', { value: 1600 }, { lacks: 'thousands' }],
  ['1.600,50', { lacks: 'thousands' }, { lacks: 'fraction' }],
  ['16,00', { value: 16 }, { value: 16 }],
  ['16,5', { lacks: 'fraction' }, { lacks: 'fraction' }],
  ['1 600', { value: 1600 }, { value: 1600 }],
] as const)('the cell %j of a spreadsheet reads as %j in English and as %j in German', (cell, english, german) => {
  expect(toldIn('en', () => readFigure(cell))).toEqual(english)
  expect(toldIn('de', () => readFigure(cell))).toEqual(german)
})

test.each([
  ['7', true],
  ['-', true],
  ['.', true],
  [',', true],
  ['r', false],
  ['+', false],
])('the key %s is let in: %s', (key, lets) => {
  expect(mayBeTyped(key)).toBe(lets)
})
