import { number as written } from '../../src-shared/language/numbers.ts'

/** What the language sets between thousands: a comma, or in German a point. */
const groupMark = (): string => written(1000).replace(/\d/g, '')

/**
 * The whole number a typed text reads as in the language of the moment; NaN where it is none. Thousands may be apart, by the language's mark
 * or by blanks, and then three by three: "1.500" is a number in German, "1.5" and "1,5" are none anywhere, and never 15.
 */
export function wholeNumber(typed: string): number {
  const plain = typed.trim().replace('\u2212', '-').replace(/\s/g, ' ')
  const grouped = [groupMark(), ' '].find((mark) => new RegExp(`^-?\\d{1,3}([${mark}]\\d{3})+$`).test(plain))
  const digits = grouped === undefined ? plain : plain.replaceAll(grouped, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** A letter is no part of a number: none is taken key by key. What may stand in one, in whatever place, is; so is what is pasted, to be read there. */
export function mayBeTyped(data: string): boolean {
  return /^[-\u2212\d\s.,']*$/.test(data)
}
