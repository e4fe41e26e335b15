import { binomial } from '../../../insight/odds/binomial.ts'
import type { Distribution } from '../../../insight/odds/distribution.ts'

const FACES = 100
const PAIRS = FACES * FACES

export interface Births {
  readonly mothers: number
  /** Percent (see GL-POP-3). */
  readonly chance: number
  /** A failed birth can kill (RULING-37, `birth_death`). */
  readonly deadly: boolean
}

export interface BirthOdds {
  /** Of one woman, 0 to 1. */
  readonly motherDies: number
  readonly children: Distribution
  readonly deaths: Distribution
}

/** The births of one turn (see GL-POP-4 and 5). Children and deaths are binomial, each by itself. */
export function birthOdds({ mothers, chance, deadly }: Births): BirthOdds {
  const need = Math.min(FACES, Math.max(0, chance))
  const deathPairs = deadly ? pairsThatKill(need) : 0
  return { motherDies: deathPairs / PAIRS, children: binomial(mothers, need, FACES), deaths: binomial(mothers, deathPairs, PAIRS) }
}

/** Pairs of dice, of 10,000, that cost a woman her life: the first fails with r, the second is r or less (see GL-POP-5). */
function pairsThatKill(need: number): number {
  let pairs = 0
  for (let failed = need + 1; failed <= FACES; failed++) pairs += failed
  return pairs
}
