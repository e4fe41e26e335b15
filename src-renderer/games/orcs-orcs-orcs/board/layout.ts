import { PATHS, SECTIONS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'

/** A point of the picture. The middle of the tower is 0, 0; x runs to the right and y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How the hexagon is turned: `flat` with a side on top (wide places), `upright` with a corner on top (a telephone, whose width it fills). */
export type Stance = 'flat' | 'upright'

/** Distances from the middle to the sides of the hexagons that make up the board. */
export const REACH = { roof: 48, spaces: 86, tower: 122, sections: [122, 272, 388, 494], rim: 538 } as const
/** Half of the wall between two paths, and half of the kerb between two sections. */
const WALL = 5
const KERB = 2
/** Air between a chip and the edge of its section. */
const AIR = 3

const COS30 = Math.cos(Math.PI / 6)
const TAN30 = Math.tan(Math.PI / 6)

/** The largest and the smallest diameter of a chip, and what each step between them takes off. */
const LARGEST = 96
const SMALLEST = 10
const STEP = 0.94

/** Left, top, width and height of the picture. */
export function frameOf(stance: Stance): readonly [left: number, top: number, width: number, height: number] {
  const [short, long] = [REACH.rim + 4, REACH.rim / COS30 + 4]
  return stance === 'flat' ? [-long, -short, 2 * long, 2 * short] : [-short, -long, 2 * short, 2 * long]
}

/** Where the middle line of a path points, in degrees clockwise from the right; `at`: its place around the tower, 0 to 5. */
export function bearing(at: number, stance: Stance): number {
  return -90 + (stance === 'flat' ? 0 : 30) + 60 * at
}

/** The point so far out along a path (`out`) and so far to its side (`aside`, positive is clockwise). */
export function pointOn(at: number, stance: Stance, out: number, aside = 0): Point {
  const angle = (bearing(at, stance) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: out * cos - aside * sin, y: out * sin + aside * cos }
}

/** Half of the width of a path so far out, up to the walls. */
export function halfWidth(out: number): number {
  return out * TAN30 - WALL / COS30
}

/** Corners of a hexagon with its sides so far out. */
export function hexagon(out: number, stance: Stance): readonly Point[] {
  return PATHS.map((_, at) => pointOn(at, stance, out, out * TAN30))
}

/** From where to where a section reaches. */
export function depthOf(section: number): readonly [inner: number, outer: number] {
  const [inner = 0, outer = 0] = REACH.sections.slice(section - 1)
  return [inner + KERB, outer - KERB]
}

/** Corners of a section, the left inner one first, clockwise. */
export function sectionCorners(at: number, section: number, stance: Stance): readonly Point[] {
  const [inner, outer] = depthOf(section)
  return [
    pointOn(at, stance, inner, -halfWidth(inner)),
    pointOn(at, stance, outer, -halfWidth(outer)),
    pointOn(at, stance, outer, halfWidth(outer)),
    pointOn(at, stance, inner, halfWidth(inner)),
  ]
}

/** Where chips of a section lie, and how wide each is. No two overlap, and none leaves its section. */
export interface ChipPlaces {
  readonly size: number
  readonly places: readonly Point[]
}

/**
 * Lays chips out in rows across a section: as large as they fit, in as few rows as that size allows.
 *
 * @param at place of the path around the tower, 0 to 5
 * @param count chips, each standing for creatures that are alike
 */
export function chipPlaces(at: number, section: number, count: number, stance: Stance): ChipPlaces {
  for (let size = LARGEST; size > SMALLEST; size *= STEP) {
    const rows = rowsFor(section, count, size)
    if (rows === null) continue
    return { size, places: rows.flatMap(({ out, chips, gap }) => spread(chips, gap).map((aside) => pointOn(at, stance, out, aside))) }
  }
  return {
    size: SMALLEST,
    places: Array.from({ length: count }, () => pointOn(at, stance, (depthOf(section)[0] + depthOf(section)[1]) / 2)),
  }
}

interface Row {
  /** How far out its middle line is. */
  readonly out: number
  readonly chips: number
  /** From the middle of a chip to that of the next. */
  readonly gap: number
}

/** The fewest rows that hold so many chips of a size; null where they do not fit. */
function rowsFor(section: number, count: number, size: number): readonly Row[] | null {
  const [inner, outer] = depthOf(section)
  const most = Math.floor((outer - inner - 2 * AIR) / size)
  for (let rows = 1; rows <= most; rows++) {
    // Rows share the depth alike: chips of few rows keep their distance from the kerbs.
    const outs = Array.from({ length: rows }, (_, row) => inner + ((outer - inner) * (row + 0.5)) / rows)
    const rooms = outs.map((out) => Math.max(0, 2 * (halfWidth(out) - (size / 2 + AIR) / COS30)))
    const holds = outs.map((out, row) => (halfWidth(out) < (size / 2 + AIR) / COS30 ? 0 : 1 + Math.floor((rooms[row] ?? 0) / size)))
    const shares = shared(count, holds)
    if (shares === null) continue
    return outs.flatMap((out, row) => {
      const chips = shares[row] ?? 0
      return chips === 0 ? [] : [{ out, chips, gap: chips === 1 ? 0 : Math.min((rooms[row] ?? 0) / (chips - 1), size * 1.25) }]
    })
  }
  return null
}

/** Shares chips among rows, each as full as the others; null where they are too many. */
function shared(count: number, holds: readonly number[]): readonly number[] | null {
  if (holds.reduce((sum, one) => sum + one, 0) < count) return null
  const shares = holds.map(() => 0)
  for (let chip = 0; chip < count; chip++) {
    const load = holds.map((most, row) => (most === 0 ? Infinity : ((shares[row] ?? 0) + 1) / most))
    const row = load.indexOf(Math.min(...load))
    shares[row] = (shares[row] ?? 0) + 1
  }
  return shares
}

/** Positions around 0, so far from each other. */
function spread(count: number, gap: number): readonly number[] {
  return Array.from({ length: count }, (_, nth) => (nth - (count - 1) / 2) * gap)
}

/** Corners as an SVG path. */
export function outline(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Every place of a section around the tower. */
export const PLACES_AROUND = PATHS.flatMap((_, at) => SECTIONS.map((section) => ({ at, section })))
