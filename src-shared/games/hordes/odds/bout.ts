import type { Bout } from '../rules/combat/bout.ts'
import { linesOf, totalOf } from '../rules/combat/lines.ts'
import { verdictOf, type Verdict } from '../rules/combat/outcome.ts'
import type { Fate, Side } from '../rules/records.ts'
import { FACES } from '../rules/tables.ts'

/** What one pair of dice comes to. */
export interface DicePair {
  readonly a: number
  readonly b: number
  readonly verdict: Verdict
}

/** What so many of the 36 pairs come to. */
export interface OddsRow {
  readonly fates: Readonly<Record<Side, Fate>>
  /** The lower score is doubled. */
  readonly doubled: boolean
  readonly count: number
}

/** A combat before its dice. */
export interface BoutOdds {
  /** What is added to the die of each side. */
  readonly totals: Readonly<Record<Side, number>>
  /** All 36, A's die first. */
  readonly pairs: readonly DicePair[]
  /** Alike outcomes together, in the order in which they first come up; their counts add up to 36. */
  readonly rows: readonly OddsRow[]
}

const SHOWN = Array.from({ length: FACES }, (_, index) => index + 1)

/** What each of the 36 pairs of dice comes to: counted, never reckoned. */
export function boutOdds(bout: Bout): BoutOdds {
  const lines = linesOf(bout)
  const totals = { a: totalOf(lines, 'a'), b: totalOf(lines, 'b') }
  const pairs = SHOWN.flatMap((a) => SHOWN.map((b): DicePair => ({ a, b, verdict: verdictOf(bout, { a: a + totals.a, b: b + totals.b }) })))
  return { totals, pairs, rows: gathered(pairs) }
}

/** So many of 36 in which a side suffers this. */
export function countOf({ pairs }: BoutOdds, side: Side, fate: Fate): number {
  return pairs.filter(({ verdict }) => verdict.fates[side] === fate).length
}

/** So many of 36 in which a side has the higher score, and in which they are equal. */
export function aheadOf({ pairs }: BoutOdds, side: Side): { readonly ahead: number; readonly equal: number; readonly behind: number } {
  const equal = pairs.filter(({ verdict }) => verdict.lower === null).length
  const behind = pairs.filter(({ verdict }) => verdict.lower === side).length
  return { ahead: pairs.length - equal - behind, equal, behind }
}

function gathered(pairs: readonly DicePair[]): readonly OddsRow[] {
  const rows = new Map<string, OddsRow>()
  for (const { verdict } of pairs) {
    const doubled = verdict.comparison === 'doubled'
    const key = `${verdict.fates.a}${verdict.fates.b}${doubled}`
    rows.set(key, { fates: verdict.fates, doubled, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  return [...rows.values()]
}
