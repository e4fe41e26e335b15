import type { Reckoning } from '../src-shared/games/testing/gameBench.ts'
import { spent } from './spent.ts'

const WARM = 300
const TIMES = 200
const RUNS = 5

function timeOf(work: () => number, times: number): { readonly each: number; readonly result: number } {
  const start = spent()
  let result = 0
  for (let time = 0; time < times; time++) result = work()
  return { each: (spent() - start) / times, result }
}

/**
 * How many times faster odds are reckoned than the dice are gone through, and how many fit into a millisecond. Throws where the two find
 * different chances.
 */
export function reckoningSpeed({ name, reckoned, enumerated }: Reckoning): {
  readonly ratios: number[]
  readonly inAMillisecond: number[]
} {
  for (let time = 0; time < WARM; time++) reckoned()
  const runs = Array.from({ length: RUNS }, () => {
    const counted = timeOf(enumerated, 1)
    const found = timeOf(reckoned, TIMES)
    if (Math.abs(counted.result - found.result) > 1e-12) throw new Error(`${name}: odds say ${found.result}, the dice ${counted.result}`)
    return { ratio: counted.each / found.each, rate: 1 / found.each }
  })
  return { ratios: runs.map(({ ratio }) => ratio), inAMillisecond: runs.map(({ rate }) => rate) }
}
