import { OFF, SIDES, type Cell } from '../hexes.ts'
import { RIVER_SIDES, riverBit } from '../plan.ts'
import { SpaceQueue } from '../queue.ts'
import { LAND, type Land } from './land.ts'
import { randomOf } from './noise.ts'
import type { Relief } from './relief.ts'

/** So much water comes together before it is a river. */
const LEAST_FLOW = 8

/** A corner where three hexes meet, and where it may run off to: over the side between two of them. */
interface Corner {
  readonly cells: readonly Cell[]
  readonly ways: readonly { readonly to: number; readonly cell: Cell; readonly side: number }[]
}

/**
 * Rivers along the sides of hexes, as bits of `RIVER_SIDES` by hex. Every corner of the land runs off to the sea or to a lake, down from corner
 * to corner; where enough comes together there is a river.
 */
export function makeRivers(seed: string, land: Land, { elevations, levels }: Relief): Uint8Array {
  const { kinds, hexes } = land
  const corners = cornersOf(land)
  const random = randomOf(seed, 'rivers')
  const heights = corners.map(({ cells }) => {
    const sum = cells.reduce((all, cell) => all + (levels[cell] ?? 0), 0)
    return sum / cells.length + random() * 0.16
  })
  const isLand = (cell: Cell): boolean => kinds[cell] === LAND
  const isShore = corners.map(({ cells }) => cells.some(isLand) && !cells.every(isLand))

  // From the shores upwards, the lowest first: a corner runs off to where it was come to from.
  const reached = new Float64Array(corners.length).fill(Infinity)
  const down = new Map<number, Corner['ways'][number]>()
  const queue = new SpaceQueue((a, b) => (reached[a] ?? 0) - (reached[b] ?? 0) || a - b, corners.length)
  for (const [corner, shore] of isShore.entries()) {
    if (!shore) continue
    reached[corner] = 0
    queue.put(corner)
  }
  const order: number[] = []
  for (let corner = queue.take(); corner !== undefined; corner = queue.take()) {
    order.push(corner)
    for (const way of corners[corner]?.ways ?? []) {
      if (reached[way.to] !== Infinity) continue
      reached[way.to] = Math.max((reached[corner] ?? 0) + 0.004, heights[way.to] ?? 0)
      down.set(way.to, { ...way, to: corner })
      queue.put(way.to)
    }
  }

  const flow = new Float64Array(corners.length)
  const rivers = new Uint8Array(hexes.size)
  for (const corner of order.reverse()) {
    const rain = corners[corner]?.cells.reduce(
      (sum, cell) => sum + (elevations[cell] === 'mountain' ? 1 : elevations[cell] === 'hill' ? 0.5 : 0.24),
      0,
    )
    const water = (flow[corner] ?? 0) + (rain ?? 0)
    const way = down.get(corner)
    if (way === undefined) continue
    flow[way.to] = (flow[way.to] ?? 0) + water
    if (water >= LEAST_FLOW) run(hexes.beside(way.cell, way.side), way, rivers)
  }
  return rivers
}

/** Notes a river on a side, with the hex that writes it. */
function run(beyond: Cell, { cell, side }: { readonly cell: Cell; readonly side: number }, rivers: Uint8Array): void {
  const own = RIVER_SIDES.find((each) => each === side)
  const other = RIVER_SIDES.find((each) => each === (side + SIDES / 2) % SIDES)
  if (own !== undefined) rivers[cell] = (rivers[cell] ?? 0) | riverBit(own)
  else if (other !== undefined) rivers[beyond] = (rivers[beyond] ?? 0) | riverBit(other)
}

/** All corners of land, and the sides between two hexes of land that join them. */
function cornersOf({ hexes, kinds }: Land): readonly Corner[] {
  const numbers = new Map<string, number>()
  const cells: Cell[][] = []
  const cornerAt = (cell: Cell, corner: number): number => {
    // A corner is told by the three hexes that meet there: the hex, and those on both sides of the corner.
    const meeting = [cell, hexes.beside(cell, (corner + SIDES - 1) % SIDES), hexes.beside(cell, corner)]
    const key = [...meeting].sort((a, b) => a - b).join(' ')
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, cells.length)
    cells.push(meeting.filter((each) => each !== OFF))
    return cells.length - 1
  }
  const ways: Corner['ways'][number][][] = []
  for (let cell = 0; cell < hexes.size; cell++) {
    if (kinds[cell] !== LAND) continue
    for (let side = 0; side < SIDES; side++) {
      const [a, b] = [cornerAt(cell, side), cornerAt(cell, (side + 1) % SIDES)]
      const beyond = hexes.beside(cell, side)
      if (kinds[beyond] !== LAND || cell > beyond) continue
      ;(ways[a] ??= []).push({ to: b, cell, side })
      ;(ways[b] ??= []).push({ to: a, cell, side })
    }
  }
  return cells.map((meeting, corner) => ({ cells: meeting, ways: ways[corner] ?? [] }))
}
