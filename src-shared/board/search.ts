import type { Space, SpaceGraph } from './graph.ts'
import { SpaceQueue } from './queue.ts'

/** Where ways may lead; left out: everywhere. The spaces one sets out from need not be allowed themselves. */
export interface Ways {
  /** The most steps. */
  readonly within?: number
  /** Whether a space may be entered. */
  readonly enters?: (space: Space) => boolean
  /** Whether a way may go on from a space that was entered. */
  readonly passes?: (space: Space) => boolean
}

/** Told of a space that no way leads to. */
export const OUT_OF_REACH = -1

/** Steps from the nearest of `from` to every space; `OUT_OF_REACH` where no way leads. */
export function stepsFrom(graph: SpaceGraph, from: Iterable<Space>, ways: Ways = {}): Int32Array {
  return walk(graph, from, ways, () => false).steps
}

/** Steps from one space to another; null where no way leads. */
export function distance(graph: SpaceGraph, from: Space, to: Space, ways: Ways = {}): number | null {
  const steps = walk(graph, [from], ways, (space) => space === to).steps[to] ?? OUT_OF_REACH
  return steps === OUT_OF_REACH ? null : steps
}

/** Spaces at most so many steps from the nearest of `from`, without these; the nearest first. */
export function reach(graph: SpaceGraph, from: Iterable<Space>, within: number, ways: Ways = {}): readonly Space[] {
  const { order, begun } = walk(graph, from, { ...ways, within: Math.min(within, ways.within ?? within) }, () => false)
  return order.slice(begun)
}

/** How many spaces lie at most so many steps from the nearest of `from`, these included: by steps, from 0 to `within`. */
export function roomWithin(graph: SpaceGraph, from: Iterable<Space>, within: number, ways: Ways = {}): readonly number[] {
  const { order, steps } = walk(graph, from, { ...ways, within }, () => false)
  const counts = Array.from({ length: within + 1 }, () => 0)
  for (const space of order) counts[steps[space] ?? 0] = (counts[steps[space] ?? 0] ?? 0) + 1
  let sum = 0
  return counts.map((count) => (sum += count))
}

export interface Nearest {
  readonly steps: number
  /** All that are so near, in the order of their numbers. */
  readonly spaces: readonly Space[]
}

/** What of the wanted lies nearest to any of `from`, these included; null where no way leads to any. */
export function nearest(graph: SpaceGraph, from: Iterable<Space>, isWanted: (space: Space) => boolean, ways: Ways = {}): Nearest | null {
  const { order, steps } = walk(graph, from, ways, isWanted)
  const found = order.find(isWanted)
  if (found === undefined) return null
  const least = steps[found] ?? 0
  return { steps: least, spaces: order.filter((space) => steps[space] === least && isWanted(space)).sort((a, b) => a - b) }
}

/** Spaces outside that are beside one inside, in the order of their numbers. */
export function bordering(graph: SpaceGraph, inside: Iterable<Space>): readonly Space[] {
  const own = new Set(inside)
  const found = new Set<Space>()
  for (const space of own) for (const other of graph.neighboursOf(space)) if (!own.has(other)) found.add(other)
  return [...found].sort((a, b) => a - b)
}

/** Every two neighbours that are told apart, once, the lower number first. */
export function bordersBetween(graph: SpaceGraph, partOf: (space: Space) => unknown): readonly (readonly [Space, Space])[] {
  const parts = Array.from({ length: graph.size }, (_, space) => partOf(space))
  const found: (readonly [Space, Space])[] = []
  for (const pair of graph.pairs()) if (parts[pair[0]] !== parts[pair[1]]) found.push(pair)
  return found
}

/** What hangs together of the spaces that are meant: parts and their spaces in the order of their numbers. */
export function connectedParts(graph: SpaceGraph, isMeant: (space: Space) => boolean = () => true): readonly (readonly Space[])[] {
  const seen = new Uint8Array(graph.size)
  const parts: (readonly Space[])[] = []
  for (let space = 0; space < graph.size; space++) {
    if (seen[space] === 1 || !isMeant(space)) continue
    const part = [space]
    seen[space] = 1
    for (const one of part) {
      for (const other of graph.neighboursOf(one)) {
        if (seen[other] === 1 || !isMeant(other)) continue
        seen[other] = 1
        part.push(other)
      }
    }
    parts.push(part.sort((a, b) => a - b))
  }
  return parts
}

