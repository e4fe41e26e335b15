import { isolated } from '../../src-shared/language/isolated.ts'
import { language, type Language } from '../../src-shared/language/language.ts'

/** What goes into a cell: a number stays a number. */
export type Cell = string | number

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * How the spreadsheet programs of a country read such a file. Where the comma is in the numbers it cannot part the cells: a German program
 * takes a file with commas for one wide column, and 4.5 for the fourth of May.
 */
const MANNERS: Readonly<Record<Language, { readonly separator: string; readonly point: string; readonly number: RegExp }>> = {
  en: { separator: ',', point: '.', number: /^[+-]?\d+(\.\d+)?$/ },
  de: { separator: ';', point: ',', number: /^[+-]?\d+(,\d+)?$/ },
}

/** Rows of cells as a file of separated values (RFC 4180) that a spreadsheet program of the reader's language opens with a double click. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  const { separator } = MANNERS[language()]
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(csvCell).join(separator)).join('\r\n') + '\r\n'
}

/**
 * One cell. Text that a spreadsheet would take for a formula (it, or what stands behind a separator of any country in it, begins with = + - @,
 * also in the wide forms of East Asia) is led by an apostrophe, so that a player's name or a reason cannot make another's program do
 * anything; a text with a separator of any country is quoted. Numbers stay numbers, without dots or commas between thousands.
 */
export function csvCell(value: Cell): string {
  const { separator, point, number } = MANNERS[language()]
  if (typeof value === 'number') return quoted(String(value).replace('.', point), [separator])
  return number.test(value) ? quoted(value, [separator]) : quoted(withoutFormula(isolated(value)), SEPARATORS)
}

/** What parts cells somewhere. */
const SEPARATORS = [',', ';', '\t']

function quoted(text: string, separators: readonly string[]): string {
  const inQuotes = separators.some((separator) => text.includes(separator)) || /["\r\n]/.test(text)
  return inQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** At the beginning, and where a program of another country would begin a cell: there a signed number by itself may stand. */
function withoutFormula(text: string): string {
  const led = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
  return led.replace(/([,;\t\r\n]\s*)(?=[=@\uFF1D\uFF0B\uFF0D\uFF20]|[+-](?!\d+(?:[.,]\d+)?(?:\s|$)))/g, "$1'")
}
