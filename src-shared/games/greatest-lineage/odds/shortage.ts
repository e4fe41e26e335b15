import { roundAs, type LossRounding } from '../rules/rulings/rounding.ts'
import { CHECK } from '../rules/tables/resourceCheck.ts'
import { mapValues, uniform, type Distribution } from '../../../insight/odds/distribution.ts'

const FACES = 10

/** People who die of a failed resource check (see GL-CHK-4): 20 and a ten-sided die in 100 of `people`. Who they are follows without dice (RULING-113). */
export function shortageOdds(people: number, rounding: LossRounding = 'up'): Distribution {
  return mapValues(uniform(1, FACES), (die) => roundAs(rounding, people * (CHECK.lossPercent + die), 100))
}
