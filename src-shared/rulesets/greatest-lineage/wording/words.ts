import type { Figures } from '../../../kernel/rule.ts'

/** A text with its figures filled in. One entry per wording key; a second language is a second catalogue of the same keys. */
export type Wordings = Readonly<Record<string, (figures: Figures) => string>>

const GROUPED = new Intl.NumberFormat('en-GB')

/** 12345 -> "12,345", with a real minus sign. */
export function figure(value: number | string | undefined): string {
  return typeof value === 'number' ? GROUPED.format(value).replace('-', '\u2212') : (value ?? '')
}

/** "+4" or "−4". */
export function signed(value: number | string | undefined): string {
  return typeof value === 'number' && value > 0 ? `+${figure(value)}` : figure(value)
}

/** "1 mother", "14 mothers". */
export function count(value: number | string | undefined, one: string, many = `${one}s`): string {
  return `${figure(value)} ${value === 1 ? one : many}`
}
