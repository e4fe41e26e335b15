import type { Distribution } from '../../../insight/odds/distribution.ts'
import { atLeast, certain, convolve, fromWeights, lowest, mean } from '../../../insight/odds/distribution.ts'

/** Something that grows by chance. `gain` is what one own turn adds; turns know nothing of each other. */
export interface Growth {
  readonly have: number
  readonly need: number
  readonly gain: Distribution
}

export interface WhenMet {
  /** P(the need has been met by the end of that many own turns from now), from 0 turns on. Never falls. */
  readonly by: readonly number[]
  /** P(not within the turns looked ahead). */
  readonly later: number
}

/**
 * When a need is first met, looking `turns` own turns ahead: what was reached is added up turn by turn, and whoever has met the need is
 * counted and left out of what follows. Exact for any gain, losses included.
 */
export function whenMet({ have, need, gain }: Growth, turns: number): WhenMet {
  if (have >= need) return { by: new Array<number>(turns + 1).fill(1), later: 0 }
  const rate = steady(gain)
  if (rate !== null) return byRate(need - have, rate, turns)
  const by = [0]
  let open: Distribution = certain(have)
  let met = 0
  for (let turn = 1; turn <= turns; turn++) {
    const next = convolve(open, gain)
    met += atLeast(next, need)
    by.push(met)
    open = below(next, need)
  }
  return { by, later: Math.max(0, 1 - met) }
}

/** When all of them are met, where none of them can shrink and none knows of the others. Throws where one can shrink: then it may be lost again. */
export function whenAllMet(growths: readonly Growth[], turns: number): WhenMet {
  for (const { gain } of growths) if (lowest(gain) < 0) throw new Error('a need that can be lost again is not met once and for all')
  const each = growths.map((growth) => whenMet(growth, turns))
  const by = Array.from({ length: turns + 1 }, (_, turn) => each.reduce((all, one) => all * (one.by[turn] ?? 0), 1))
  return { by, later: Math.max(0, 1 - (by[turns] ?? 0)) }
}

/** The first turn by which it is met with probability `share` or more; null: not within the turns looked ahead. */
export function turnsUntil({ by }: WhenMet, share: number): number | null {
  const turn = by.findIndex((chance) => chance >= share - 1e-12)
  return turn < 0 ? null : turn
}

/** What leaves nothing to chance; null otherwise. */
function steady(gain: Distribution): number | null {
  return gain.values.length === 1 ? mean(gain) : null
}

function byRate(missing: number, rate: number, turns: number): WhenMet {
  const due = rate > 0 ? Math.ceil(missing / rate) : Infinity
  return { by: Array.from({ length: turns + 1 }, (_, turn) => (turn >= due ? 1 : 0)), later: due > turns ? 1 : 0 }
}

/** The part of it below `need`: probabilities add up to less than 1. */
function below({ values, probabilities }: Distribution, need: number): Distribution {
  const kept = values.filter((value) => value < need).length
  return { values: values.slice(0, kept), probabilities: probabilities.slice(0, kept) }
}

/** What one turn adds when something of fixed size happens with a chance in percent, beside a steady rate. */
export function gainOf(rate: number, percent: number, amount: number): Distribution {
  if (amount === 0 || percent <= 0) return certain(rate)
  if (percent >= 100) return certain(rate + amount)
  const parts = amount > 0 ? [100 - percent, percent] : [percent, 100 - percent]
  const low = Math.min(rate, rate + amount)
  const { probabilities } = fromWeights(0, 2, (at) => (parts[at] ?? 0) / 100)
  return { values: [low, low + Math.abs(amount)], probabilities }
}
