import type { Distribution } from '../distribution.ts'

/** Weights by value, as plain counting gives them. */
export type Tally = Map<number, number>

export function count(tally: Tally, value: number, weight = 1): void {
  tally.set(value, (tally.get(value) ?? 0) + weight)
}

/** The largest difference between a distribution and what was counted, `cases` in all; a value that only one of them has differs by all of it. */
export function difference(of: Distribution, counted: Tally, cases: number): number {
  const values = new Set([...of.values, ...counted.keys()])
  return Math.max(...[...values].map((value) => Math.abs(chanceAt(of, value) - (counted.get(value) ?? 0) / cases)))
}

/** The largest difference between two distributions. */
export function distance(one: Distribution, other: Distribution): number {
  const values = new Set([...one.values, ...other.values])
  return [...values].reduce((most, value) => Math.max(most, Math.abs(chanceAt(one, value) - chanceAt(other, value))), 0)
}

function chanceAt({ values, probabilities }: Distribution, value: number): number {
  let [low, high] = [0, values.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = values[middle] ?? 0
    if (found === value) return probabilities[middle] ?? 0
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return 0
}

/** What is wrong with the shape of a distribution: values ascending, probabilities above 0, adding up to 1. */
export function flaws({ values, probabilities }: Distribution): string[] {
  const flawed: string[] = []
  if (values.length !== probabilities.length) flawed.push('lengths differ')
  if (values.some((value, at) => at > 0 && value <= (values[at - 1] ?? 0))) flawed.push('values do not ascend')
  if (probabilities.some((part) => !(part > 0 && part <= 1 + 1e-12))) flawed.push('no probability')
  const all = probabilities.toSorted((one, other) => one - other).reduce((sum, part) => sum + part, 0)
  if (Math.abs(all - 1) > 1e-12) flawed.push(`adds up to ${all}`)
  return flawed
}

const SCALE = 10n ** 40n

/** Binomial chances in whole numbers of any size, divided at the very end: exact to the last place. */
export function exactBinomial(tries: number, hits: number, of: number): number[] {
  const [n, h, m] = [BigInt(tries), BigInt(hits), BigInt(of)]
  const all = m ** n
  const chances: number[] = []
  let ways = 1n
  for (let k = 0n; k <= n; k++) {
    if (k > 0n) ways = (ways * (n - k + 1n)) / k
    chances.push(Number((ways * h ** k * (m - h) ** (n - k) * SCALE) / all) / Number(SCALE))
  }
  return chances
}
