import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { makeWorld } from '../../../src-shared/board/geography/geography.ts'
import { byWidth, pictureOf } from './boardPicture.ts'

const isWater = (grounds: readonly string[]): boolean => grounds.includes('sea') || grounds.includes('lake')
const { rivers } = pictureOf(new Board(makeWorld('rivers', 300, 'Rivers')), isWater)

/** A whole world of the usual size is seen at this scale on a large screen. */
const WHOLE = 0.42

test('a river is seen from afar, but for its springs at 1.5 pixels or more, and grows broader on its way', () => {
  const widths = rivers.map(({ width }) => width)
  const bends = rivers.filter(({ path }) => path.includes('Q'))
  expect(bends.length).toBeGreaterThan(rivers.length / 3)
  expect(Math.min(...bends.map(({ width }) => width)) * WHOLE).toBeGreaterThanOrEqual(1.5)
  expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.5)
})

test('a bend begins where the one above it ends, so that no river is torn', () => {
  const ends = new Set(rivers.flatMap(({ path }) => path.match(/[\d.]+ [\d.]+$/) ?? []))
  const torn = rivers.filter(({ path }) => path.includes('Q') && !ends.has(/^M([\d.]+ [\d.]+)/.exec(path)?.[1] ?? ''))
  expect(torn).toEqual([])
})

test('rivers are drawn in few lines: one for each width, none of them lost', () => {
  const lines = byWidth(rivers)
  expect(lines.length).toBeLessThanOrEqual(8)
  expect(lines.map(({ path }) => path).join('').length).toBe(rivers.map(({ path }) => path).join('').length)
})
