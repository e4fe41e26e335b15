import { CORRECTION_RULE } from '../../src-shared/kernel/journal.ts'
import { accountName, phaseName, seatName } from '../wording/names.ts'
import type { StatementLine } from './statement.ts'

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF'

const HEADINGS = [
  'Entry',
  'Round',
  'Turn of',
  'Phase',
  'Phase name',
  'Owner',
  'Account',
  'Change',
  'Balance',
  'Rule',
  'Why',
  'About',
  'Correction',
] as const

/** The statement as comma-separated values (RFC 4180): one line a posting, numbers plain, ready for any spreadsheet. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ row, prose }) => [
    ...[row.seq, row.turn, seatName(row.during), row.phase, row.turn === 0 ? 'Set-up' : phaseName(row.phase)],
    ...[seatName(row.owner), accountName(row.account), row.delta, row.balance, row.rule, prose, row.posting.about ?? ''],
    row.rule === CORRECTION_RULE ? 'yes' : '',
  ])
  return BYTE_ORDER_MARK + [HEADINGS, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n'
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
