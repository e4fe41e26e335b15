/** Pearson's statistic of counts of which each is expected to have its share of all; without `shares` as many as every other. */
export function unevenness(counts: readonly number[], shares: readonly number[] = counts.map(() => 1 / counts.length)): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : counts.reduce((sum, count, at) => sum + (count - all * (shares[at] ?? 0)) ** 2 / (all * (shares[at] ?? 0)), 0)
}

/**
 * How often, between 0 and 1, fair dice lie at least as unevenly: the upper tail of chi-square with `freedom` degrees, that is the upper
 * incomplete gamma function Q(freedom / 2, statistic / 2), by its series below freedom / 2 + 1 and by its continued fraction above.
 */
export function chanceOfWorse(statistic: number, freedom: number): number {
  const a = freedom / 2
  const x = statistic / 2
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return Math.min(1, Math.max(0, x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x)))
}

const ENOUGH = 1e-12
const STEPS = 500

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < STEPS && term > sum * ENOUGH; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** Lentz's method. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let value = d
  for (let n = 1; n < STEPS; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / (step * d + b)
    c = b + step / c
    const change = c * d
    value *= change
    if (Math.abs(change - 1) < ENOUGH) break
  }
  return value
}

/** For whole and half numbers, which is all that degrees of freedom come to. */
function logGamma(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2
  for (let at = Number.isInteger(a) ? 1 : 0.5; at < a; at++) log += Math.log(at)
  return log
}
