import type { Cell } from '../../../../board/hexes.ts'
import { COMBAT, LEVELS, type ClanNumber, type Counts } from '../tables.ts'
import type { SwitchValue } from '../rulings/switches.ts'

/** A round of a fight: numbers as it begins, blows that wounded, and what was rolled for flight after it. */
export interface Round {
  readonly attackers: number
  readonly defenders: number
  readonly attackersHit: number
  readonly defendersHit: number
  readonly flight: { readonly side: Side; readonly percent: number; readonly roll: number; readonly fled: boolean } | null
}

export type Side = 'attacker' | 'defender'

/** Who fights on a side: a band of a clan, the militia of a den, or a monster. */
export type Fighter =
  | { readonly kind: 'band'; readonly clan: ClanNumber; readonly level: number; readonly count: number }
  | { readonly kind: 'militia'; readonly level: number; readonly count: number }
  | { readonly kind: 'monster'; readonly count: number }

/** A fight as the report shows it to both sides (LZ-REPORT-2). */
export interface Battle {
  readonly cell: Cell
  readonly attacker: Fighter
  readonly defender: Fighter
  /** The defenders fought from inside a den. */
  readonly den: boolean
  /** Percent by which a blow wounds. */
  readonly attackChance: number
  readonly defenceChance: number
  readonly rounds: readonly Round[]
  /** Null: both were destroyed. */
  readonly winner: Side | null
  readonly fled: boolean
  /** Lizards of the loser that the winner took (LZ-COMBAT-6). */
  readonly captives: Counts | null
}

/**
 * LZ-COMBAT-9 Percent by which a blow of the attacker wounds: changed by the difference of the bonuses of both levels, and limited (RULING-49).
 * @param attack level of the attackers, 0 to 5
 * @param defence level of the defenders, 0 to 5
 */
export function attackChance(attack: number, defence: number, den: boolean, by: SwitchValue<'level_difference'> = 'signed'): number {
  const difference = bonusOf(attack) - bonusOf(defence)
  const counted = by === 'absolute' ? Math.abs(difference) : by === 'never_negative' ? Math.max(0, difference) : difference
  const base = den ? COMBAT.denHit : COMBAT.hit
  return Math.max(0, Math.min(den ? COMBAT.denMost : COMBAT.most, base + counted))
}

/** LZ-COMBAT-8 Bonus of a level in points of percent. */
export function bonusOf(level: number): number {
  return LEVELS[level]?.bonus ?? 0
}

/** LZ-COMBAT-6 Percent of the wounded enemies that a winner of a level takes captive, where no den is involved (RULING-47). */
export function capturePercent(level: number): number {
  return Math.min(COMBAT.mostCaptured, COMBAT.captured + bonusOf(level))
}

/** Chances of flight as a table plays them (RULING-45). */
export interface FlightRule {
  readonly from: SwitchValue<'flight'>
  readonly odds: number
  readonly oddsDouble: number
}

/** LZ-COMBAT-3 Percent by which a band flees before the next round; 0 where it is not outnumbered enough (RULING-45). */
export function flightPercent(own: number, enemy: number, { from, odds, oddsDouble }: FlightRule): number {
  const outnumbered = from === 'inclusive' ? 2 * enemy >= 3 * own : 2 * enemy > 3 * own
  if (!outnumbered) return 0
  return enemy >= 2 * own ? oddsDouble : odds
}
