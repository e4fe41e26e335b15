import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import { chronicleOf, type ChronicleItem } from './chronicle.ts'

/** What of a moment says whether it was taken back. */
type Voidable = { readonly entry: Pick<Moment['entry'], 'seq' | 'kind'>; readonly voidedBy: number | null }

/** What was taken back, folded behind one line. */
export interface TakenBack {
  readonly key: string
  /** How many entries were taken back. */
  readonly entries: number
  /** Whether all of them are answers. */
  readonly answersOnly: boolean
  /** The lines behind it, newest first: who took it back, then what. */
  readonly items: readonly ChronicleItem[]
}

export type ChronicleRow = { readonly item: ChronicleItem; readonly folded?: never } | { readonly folded: TakenBack; readonly item?: never }

/** At least `count` rows, newest first, where there are as many; a fold holds all its lines. `isAll`: there are no more. */
export function chronicleRows(
  moments: readonly Moment[],
  count: number,
): { readonly rows: readonly ChronicleRow[]; readonly isAll: boolean } {
  for (let most = count; ; most *= 2) {
    const items = chronicleOf(moments, most)
    const rows = foldTakenBack(items, moments)
    const isAll = items.length < most
    // Lines of the last fold may be among those that were left out.
    if (isAll || (rows.length >= count && rows.at(-1)?.folded === undefined)) return { rows, isAll }
  }
}

/**
 * What is in force, line by line; what was taken back stands where that was done, and what follows one another is one fold.
 * @param moments of the same campaign: entries that tell nothing count among those that were taken back
 */
export function foldTakenBack(items: readonly ChronicleItem[], moments: readonly Voidable[]): readonly ChronicleRow[] {
  const retractions = new Set(items.flatMap(({ kind, seq }) => (kind === 'retraction' ? [seq] : [])))
  const rows: ({ readonly item: ChronicleItem } | { readonly group: ChronicleItem[] })[] = []
  for (const item of items) {
    const isRetraction = item.kind === 'retraction'
    // Told where the entry is that took it back.
    if (!isRetraction && item.voidedBy !== null && retractions.has(item.voidedBy)) continue
    if (!isRetraction && item.voidedBy === null) {
      rows.push({ item })
      continue
    }
    const told = isRetraction ? [item, ...items.filter(({ kind, voidedBy }) => kind !== 'retraction' && voidedBy === item.seq)] : [item]
    const last = rows.at(-1)
    if (last !== undefined && 'group' in last) last.group.push(...told)
    else rows.push({ group: told })
  }
  return rows.map((row) => ('item' in row ? row : { folded: folded(row.group, moments) }))
}

function folded(items: readonly ChronicleItem[], moments: readonly Voidable[]): TakenBack {
  const retractions = new Set(items.flatMap(({ kind, seq }) => (kind === 'retraction' ? [seq] : [])))
  const seqs = new Set(items.map(({ seq }) => seq))
  const gone = moments.flatMap(({ entry, voidedBy }) => {
    const isGone = voidedBy !== null && (retractions.has(voidedBy) || seqs.has(entry.seq))
    return isGone && entry.kind !== 'retraction' ? [entry.kind] : []
  })
  return {
    key: `taken-back-${items.at(-1)?.key ?? ''}`,
    entries: gone.length,
    answersOnly: gone.every((kind) => kind === 'answer'),
    items,
  }
}
