import type { ShownLine, ShownSheet } from '../wars/sheets.ts'

/** One line of two bonus sheets beside each other; null where a side has no such line. */
export interface BonusRow {
  readonly key: string
  readonly own: ShownLine | null
  readonly enemy: ShownLine | null
  /** What the own line was before something was filled in; null where it is as it was. */
  readonly was: number | null
}

/** Lines of one kind face each other, in the order of the sheets. `before`: the own sheet as it stands. */
export function bonusRows(own: ShownSheet, enemy: ShownSheet, before: ShownSheet): readonly BonusRow[] {
  const kinds = [...new Set([...own.lines, ...enemy.lines].map(kindOf))]
  return kinds.flatMap((kind) => {
    const [ours, theirs, old] = [own, enemy, before].map(({ lines }) => lines.filter((line) => kindOf(line) === kind))
    const many = Math.max(ours?.length ?? 0, theirs?.length ?? 0)
    return Array.from({ length: many }, (_, at): BonusRow => {
      const line = ours?.[at] ?? null
      const then = old?.[at]?.amount ?? 0
      const changed = line?.amount != null && line.amount !== then
      return { key: `${kind}/${at}`, own: line, enemy: theirs?.[at] ?? null, was: changed ? then : null }
    })
  })
}

function kindOf({ key }: ShownLine): string {
  return key.replace(/\/.*$/, '')
}
