import { InvariantError } from '../kernel/invariantError.ts'
/** A space of a board, by its number: 0 to `size` - 1. */
export type Space = number

/** Which spaces are neighbours, and nothing else. Neighbours are mutual; each keeps the order in which it was given. */
export class SpaceGraph {
  readonly size: number
  /** Where the neighbours of each space begin in `#near`. */
  readonly #starts: Int32Array
  readonly #near: Int32Array

  constructor(neighbours: readonly (readonly Space[])[]) {
    this.size = neighbours.length
    this.#starts = new Int32Array(this.size + 1)
    for (const [space, near] of neighbours.entries()) this.#starts[space + 1] = (this.#starts[space] ?? 0) + near.length
    this.#near = Int32Array.from(neighbours.flat())
    for (const [space, near] of neighbours.entries())
      for (const other of near)
        if (other === space || neighbours[other]?.includes(space) !== true)
          throw new InvariantError(`${space} and ${other} are no neighbours of each other`)
  }

  neighboursOf(space: Space): Int32Array {
    return this.#near.subarray(this.#starts[space] ?? 0, this.#starts[space + 1] ?? 0)
  }

  areNeighbours(one: Space, other: Space): boolean {
    return this.neighboursOf(one).includes(other)
  }

  /** Every two neighbours once, the lower number first. */
  *pairs(): Iterable<readonly [Space, Space]> {
    for (let one = 0; one < this.size; one++) for (const other of this.neighboursOf(one)) if (one < other) yield [one, other]
  }
}

export type BorderFault = 'itself' | 'unknown' | 'twice' | 'oneSided'

/** What is wrong with borders that are listed by id: the `nth` of the space listed `at`. */
export function* borderFaults(
  spaces: readonly { readonly id: string; readonly borders: readonly string[] }[],
): Iterable<{ readonly at: number; readonly nth: number; readonly fault: BorderFault }> {
  const bordersOf = new Map(spaces.map(({ id, borders }) => [id, new Set(borders)]))
  for (const [at, { id, borders }] of spaces.entries()) {
    for (const [nth, other] of borders.entries()) {
      if (other === id) yield { at, nth, fault: 'itself' }
      else if (!bordersOf.has(other)) yield { at, nth, fault: 'unknown' }
      else if (borders.indexOf(other) < nth) yield { at, nth, fault: 'twice' }
      else if (bordersOf.get(other)?.has(id) !== true) yield { at, nth, fault: 'oneSided' }
    }
  }
}

/** The graph of spaces that list their borders by id: of borders at fault (`borderFaults`), and of a second space of one id, nothing comes. */
export function graphOf(spaces: readonly { readonly id: string; readonly borders: readonly string[] }[]): SpaceGraph {
  const numbers = new Map(spaces.map(({ id }, space) => [id, space]))
  const listed = spaces.map(({ borders }) => new Set(borders.flatMap((id) => numbers.get(id) ?? [])))
  return new SpaceGraph(listed.map((near, space) => [...near].filter((other) => other !== space && listed[other]?.has(space) === true)))
}