export interface Path {
  readonly cost: number
  /** From where it sets out to where it ends. */
  readonly spaces: readonly Space[]
}

/**
 * The cheapest way from a space to another; of ways that cost the same one with the fewest steps, and of these always the same one. What a
 * step costs is 0 or more; `Infinity`: it cannot be taken.
 */
export function cheapestPath(graph: SpaceGraph, from: Space, to: Space, costOf: (from: Space, to: Space) => number): Path | null {
  const { costs, before } = spread(graph, [from], costOf, Infinity, to)
  const cost = costs[to] ?? Infinity
  if (cost === Infinity) return null
  const spaces = [to]
  for (let space = before[to] ?? OUT_OF_REACH; space !== OUT_OF_REACH; space = before[space] ?? OUT_OF_REACH) spaces.push(space)
  return { cost, spaces: spaces.reverse() }
}

/** What the cheapest way from any of `from` costs to every space; `Infinity` where none leads, or none for `most`. */
export function costsFrom(
  graph: SpaceGraph,
  from: Iterable<Space>,
  costOf: (from: Space, to: Space) => number,
  most = Infinity,
): Float64Array {
  return spread(graph, from, costOf, most, null).costs
}

interface Walked {
  readonly steps: Int32Array
  /** In the order in which they were reached. */
  readonly order: readonly Space[]
  /** How many of them it set out from. */
  readonly begun: number
}

/** Goes out evenly from all of `from`; once something is found, no further than that. */
function walk(graph: SpaceGraph, from: Iterable<Space>, ways: Ways, isFound: (space: Space) => boolean): Walked {
  const { enters, passes } = ways
  let most = ways.within ?? Infinity
  const steps = new Int32Array(graph.size).fill(OUT_OF_REACH)
  const order: Space[] = []
  const come = (space: Space, at: number): void => {
    steps[space] = at
    order.push(space)
    if (at < most && isFound(space)) most = at
  }
  for (const space of from) if (steps[space] === OUT_OF_REACH) come(space, 0)
  const begun = order.length
  for (let next = 0; next < order.length; next++) {
    const space = order[next] ?? 0
    const onward = (steps[space] ?? 0) + 1
    if (onward > most) break
    if (next >= begun && passes?.(space) === false) continue
    for (const other of graph.neighboursOf(space)) if (steps[other] === OUT_OF_REACH && enters?.(other) !== false) come(other, onward)
  }
  return { steps, order, begun }
}

function spread(
  graph: SpaceGraph,
  from: Iterable<Space>,
  costOf: (from: Space, to: Space) => number,
  most: number,
  goal: Space | null,
): { readonly costs: Float64Array; readonly before: Int32Array } {
  const costs = new Float64Array(graph.size).fill(Infinity)
  const steps = new Int32Array(graph.size).fill(-1)
  const before = new Int32Array(graph.size).fill(OUT_OF_REACH)
  const done = new Uint8Array(graph.size)
  const queue = new SpaceQueue((a, b) => {
    const dearer = (costs[a] ?? 0) - (costs[b] ?? 0)
    return dearer !== 0 ? dearer : (steps[a] ?? 0) - (steps[b] ?? 0) || a - b
  }, graph.size)
  for (const space of from) {
    costs[space] = 0
    steps[space] = 0
    queue.put(space)
  }
  for (let space = queue.take(); space !== undefined; space = queue.take()) {
    if (space === goal) break
    done[space] = 1
    for (const other of graph.neighboursOf(space)) {
      if (done[other] === 1) continue
      const cost = (costs[space] ?? 0) + costOf(space, other)
      const further = (steps[space] ?? 0) + 1
      const known = costs[other] ?? Infinity
      if (cost > most || cost === Infinity || cost > known || (cost === known && further >= (steps[other] ?? 0))) continue
      costs[other] = cost
      steps[other] = further
      before[other] = space
      queue.put(other)
    }
  }
  return { costs, before }
}
