import { withoutInvisible } from '../../kernel/forms/outsideText.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Crockford's base 32: no I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a code: 130 bits. */
const LENGTH = 26

/** Random bytes needed for a code. */
export const CODE_BYTES = 17

/** Returns a code of 130 of these random bits, in groups: `7K2M9-QW4XT-...`. Throws if there are too few bytes. */
export function inviteCode(random: Uint8Array): string {
  if (random.length < CODE_BYTES) throw new InvariantError(`A code is made from ${CODE_BYTES} random bytes, not from ${random.length}`)
  let code = ''
  for (let at = 0; at < LENGTH; at++) {
    const bit = at * 5
    const pair = ((random[bit >> 3] ?? 0) << 8) | (random[(bit >> 3) + 1] ?? 0)
    code += ALPHABET.charAt((pair >> (11 - (bit & 7))) & 31)
  }
  return code.replace(/^(.{5})(.{5})(.{5})(.{5})(.{6})$/, '$1-$2-$3-$4-$5')
}

/** Normalises a typed code. Ignores case, spaces, dashes, full-width letters and invisible characters, and reads O as 0, I and L as 1. */
export function plainCode(typed: string): string {
  return withoutInvisible(typed.slice(0, 200))
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}
