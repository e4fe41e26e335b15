import { language, LOCALES, type Language } from './language.ts'

const FORMATS = new Map<string, Intl.NumberFormat>()
const LISTS = new Map<Language, Intl.ListFormat>()
const RULES = new Map<Language, Intl.PluralRules>()

/** A number as the language writes it, with a real minus sign, which zero never has: 12345.6 is "12,345.6" or "12.345,6". */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  const text = formatOf(options).format(value)
  return text.replace('-', /[1-9]/.test(text) ? '\u2212' : '')
}

/** "8.4", "8": with one place after the point at most. */
export function decimal(value: number): string {
  return number(value, { maximumFractionDigits: 1 })
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const tongue = language()
  let format = LISTS.get(tongue)
  if (format === undefined) LISTS.set(tongue, (format = new Intl.ListFormat(LOCALES[tongue], { type: 'conjunction' })))
  return format.format(parts)
}

/** "a, b or c". */
export function either(parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language()], { type: 'disjunction' }).format(parts)
}

/** What goes with `value` people or things: `one` or `many`, as the language counts (0.5, 1 and 2 are not everywhere alike). */
export function plural(value: number, one: string, many: string): string {
  const tongue = language()
  let rules = RULES.get(tongue)
  if (rules === undefined) RULES.set(tongue, (rules = new Intl.PluralRules(LOCALES[tongue])))
  return rules.select(value) === 'one' ? one : many
}

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language()} ${JSON.stringify(options)}`
  let format = FORMATS.get(key)
  if (format === undefined) FORMATS.set(key, (format = new Intl.NumberFormat(LOCALES[language()], options)))
  return format
}
