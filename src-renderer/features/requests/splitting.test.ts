import { expect, test } from 'vitest'
import { readGroups } from './splitting.ts'

test.each([
  ['', null, 0],
  ['10', null, 0],
  ['4 6', [4, 6], 0],
  ['4, 5;1', [4, 5, 1], 0],
  ['4+6', [4, 6], 0],
  ['4', [4], 6],
  ['4 7', [4, 7], -1],
  ['4 x', [4, 0], null],
  ['0 10', [0, 10], null],
])('groups of ten typed as %j: %j, %j left', (typed, sizes, left) => expect(readGroups(typed, 10)).toEqual({ sizes, left }))
