import { SpaceGraph } from '../graph.ts'
import { Hexes, OFF, type Cell } from '../hexes.ts'
import { connectedParts, stepsFrom } from '../search.ts'
import { noiseField, type HeightField } from './noise.ts'

export const SEA = 0
export const LAND = 1
export const LAKE = 2

/** Where there is land, and where water. */
export interface Land {
  readonly hexes: Hexes
  /** All hexes, water too. */
  readonly graph: SpaceGraph
  /** `SEA`, `LAND` or `LAKE`, by hex. */
  readonly kinds: Uint8Array
  /** Height above everything else, by hex; land and water alike. */
  readonly heights: Float64Array
  /** Steps to the nearest sea. */
  readonly inland: Int32Array
  /** Where each hex lies on the whole map, in units in which continents of any map are about equally large. */
  readonly placeOf: (cell: Cell) => readonly [number, number]
}

/** Of all hexes so much is land. */
const SHARE = 0.47
const USUAL = 600
/** What hangs together of less is no island, and of less water no lake. */
const LEAST_ISLAND = 5
const LEAST_LAKE = 2
/** More enclosed water is a sea. */
const MOST_LAKE = 12

/** Land in exactly `spaces` hexes, in continents and islands, with the sea all around. */
export function makeLand(seed: string, spaces: number): Land {
  const hexes = hexesFor(spaces)
  const graph = new SpaceGraph(Array.from({ length: hexes.size }, (_, cell) => [...hexes.around(cell)].filter((other) => other !== OFF)))
  const placeOf = placing(hexes, spaces)
  const heights = heightsOf(seed, hexes, placeOf)
  const kinds = raise(hexes, graph, heights, spaces)
  const sea = Array.from(kinds, (kind, cell) => (kind === SEA ? cell : OFF)).filter((cell) => cell !== OFF)
  return { hexes, graph, kinds, heights, inland: stepsFrom(graph, sea), placeOf }
}

function hexesFor(spaces: number): Hexes {
  const rows = Math.round(Math.sqrt(spaces / SHARE / 1.5))
  const columns = Math.ceil(spaces / SHARE / rows)
  return new Hexes({ columns, rows, top: 'corner', shifted: 'even', wraps: false, codes: 'letters-first' })
}

/** Larger maps have larger continents, and more of them. */
function placing({ layout }: Hexes, spaces: number): Land['placeOf'] {
  const wide = Math.sqrt(3) * layout.columns
  const scale = (spaces / USUAL) ** 0.3 / wide
  return (cell) => {
    const [column, row] = [cell % layout.columns, Math.floor(cell / layout.columns)]
    return [(Math.sqrt(3) * (column + (row % 2) / 2) + 1) * scale, (1.5 * row + 1) * scale]
  }
}

function heightsOf(seed: string, { size, layout }: Hexes, placeOf: Land['placeOf']): Float64Array {
  const shape = noiseField(seed, 'shape', 5)
  const strait = noiseField(seed, 'strait', 2)
  const bend: readonly [HeightField, HeightField] = [noiseField(seed, 'bend east', 3), noiseField(seed, 'bend south', 3)]
  return Float64Array.from({ length: size }, (_, cell) => {
    const [x, y] = placeOf(cell)
    const [east, south] = bend.map((field) => field(x * 3.4, y * 3.4) * 0.34) as [number, number]
    const rimX = Math.abs((2 * (cell % layout.columns) + 1) / layout.columns - 1 + east * 0.5)
    const rimY = Math.abs((2 * Math.floor(cell / layout.columns) + 1) / layout.rows - 1 + south * 0.7)
    const [bentX, bentY] = [x + east * 0.5, y + south * 0.5]
    const channel = Math.max(0, 0.16 - Math.abs(strait(bentX * 1.9, bentY * 1.9)))
    return shape(bentX * 2.9, bentY * 2.9) - 2.6 * channel - 0.55 * rimX ** 3 - 0.6 * rimY ** 3
  })
}

/** Lifts the highest hexes out of the water, so that exactly so many are land. */
function raise(hexes: Hexes, graph: SpaceGraph, heights: Float64Array, spaces: number): Uint8Array {
  const kinds = new Uint8Array(hexes.size)
  const inner = Array.from({ length: hexes.size }, (_, cell) => cell).filter((cell) => !hexes.around(cell).includes(OFF))
  const highest = [...inner].sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  for (const cell of highest.slice(0, Math.round(spaces * 1.01))) kinds[cell] = LAND
  const isLand = (cell: Cell): boolean => kinds[cell] === LAND
  for (const part of connectedParts(graph, isLand)) if (part.length < LEAST_ISLAND) for (const cell of part) kinds[cell] = SEA
  for (const part of connectedParts(graph, (cell) => !isLand(cell)))
    if (part.length < LEAST_LAKE) for (const cell of part) kinds[cell] = LAND
  level(graph, kinds, highest, spaces)
  const isOuter = new Set(Array.from({ length: hexes.size }, (_, cell) => cell).filter((cell) => hexes.around(cell).includes(OFF)))
  for (const part of connectedParts(graph, (cell) => !isLand(cell)))
    if (part.length <= MOST_LAKE && !part.some((cell) => isOuter.has(cell))) for (const cell of part) kinds[cell] = LAKE
  return kinds
}

/** Adds the highest hexes of bays, or takes the lowest of capes, until there are as many as wanted. */
function level(graph: SpaceGraph, kinds: Uint8Array, highest: readonly Cell[], spaces: number): void {
  let count = kinds.reduce((sum, kind) => sum + (kind === LAND ? 1 : 0), 0)
  const landBy = (cell: Cell): number => graph.neighboursOf(cell).reduce((sum, other) => sum + (kinds[other] === LAND ? 1 : 0), 0)
  for (let least = 3; count < spaces; least--) {
    for (const cell of highest) {
      if (count === spaces) break
      if (kinds[cell] === LAND || landBy(cell) < least) continue
      kinds[cell] = LAND
      count++
    }
  }
  const lowest = [...highest].reverse()
  for (let most = 3; count > spaces; most++) {
    for (const cell of lowest) {
      if (count === spaces) break
      if (kinds[cell] !== LAND || landBy(cell) > most || !staysWhole(graph, kinds, cell)) continue
      kinds[cell] = SEA
      count--
    }
  }
}

/** Whether land around a hex hangs together without it: its land neighbours follow each other without a gap of water. */
function staysWhole(graph: SpaceGraph, kinds: Uint8Array, cell: Cell): boolean {
  const around = graph.neighboursOf(cell)
  const changes = around.reduce((sum, other, at) => {
    const next = around[(at + 1) % around.length] ?? other
    return sum + ((kinds[other] === LAND) === (kinds[next] === LAND) ? 0 : 1)
  }, 0)
  return changes <= 2
}
