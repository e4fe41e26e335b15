import { preciseSum } from './sum.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/**
 * A chance quantity: what it can be, ascending and each value once, and how probable each is, at the same place. Probabilities are above 0
 * and add up to 1 (up to rounding). Plain data: made and asked by the functions of this file.
 */
export interface Distribution {
  readonly values: readonly number[]
  readonly probabilities: readonly number[]
}

/** What a screen says of a distribution in one line. `low` to `high` holds at least nine tenths. */
export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly low: number
  readonly median: number
  readonly high: number
}

/** A quantile counts as reached this close to it: what cumulated probabilities may be off by. */
const NEAR = 1e-12
/** Whole numbers are added up in an array while it is at most so many times as long as there are values. */
const DENSE = 8

export function certain(value: number): Distribution {
  return { values: [value], probabilities: [1] }
}

/** Whole numbers, all equally probable. */
export function uniform(from: number, to: number): Distribution {
  const count = to - from + 1
  if (!(count >= 1)) throw new InvariantError(`no numbers from ${from} to ${to}`)
  return { values: Array.from({ length: count }, (_, at) => from + at), probabilities: new Array<number>(count).fill(1 / count) }
}

/** `count` cases, each a value with its probability, in any order; equal values are put together, impossible ones left out. */
export function gather(count: number, value: (index: number) => number, probability: (index: number) => number): Distribution {
  // 0 and -0 are one value.
  const values = Array.from({ length: count }, (_, at) => value(at) + 0)
  let [low, high, whole] = [Infinity, -Infinity, true]
  for (const each of values) {
    low = Math.min(low, each)
    high = Math.max(high, each)
    whole &&= Number.isSafeInteger(each)
  }
  if (!whole || high - low > DENSE * count) return gatherSparse(values, probability)
  const sums = new Sums(count === 0 ? 0 : high - low + 1)
  for (let at = 0; at < count; at++) sums.add((values[at] ?? 0) - low, probability(at))
  return sums.distribution(low)
}

function gatherSparse(values: readonly number[], probability: (index: number) => number): Distribution {
  const cells = new Map<number, Cell>()
  for (const [index, at] of values.entries()) {
    const part = probability(index)
    if (part === 0) continue
    const cell = cells.get(at)
    if (cell === undefined) cells.set(at, { sum: part, carried: 0 })
    else add(cell, part)
  }
  const sorted = [...cells].sort(([one], [other]) => one - other)
  return { values: sorted.map(([at]) => at), probabilities: sorted.map(([, { sum, carried }]) => sum + carried) }
}

/** Sums of probabilities for a run of whole numbers, each with what rounding would lose of it (see `preciseSum`). */
export class Sums {
  private readonly sums: Float64Array
  private readonly carried: Float64Array

  constructor(count: number) {
    this.sums = new Float64Array(count)
    this.carried = new Float64Array(count)
  }

  add(at: number, part: number): void {
    const before = this.sums[at] ?? 0
    const total = before + part
    this.carried[at] = (this.carried[at] ?? 0) + (before >= part ? before - total + part : part - total + before)
    this.sums[at] = total
  }

  distribution(low: number): Distribution {
    return fromWeights(low, this.sums.length, (at) => (this.sums[at] ?? 0) + (this.carried[at] ?? 0))
  }
}

interface Cell {
  sum: number
  carried: number
}

function add(cell: Cell, part: number): void {
  const total = cell.sum + part
  cell.carried += cell.sum >= part ? cell.sum - total + part : part - total + cell.sum
  cell.sum = total
}

/** One distribution or another, each with its probability. */
export function mix(parts: readonly { readonly probability: number; readonly of: Distribution }[]): Distribution {
  const cases = parts.flatMap(({ probability, of }) =>
    of.values.map((value, at) => ({ value, part: probability * (of.probabilities[at] ?? 0) })),
  )
  return gather(
    cases.length,
    (at) => cases[at]?.value ?? 0,
    (at) => cases[at]?.part ?? 0,
  )
}

export function mapValues({ values, probabilities }: Distribution, change: (value: number) => number): Distribution {
  return gather(
    values.length,
    (at) => change(values[at] ?? 0),
    (at) => probabilities[at] ?? 0,
  )
}

