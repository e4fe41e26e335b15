import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.vue', '../**/*.css'], { query: '?raw', import: 'default', eager: true })

/** A condition on what the whole page holds: every change anywhere has the browser find all styles anew, a quarter of the time of an answer. */
const ASKS_THE_PAGE = /(?:^|[\s,{(])(?::root|html|body)\b[^\s,{]*:has\(/m

/** On paper alone, which changes no more. */
const ON_PAPER = ['../features/print/PaperSheets.vue', '../features/print/PrinterSheets.vue']

test('no style asks what the whole page holds', () => {
  const files = Object.entries(sources).filter(([file]) => !ON_PAPER.includes(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(([, source]) => ASKS_THE_PAGE.test(source)).map(([file]) => file)).toEqual([])
  expect(':root:not(:has(.side-rail)) .messages {').toMatch(ASKS_THE_PAGE)
  expect('  .wide:has(.text) {').not.toMatch(ASKS_THE_PAGE)
})
