import { binomial } from './binomial.ts'
import type { Distribution } from './distribution.ts'
import { quantile } from './distribution.ts'

/** What so many fair dice should show, to hold a table's dice against. */
export interface DiceExpectation {
  /** Of one die, and what the mean of all dice strays by. */
  readonly mean: number
  readonly meanDeviation: number
  /** How often each face should come up, and what that strays by. */
  readonly perFace: number
  readonly perFaceDeviation: number
}

export function expectDice(dice: number, faces: 10 | 100): DiceExpectation {
  const variance = (faces * faces - 1) / 12
  return {
    mean: (faces + 1) / 2,
    meanDeviation: dice === 0 ? 0 : Math.sqrt(variance / dice),
    perFace: dice / faces,
    perFaceDeviation: Math.sqrt((dice / faces) * (1 - 1 / faces)),
  }
}

/** How many of `dice` fair dice fall on `wanted` of the `faces`, and between which counts that stays in nine cases of ten. */
export function expectFaces(
  dice: number,
  wanted: number,
  faces: 10 | 100,
): { readonly count: Distribution; readonly low: number; readonly high: number } {
  const count = binomial(dice, wanted, faces)
  return { count, low: quantile(count, 0.05), high: quantile(count, 0.95) }
}
