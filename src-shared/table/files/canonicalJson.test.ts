import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'

test.each([
  [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
  [{ '€': 1, '\r': 2, ö: 3, '1': 4, '\u{1f600}': 5 }, '{"\\r":2,"1":4,"ö":3,"€":1,"\u{1f600}":5}'],
  [{ gone: undefined, kept: 0 }, '{"kept":0}'],
  [[1e21, 0.000001, -0, 1.5], '[1e+21,0.000001,0,1.5]'],
  ['\u2028"\\/', '"\u2028\\"\\\\/"'],
])('%j', (value, text) => {
  expect(canonicalJson(value)).toBe(text)
})

test('the order of keys makes no difference, anything else does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.jsonValue(), (a, b) => {
      expect(canonicalJson(backwards(a))).toBe(canonicalJson(a))
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(a)))
      if (canonicalJson(a) === canonicalJson(b)) expect(JSON.parse(JSON.stringify(a))).toEqual(JSON.parse(JSON.stringify(b)))
    }),
    { seed: 22 },
  )
})

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, backwards(held)]),
  )
}
