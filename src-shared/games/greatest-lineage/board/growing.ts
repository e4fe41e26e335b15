import type { Space, SpaceGraph } from '../../../board/graph.ts'

/** Land that grows from a space, one beside what it has: the one that likes it best first. Smaller than wanted where it is hemmed in. */
export function grown(
  graph: SpaceGraph,
  from: Space,
  size: number,
  isFree: (space: Space) => boolean,
  likes: (space: Space, own: readonly Space[]) => number,
): readonly Space[] {
  const own = [from]
  while (own.length < size) {
    const beside = new Set(own.flatMap((space) => [...graph.neighboursOf(space)]).filter((space) => isFree(space) && !own.includes(space)))
    let best: { readonly space: Space; readonly score: number } | null = null
    for (const space of beside) {
      const score = likes(space, own)
      if (best === null || score > best.score) best = { space, score }
    }
    if (best === null) break
    own.push(best.space)
  }
  return own
}

/** How many neighbours of a space there are of a kind. */
export function countAround(graph: SpaceGraph, space: Space, isMeant: (space: Space) => boolean): number {
  return graph.neighboursOf(space).reduce((sum, other) => sum + (isMeant(other) ? 1 : 0), 0)
}
