import type { Problem } from '../../src-shared/kernel/problem.ts'

/** Exit codes of the headless player. `incomplete`: the command was performed, but its result lacks something. */
export const EXIT = { done: 0, failed: 1, usage: 2, pending: 3, refused: 4, incomplete: 5 } as const

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Ignores a closed pipe (`| head`): the command's work is done and nothing is reported. */
export function letGo(stream: NodeJS.EventEmitter): void {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}

/** Place of a refused answer: its line of the answers (null: it came from no line) and the request (null: nothing was asked). */
export interface RefusedAt {
  readonly line: number | null
  readonly request: string | null
}

/** Prints problems as JSON and returns their exit code. */
export function printProblems(problems: readonly Problem[], at?: RefusedAt): number {
  printJson({ ...at, problems: problems.map(({ field, rule, message }) => ({ field, ...(rule === undefined ? {} : { rule }), message })) })
  return EXIT.refused
}

/** Formats rows in columns, numbers right-aligned. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)))
  const cell = (value: string | number, column: number): string =>
    typeof value === 'number' ? String(value).padStart(widths[column] ?? 0) : value.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
