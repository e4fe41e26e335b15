import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Space, SpaceGraph } from './graph.ts'
import {
  bordering,
  bordersBetween,
  cheapestPath,
  connectedParts,
  costsFrom,
  distance,
  nearest,
  OUT_OF_REACH,
  reach,
  roomWithin,
  stepsFrom,
} from './search.ts'
import { anyGraph, graphOfPairs, withPicked } from './testing/anyGraph.ts'

/** Every distance, by letting ways grow by each space in turn (Floyd and Warshall). */
function allCosts(graph: SpaceGraph, costOf: (from: Space, to: Space) => number): readonly number[][] {
  const spaces = Array.from({ length: graph.size }, (_, space) => space)
  const costs = spaces.map((from) => spaces.map((to) => (from === to ? 0 : graph.areNeighbours(from, to) ? costOf(from, to) : Infinity)))
  for (const over of spaces)
    for (const from of spaces)
      for (const to of spaces) {
        const row = costs[from] ?? []
        row[to] = Math.min(row[to] ?? Infinity, (row[over] ?? Infinity) + (costs[over]?.[to] ?? Infinity))
      }
  return costs
}

const chosen = (flags: readonly boolean[]): readonly Space[] => flags.flatMap((flag, space) => (flag ? [space] : []))

describe('ways over the graph are what brute force finds', () => {
  test('steps, distance, reach and nearest', () => {
    fc.assert(
      fc.property(withPicked(2), fc.integer({ min: 0, max: 6 }), ({ graph, picked: [begin = [], wanted = []] }, within) => {
        const costs = allCosts(graph, () => 1)
        const from = chosen(begin)
        const least = (to: Space): number => Math.min(Infinity, ...from.map((space) => costs[space]?.[to] ?? Infinity))
        const spaces = Array.from({ length: graph.size }, (_, space) => space)
        expect([...stepsFrom(graph, from)].map((steps) => (steps === OUT_OF_REACH ? Infinity : steps))).toEqual(spaces.map(least))
        for (const to of spaces) expect(distance(graph, 0, to) ?? Infinity).toBe(costs[0]?.[to])

        const reached = reach(graph, from, within)
        expect([...reached].sort((a, b) => a - b)).toEqual(spaces.filter((space) => least(space) > 0 && least(space) <= within))
        expect(reached.map(least)).toEqual(reached.map(least).sort((a, b) => a - b))

        const counted = Array.from({ length: within + 1 }, (_, steps) => spaces.filter((space) => least(space) <= steps).length)
        expect(roomWithin(graph, from, within)).toEqual(counted)

        const goals = chosen(wanted).map((space) => ({ space, steps: least(space) }))
        const steps = Math.min(Infinity, ...goals.map((goal) => goal.steps))
        const near = nearest(graph, from, (space) => wanted[space] === true)
        expect(near).toEqual(
          steps === Infinity ? null : { steps, spaces: goals.filter((goal) => goal.steps === steps).map(({ space }) => space) },
        )
      }),
    )
  })

  test('ways keep to what may be entered and passed', () => {
    fc.assert(
      fc.property(withPicked(2), ({ graph, picked: [enterable = [], passable = []] }) => {
        const enters = (space: Space): boolean => enterable[space] === true
        const passes = (space: Space): boolean => passable[space] === true
        // Going on from a space costs what cannot be paid where it may not be passed.
        const steps = [...stepsFrom(graph, [0], { enters, passes })]
        const open = graphOfPairs(
          graph.size,
          Array.from(graph.pairs()).filter(([a, b]) => (a === 0 || enters(a)) && (b === 0 || enters(b))),
        )
        const brute = allCosts(open, (from) => (from === 0 || passes(from) ? 1 : Infinity))[0] ?? []
        expect(steps.map((count) => (count === OUT_OF_REACH ? Infinity : count))).toEqual(brute)
      }),
    )
  })

  test('costs and cheapest paths', () => {
    const table = fc.array(fc.constantFrom(0, 1, 2, 3, 7, Infinity), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(anyGraph, table, fc.integer({ min: 0, max: 12 }), (graph, entering, most) => {
        const costOf = (_: Space, to: Space): number => entering[to] ?? 1
        const costs = allCosts(graph, costOf)
        expect([...costsFrom(graph, [0], costOf)]).toEqual(costs[0])
        expect([...costsFrom(graph, [0], costOf, most)]).toEqual(costs[0]?.map((cost) => (cost > most ? Infinity : cost)))
        for (let to = 0; to < graph.size; to++) {
          const path = cheapestPath(graph, 0, to, costOf)
          expect(path?.cost ?? Infinity).toBe(costs[0]?.[to])
          if (path === null) continue
          expect([path.spaces[0], path.spaces.at(-1)]).toEqual([0, to])
          const legs = path.spaces.slice(1).map((space, at) => [path.spaces[at] ?? -1, space] as const)
          expect(legs.every(([a, b]) => graph.areNeighbours(a, b))).toBe(true)
          expect(legs.reduce((sum, [a, b]) => sum + costOf(a, b), 0)).toBe(path.cost)
        }
      }),
    )
  })

  test('of ways that cost the same the shortest is taken', () => {
    const graph = graphOfPairs(5, [
      [0, 1],
      [1, 2],
      [2, 4],
      [0, 3],
      [3, 4],
    ])
    expect(cheapestPath(graph, 0, 4, () => 0)?.spaces).toEqual([0, 3, 4])
    const costOf = (from: Space): number => (from === 3 ? 2 : from === 0 ? 0 : 1)
    expect(cheapestPath(graph, 0, 4, costOf)).toEqual({ cost: 2, spaces: [0, 3, 4] })
  })
})

describe('borders and parts are what brute force finds', () => {
  test('what borders on land, and where holders meet', () => {
    fc.assert(
      fc.property(withPicked(1), ({ graph, picked: [flags = []] }) => {
        const all = Array.from({ length: graph.size }, (_, space) => space)
        const outside = all.filter(
          (space) => flags[space] !== true && all.some((own) => flags[own] === true && graph.areNeighbours(own, space)),
        )
        expect(bordering(graph, chosen(flags))).toEqual(outside)
        const met = all.flatMap((a) => all.flatMap((b) => (a < b && graph.areNeighbours(a, b) && flags[a] !== flags[b] ? [[a, b]] : [])))
        expect(bordersBetween(graph, (space) => flags[space])).toHaveLength(met.length)
        expect(bordersBetween(graph, (space) => flags[space])).toEqual(expect.arrayContaining(met))
      }),
    )
  })

  test('connected parts', () => {
    fc.assert(
      fc.property(withPicked(1), ({ graph, picked: [flags = []] }) => {
        const isMeant = (space: Space): boolean => flags[space] === true
        const parts = connectedParts(graph, isMeant)
        expect(parts.flat().sort((a, b) => a - b)).toEqual(chosen(flags))
        const partOf = (space: Space): number => parts.findIndex((part) => part.includes(space))
        for (const from of chosen(flags)) {
          const together = stepsFrom(graph, [from], { enters: isMeant })
          for (const to of chosen(flags)) expect(together[to] !== OUT_OF_REACH).toBe(partOf(from) === partOf(to))
        }
      }),
    )
  })
})
