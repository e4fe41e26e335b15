import { OFF, SIDES, type Cell } from '../hexes.ts'
import { RIVER_SIDES, riverBit } from '../plan.ts'
import { LAND, type Land } from './land.ts'
import { noiseField } from './noise.ts'
import type { Relief } from './relief.ts'

export const COVERS = ['open', 'forest', 'swamp'] as const
export type Cover = (typeof COVERS)[number]

const SWAMPS = 0.06
const FORESTS = 0.34

/** What grows on the land, by hex; null: water. Swamps lie low and by water, forests in belts, fewer of them up in the mountains. */
export function makeCover(seed: string, land: Land, relief: Relief, rivers: Uint8Array): readonly (Cover | null)[] {
  const { kinds, graph, placeOf } = land
  const { elevations } = relief
  const wet = noiseField(seed, 'wet', 3)
  const wood = noiseField(seed, 'woods', 3)
  const cells = Array.from(kinds, (kind, cell) => ({ kind, cell })).flatMap(({ kind, cell }) => (kind === LAND ? [cell] : []))
  const isWet = (cell: Cell): boolean => isByRiver(land, rivers, cell) || graph.neighboursOf(cell).some((other) => kinds[other] !== LAND)
  const damp = new Map(cells.map((cell) => [cell, at(wet, 3.6, cell) + (isByRiver(land, rivers, cell) ? 0.25 : 0)]))
  const trees = new Map(
    cells.map((cell) => [
      cell,
      at(wood, 4.2, cell) - (elevations[cell] === 'mountain' ? 0.3 : 0) + (elevations[cell] === 'hill' ? 0.06 : 0),
    ]),
  )
  const covers: (Cover | null)[] = Array.from(kinds, (kind) => (kind === LAND ? 'open' : null))
  const most = (wanted: readonly Cell[], by: ReadonlyMap<Cell, number>, share: number): readonly Cell[] =>
    [...wanted].sort((a, b) => (by.get(b) ?? 0) - (by.get(a) ?? 0)).slice(0, Math.round(cells.length * share))
  for (const cell of most(
    cells.filter((one) => elevations[one] === 'low' && isWet(one)),
    damp,
    SWAMPS,
  ))
    covers[cell] = 'swamp'
  for (const cell of most(
    cells.filter((one) => covers[one] === 'open'),
    trees,
    FORESTS,
  ))
    covers[cell] = 'forest'
  return covers

  function at(field: (x: number, y: number) => number, scale: number, cell: Cell): number {
    const [x, y] = placeOf(cell)
    return field(x * scale, y * scale)
  }
}

/** Whether water runs along a side of the hex. */
export function isByRiver({ hexes }: Land, rivers: Uint8Array, cell: Cell): boolean {
  if (rivers[cell] !== 0) return true
  return RIVER_SIDES.some((side) => {
    const beyond = hexes.beside(cell, (side + SIDES / 2) % SIDES)
    return beyond !== OFF && ((rivers[beyond] ?? 0) & riverBit(side)) !== 0
  })
}
