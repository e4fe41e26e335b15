import type { PartsTest, RollTest, SimpleTest } from '../../../src-shared/kernel/engine/request.ts'
import { countOutcomes, hitsOf, isTargeted, partAt, targetsOf } from '../../../src-shared/kernel/chance/rollTest.ts'

/** Dice so far against what so many dice promise. */
export interface Tally {
  readonly outcome: string
  readonly count: number
  /** Of as many dice as are there. */
  readonly expected: number
}

/** Null for a test that gives single dice no outcome, and before the first die. */
export function tallyOf(test: RollTest, faces: number, values: readonly number[]): readonly Tally[] | null {
  if (test.type === 'number' || test.type === 'sum' || test.type === 'parts' || values.length === 0) return null
  const counts = countOutcomes(test, values)
  const expected = expectedOf(test, faces, values.length)
  return Object.entries(counts).map(([outcome, count]) => ({ outcome, count, expected: expected[outcome] ?? 0 }))
}

/** How probable each outcome is for one die, averaged over the dice of the test where they differ. Null for a test that gives single dice none. */
export function chanceOfEach(test: RollTest, faces: number): Readonly<Record<string, number>> | null {
  if (test.type === 'number' || test.type === 'sum') return null
  if (test.type === 'parts') return chanceOfParts(test, faces)
  const dice = 'groups' in test ? test.groups.reduce((sum, { count }) => sum + count, 0) : 1
  const expected = expectedOf(test, faces, dice)
  return Object.fromEntries(Object.entries(expected).map(([outcome, hits]) => [outcome, dice === 0 ? 0 : hits / dice]))
}

/** Averaged over all dice of the parts that give single dice outcomes; null where none does. */
function chanceOfParts({ parts }: PartsTest, faces: number): Readonly<Record<string, number>> | null {
  const dice = parts.reduce((sum, { count }) => sum + count, 0)
  const chances: Record<string, number> = {}
  for (const { test, count } of parts)
    for (const [outcome, chance] of Object.entries(chanceOfEach(test, faces) ?? {}))
      chances[outcome] = (chances[outcome] ?? 0) + (chance * count) / dice
  return Object.keys(chances).length === 0 ? null : chances
}

/** How often each outcome is to be expected of the first `dice` dice. */
function expectedOf(test: Exclude<SimpleTest, { type: 'number' | 'sum' }>, faces: number, dice: number): Readonly<Record<string, number>> {
  if (isTargeted(test)) {
    let left = dice
    let hits = 0
    for (const target of targetsOf(test, dice)) {
      const here = Math.min(left, target.count)
      hits += (here * hitsOf(target, faces)) / faces
      left -= here
    }
    return { [test.success]: hits, [test.failure]: dice - hits }
  }
  const all = Array.from({ length: faces }, (_, index) => index + 1)
  return Object.fromEntries(Object.entries(countOutcomes(test, all)).map(([outcome, hits]) => [outcome, (hits * dice) / faces]))
}

/** Dice that must show alike, by their places from 1 on: `need` on the die itself, modifiers reckoned in. */
export interface DiceGroup {
  readonly first: number
  readonly last: number
  readonly need: number
  readonly atLeast: boolean
}

/** Empty where all dice must show the same, or none need to show anything. */
export function diceGroups(test: RollTest): readonly DiceGroup[] {
  if (test.type !== 'atMostEach' && test.type !== 'atLeastEach') return []
  let end = 0
  return test.groups.flatMap(({ need, count, modifier = 0 }) => {
    if (count === 0) return []
    const first = end + 1
    end += count
    return [{ first, last: end, need: need - modifier, atLeast: test.type === 'atLeastEach' }]
  })
}

/** The group of the die at `place` (from 0); null where dice do not differ. */
export function groupAt(test: RollTest, place: number): DiceGroup | null {
  if (test.type === 'parts') {
    const part = partAt(test.parts, place)
    const group = part === null ? null : groupAt(part.test, place - part.first)
    return part === null || group === null ? null : { ...group, first: group.first + part.first, last: group.last + part.first }
  }
  return diceGroups(test).find(({ last }) => place < last) ?? null
}
