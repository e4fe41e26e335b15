import { BATTLE_GOALS } from '../rules/tables/war.ts'
import { binomial } from '../../../insight/odds/binomial.ts'
import { atLeast, certain, convolve, mix, type Distribution } from '../../../insight/odds/distribution.ts'

/** Faces of a natural die that kill a royal, of 100 (see GL-WAR-23). */
const ROYAL_DIES = 101 - BATTLE_GOALS.royalFrom
/** Faces that destroy, of 100 (see GL-WAR-25). */
const DESTROYED = 101 - BATTLE_GOALS.destroyFrom

/** A territory a side goes for. */
export interface LandAim {
  /** What the ground adds for either side, on top of the bonus of the kill roll (see GL-WAR-19). */
  readonly ground?: { readonly own: number; readonly enemy: number }
  /** Tear down what stands there. */
  readonly destroy?: boolean
}

/** What a side goes for beside killing warriors (see GL-WAR-8). */
export interface Aims {
  readonly land?: readonly LandAim[]
  /** Rolls made against royals: 1 for the one named, or one for each with `royal_kill_rolls = each` (RULING-54). */
  readonly royals?: number
}

/** What a side has gained when its goal rolls are made: counts. */
export interface Gains {
  /** Territories captured, those whose works were torn down included. */
  readonly land: number
  readonly destroyed: number
  readonly royals: number
}

export interface GainsCase extends Gains {
  readonly probability: number
}

export const NO_GAINS: Gains = { land: 0, destroyed: 0, royals: 0 }

/**
 * Every outcome of a side's goal rolls, where territory `at` of its aims is captured with probability `captures[at]`. Rolls know nothing of
 * each other; only a territory that is captured can be destroyed on, unless the attempt is enough (`destroy_needs_capture`, RULING-55).
 */
export function gainsOf(aims: Aims, captures: readonly number[], destroyNeedsCapture: boolean): readonly GainsCase[] {
  const land = aims.land ?? []
  const toDestroy = land.flatMap(({ destroy = false }, at) => (destroy ? [captures[at] ?? 0] : []))
  const others = countTrue(land.flatMap(({ destroy = false }, at) => (destroy ? [] : [captures[at] ?? 0])))
  const royals = binomial(aims.royals ?? 0, ROYAL_DIES, 100)
  const attempted = destroyNeedsCapture ? null : binomial(toDestroy.length, DESTROYED, 100)
  const cases: GainsCase[] = []
  eachOf(countTrue(toDestroy), (taken, pTaken) => {
    eachOf(attempted ?? binomial(taken, DESTROYED, 100), (destroyed, pDestroyed) => {
      eachOf(others, (more, pMore) => {
        eachOf(royals, (killed, pKilled) => {
          cases.push({ land: taken + more, destroyed, royals: killed, probability: pTaken * pDestroyed * pMore * pKilled })
        })
      })
    })
  })
  return merged(cases)
}

/** P(what stands on a territory that is captured with probability `captured` is destroyed). */
export function destroyChance(captured: number, destroyNeedsCapture: boolean): number {
  return ((destroyNeedsCapture ? captured : 1) * DESTROYED) / 100
}

/** P(at least one of the royals rolled against dies). */
export function royalChance(rolls: number): number {
  return atLeast(binomial(rolls, ROYAL_DIES, 100), 1)
}

/** How many of independent things come true, each with its own probability. */
export function countTrue(probabilities: readonly number[]): Distribution {
  return probabilities.reduce((sum, probability) => convolve(sum, once(probability)), certain(0))
}

function once(probability: number): Distribution {
  return mix([
    { probability: 1 - probability, of: certain(0) },
    { probability, of: certain(1) },
  ])
}

function eachOf({ values, probabilities }: Distribution, visit: (value: number, probability: number) => void): void {
  for (const [at, value] of values.entries()) visit(value, probabilities[at] ?? 0)
}

function merged(cases: readonly GainsCase[]): readonly GainsCase[] {
  const kept = new Map<string, GainsCase>()
  for (const each of cases) {
    const key = `${each.land}/${each.destroyed}/${each.royals}`
    const before = kept.get(key)
    kept.set(key, before === undefined ? each : { ...before, probability: before.probability + each.probability })
  }
  return [...kept.values()]
}
