import type { Space } from '../board/graph.ts'
import type { Point } from '../board/hexes.ts'
import { outlinesOf } from '../board/outlines.ts'
import type { LandReading } from '../games/landFace.ts'
import type { OwnerId } from '../kernel/rule.ts'

/** A board as it stood, for whoever draws it small: a page of paper, or a file. */
export interface BoardPlate {
  readonly title: string
  readonly width: number
  readonly height: number
  /** All land, as SVG's `d` has it. */
  readonly land: string
  readonly realms: readonly Realm[]
}

/** Land of one owner, with the place of its name. */
export interface Realm {
  readonly id: OwnerId
  readonly name: string
  /** Colour slot. */
  readonly accent: number
  readonly path: string
  readonly x: number
  readonly y: number
  /** At the rim a name runs inwards. */
  readonly anchor: 'start' | 'middle' | 'end'
}

const RIM = 0.18
const WIDTH = 640
const MARGIN = 8

/** Null for a board that has no outlines, and one on which nobody with a colour of their own holds anything. */
export function boardPlate(
  title: string,
  { board, spaces }: Pick<LandReading, 'board' | 'spaces'>,
  owners: readonly { readonly id: OwnerId; readonly name: string; readonly accent: number }[],
): BoardPlate | null {
  const all = outlinesOf(board, () => true)
  const points = all.flat()
  if (points.length === 0) return null
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))]
  const scale = (WIDTH - 2 * MARGIN) / Math.max(1, right - left)
  const at = ({ x, y }: Point): Point => ({ x: round(MARGIN + (x - left) * scale), y: round(MARGIN + (y - top) * scale) })
  const drawn = (lines: readonly (readonly Point[])[]): string =>
    lines.map((line) => `M${line.map((point) => `${at(point).x} ${at(point).y}`).join('L')}Z`).join('')
  const realms = owners.flatMap(({ id, name, accent }): readonly Realm[] => {
    const own = [...spaces].filter(([, shown]) => shown.owner === id).map(([space]) => space)
    const middle = middleOf(own.map((space) => board.at(space).centre))
    if (middle === null) return []
    const held = new Set<Space>(own)
    return [{ id, name, accent, path: drawn(outlinesOf(board, (space) => held.has(space))), ...at(middle), anchor: anchorOf(at(middle).x) }]
  })
  return realms.length === 0
    ? null
    : { title, width: WIDTH, height: Math.ceil(2 * MARGIN + (bottom - top) * scale), land: drawn(all), realms }
}

function anchorOf(x: number): Realm['anchor'] {
  return x < RIM * WIDTH ? 'start' : x > (1 - RIM) * WIDTH ? 'end' : 'middle'
}

/** Of these places the one nearest to their mean: it is one of them, also where land lies apart. */
function middleOf(centres: readonly Point[]): Point | null {
  const sum = centres.reduce(({ x, y }, one) => ({ x: x + one.x, y: y + one.y }), { x: 0, y: 0 })
  const mean = { x: sum.x / Math.max(1, centres.length), y: sum.y / Math.max(1, centres.length) }
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y)
  return centres.reduce<Point | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
