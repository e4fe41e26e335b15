import type { BoutOdds, OddsRow } from '../../../../src-shared/games/hordes/odds/bout.ts'
import type { Fate, Side } from '../../../../src-shared/games/hordes/rules/records.ts'

/** Outcomes that are alike, as they stand in a row: from what costs B most to what costs A most. */
export interface Band extends OddsRow {
  readonly key: string
  /** Who suffers. */
  readonly hurt: Side | 'both' | 'nobody'
  /** Somebody leaves the table. */
  readonly grave: boolean
}

/** How hard each is. */
const WEIGHT: Readonly<Record<Fate, number>> = { '-': 0, R: 1, F: 2, X: 3, E: 4, D: 5 }
const GRAVE: ReadonlySet<Fate> = new Set<Fate>(['X', 'E', 'D'])

export function bandsOf({ rows }: Pick<BoutOdds, 'rows'>): readonly Band[] {
  return gathered(rows).toSorted((one, other) => leaning(other) - leaning(one))
}

/** Where nobody suffers it does not matter whether a score is doubled. */
function gathered(rows: readonly OddsRow[]): readonly Band[] {
  const bands = new Map<string, Band>()
  for (const row of rows) {
    const { fates, count } = row
    const hurt = hurtIn(fates)
    const doubled = row.doubled && hurt !== 'nobody'
    const key = `${fates.a}${fates.b}${doubled ? '2' : ''}`
    const grave = GRAVE.has(fates.a) || GRAVE.has(fates.b)
    bands.set(key, { key, fates, hurt, grave, doubled, count: (bands.get(key)?.count ?? 0) + count })
  }
  return [...bands.values()]
}

export function hurtIn({ a, b }: Readonly<Record<Side, Fate>>): Band['hurt'] {
  if (a !== '-' && b !== '-') return 'both'
  return a !== '-' ? 'a' : b !== '-' ? 'b' : 'nobody'
}

function leaning({ fates, doubled }: OddsRow): number {
  const difference = WEIGHT[fates.b] - WEIGHT[fates.a]
  return difference + Math.sign(difference) * (doubled ? 0.5 : 0)
}
