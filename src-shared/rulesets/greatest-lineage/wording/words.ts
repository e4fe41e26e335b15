import type { Figures } from '../../../kernel/rule.ts'
import { number, plural } from '../../../language/numbers.ts'

/** A text with its figures filled in. */
export type Wording = (figures: Figures) => string

/** Texts by wording key. */
export type Wordings = Readonly<Record<string, Wording>>

/** A translation of a catalogue: the same keys, none left out. */
export type TranslationOf<Catalogue> = { readonly [Key in keyof Catalogue]: Wording }

/** 12345 -> "12,345" (in German "12.345"), with a real minus sign. */
export function figure(value: number | string | undefined): string {
  return typeof value === 'number' ? number(value) : (value ?? '')
}

/** "+4" or "−4". */
export function signed(value: number | string | undefined): string {
  return typeof value === 'number' && value > 0 ? `+${figure(value)}` : figure(value)
}

/** "1 mother", "14 mothers". */
export function count(value: number | string | undefined, one: string, many = `${one}s`): string {
  return `${figure(value)} ${typeof value === 'number' ? plural(value, one, many) : many}`
}
