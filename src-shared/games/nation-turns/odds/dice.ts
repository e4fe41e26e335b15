import { hitsOf } from '../../../kernel/chance/rollTest.ts'
import { FACES } from '../rules/tables.ts'
import { fraction, minus, NONE, plus, times, WHOLE, type Fraction } from './fraction.ts'

/** The chance that a die shows `need` or more. */
export function chanceOf(need: number): Fraction {
  return fraction(hitsOf({ from: need, to: Infinity }, FACES), FACES)
}

/** How likely 0, 1, 2 ... successes are of dice that each need so much. */
export function successes(needs: readonly number[]): readonly Fraction[] {
  return needs.map(chanceOf).reduce<readonly Fraction[]>(
    (sofar, chance) => {
      const miss = minus(WHOLE, chance)
      return Array.from({ length: sofar.length + 1 }, (_, count) =>
        plus(times(sofar[count] ?? NONE, miss), times(sofar[count - 1] ?? NONE, chance)),
      )
    },
    [WHOLE],
  )
}

/** The chance of at least one success. */
export function anySuccess(needs: readonly number[]): Fraction {
  return minus(WHOLE, successes(needs)[0] ?? WHOLE)
}

/** How many successes are to be expected. */
export function meanSuccesses(needs: readonly number[]): Fraction {
  return needs.map(chanceOf).reduce(plus, NONE)
}
