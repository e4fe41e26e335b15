import { OFF, type Cell } from '../hexes.ts'
import { connectedParts, OUT_OF_REACH, stepsFrom } from '../search.ts'
import { LAND, type Land } from './land.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Islands of this share of all land and more get a second crossing, apart from the first. */
const LARGE = 0.04
const APART = 7

/** Ways over the water by which every island is reached: each the shortest there is to what is joined already. */
export function makeCrossings({ graph, kinds }: Land): readonly (readonly [Cell, Cell])[] {
  const isLand = (cell: Cell): boolean => kinds[cell] === LAND
  const [main = [], ...islands] = [...connectedParts(graph, isLand)].sort((a, b) => b.length - a.length)
  const joined = new Set(main)
  const crossings: (readonly [Cell, Cell])[] = []
  const whole = kinds.reduce((sum, kind) => sum + (kind === LAND ? 1 : 0), 0)
  const islandOf = new Map(islands.flatMap((island) => island.map((cell) => [cell, island])))
  while (joined.size < whole) {
    const first = shortest(() => true)
    if (first === null) throw new InvariantError('land lies out of reach of all other land')
    const island = islandOf.get(first[1]) ?? []
    crossings.push(first)
    const near = stepsFrom(graph, first, { within: APART })
    const second = island.length >= whole * LARGE ? shortest((cell) => near[cell] === OUT_OF_REACH && island.includes(cell)) : null
    if (second !== null && near[second[0]] === OUT_OF_REACH) crossings.push(second)
    for (const cell of island) joined.add(cell)
  }
  return crossings

  function shortest(isWanted: (cell: Cell) => boolean): readonly [Cell, Cell] | null {
    const steps = stepsFrom(graph, joined, { enters: (cell) => !joined.has(cell), passes: (cell) => !isLand(cell) })
    let found = OFF
    for (const [cell, far] of steps.entries())
      if (isLand(cell) && far > 0 && isWanted(cell) && (found === OFF || far < (steps[found] ?? 0))) found = cell
    if (found === OFF) return null
    let from = found
    for (let far = (steps[found] ?? 0) - 1; far >= 0; far--)
      from = graph.neighboursOf(from).find((cell) => steps[cell] === far && (far === 0 || !isLand(cell))) ?? from
    return [from, found]
  }
}
