import { expect, test, vi } from 'vitest'
import { isTooDeep, parseOutside } from './nesting.ts'

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth)

test.each([
  ['brackets', nested(65)],
  ['braces', nested(65, '{"a":', '}').replace('}', '1}')],
  ['brackets that are never closed', '['.repeat(20_000_000)],
  ['brackets behind a text', `{"format":"lineage","a":"x","b":${nested(65)}}`],
  ['brackets behind an escaped quotation mark', `["\\"",${nested(65)}]`],
])('%s beyond 64 are refused, and the parser never sees them', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse')
  try {
    expect(() => parseOutside(text)).toThrow(SyntaxError)
    expect(parse).not.toHaveBeenCalled()
  } finally {
    parse.mockRestore()
  }
})

test('what is longer than it may be is refused before it is read', () => {
  expect(() => parseOutside('"abc"', 4)).toThrow('longer than 4 characters')
  expect(parseOutside('"abc"', 5)).toBe('abc')
})

test('brackets in texts do not count, and 64 are not too many', () => {
  expect(isTooDeep(JSON.stringify(['['.repeat(1000)]))).toBe(false)
  expect(parseOutside(nested(64))).toBeInstanceOf(Array)
})
