import { expect, test } from 'vitest'
import { postingProse } from './postings.ts'

test('what was held is told as it was before the posting', () => {
  expect(postingProse({ rule: 'GL-CHK-2', figures: { need: 4, have: 15 } })).toMatch(/: needed 4, 15 before$/)
  expect(postingProse({ rule: 'GL-STK-2', figures: { gatherers: 3, each: 1 } })).toMatch(/: gatherers 3, tokens each 1$/)
})
