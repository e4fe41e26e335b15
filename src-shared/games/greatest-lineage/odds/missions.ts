import { caughtNeed, uncoverNeed } from '../rules/espionage/chances.ts'
import type { Method } from '../rules/espionage/records.ts'
import { PLOT } from '../rules/tables/espionage.ts'
import type { Chance } from '../../../insight/odds/chance.ts'
import { chanceFor } from '../../../insight/odds/chance.ts'
import type { Distribution } from '../../../insight/odds/distribution.ts'
import { atLeast, certain, fromWeights, mapValues, mean, mix } from '../../../insight/odds/distribution.ts'
import { countTrue } from './goals.ts'

const FACES = 100

/** Spies entered against one player in the same turn. Chances in percent. */
export interface SpyMission {
  /** Chance of each spy to succeed (see GL-SPY-3). */
  readonly chances: readonly number[]
  /** One die of the target meets all of them, or each has a die of its own (RULING-91, `detect_roll`). */
  readonly dice: 'per_entry' | 'per_agent'
  /** What a theft moves, and what the target has of it (see GL-SPY-4); absent: no theft. */
  readonly theft?: { readonly amount: number; readonly stock: number }
}

export interface SpyOdds {
  /** One for each spy. The three add up to 1; uncovered and caught spies die. */
  readonly spies: readonly { readonly uncovered: Chance; readonly success: Chance; readonly caught: Chance }[]
  readonly any: Chance
  readonly successes: Distribution
  readonly deaths: Distribution
  /** Points stolen by all of them. */
  readonly stolen: Distribution
}

/** Spies from their entry to the attempt: the target's uncovering die, then, on its next turn, each spy's own. Failure is death (see GL-SPY-7). */
export function spyOdds({ chances, dice, theft }: SpyMission): SpyOdds {
  const uncovered = chanceUnder(uncoverNeed('spy', null))
  const hidden = 1 - uncovered
  const unseen = countTrue(chances.map((chance) => share(chance)))
  const successes =
    dice === 'per_agent'
      ? countTrue(chances.map((chance) => hidden * share(chance)))
      : mix([
          { probability: uncovered, of: certain(0) },
          { probability: hidden, of: unseen },
        ])
  return {
    spies: chances.map((chance) => ({
      uncovered: chanceFor('odds.mission.uncovered', uncovered),
      success: chanceFor('odds.mission.success', hidden * share(chance)),
      caught: chanceFor('odds.mission.caught', hidden * (1 - share(chance))),
    })),
    any: chanceFor('odds.mission.any', atLeast(successes, 1)),
    successes,
    deaths: mapValues(successes, (count) => chances.length - count),
    stolen: theft === undefined ? certain(0) : mapValues(successes, (count) => Math.min(theft.stock, count * theft.amount)),
  }
}

/** A spy that goes on until it fails, is uncovered or `turns` are over (RULING-92). Chance in percent. */
export interface IntelligenceMission {
  readonly chance: number
  /** Turns of the target looked ahead; 1 with `intel_repeats = false`. */
  readonly turns: number
}

export interface IntelligenceOdds {
  /** In how many of those turns the owner has the bonus. */
  readonly turnsKnown: Distribution
  /** The spy lives at the end of them. */
  readonly alive: Chance
  readonly expected: number
}

/** Each turn takes a new uncovering die and a new attempt: a run that goes on with the same chance every time. */
export function intelligenceOdds({ chance, turns }: IntelligenceMission): IntelligenceOdds {
  const goesOn = (1 - chanceUnder(uncoverNeed('spy', null))) * share(chance)
  const turnsKnown = fromWeights(0, turns + 1, (known) => goesOn ** known * (known < turns ? 1 - goesOn : 1))
  return { turnsKnown, alive: chanceFor('odds.mission.alive', goesOn ** turns), expected: mean(turnsKnown) }
}

/** One assassin from the entry to the end. Chances in percent. */
export interface AssassinMission {
  /** Chance to succeed, method included (see GL-ASN-3). */
  readonly chance: number
  /** Under which number it is uncovered, and how likely a failure is to be its death (see GL-ASN-4 and GL-ASN-7). */
  readonly method: Method
  /** What the player who is not targeted does on uncovering it (see GL-ASN-5); `absent`: there is no such player. */
  readonly untargeted: 'absent' | 'ignore' | 'counter' | 'aid'
}

/** The five ends of a mission; they add up to 1. */
export interface AssassinOdds {
  /** The target uncovers it: the assassin dies. */
  readonly uncovered: Chance
  /** The untargeted player's assassin kills it. */
  readonly countered: Chance
  /** The victim dies, the assassin comes home. */
  readonly success: Chance
  /** Failed and killed. */
  readonly caught: Chance
  /** Failed and home again. */
  readonly escaped: Chance
  /** The assassin dies, in whatever way. */
  readonly dies: Chance
  /** The untargeted player learns of it, the target does not. */
  readonly noticed: Chance
  /** The untargeted player's own assassin dies in a counter. */
  readonly counterDies: Chance
}

/** The target's die comes first, then the untargeted player's die and decision, then the attempt and what a failure brings (RULING-96, 97, 99). */
export function assassinOdds(mission: AssassinMission): AssassinOdds {
  const { chance, method, untargeted } = mission
  const seen = chanceUnder(uncoverNeed('assassin', method))
  const noticed = untargeted === 'absent' ? 0 : (1 - seen) * seen
  const unnoticed = 1 - seen - noticed
  const countered = untargeted === 'counter' ? noticed * share(PLOT.counter) : 0
  const tried = noticed - countered
  const then = untargeted === 'aid' ? PLOT.aided : chance
  const success = unnoticed * share(chance) + tried * share(then)
  const failed = unnoticed * share(FACES - chance) + tried * share(FACES - then)
  const caught = failed * share(caughtNeed(method))
  return {
    uncovered: chanceFor('odds.mission.uncovered', seen),
    countered: chanceFor('odds.mission.countered', countered),
    success: chanceFor('odds.mission.success', success),
    caught: chanceFor('odds.mission.caught', caught),
    escaped: chanceFor('odds.mission.escaped', failed - caught),
    dies: chanceFor('odds.mission.dies', seen + countered + caught),
    noticed: chanceFor('odds.mission.noticed', noticed),
    counterDies: chanceFor('odds.mission.counterDies', untargeted === 'counter' ? noticed - countered : 0),
  }
}

/** P(d100 < `under`). */
function chanceUnder(under: number): number {
  return share(under - 1)
}

function share(percent: number): number {
  return Math.min(1, Math.max(0, percent / FACES))
}
