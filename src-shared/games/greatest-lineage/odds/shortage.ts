import type { LossRounding } from '../rules/rulings/rounding.ts'
import { roundAs } from '../rules/rulings/rounding.ts'
import { CHECK } from '../rules/tables/resourceCheck.ts'
import type { Distribution, Spread } from '../../../insight/odds/distribution.ts'
import { mapValues, spread, uniform } from '../../../insight/odds/distribution.ts'

const FACES = 10

export interface ShortageOdds {
  /** People who die. Who they are follows without dice (RULING-113). */
  readonly lost: Distribution
  readonly spread: Spread
}

/** What a failed resource check costs (see GL-CHK-4): 20 and a ten-sided die in 100 of `people`. That it fails follows from stocks, not from dice. */
export function shortageOdds(people: number, rounding: LossRounding = 'up'): ShortageOdds {
  const lost = mapValues(uniform(1, FACES), (die) => roundAs(rounding, people * (CHECK.lossPercent + die), 100))
  return { lost, spread: spread(lost) }
}
