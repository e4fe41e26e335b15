import { describe, expect, test } from 'vitest'
import { liesWide, PAPERS, paperUnder, shareCovered, type PaperId } from './paper.ts'

const PAPER_IDS = Object.keys(PAPERS) as PaperId[]

describe.each(PAPER_IDS)('a drawing on %s', (id) => {
  test.each([
    ['twice as wide as high', { width: 640, height: 320 }, true],
    ['wider than high', { width: 640, height: 400 }, true],
    ['as wide as high', { width: 640, height: 640 }, false],
    ['higher than wide', { width: 400, height: 640 }, false],
  ])('%s covers at least 55 % of the room on its sheet', (_, drawing, isWide) => {
    expect(liesWide(drawing)).toBe(isWide)
    const [lies, other] = [paperUnder(id, isWide ? { isWide } : {}), paperUnder(id, isWide ? {} : { isWide: true })]
    expect(shareCovered(drawing, lies)).toBeGreaterThan(0.55)
    expect(shareCovered(drawing, lies)).toBeGreaterThan(1.25 * shareCovered(drawing, other))
  })
})

test('paper turned on its side is as large as before, and called so for the printer', () => {
  expect(paperUnder('a4', { isWide: true })).toEqual({ id: 'a4', css: 'A4 landscape', width: 297, height: 210 })
  expect(paperUnder('a4', {})).toBe(PAPERS.a4)
})
