import { expect, test } from 'vitest'
import type { NeedOutlook } from './outlook.ts'
import { GOAL, marksOf } from './tracks.ts'

const SEATS = ['elves', 'humans', 'dwarves'] as const

function marks(...haves: readonly number[]): readonly (readonly [string, number])[] {
  const cells = haves.map((have, place) => {
    const seat = SEATS[place] ?? 'elves'
    const need: NeedOutlook = {
      ...{ id: 'food', have, need: 100, met: have >= 100, lasting: false, rule: 'GL-AGE-1', missing: 0 },
      forecast: { kind: 'unknown' },
    }
    return { seat, subject: { owner: seat, account: 'food' }, state: 'known' as const, need }
  })
  return marksOf({ id: 'food', cells }).map(({ seat, at }) => [seat, at])
}

test('a mark stands at its share of the way; behind the goal once it is met', () => {
  expect(marks(50)).toEqual([['elves', GOAL / 2]])
  const [first, second] = marks(100, 300)
  expect([first?.[0], second?.[0]]).toEqual(['elves', 'humans'])
  expect(Math.min(first?.[1] ?? 0, second?.[1] ?? 0)).toBeGreaterThan(GOAL)
})

test('no mark lies over another, before the goal or behind it, and none before the beginning', () => {
  for (const haves of [
    [0, 0, 0],
    [40, 41, 39],
    [99, 99, 99],
    [100, 200, 300],
    [-5, 0, 100],
  ]) {
    const places = marks(...haves)
      .map(([, at]) => at)
      .sort((a, b) => a - b)
    expect(
      places.slice(1).map((at, place) => at - (places[place] ?? 0)),
      haves.join(),
    ).toSatisfy((gaps: number[]) => gaps.every((gap) => gap >= 4.99))
    expect(places[0]).toBeGreaterThanOrEqual(2.5)
    expect(places.at(-1)).toBeLessThan(100)
  }
})
