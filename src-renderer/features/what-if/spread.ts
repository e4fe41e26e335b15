/** How the values of many copies lie: mean, and the values below which a tenth, half and nine tenths of them are. */
export interface Spread {
  readonly mean: number
  readonly low: number
  readonly middle: number
  readonly high: number
  /** How many fall into each of `BARS` equal parts from `from` to `to`. */
  readonly bars: readonly number[]
}

export const BARS = 12

/** `from` and `to`: bounds that all spreads which are compared have in common. */
export function spreadOf(values: readonly number[], from: number, to: number): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const bars = Array.from({ length: BARS }, () => 0)
  for (const value of sorted) {
    const place = to === from ? 0 : Math.min(BARS - 1, Math.floor(((value - from) / (to - from)) * BARS))
    bars[place] = (bars[place] ?? 0) + 1
  }
  const mean = sorted.length === 0 ? 0 : sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  return { mean, low: at(0.1), middle: at(0.5), high: at(0.9), bars }
}

/** The lowest and the highest of all. */
export function boundsOf(values: readonly number[]): readonly [from: number, to: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}
