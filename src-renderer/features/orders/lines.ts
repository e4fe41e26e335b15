import type { OrderLine, PreparedAnswer } from '../../../src-shared/contract/orders.ts'

/** What a line is for. */
export type Meant = Pick<OrderLine, 'phase' | 'question'>

const isFor =
  ({ phase, question }: Meant) =>
  (line: OrderLine): boolean =>
    line.phase === phase && line.question === question

/** Lines of one question, in their order. */
export function linesFor(lines: readonly OrderLine[], meant: Meant): readonly OrderLine[] {
  return lines.filter(isFor(meant))
}

/** An id unlike any other of these orders. */
export function freshId(lines: readonly OrderLine[]): string {
  const numbers = lines.map(({ id }) => Number(/^line-(\d+)$/.exec(id)?.[1] ?? 0))
  return `line-${Math.max(0, ...numbers) + 1}`
}

/** One more line, after the others of its question. */
export function added(lines: readonly OrderLine[], meant: Meant, answer: PreparedAnswer): readonly OrderLine[] {
  const { phase, question } = meant
  const line: OrderLine = { id: freshId(lines), phase, question, answer }
  const after = lines.findLastIndex(isFor(meant))
  return after < 0 ? [...lines, line] : lines.toSpliced(after + 1, 0, line)
}

export function changed(lines: readonly OrderLine[], id: string, answer: PreparedAnswer): readonly OrderLine[] {
  return lines.map((line) => (line.id === id ? { ...line, answer } : line))
}

export function removed(lines: readonly OrderLine[], id: string): readonly OrderLine[] {
  return lines.filter((line) => line.id !== id)
}

/** A line changes places with the one before (-1) or after (1) it of the same question; nothing happens at an end. */
export function moved(lines: readonly OrderLine[], id: string, by: -1 | 1): readonly OrderLine[] {
  const line = lines.find((each) => each.id === id)
  if (line === undefined) return lines
  const same = linesFor(lines, line)
  const other = same[same.indexOf(line) + by]
  if (other === undefined) return lines
  return lines.map((each) => (each === line ? other : each === other ? line : each))
}
