import { beforeEach, describe, expect, test } from 'vitest'
import { atMarket } from '../../../src-shared/kernel/testing/atMarket.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { readFigure } from '../../wording/typedNumber.ts'
import { placeBlock, readBlock, type Pasted } from './pasting.ts'
import { sectionsOf } from './sections.ts'

const game = toyFace()
const { world } = atMarket()
playOn(() => ({ game, world }))
beforeEach(() => tellIn(() => 'en'))

function pasted(text: string, at = { owner: 'red', account: 'hens' }): Pasted {
  return placeBlock(game, world, sectionsOf(game, world), readBlock(text), at)
}

describe('a figure as it was typed or pasted', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    ['\u22123', -3],
    ['12,0', 12],
    ['12.00', 12],
    ['12.', 12],
    ['1500', 1500],
    ['-0', 0],
    ['+5', 5],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f234\u202f567,0', 1234567],
    ['\u202d1234\u202c', 1234],
    ['12\u200b', 12],
    ['\ufeff\u22123\u2060', -3],
  ])('%s reads %i', (text, value) => {
    expect(readFigure(text)).toEqual({ value })
  })

  test.each([
    ['1.500', 'thousands'],
    ["1'500", 'thousands'],
    ['1.234.567,5', 'thousands'],
    ['1 500,5', 'fraction'],
    ['1 50', 'number'],
    ['12,5', 'fraction'],
    ['12.75', 'fraction'],
    ['twelve', 'number'],
    ['1e3', 'number'],
    ['#REF!', 'number'],
    ['99999999999999999999', 'number'],
  ])('%s is refused: %s', (text, lacks) => {
    expect(readFigure(text)).toEqual({ lacks })
  })
})

describe('a block of cells', () => {
  test('is read as spreadsheets write it: tabs, line ends of every kind, quotation marks, empty lines at the end', () => {
    expect(readBlock('a\tb\r\n1\t"x\t""y""\nz"\n\n')).toEqual([
      ['a', 'b'],
      ['1', 'x\t"y"\nz'],
    ])
    expect(readBlock('7')).toEqual([['7']])
  })

  test('without names lies from its cell on to the right and below; what lies beyond is told', () => {
    const { typed, leftOut } = pasted('1\t2\n\t4', { owner: 'green', account: 'hens' })
    expect(typed).toEqual({ 'green/hens': '1', 'blue/hens': '2', 'blue/eggs': '4' })
    expect(leftOut).toEqual([])
    expect(pasted('5\t6', { owner: 'blue', account: 'hens' }).leftOut).toEqual([{ at: 'B1', why: 'beyond', text: '6' }])
  })

  test.each([
    ['owners above, accounts beside', '\tBlue\tRed\nEggs\t1\t2\nGold\t3\t4'],
    ['the other way round', 'x\tEggs\tGold\nblue\t1\t3\nRED\t2\t4'],
  ])('with names goes where they say: %s', (_, text) => {
    expect(pasted(text)).toEqual({ typed: { 'blue/eggs': '1', 'red/eggs': '2', 'blue/gold': '3', 'red/gold': '4' }, leftOut: [] })
  })

  test('with one row or column of names goes on from its cell the other way', () => {
    expect(pasted('Blue\tRed\n1\t2\n3\t4', { owner: 'red', account: 'eggs' }).typed).toEqual({
      ...{ 'blue/eggs': '1', 'red/eggs': '2', 'blue/gold': '3', 'red/gold': '4' },
    })
    expect(pasted('Gold\t1\t2\nEggs\t3\t4', { owner: 'green', account: 'hens' }).typed).toEqual({
      ...{ 'green/gold': '1', 'blue/gold': '2', 'green/eggs': '3', 'blue/eggs': '4' },
    })
  })

  test('knows names in the language of the table, and players by theirs', () => {
    tellIn(() => 'de')
    expect(pasted('\tRot\tPlayer in blue\nEier\t1\t2').typed).toEqual({ 'red/eggs': '1', 'blue/eggs': '2' })
  })

  test('tells by cell what is not recognised, and keeps the rest', () => {
    const { typed, leftOut } = pasted('\tRed\tPurple\nYard\nEggs\t1\t2\nGeese\t3\t4\nStock\t5\t6')
    expect(typed).toEqual({ 'red/eggs': '1' })
    expect(leftOut).toEqual([
      { at: 'C1', why: 'name', text: 'Purple' },
      { at: 'A4', why: 'name', text: 'Geese' },
      { at: 'B5', why: 'account', text: '5' },
    ])
  })
})
