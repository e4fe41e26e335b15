import type { Language } from '../../src-shared/language/language.ts'
import { language } from '../../src-shared/language/language.ts'

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
 * One cell. Text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break) is led by an apostrophe, so
 * that a player's name or a reason cannot make another's program do anything; numbers stay numbers, without dots or commas between thousands.
 */
export function csvCell(value: Cell): string {
  const { separator, point, number } = MANNERS[language()]
  const safe = typeof value === 'number' ? String(value).replace('.', point) : withoutFormula(value, number)
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function withoutFormula(text: string, number: RegExp): string {
  return /^[=+\-@\t\r\n]/.test(text) && !number.test(text) ? `'${text}` : text
}
