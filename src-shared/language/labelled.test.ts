import { expect, test } from 'vitest'
import { labelled } from './labelled.ts'

test.each([
  ['Wood', '9', 'Wood: 9'],
  ['Who eats?', 'Everybody.', 'Who eats? Everybody.'],
  ['The gate fell!', 'two dead', 'The gate fell! two dead'],
  ['It was said.', 'by red', 'It was said. by red'],
  ['He asked: „Wer?“', 'niemand', 'He asked: „Wer?“ niemand'],
  ['Males (free)', '4', 'Males (free): 4'],
  ['So:', 'yes', 'So: yes'],
  ['', 'alone', 'alone'],
  ['alone', '', 'alone'],
])('%j and %j are %j', (label, text, told) => {
  expect(labelled(label, text)).toBe(told)
})
