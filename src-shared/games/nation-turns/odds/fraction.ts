import { InvariantError } from '../../../kernel/invariantError.ts'
/** An exact number: numerator and denominator, in lowest terms, the denominator above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export function fraction(over: number | bigint, under: number | bigint = 1): Fraction {
  const [n, d] = [BigInt(over), BigInt(under)]
  if (d === 0n) throw new InvariantError(`${n} cannot be divided by 0`)
  const common = divisor(n, d) * (d < 0n ? -1n : 1n)
  return { over: n / common, under: d / common }
}

export const NONE = fraction(0)
export const WHOLE = fraction(1)

export function plus(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.under + other.over * one.under, one.under * other.under)
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.under - other.over * one.under, one.under * other.under)
}

export function times(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.over, one.under * other.under)
}

export function by(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.under, one.under * other.over)
}

/** `19/27`, or `1` for a whole number. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`
}

/** The nearest number there is for it. */
export function approximate({ over, under }: Fraction): number {
  // Enough digits for a double, whatever the size of the two.
  const digits = (over * 10n ** 20n) / under
  return Number(digits) / 1e20
}

/** Greatest common divisor, above 0. */
function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}
