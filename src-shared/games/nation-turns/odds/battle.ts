import type { World } from '../../../kernel/world/world.ts'
import { battleDice, type BattleDice } from '../rules/combat/dice.ts'
import { successes } from './dice.ts'
import { by, fraction, minus, NONE, plus, times, WHOLE, type Fraction } from './fraction.ts'

/** What each of a unit's dice needs; empty for one that does not fight. Units die from the front of a side's list. */
export type Fighter = readonly number[]

export interface RoundOdds {
  /** How likely it is that 0, 1, 2 ... attackers die. */
  readonly attackersLost: readonly Fraction[]
  readonly defendersLost: readonly Fraction[]
}

/** How a battle ends in which nobody retreats. */
export interface EndOdds {
  readonly taken: Fraction
  readonly held: Fraction
  /** Nobody is left. */
  readonly emptied: Fraction
}

/** What one round costs: hits beyond the units there are lost. */
export function roundOdds(attackers: readonly Fighter[], defenders: readonly Fighter[]): RoundOdds {
  return { attackersLost: losses(defenders, attackers.length), defendersLost: losses(attackers, defenders.length) }
}

function losses(by: readonly Fighter[], most: number): readonly Fraction[] {
  const hits = successes(by.flat())
  const lost = Array.from({ length: Math.min(most, hits.length - 1) + 1 }, () => NONE)
  for (const [count, chance] of hits.entries()) {
    const dead = Math.min(count, most)
    lost[dead] = plus(lost[dead] ?? NONE, chance)
  }
  return lost
}

/**
 * How it ends when both fight on: from each state to those with fewer units, divided by the chance that anybody is hit at all. Where nobody
 * can ever be hit the attackers give way.
 */
export function endOdds(attackers: readonly Fighter[], defenders: readonly Fighter[]): EndOdds {
  const known = new Map<string, EndOdds>()
  const from = (dead: number, fallen: number): EndOdds => {
    const key = `${dead} ${fallen}`
    const before = known.get(key)
    if (before !== undefined) return before
    const odds = reckon(attackers.slice(dead), defenders.slice(fallen), (more, others) => from(dead + more, fallen + others))
    known.set(key, odds)
    return odds
  }
  return from(0, 0)
}

const TAKEN: EndOdds = { taken: WHOLE, held: NONE, emptied: NONE }
const HELD: EndOdds = { taken: NONE, held: WHOLE, emptied: NONE }
const EMPTIED: EndOdds = { taken: NONE, held: NONE, emptied: WHOLE }

function reckon(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  next: (attackersLost: number, defendersLost: number) => EndOdds,
): EndOdds {
  if (defenders.length === 0) return attackers.length === 0 ? EMPTIED : TAKEN
  if (attackers.length === 0) return HELD
  const { attackersLost, defendersLost } = roundOdds(attackers, defenders)
  const still = times(attackersLost[0] ?? NONE, defendersLost[0] ?? NONE)
  if (minus(WHOLE, still).over === 0n) return HELD
  let [taken, held, emptied] = [fraction(0), fraction(0), fraction(0)]
  for (const [dead, chance] of attackersLost.entries()) {
    for (const [fallen, other] of defendersLost.entries()) {
      if (dead === 0 && fallen === 0) continue
      const weight = by(times(chance, other), minus(WHOLE, still))
      const then = next(dead, fallen)
      taken = plus(taken, times(weight, then.taken))
      held = plus(held, times(weight, then.held))
      emptied = plus(emptied, times(weight, then.emptied))
    }
  }
  return { taken, held, emptied }
}

/** The two sides of a battle as it stands, the plainest units first: those that are named first when somebody must die. */
export function sidesOf(
  world: World,
  nation: string,
  area: string,
): { readonly attackers: readonly Fighter[]; readonly defenders: readonly Fighter[] } {
  const dice = battleDice(world, nation, area)
  const fighters = (side: BattleDice['side']): readonly Fighter[] =>
    dice
      .filter((one) => one.side === side)
      .flatMap(({ units, dice: count, need }) =>
        Array.from({ length: units }, (): Fighter => Array.from({ length: count / units }, () => need)),
      )
      .sort((one, other) => strength(one) - strength(other))
  return { attackers: fighters('attack'), defenders: fighters('defence') }
}

function strength(fighter: Fighter): number {
  return 10 * fighter.length - (fighter[0] ?? 0)
}
