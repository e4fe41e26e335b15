import { statementTexts } from './texts/statement.ts'
import { phaseName, seatName } from '../../wording/names.ts'
import { csvFile } from '../../wording/spreadsheet.ts'
import { aboutOf } from '../../../src-shared/kernel/world/rule.ts'
import type { StatementLine } from './statement.ts'

/**
 * The statement as a file for spreadsheets: one line a posting, numbers plain. `numbered`: with the numbers of entries, which mean the same to everybody only in the
 * game master's view.
 */
export function statementCsv(lines: readonly StatementLine[], numbered: boolean): string {
  const { csv, setUp, yes } = statementTexts
  const { entry, ...headings } = csv
  const rows = lines.map(({ row, account, prose, correction }) => [
    ...(numbered ? [row.seq] : []),
    ...[row.turn, seatName(row.during), row.phase, row.turn === 0 ? setUp : phaseName(row.phase)],
    ...[seatName(row.owner), account, row.delta, row.balance, row.rule, prose, aboutOf(row.posting).join(' ')],
    correction ? yes : '',
  ])
  return csvFile([[...(numbered ? [entry] : []), ...Object.values(headings)], ...rows])
}
