import { withoutInvisible } from '../../src-shared/kernel/forms/outsideText.ts'
import { number as written } from '../../src-shared/language/numbers.ts'

/** What the language sets between thousands: a comma, or in German a point. */
const groupMark = (): string => written(1000).replace(/\d/g, '')

/** What was typed or pasted, as a person sees it: without invisible signs, with one kind of minus and of blank, and none between thousands. */
function asSeen(typed: string): string {
  const plain = withoutInvisible(typed)
    .replace(/\s/g, ' ')
    .trim()
    .replace(/^[\u2212\u2013\ufe63\uff0d]/, '-')
  return /^[-+]?\d{1,3}(?: \d{3})+(?=$|[.,]\d*$)/.test(plain) ? plain.replaceAll(' ', '') : plain
}

/**
 * The whole number a typed text reads as in the language of the moment; NaN where it is none. Thousands may be apart, by the language's mark
 * or by blanks, and then three by three: "1.500" is a number in German, "1.5" and "1,5" are none anywhere, and never 15.
 */
export function wholeNumber(typed: string): number {
  const digits = ungrouped(asSeen(typed))
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** A number without the language's mark between thousands, where it is set as the language sets it; anything else as it is. */
function ungrouped(plain: string): string {
  const mark = groupMark()
  const point = mark === ',' ? '.' : ','
  return new RegExp(`^[-+]?\\d{1,3}([${mark}]\\d{3})+(?:[${point}]\\d*)?$`).test(plain) ? plain.replaceAll(mark, '') : plain
}

/** What a figure of a sheet reads as: a whole number, or why it is none. */
export type Reading = { readonly value: number } | { readonly lacks: 'thousands' | 'fraction' | 'number' }

const SEPARATED = /^-?\d{1,3}([.,'\u2019]\d{3})+([.,]\d+)?$/

/**
 * Reads a figure as spreadsheets write it: a decimal comma or point followed by nothing but zeros is a whole number. Thousands may be set apart
 * as this program sets them in the language of the moment ("1,500" in English). Any other sign that may set them apart is refused: to an
 * English reader "1.500" is one and a half, in a German spreadsheet it is fifteen hundred.
 */
export function readFigure(text: string): Reading {
  const plain = ungrouped(asSeen(text))
  if (SEPARATED.test(plain)) return { lacks: 'thousands' }
  const [, whole, rest] = /^([-+]?\d+)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (whole === undefined) return { lacks: 'number' }
  if (rest !== undefined && !/^0*$/.test(rest)) return { lacks: 'fraction' }
  const value = Number(whole)
  return Number.isSafeInteger(value) ? { value: value + 0 } : { lacks: 'number' }
}

/** A letter is no part of a number: none is taken key by key. What may stand in one, in whatever place, is; so is what is pasted, to be read there. */
export function mayBeTyped(data: string): boolean {
  return /^[-\u2212\d\s.,']*$/.test(withoutInvisible(data))
}
