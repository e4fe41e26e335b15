import type { Cell } from '../hexes.ts'
import { LAND, type Land } from './land.ts'
import { noiseField } from './noise.ts'

export const ELEVATIONS = ['low', 'hill', 'mountain'] as const
export type Elevation = (typeof ELEVATIONS)[number]

const MOUNTAINS = 0.125
const HILLS_AND_MOUNTAINS = 0.34
/** The least that stands together as a range. */
const LEAST_RANGE = 3

export interface Relief {
  /** By hex; null: water. */
  readonly elevations: readonly (Elevation | null)[]
  /** How high each hex lies for water to run down from, 0 (the sea) to 1. */
  readonly levels: Float64Array
}

/** Ranges along crests, with hills at their feet and hills of their own. */
export function makeRelief(seed: string, land: Land): Relief {
  const { kinds, graph, inland, heights, placeOf } = land
  const ridge = noiseField(seed, 'ridge', 2)
  const bend = noiseField(seed, 'ridge bend', 2)
  const cells = Array.from(kinds, (kind, cell) => ({ kind, cell })).flatMap(({ kind, cell }) => (kind === LAND ? [cell] : []))
  const rise = new Map<Cell, number>(
    cells.map((cell) => {
      const [x, y] = placeOf(cell)
      const shift = bend(x * 4.5, y * 4.5) * 0.11
      const crest = 1 - 2.1 * Math.abs(ridge((x + shift) * 3.1, (y - shift) * 3.1))
      return [cell, crest + Math.min(inland[cell] ?? 0, 4) * 0.09 + (heights[cell] ?? 0) * 0.25]
    }),
  )
  const byRise = [...cells].sort((a, b) => (rise.get(b) ?? 0) - (rise.get(a) ?? 0))
  const elevations: (Elevation | null)[] = Array.from(kinds, (kind) => (kind === LAND ? 'low' : null))
  const near = (cell: Cell, elevation: Elevation): number =>
    graph.neighboursOf(cell).reduce((sum, other) => sum + (elevations[other] === elevation ? 1 : 0), 0)

  for (const cell of byRise.slice(0, Math.round(cells.length * HILLS_AND_MOUNTAINS))) elevations[cell] = 'hill'
  let mountains = Math.round(cells.length * MOUNTAINS)
  for (const cell of byRise) {
    if (mountains === 0) break
    // No range rises straight out of the sea, but for a cliff at its end.
    if ((inland[cell] ?? 0) < 2 && near(cell, 'mountain') !== 1) continue
    elevations[cell] = 'mountain'
    mountains--
  }
  lowerLoneMountains(land, elevations)
  for (const cell of cells) if (elevations[cell] === 'low' && near(cell, 'mountain') > 1) elevations[cell] = 'hill'
  const levels = Float64Array.from(elevations, (elevation, cell) => {
    if (elevation === null) return 0
    const foot = elevation === 'mountain' ? 0.85 : elevation === 'hill' ? 0.5 : 0.16
    return foot + Math.min(inland[cell] ?? 0, 6) * 0.02
  })
  return { elevations, levels }
}

function lowerLoneMountains({ graph, kinds }: Land, elevations: (Elevation | null)[]): void {
  for (let cell = 0; cell < kinds.length; cell++) {
    if (elevations[cell] !== 'mountain') continue
    const range = new Set([cell])
    for (const one of range) for (const other of graph.neighboursOf(one)) if (elevations[other] === 'mountain') range.add(other)
    if (range.size < LEAST_RANGE) for (const one of range) elevations[one] = 'hill'
  }
}
