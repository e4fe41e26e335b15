import { caughtNeed, uncoverNeed } from '../rules/espionage/chances.ts'
import type { Method } from '../rules/espionage/records.ts'

const FACES = 100

/** The ends of a mission, 0 to 1 each; they add up to 1. */
export interface SpyOdds {
  /** The target uncovers the spy, who dies. */
  readonly uncovered: number
  readonly success: number
  /** Failed, and dead (see GL-SPY-7). */
  readonly caught: number
}

/** A spy from the entry to the attempt: the target's uncovering die, then the spy's own. Chance in percent. */
export function spyOdds(chance: number): SpyOdds {
  const uncovered = chanceUnder(uncoverNeed('spy', null))
  const hidden = 1 - uncovered
  return { uncovered, success: hidden * share(chance), caught: hidden * (1 - share(chance)) }
}

export interface AssassinOdds extends SpyOdds {
  /** Failed, and home again (see GL-ASN-7). */
  readonly escaped: number
}

/** An assassin from the entry to the end, where no third player steps in (see GL-ASN-5). Chance in percent, method included (see GL-ASN-3). */
export function assassinOdds(chance: number, method: Method): AssassinOdds {
  const uncovered = chanceUnder(uncoverNeed('assassin', method))
  const failed = (1 - uncovered) * (1 - share(chance))
  const caught = failed * share(caughtNeed(method))
  return { uncovered, success: (1 - uncovered) * share(chance), caught, escaped: failed - caught }
}

/** P(d100 < `under`). */
function chanceUnder(under: number): number {
  return share(under - 1)
}

function share(percent: number): number {
  return Math.min(1, Math.max(0, percent / FACES))
}
