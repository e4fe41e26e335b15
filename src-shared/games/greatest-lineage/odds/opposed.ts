import { BATTLE_GOALS } from '../rules/tables/war.ts'
import { chanceFor, type WordedChance } from '../../../insight/odds/chance.ts'
import { fromWeights, type Distribution } from '../../../insight/odds/distribution.ts'

/** Faces of percentile dice. */
const FACES = 100
const PAIRS = FACES * FACES
/** A lead that takes land (see GL-WAR-22). */
export const LEAD_FOR_LAND = BATTLE_GOALS.landLead

/** One side's die and bonus against the other's (see GL-WAR-20, 22). */
export interface OpposedOdds {
  /** `one` ends above `other`. */
  readonly win: WordedChance
  readonly tie: WordedChance
  readonly lose: WordedChance
  /** `one` leads by 15 or more. */
  readonly lead: WordedChance
  /** `other` leads by 15 or more. */
  readonly trail: WordedChance
  /** Total of `one` less that of `other`. */
  readonly margin: Distribution
}

/** Each side rolls d100 and adds its bonus. */
export function opposedOdds(bonuses: { readonly one: number; readonly other: number }): OpposedOdds {
  const ahead = bonuses.one - bonuses.other
  return {
    win: chanceFor('odds.roll.win', chanceOfLead(ahead, 1)),
    tie: chanceFor('odds.roll.tie', pairsApart(-ahead) / PAIRS),
    lose: chanceFor('odds.roll.lose', chanceOfLead(-ahead, 1)),
    lead: chanceFor('odds.roll.lead', chanceOfLead(ahead, LEAD_FOR_LAND)),
    trail: chanceFor('odds.roll.trail', chanceOfLead(-ahead, LEAD_FOR_LAND)),
    margin: marginOf(ahead),
  }
}

/** P(d100 + `ahead` - d100 >= `lead`); `ahead` is the own bonus less the enemy's. Counted in whole pairs of dice, divided once. */
export function chanceOfLead(ahead: number, lead: number): number {
  return pairsFrom(lead - ahead) / PAIRS
}

/** Own total less the enemy's: a triangle 199 values wide around `ahead`. */
export function marginOf(ahead: number): Distribution {
  return fromWeights(ahead - FACES + 1, 2 * FACES - 1, (at) => pairsApart(at - FACES + 1) / PAIRS)
}

/** Pairs of dice whose difference is `apart`. */
function pairsApart(apart: number): number {
  return Math.max(0, FACES - Math.abs(apart))
}

/** Pairs of dice whose difference is `least` or more. */
function pairsFrom(least: number): number {
  if (least <= 0) return PAIRS - pairsBeyond(1 - least)
  return pairsBeyond(least)
}

/** The same above 0: 1 + 2 + ... pairs. */
function pairsBeyond(least: number): number {
  const differences = Math.max(0, FACES - least)
  return (differences * (differences + 1)) / 2
}
