import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_BYTES, inviteCode, plainCode } from './inviteCode.ts'

test('a code has 26 characters that are not misread, in groups', () => {
  expect(inviteCode(new Uint8Array(CODE_BYTES))).toBe('00000-00000-00000-00000-000000')
  expect(inviteCode(new Uint8Array(CODE_BYTES).fill(255))).toBe('ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZ')
  expect(inviteCode(Uint8Array.from({ length: CODE_BYTES }, (_, at) => at * 15))).toMatch(
    /^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/,
  )
  expect(() => inviteCode(new Uint8Array(16))).toThrow('17 random bytes')
})

test('every one of the 130 bits counts', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES }), fc.nat(129), (bytes, bit) => {
      const other = Uint8Array.from(bytes, (byte, at) => (at === bit >> 3 ? byte ^ (128 >> (bit & 7)) : byte))
      expect(inviteCode(other)).not.toBe(inviteCode(bytes))
    }),
    { seed: 31 },
  )
})

test('however it is typed, it is the same code', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES }),
      fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }),
      (bytes, ways) => {
        const code = inviteCode(bytes)
        const typed = Array.from(code, (char, at) => misread(char, ways[at % ways.length] ?? 0)).join('')
        expect(plainCode(typed)).toBe(code.replaceAll('-', ''))
      },
    ),
    { seed: 32 },
  )
  expect(plainCode(' 7k2m9 – QW4xt\u00a0_oil ')).toBe('7K2M9QW4XT011')
  expect(plainCode('\ufeff７ｋ２\u200bm9'), 'full width, and signs that nobody sees').toBe('7K2M9')
})

test('of a long text only the beginning is read', () => {
  expect(plainCode('A'.repeat(5000))).toBe('A'.repeat(200))
})

function misread(char: string, way: number): string {
  if (char === '-') return ['-', ' ', '', '\u2013'][way] ?? ''
  if (char === '0') return ['0', 'o', 'O', '0 '][way] ?? ''
  if (char === '1') return ['1', 'i', 'L', 'l'][way] ?? ''
  return way % 2 === 0 ? char : char.toLowerCase()
}
