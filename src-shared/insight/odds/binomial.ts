import { certain, convolve, fromWeights, type Distribution } from './distribution.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Terms smaller than this beside the largest are left out: all of them together weigh less than 1e-50. */
const LEAST = 1e-60

/**
 * How many of `count` tries succeed, each with the chance `hits` in `of` (whole numbers, so that no chance is rounded).
 * Term by term from the likeliest outwards, each from its neighbour by the ratio of binomial terms, then divided by their sum: no factorial,
 * no logarithm, no cancellation, for any number of tries. A term `k` steps out is off by at most about 4k units of the last place of itself.
 */
export function binomial(count: number, hits: number, of: number): Distribution {
  if (!(count >= 0 && of > 0)) throw new InvariantError(`no chance: ${count} tries at ${hits} in ${of}`)
  if (count === 0 || hits <= 0) return certain(0)
  if (hits >= of) return certain(count)
  const odds = hits / (of - hits)
  const mode = Math.min(count, Math.floor(((count + 1) * hits) / of))
  const above = runOut(count - mode, (step) => ((count - mode - step + 1) / (mode + step)) * odds)
  const below = runOut(mode, (step) => (mode - step + 1) / (count - mode + step) / odds)
  const weight = (at: number): number => (at < below.length ? (below[below.length - 1 - at] ?? 0) : (above[at - below.length - 1] ?? 0))
  const terms = below.length + 1 + above.length
  const weights = Array.from({ length: terms }, (_, at) => (at === below.length ? 1 : weight(at)))
  const whole = sumFromEnds(weights)
  return fromWeights(mode - below.length, terms, (at) => (weights[at] ?? 0) / whole)
}

/** The terms on one side of the likeliest, which counts 1, until they no longer matter. */
function runOut(steps: number, ratio: (step: number) => number): number[] {
  const terms: number[] = []
  let term = 1
  for (let step = 1; step <= steps; step++) {
    term *= ratio(step)
    if (term < LEAST) break
    terms.push(term)
  }
  return terms
}

/** Small terms first: they lie at both ends. */
function sumFromEnds(weights: readonly number[]): number {
  let sum = 0
  let from = 0
  let to = weights.length - 1
  while (from <= to) sum += (weights[from] ?? 0) <= (weights[to] ?? 0) ? (weights[from++] ?? 0) : (weights[to--] ?? 0)
  return sum
}

/** Tries of one kind: `count` of them at `hits` in `of`. */
export interface Tries {
  readonly count: number
  readonly hits: number
  readonly of: number
}

/** How many of all the tries succeed, where kinds differ in their chance (Poisson's binomial): the kinds one after another. */
export function successes(kinds: readonly Tries[]): Distribution {
  return kinds.reduce((sum, { count, hits, of }) => withoutDust(convolve(sum, binomial(count, hits, of))), certain(0))
}

function withoutDust({ values, probabilities }: Distribution): Distribution {
  const least = LEAST * probabilities.reduce((most, next) => Math.max(most, next), 0)
  const first = probabilities.findIndex((part) => part >= least)
  const last = probabilities.findLastIndex((part) => part >= least)
  return { values: values.slice(first, last + 1), probabilities: probabilities.slice(first, last + 1) }
}
