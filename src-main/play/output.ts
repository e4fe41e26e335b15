import type { Problem } from '../../src-shared/kernel/problem.ts'

/** Exit codes of the headless player. `incomplete`: it was done, and something is missing in what came of it. */
export const EXIT = { done: 0, failed: 1, usage: 2, pending: 3, refused: 4, incomplete: 5 } as const

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Whoever reads what is printed may stop reading (`| head`): what was done stays done, and nothing is said of it. */
export function letGo(stream: NodeJS.EventEmitter): void {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}

/** Where an answer was refused: its line of the answers (null: no line gave it) and what was asked (null: nothing was). */
export interface RefusedAt {
  readonly line: number | null
  readonly request: string | null
}

/** Problems as JSON, and the exit code that goes with them. */
export function printProblems(problems: readonly Problem[], at?: RefusedAt): number {
  printJson({ ...at, problems: problems.map(({ field, rule, message }) => ({ field, ...(rule === undefined ? {} : { rule }), message })) })
  return EXIT.refused
}

/** Rows in columns: numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  const cell = (value: string | number, column: number): string =>
    typeof value === 'number' ? String(value).padStart(widths[column] ?? 0) : value.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
