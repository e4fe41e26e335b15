import type { RollPart, RollTest, SumTest, TableTest, TargetTest } from '../engine/request.ts'

/** Dice that succeed alike: `count` of them, each on a face from `from` to `to` (none where `to` is less). Modifiers are reckoned in. */
export interface Target {
  readonly count: number
  readonly from: number
  readonly to: number
}

/** The dice of a test by what they must show, in their order. Of a roll of `count` dice, those beyond the last group succeed at nothing. */
export function targetsOf(test: TargetTest, count: number): readonly Target[] {
  switch (test.type) {
    case 'atMost':
      return [{ count, from: 1, to: test.need - (test.modifier ?? 0) }]
    case 'atLeast':
      return [{ count, from: test.need - (test.modifier ?? 0), to: Infinity }]
    case 'atMostEach':
      return test.groups.map(({ need, count: dice, modifier = 0 }) => ({ count: dice, from: 1, to: need - modifier }))
    case 'atLeastEach':
      return test.groups.map(({ need, count: dice, modifier = 0 }) => ({ count: dice, from: need - modifier, to: Infinity }))
    default:
      return test satisfies never
  }
}

/** How many of the faces of one die succeed. */
export function hitsOf({ from, to }: Pick<Target, 'from' | 'to'>, faces: number): number {
  return Math.max(0, Math.min(faces, Math.floor(to)) - Math.max(1, Math.ceil(from)) + 1)
}

/** Whether a test judges each die by itself, with a success and a failure. */
export function isTargeted(test: RollTest): test is TargetTest {
  return test.type !== 'number' && test.type !== 'table' && test.type !== 'sum' && test.type !== 'parts'
}

/** How often each outcome came up. Without outcomes (`number`) there is nothing to count; a sum has one outcome, whatever the dice. */
export function countOutcomes(test: RollTest, values: ArrayLike<number>): Record<string, number> {
  switch (test.type) {
    case 'number':
      return {}
    case 'table':
      return countRows(test, values)
    case 'sum': {
      const passed = sumPasses(test, sumOf(values))
      return { [test.success]: passed ? 1 : 0, [test.failure]: passed ? 0 : 1 }
    }
    case 'parts':
      return countParts(test.parts, values)
    default: {
      const successes = countSuccesses(test, values)
      return { [test.success]: successes, [test.failure]: values.length - successes }
    }
  }
}

/** The outcome of the die at `place` (from 0); null where the test gives single dice none. */
export function outcomeOfDie(test: RollTest, value: number, place: number): string | null {
  if (test.type === 'number' || test.type === 'sum') return null
  if (test.type === 'table') return rowOf(test, value)
  if (test.type === 'parts') {
    const part = partAt(test.parts, place)
    return part === null ? null : outcomeOfDie(part.test, value, place - part.first)
  }
  let end = 0
  const target = targetsOf(test, Infinity).find(({ count }) => place < (end += count))
  return target !== undefined && value >= target.from && value <= target.to ? test.success : test.failure
}

/** A part of a roll with the place of its first die, from 0. */
export type PlacedPart = RollPart & { readonly first: number }

export function placedParts(parts: readonly RollPart[]): readonly PlacedPart[] {
  let end = 0
  return parts.map((part) => {
    const first = end
    end += part.count
    return { ...part, first }
  })
}

/** The part the die at `place` (from 0) belongs to; null beyond the last. */
export function partAt(parts: readonly RollPart[], place: number): PlacedPart | null {
  return placedParts(parts).find(({ first, count }) => place >= first && place < first + count) ?? null
}

/** The dice of each part as they fell, in the order of the parts. */
export function diceByPart(parts: readonly RollPart[], values: ArrayLike<number>): readonly (readonly number[])[] {
  const all = Array.from(values)
  return placedParts(parts).map(({ first, count }) => all.slice(first, first + count))
}

function countParts(parts: readonly RollPart[], values: ArrayLike<number>): Record<string, number> {
  const counts: Record<string, number> = {}
  const dice = diceByPart(parts, values)
  for (const [at, { test }] of parts.entries())
    for (const [outcome, count] of Object.entries(countOutcomes(test, dice[at] ?? []))) counts[outcome] = (counts[outcome] ?? 0) + count
  return counts
}

/** Whether dice that show `sum` together pass, the modifier not yet added. */
export function sumPasses({ be, need, modifier = 0 }: SumTest, sum: number): boolean {
  return be === 'atLeast' ? sum + modifier >= need : sum + modifier <= need
}

export function sumOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return sum
}

function countRows(test: TableTest, values: ArrayLike<number>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of test.rows) counts[outcome] = 0
  const byFace = new Map<number, string | null>()
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    let outcome = byFace.get(value)
    if (outcome === undefined) byFace.set(value, (outcome = rowOf(test, value)))
    if (outcome !== null) counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

/** Of rows that overlap, the last counts. */
function rowOf({ rows, modifier = 0 }: TableTest, value: number): string | null {
  return rows.findLast(({ from, to }) => value + modifier >= from && value + modifier <= to)?.outcome ?? null
}

function countSuccesses(test: TargetTest, values: ArrayLike<number>): number {
  let successes = 0
  let at = 0
  for (const { count, from, to } of targetsOf(test, values.length)) {
    for (const end = Math.min(values.length, at + count); at < end; at++) {
      const value = values[at] ?? 0
      if (value >= from && value <= to) successes++
    }
  }
  return successes
}
