import { describe, expect, test } from 'vitest'
import { Board } from '../board.ts'
import { OFF, SIDES, type Point } from '../hexes.ts'
import { planProblems } from '../planFile.ts'
import { connectedParts } from '../search.ts'
import { FEWEST_SPACES, makeWorld, USUAL_SPACES } from './geography.ts'

const SIZES = [FEWEST_SPACES, 377, USUAL_SPACES, 1_000]
const WORLDS = Array.from({ length: 12 }, (_, nth) => ({ seed: `world ${nth}`, spaces: SIZES[nth % SIZES.length] ?? USUAL_SPACES }))

test('a seed makes the same world again, and another seed another', () => {
  expect(makeWorld('one', USUAL_SPACES, 'World')).toEqual(makeWorld('one', USUAL_SPACES, 'World'))
  expect(makeWorld('one', USUAL_SPACES, 'World').ground).not.toEqual(makeWorld('two', USUAL_SPACES, 'World').ground)
})

describe.each(WORLDS)('$seed of $spaces', ({ seed, spaces }) => {
  const plan = makeWorld(seed, spaces, 'World')
  const board = new Board(plan)
  const { hexes } = board

  test('is a board of exactly so many spaces, all within reach of each other', () => {
    expect(planProblems(plan)).toEqual([])
    expect(board.spaces).toHaveLength(spaces)
    expect(connectedParts(board.graph)).toHaveLength(1)
  })

  test('lies in the sea, in parts of some size', () => {
    expect(board.spaces.every(({ cell = OFF }) => hexes?.around(cell).includes(OFF) === false)).toBe(true)
    const crossings = new Set(plan.crossings?.map(([from, to]) => `${board.numberOf(from)} ${board.numberOf(to)}`))
    expect(crossings.size).toBe(plan.crossings?.length)
    for (const [from, to] of plan.crossings ?? [])
      expect(hexes?.around(board.at(board.numberOf(from)).cell ?? OFF)).not.toContain(board.at(board.numberOf(to)).cell)
  })

  test('has ground of every kind, none of it everywhere', () => {
    const share = (ground: string): number => board.spaces.filter(({ grounds }) => grounds.includes(ground)).length / spaces
    for (const ground of ['hill', 'forest']) expect([ground, share(ground) > 0.12 && share(ground) < 0.45]).toEqual([ground, true])
    expect(share('mountain')).toBeGreaterThan(0.05)
    expect(share('swamp')).toBeGreaterThan(0.02)
    expect(share('low')).toBeGreaterThan(0.4)
    expect(board.spaces.every(({ grounds }) => !grounds.includes('swamp') || grounds.includes('low'))).toBe(true)
  })

  test('mountains stand in ranges', () => {
    const ranges = connectedParts(board.graph, (space) => board.is(space, 'mountain'))
    expect(Math.min(...ranges.map((range) => range.length))).toBeGreaterThanOrEqual(3)
  })

  test('every river comes to water', () => {
    const ends = new Map<string, Set<string>>()
    const shores = new Set<string>()
    const keyOf = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
    let runs = 0
    for (let cell = 0; cell < (hexes?.size ?? 0); cell++) {
      const corners = hexes?.corners(cell).map(keyOf) ?? []
      if (hexes?.spaceOf(cell) === OFF) for (const corner of corners) shores.add(corner)
      for (let side = 0; side < SIDES; side++) {
        if (hexes?.hasRiverOn(cell, side) !== true) continue
        const [a = '', b = ''] = [corners[side], corners[(side + 1) % SIDES]]
        ends.set(a, (ends.get(a) ?? new Set()).add(b))
        ends.set(b, (ends.get(b) ?? new Set()).add(a))
        expect(hexes.spaceOf(hexes.beside(cell, side))).not.toBe(OFF)
        runs++
      }
    }
    expect(runs / 2).toBeGreaterThan(spaces / 40)
    const wet = new Set([...ends.keys()].filter((corner) => shores.has(corner)))
    for (const corner of wet) for (const next of ends.get(corner) ?? []) wet.add(next)
    expect([...ends.keys()].filter((corner) => !wet.has(corner))).toEqual([])
  })
})
