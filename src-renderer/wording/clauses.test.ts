import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test('a treaty is read clause by clause', () => {
  const terms = JSON.stringify([
    { kind: 'tokens', from: 'elves', to: 'dwarves', goods: 'food:5,wood:1' },
    { kind: 'text', text: 'No towers' },
  ])
  expect(clausesOf({ other: 'dwarves', terms })).toEqual(['The elves give the dwarves 5 food and 1 wood.', '\u201cNo towers\u201d'])
})

test('a question about no treaty has none', () => expect(clausesOf({ other: 'dwarves' })).toEqual([]))
