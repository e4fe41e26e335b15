import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { otherMedia, otherWidths, styledSourcesOf, unknownContainers, windowWidths } from './widths.mjs'

const ROOT = path.join(import.meta.dirname, '../..')
const SOURCES = styledSourcesOf(ROOT, 'src-renderer')

describe('widths follow the text size', () => {
  test('no style sheet and no script asks the window for its width', () => {
    expect(SOURCES.flatMap(windowWidths)).toEqual([])
  })

  test.each([
    ['the most', '.a {\n}\n@media (max-width: 40rem) {', ['x.vue:3 (max-width: 40rem)']],
    ['the least', '@media screen and (min-width: 40rem) {', ['x.vue:1 screen and (min-width: 40rem)']],
    ['a range', '@media (width < 40rem) {', ['x.vue:1 (width < 40rem)']],
    ['one of several', '@media print, (max-width: 40rem) {', ['x.vue:1 print, (max-width: 40rem)']],
    ['over two lines', '@media (pointer: coarse) and\n  (max-width: 40rem) {', ['x.vue:1 (pointer: coarse) and\n  (max-width: 40rem)']],
    ['a script', "const narrow = useMediaQuery('(max-width: 56rem)')", ['x.vue:1 (max-width: 56rem)']],
    ['paper', '@media print and (max-width: 150mm) {', []],
    ['something else', "@media (pointer: coarse) {\nwindow.matchMedia('print')", []],
    ['the page', '@container page (max-width: 40rem) {', []],
  ])('%s', (_, text, found) => {
    expect(windowWidths({ file: 'x.vue', text })).toEqual(found)
  })
})

describe('containers are asked by names they have', () => {
  test('everywhere', () => {
    expect(unknownContainers(SOURCES)).toEqual([])
  })

  test('a name nobody gives, and none', () => {
    const own = { file: 'own.css', text: 'html {\n  container: page / inline-size;\n}\n.a {\n  container-name: card;\n}' }
    const asking = {
      file: 'x.vue',
      text: ['page (max-width: 1rem)', 'card (width < 1rem)', 'cards (width < 1rem)', '(width < 1rem)', 'scroll-state(scrollable: bottom)']
        .map((query) => `@container ${query} {\n}`)
        .join('\n'),
    }
    expect(unknownContainers([own, asking])).toEqual(['x.vue:5 cards (width < 1rem)', 'x.vue:7 (width < 1rem)'])
  })
})

describe('seven widths, and no other condition', () => {
  test('everywhere', () => {
    expect(SOURCES.flatMap(otherWidths)).toEqual([])
    expect(SOURCES.flatMap(otherMedia)).toEqual([])
  })

  test.each([
    ['at most one of them', '@container page (max-width: 40rem) {', []],
    ['more than one of them', '@container card (width > 56rem) {', []],
    ['between two', '@container page (width > 40rem) and (max-width: 56rem) {', []],
    ['another width', '@container page (max-width: 44rem) {', ['x.vue:1 page (max-width: 44rem)']],
    ['another form', '@container page (min-width: 40rem) {', ['x.vue:1 page (min-width: 40rem)']],
    [
      'one right, one wrong',
      '@container page (width > 40rem) and (max-width: 60rem) {',
      ['x.vue:1 page (width > 40rem) and (max-width: 60rem)'],
    ],
    ['a script', 'usePageWithin(41)\nconst NARROW_REM = 60', ['x.vue:1 41', 'x.vue:2 60']],
    ['a script with one of them', 'usePageWithin(40)\nconst NARROW_REM = 56', []],
    ['what scrolls', '@container scroll-state(scrollable: bottom) {', []],
  ])('%s', (_, text, found) => {
    expect(otherWidths({ file: 'x.vue', text })).toEqual(found)
  })

  test.each([
    ['print', '@media print {', []],
    ['fingers', '@media (pointer: coarse) {', []],
    ['anything else', '.a {\n}\n@media (hover: none) and (pointer: coarse) {', ['x.vue:3 (hover: none) and (pointer: coarse)']],
  ])('asked of the system: %s', (_, text, found) => {
    expect(otherMedia({ file: 'x.vue', text })).toEqual(found)
  })
})
