import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { styledSourcesOf, unknownContainers, windowWidths } from './widths.mjs'

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
