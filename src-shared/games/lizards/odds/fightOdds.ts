import { binomial } from '../../../insight/odds/binomial.ts'
import type { Distribution } from '../../../insight/odds/distribution.ts'
import { flightPercent, type FlightRule } from '../rules/turn/battle.ts'

/** A fight before its dice. Chances are percent by which a blow wounds. */
export interface FightAhead {
  readonly attackers: number
  readonly defenders: number
  readonly attackChance: number
  readonly defenceChance: number
  readonly flight: FlightRule
  /** Whether a side may flee, and finds a hex for it. */
  readonly attackersMayFlee: boolean
  readonly defendersMayFlee: boolean
}

/** How a fight may end; the five probabilities add up to 1. */
export interface FightOdds {
  readonly attackersDestroy: number
  readonly defendersFlee: number
  readonly defendersDestroy: number
  readonly attackersFlee: number
  readonly bothDie: number
  /** Lizards of the winner on average, where that side wins. */
  readonly attackersLeft: number
  readonly defendersLeft: number
  /** Probability that the fight ends in round 1, 2 and so on. */
  readonly rounds: readonly number[]
}

/** States less likely than this are left out; all of them together weigh less than a millionth. */
const LEAST = 1e-11
const MOST_ROUNDS = 400

/**
 * Exact chances of a fight, round by round as the rules play it (LZ-COMBAT-2, LZ-COMBAT-3).
 * @param ahead numbers up to 300 a side
 */
export function fightOdds(ahead: FightAhead): FightOdds {
  const ends = { attackersDestroy: 0, defendersFlee: 0, defendersDestroy: 0, attackersFlee: 0, bothDie: 0 }
  const left = { attackers: 0, defenders: 0 }
  const rounds: number[] = []
  let states: States = new Map([[ahead.attackers, new Map([[ahead.defenders, 1]])]])
  while (states.size > 0 && rounds.length < MOST_ROUNDS) {
    const next: States = new Map()
    let ended = 0
    const end = (how: keyof typeof ends, chance: number, a: number, d: number): void => {
      ends[how] += chance
      ended += chance
      if (how === 'attackersDestroy' || how === 'defendersFlee') left.attackers += chance * a
      if (how === 'defendersDestroy' || how === 'attackersFlee') left.defenders += chance * d
    }
    for (const [a, d, chance] of allOf(afterBlows(states, ahead))) {
      if (a === 0 || d === 0) {
        end(a > 0 ? 'attackersDestroy' : d > 0 ? 'defendersDestroy' : 'bothDie', chance, a, d)
        continue
      }
      const attackersTest = a < d
      const mayFlee = attackersTest ? ahead.attackersMayFlee : ahead.defendersMayFlee
      const flees = mayFlee ? flightPercent(Math.min(a, d), Math.max(a, d), ahead.flight) / 100 : 0
      if (flees > 0) end(attackersTest ? 'attackersFlee' : 'defendersFlee', chance * flees, a, d)
      if (chance * (1 - flees) >= LEAST) add(next, a, d, chance * (1 - flees))
    }
    rounds.push(ended)
    states = next
  }
  const [attackersWin, defendersWin] = [ends.attackersDestroy + ends.defendersFlee, ends.defendersDestroy + ends.attackersFlee]
  return {
    ...ends,
    attackersLeft: attackersWin === 0 ? 0 : left.attackers / attackersWin,
    defendersLeft: defendersWin === 0 ? 0 : left.defenders / defendersWin,
    rounds,
  }
}

/** Probability by attackers, then defenders. */
type States = Map<number, Map<number, number>>

function add(states: States, a: number, d: number, chance: number): void {
  const row = states.get(a) ?? new Map<number, number>()
  states.set(a, row.set(d, (row.get(d) ?? 0) + chance))
}

function* allOf(states: States): Generator<readonly [number, number, number]> {
  for (const [a, row] of states) for (const [d, chance] of row) yield [a, d, chance]
}

/** A round: the wounded of both sides drop out at once. First those of the defenders, then those of the attackers, who struck at the same time. */
function afterBlows(states: States, { attackChance, defenceChance }: FightAhead): States {
  const next: States = new Map()
  for (const [a, row] of states) {
    const hits = binomial(Math.ceil(a / 2), attackChance, 100)
    for (const [d, chance] of row) {
      const struck = binomial(Math.ceil(d / 2), defenceChance, 100)
      for (const [lost, byAttack] of likely(hits, chance))
        for (const [own, byDefence] of likely(struck, byAttack)) add(next, Math.max(0, a - own), Math.max(0, d - lost), byDefence)
    }
  }
  return next
}

/** Values with their probability times a factor, without those that hardly matter. */
function* likely({ values, probabilities }: Distribution, factor: number): Generator<readonly [number, number]> {
  for (const [at, value] of values.entries()) {
    const chance = factor * (probabilities[at] ?? 0)
    if (chance >= LEAST) yield [value, chance]
  }
}
