import { countOutcomes } from '../../../src-shared/kernel/dice.ts'
import type { RollTest } from '../../../src-shared/kernel/request.ts'

/** Dice so far against what so many dice promise. */
export interface Tally {
  readonly outcome: string
  readonly count: number
  /** Of as many dice as are there. */
  readonly expected: number
}

/** Null for a test without outcomes, and before the first die. */
export function tallyOf(test: RollTest, faces: number, values: readonly number[]): readonly Tally[] | null {
  if (test.type === 'number' || values.length === 0) return null
  const counts = countOutcomes(test, values)
  const expected = expectedOf(test, faces, values.length)
  return Object.entries(counts).map(([outcome, count]) => ({ outcome, count, expected: expected[outcome] ?? 0 }))
}

/** How often each outcome is to be expected of the first `dice` dice. */
function expectedOf(test: Exclude<RollTest, { type: 'number' }>, faces: number, dice: number): Readonly<Record<string, number>> {
  if (test.type === 'atMostEach') {
    let left = dice
    let hits = 0
    for (const { need, count } of test.groups) {
      const here = Math.min(left, count)
      hits += (here * Math.min(need, faces)) / faces
      left -= here
    }
    return { [test.success]: hits, [test.failure]: dice - hits }
  }
  const all = Array.from({ length: faces }, (_, index) => index + 1)
  return Object.fromEntries(Object.entries(countOutcomes(test, all)).map(([outcome, hits]) => [outcome, (hits * dice) / faces]))
}

/** Dice that must read alike, by their places from 1 on; empty where all must, or none need to. */
export interface DiceGroup {
  readonly first: number
  readonly last: number
  readonly need: number
}

export function diceGroups(test: RollTest): readonly DiceGroup[] {
  if (test.type !== 'atMostEach') return []
  let end = 0
  return test.groups.flatMap(({ need, count }) => {
    if (count === 0) return []
    const first = end + 1
    end += count
    return [{ first, last: end, need }]
  })
}
