import type { ChartFigures } from '../../../src-shared/games/api/chartFace.ts'
import { csvFile } from '../../wording/spreadsheet.ts'

/** The table of a chart as a file for spreadsheets, numbers plain, an empty cell where there is nothing to tell. */
export function figuresCsv({ axis, labels, series }: ChartFigures): string {
  const rows = labels.map((label, at) => [plainLabel(label), ...series.map(({ values }) => values[at] ?? '')])
  return csvFile([[axis, ...series.map(({ name }) => name)], ...rows])
}

/** Rounds are numbers to a spreadsheet. */
function plainLabel(label: string): string | number {
  return /^\d+$/.test(label) ? Number(label) : label
}