/** The sum of two quantities that know nothing of each other. */
export function convolve(one: Distribution, other: Distribution): Distribution {
  return convolveDense(one, other) ?? convolveSparse(one, other)
}

/** The sum of `times` quantities alike that know nothing of each other. */
export function repeated(one: Distribution, times: number): Distribution {
  let sum = certain(0)
  let power = one
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, power)
    if (left > 1) power = convolve(power, power)
  }
  return sum
}

function convolveSparse(one: Distribution, other: Distribution): Distribution {
  const width = other.values.length
  return gather(
    one.values.length * width,
    (at) => (one.values[Math.floor(at / width)] ?? 0) + (other.values[at % width] ?? 0),
    (at) => (one.probabilities[Math.floor(at / width)] ?? 0) * (other.probabilities[at % width] ?? 0),
  )
}

/** The same for whole numbers that lie close together; null where they do not. */
function convolveDense(one: Distribution, other: Distribution): Distribution | null {
  const low = lowest(one) + lowest(other)
  const span = highest(one) + highest(other) - low + 1
  if (span > DENSE * (one.values.length + other.values.length) || !isWhole(one) || !isWhole(other)) return null
  const sums = new Sums(span)
  for (let row = 0; row < one.values.length; row++) {
    const from = (one.values[row] ?? 0) - low
    const weight = one.probabilities[row] ?? 0
    for (let column = 0; column < other.values.length; column++)
      sums.add(from + (other.values[column] ?? 0), weight * (other.probabilities[column] ?? 0))
  }
  return sums.distribution(low)
}

/** Whole numbers from `low` on with the probabilities given; those without any are left out. */
export function fromWeights(low: number, count: number, probability: (index: number) => number): Distribution {
  const values: number[] = []
  const probabilities: number[] = []
  for (let at = 0; at < count; at++) {
    const part = probability(at)
    if (part === 0) continue
    values.push(low + at)
    probabilities.push(part)
  }
  return { values, probabilities }
}

function isWhole({ values }: Distribution): boolean {
  return values.every(Number.isSafeInteger)
}

export function lowest({ values }: Distribution): number {
  return values[0] ?? 0
}

export function highest({ values }: Distribution): number {
  return values.at(-1) ?? 0
}

/** All probabilities together: 1, up to rounding. */
export function total({ probabilities }: Distribution): number {
  return preciseSum(probabilities.length, (at) => probabilities[at] ?? 0)
}

export function mean({ values, probabilities }: Distribution): number {
  return preciseSum(values.length, (at) => (values[at] ?? 0) * (probabilities[at] ?? 0))
}

export function variance(of: Distribution): number {
  const middle = mean(of)
  return preciseSum(of.values.length, (at) => ((of.values[at] ?? 0) - middle) ** 2 * (of.probabilities[at] ?? 0))
}

export function deviation(of: Distribution): number {
  return Math.sqrt(variance(of))
}

/** P(it is exactly `value`). */
export function chanceOf({ values, probabilities }: Distribution, value: number): number {
  const at = values.indexOf(value)
  return at < 0 ? 0 : (probabilities[at] ?? 0)
}

/** P(it is `value` or more). */
export function atLeast({ values, probabilities }: Distribution, value: number): number {
  return preciseSum(values.length, (at) => ((values[at] ?? 0) >= value ? (probabilities[at] ?? 0) : 0))
}

/** P(it is `value` or less). */
export function atMost({ values, probabilities }: Distribution, value: number): number {
  return preciseSum(values.length, (at) => ((values[at] ?? 0) <= value ? (probabilities[at] ?? 0) : 0))
}

/** The smallest value that is not exceeded with probability `share` (0 to 1) or more. */
export function quantile({ values, probabilities }: Distribution, share: number): number {
  const reached: Cell = { sum: 0, carried: 0 }
  for (let at = 0; at < values.length; at++) {
    add(reached, probabilities[at] ?? 0)
    if (reached.sum + reached.carried >= share - NEAR) return values[at] ?? 0
  }
  return values.at(-1) ?? 0
}

export function spread(of: Distribution): Spread {
  return { mean: mean(of), deviation: deviation(of), low: quantile(of, 0.05), median: quantile(of, 0.5), high: quantile(of, 0.95) }
}
