import { expect, test } from 'vitest'
import { codeInFragment, groupCode, readCode } from './joinCode.ts'

test.each([
  ['7K2M9-QW4XT-00001-11112-ABCDEF', '7K2M9QW4XT0000111112ABCDEF'],
  ['7k2m9 qw4xt', '7K2M9QW4XT'],
  ['oO iI lL', '001111'],
  ['  ., 7', '7'],
])('what is typed as "%s" means %s', (typed, meant) => {
  expect(readCode(typed)).toBe(meant)
})

test('a code is grouped as far as it goes, the last group being the longest', () => {
  expect(groupCode('')).toBe('')
  expect(groupCode('7K2')).toBe('7K2')
  expect(groupCode('7K2M9Q'), 'as long as the code of a display').toBe('7K2M9Q')
  expect(groupCode('7K2M9QW')).toBe('7K2M9-QW')
  expect(groupCode('7K2M9QW4XT0000111112ABCDEF')).toBe('7K2M9-QW4XT-00001-11112-ABCDEF')
})

test.each([
  ['#join=7k2m9-qw4xt', '7K2M9QW4XT'],
  ['#/join=7K2M9', '7K2M9'],
  ['/join=7K2M9%20Q', '7K2M9Q'],
  ['#/join=%E0%A4%A', 'E0A4A'],
  ['#7k2m9-qw4xt-00001-11112-abcdef', '7K2M9QW4XT0000111112ABCDEF'],
  ['/7K2M9QW4XT0000111112ABCDEF', '7K2M9QW4XT0000111112ABCDEF'],
  ['#7K2M9-QW4XT', null],
  ['#/ledger', null],
  ['', null],
])('the fragment %s brings %s', (fragment, code) => {
  expect(codeInFragment(fragment)).toBe(code)
})
