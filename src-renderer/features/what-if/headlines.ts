import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { Series } from './playedOut.ts'

/** What most copies have in common, for one figure. */
export type Headline =
  /** It comes out above or below what it is now; `by`: mean change over all copies. */
  | { readonly kind: 'up' | 'down'; readonly owner: OwnerId; readonly id: string; readonly copies: number; readonly by: number }
  /** One choice leaves it higher than another in copies with the same dice; `by`: difference of the means. */
  | {
      readonly kind: 'choice'
      readonly owner: OwnerId
      readonly id: string
      readonly best: string
      readonly worst: string
      readonly copies: number
      readonly by: number
    }

/** So few copies have nothing in common but by chance. */
export const LEAST_COPIES = 5
/** Share of the copies that have to agree. */
const MOST = 0.7
const MOST_TOLD = 3

/**
 * The few figures that say most: those that move the same way in at least seven copies of ten, the largest change for their size first. With
 * several choices, those that differ most between two of them.
 * @param now what a figure is now; null where that is not known
 */
export function headlinesOf(series: readonly Series[], now: (owner: OwnerId, id: string) => number | null): readonly Headline[] {
  const copies = Math.min(...series.map((one) => one.copies.length))
  if (series.length === 0 || copies < LEAST_COPIES) return []
  const [first] = series.flatMap((one) => one.copies)
  const found = (first?.figures ?? []).flatMap(({ owner, id }) => {
    const values = series.map((one) => one.copies.slice(0, copies).map((copy) => valueIn(copy.figures, owner, id)))
    const headline = series.length === 1 ? movedFrom(values[0] ?? [], now(owner, id)) : between(series, values)
    return headline === null ? [] : [{ headline: { ...headline.told, owner, id }, size: headline.size }]
  })
  return found
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_TOLD)
    .map(({ headline }) => headline)
}

function movedFrom(values: readonly number[], now: number | null) {
  if (now === null) return null
  const by = mean(values) - now
  const kind = by > 0 ? ('up' as const) : ('down' as const)
  const copies = values.filter((value) => (kind === 'up' ? value > now : value < now)).length
  if (by === 0 || copies < values.length * MOST) return null
  return { told: { kind, copies, by: Math.abs(by) }, size: sizeOf(by, now) }
}

function between(series: readonly Series[], values: readonly (readonly number[])[]) {
  const means = values.map(mean)
  const [best, worst] = [means.indexOf(Math.max(...means)), means.indexOf(Math.min(...means))]
  const [high = [], low = []] = [values[best], values[worst]]
  const by = mean(high) - mean(low)
  const copies = high.filter((value, copy) => value > (low[copy] ?? value)).length
  if (by === 0 || copies < high.length * MOST) return null
  const told = { kind: 'choice' as const, best: series[best]?.label ?? '', worst: series[worst]?.label ?? '', copies, by }
  return { told, size: sizeOf(by, mean(low)) }
}

/** A change for the size of what changes, so that small figures are told beside large stores. */
function sizeOf(by: number, of: number): number {
  return Math.abs(by) / Math.max(1, Math.abs(of))
}

function valueIn(figures: Series['copies'][number]['figures'], owner: OwnerId, id: string): number {
  return figures.find((one) => one.owner === owner && one.id === id)?.value ?? 0
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
