import * as fc from 'fast-check'
import { SpaceGraph, type Space } from '../graph.ts'

/** Graphs of any shape: parts apart, spaces without neighbours, knots. */
export const anyGraph: fc.Arbitrary<SpaceGraph> = fc
  .integer({ min: 1, max: 24 })
  .chain((size) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: 0, max: size - 1 })), { maxLength: 2 * size })
      .map((pairs) => graphOfPairs(size, pairs)),
  )

export function graphOfPairs(size: number, pairs: readonly (readonly [Space, Space])[]): SpaceGraph {
  const near = Array.from({ length: size }, () => new Set<Space>())
  for (const [one, other] of pairs) {
    if (one === other) continue
    near[one]?.add(other)
    near[other]?.add(one)
  }
  return new SpaceGraph(near.map((each) => [...each]))
}

/** A graph with some of its spaces picked, by chance of one in `one`. */
export function withPicked(times: number): fc.Arbitrary<{ readonly graph: SpaceGraph; readonly picked: readonly boolean[][] }> {
  return anyGraph.chain((graph) =>
    fc
      .array(fc.array(fc.boolean(), { minLength: graph.size, maxLength: graph.size }), { minLength: times, maxLength: times })
      .map((picked) => ({ graph, picked })),
  )
}
