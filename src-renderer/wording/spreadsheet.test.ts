import { afterEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import { csvCell, csvFile } from './spreadsheet.ts'

afterEach(() => tellIn(() => 'en'))

describe('in English', () => {
  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@user', "'@user"],
    ['\tx', `"'\tx"`],
    ['-12', '-12'],
    ['+4.5', '+4.5'],
    [-12, '-12'],
    ['two, three', '"two, three"'],
    ['say "no"', '"say ""no"""'],
    ['=1,"a"', '"\'=1,""a"""'],
  ])('cell %j is written as %s', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  test.each([
    [4.5, '4.5'],
    ['two; three', '"two; three"'],
    ['a;=cmd()', `"a;'=cmd()"`],
    ['a\t@x', `"a\t'@x"`],
    ['a; +1+cmd', `"a; '+1+cmd"`],
    ['Red: two, +3 more', '"Red: two, +3 more"'],
    ['\uFF1Dcmd()', "'\uFF1Dcmd()"],
    ['+4,5', `"'+4,5"`],
  ])('cell %j is written as %s', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  test('a file has commas and points', () => {
    expect(
      csvFile([
        ['Round', 'Red, all'],
        [1, 4.5],
      ]),
    ).toBe('\uFEFFRound,"Red, all"\r\n1,4.5\r\n')
  })
})

describe('in German, where the comma is in the numbers', () => {
  test.each([
    ['=SUMME(A1)', "'=SUMME(A1)"],
    ['-2+3', "'-2+3"],
    ['@user', "'@user"],
    ['+4,5', '+4,5'],
    ['+4.5', "'+4.5"],
    ['-12', '-12'],
    [-12, '-12'],
    [4.5, '4,5'],
    [-1234567.25, '-1234567,25'],
    ['zwei, drei', '"zwei, drei"'],
    ['a,=cmd()', `"a,'=cmd()"`],
    ['zwei; drei', '"zwei; drei"'],
    ['=1;"a"', '"\'=1;""a"""'],
  ])('cell %j is written as %s', (value, written) => {
    tellIn(() => 'de')
    expect(csvCell(value)).toBe(written)
  })

  test('a file has semicolons and commas', () => {
    tellIn(() => 'de')
    expect(
      csvFile([
        ['Runde', 'Völker; alle', 'Grün'],
        [1, 4.5, ''],
      ]),
    ).toBe('\uFEFFRunde;"Völker; alle";Grün\r\n1;4,5;\r\n')
  })
})
