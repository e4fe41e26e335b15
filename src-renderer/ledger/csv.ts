import { statementTexts } from '../texts/statement.ts'
import { phaseName, seatName } from '../wording/names.ts'
import type { StatementLine } from './statement.ts'

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The statement as comma-separated values (RFC 4180): one line a posting, numbers plain, ready for any spreadsheet. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const { csv, setUp, yes } = statementTexts
  const rows = lines.map(({ row, account, prose, correction }) => [
    ...[row.seq, row.turn, seatName(row.during), row.phase, row.turn === 0 ? setUp : phaseName(row.phase)],
    ...[seatName(row.owner), account, row.delta, row.balance, row.rule, prose, row.posting.about ?? ''],
    correction ? yes : '',
  ])
  return BYTE_ORDER_MARK + [Object.values(csv), ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n'
}

/**
 * One cell. Text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break) is led by an apostrophe, so
 * that a player's name or a reason cannot make another's program do anything; numbers stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r\n]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
