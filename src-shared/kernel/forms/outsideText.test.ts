import { describe, expect, test } from 'vitest'
import {
  campaignNameOf,
  cutTo,
  firstLine,
  isVisible,
  trimmed,
  faultyTextsIn,
  whyUnseen,
  withoutInvisible,
  withoutMark,
} from './outsideText.ts'

/** One sign of every kind that nobody sees. */
const UNSEEN = [
  '\u0000',
  '\u007f',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202c',
  '\u202d',
  '\u2060',
  '\u2063',
  '\u2069',
  '\u206f',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufffb',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0100}',
  '\ud800',
]

describe.each(UNSEEN)('the sign %j', (sign) => {
  test('is no part of a number, wherever it stands', () => {
    expect(withoutInvisible(`${sign}1${sign}2${sign}`)).toBe('12')
  })

  test('alone, with blanks or with others like it is a text nobody sees', () => {
    for (const text of [sign, ` ${sign} `, `${sign}\u3164${sign}`]) {
      expect(isVisible(text)).toBe(false)
      expect(whyUnseen(text, 'title')).toMatchObject({ field: 'title', wording: 'problem.unseen' })
    }
  })
})

test('a long run of blanks within a text holds nobody up', () => {
  // With a pattern that ends with the text this took a minute.
  const text = `a${' '.repeat(250_000)}x`
  expect(trimmed(` ${text}\u200b `)).toBe(text)
})

test('whole pictures stay, whatever ends them', () => {
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'
  expect(trimmed(` ${flag} `)).toBe(flag)
  expect(trimmed('\u2764\ufe0f ')).toBe('\u2764\ufe0f')
  expect(trimmed('\ud800 \u{e0001}a\u{1f600}\u{1d173}')).toBe('a\u{1f600}')
})

test.each(['\u2800', '\u0301', '\u{1d159}', '\u2003\u2800'])('%j is a text nobody sees', (text) => {
  expect(isVisible(text)).toBe(false)
})

test.each(['Winter', '7', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u2764\ufe0f', '\u0928\u093f', '.', '\u05d0\u200f'])(
  '%j can be seen',
  (text) => {
    expect(isVisible(text)).toBe(true)
    expect(whyUnseen(text, 'title')).toBeNull()
  },
)

test('blanks between digits stay', () => {
  expect(withoutInvisible('1\u202f234 5\t6')).toBe('1\u202f234 5\t6')
})

test.each([
  [' Winter ', 'Winter'],
  ['\ufeffWinter\u200b \u2060', 'Winter'],
  ['\u202dWinter\u202c', 'Winter'],
  ['\u3164', ''],
  ['\u200b \u2060', ''],
  ['Win\u200dter', 'Win\u200dter'],
  ['\u2764\ufe0f', '\u2764\ufe0f'],
  [' \u{1f3f4}\u{e0067}\u{e0062}\u{e007f} ', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
])('%j trimmed is %j', (text, kept) => {
  expect(trimmed(text)).toBe(kept)
})

test('texts nobody sees are found in a value, each by its path; those that are empty are not', () => {
  const value = {
    title: '\u200b',
    players: { red: { name: '\u3164' }, blue: { name: 'Ben' } },
    lands: ['A', '\u2060'],
    note: '',
    blank: ' ',
  }
  expect(faultyTextsIn(value, '').map(({ field }) => field)).toEqual(['title', 'players.red.name', 'lands[1]'])
})

test.each(['\n', '\r', '\u2028', '\u0007'])('names with %j in them are found, other texts with it are not', (sign) => {
  const value = {
    ...{ title: `Iron${sign}Crown`, note: `one${sign}two`, players: { red: `A${sign}da`, blue: { name: `Ben${sign}` } } },
    lands: [{ name: `A${sign}B`, text: `A${sign}B` }],
  }
  expect(faultyTextsIn(value, '').map(({ field, wording }) => `${field} ${wording}`)).toEqual(
    ['title', 'players.red', 'lands[0].name'].map((field) => `${field} problem.nameLines`),
  )
  expect(faultyTextsIn(value, '', 'points').at(-1)?.field).toBe('lands.0.name')
})

test.each([
  ['geheim \r\n', 'geheim '],
  ['\ufeffgeheim\r\nmore', 'geheim'],
  ['geheim\rmore', 'geheim'],
  ['', ''],
])('the first line of %j is %j', (text, line) => {
  expect(firstLine(text)).toBe(line)
})

test('only a byte-order mark at the beginning is taken away', () => {
  expect(withoutMark('\ufeff{"a":"\ufeff"}')).toBe('{"a":"\ufeff"}')
})

test.each([
  ['Winter', 3, 'Win'],
  ['a\u{1f469}\u200d\u{1f680}', 5, 'a'],
  ['ae\u0301', 2, 'a'],
  ['a\u{1f600}', 3, 'a\u{1f600}'],
])('%j cut to %i is %j', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut)
})

test.each([
  ['Klon.lineage', 'Klon'],
  ['KLON.LINEAGE', 'KLON'],
  ['Klon.Lineage', 'Klon'],
  ['Klon.lineage.txt', 'Klon'],
  ['Klon.LINEAGE.JSON', 'Klon'],
  ['A.lineage.lineage', 'A.lineage'],
  ['Klon.lineage-seats', null],
  ['Klon.lineage-orders.json', null],
  ['Klon.txt', null],
  ['.lineage', null],
])('%j is the file of %j', (file, name) => {
  expect(campaignNameOf(file)).toBe(name)
})
