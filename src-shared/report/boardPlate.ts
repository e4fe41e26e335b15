import type { Space } from '../board/graph.ts'
import type { Point } from '../board/hexes.ts'
import { outlinesOf } from '../board/outlines.ts'
import type { LandReading } from '../games/api/landFace.ts'
import type { OwnerId } from '../kernel/world/rule.ts'
import { figure } from '../language/figures.ts'
import { estimatedWidth } from '../language/textWidth.ts'

/** A small picture of a board, for a page of paper or a file. */
export interface BoardPlate {
  readonly title: string
  /** Text alternative: title, and the number of spaces of each realm. */
  readonly description: string
  readonly width: number
  readonly height: number
  /** All land, as the `d` of an SVG path. */
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
  /** Number of its spaces. */
  readonly spaces: number
  readonly x: number
  readonly y: number
  /** Side of the name at `x`: near the rim a name runs inwards. */
  readonly anchor: Anchor
  /** Whether its name fits on the plate without covering another; the legend has all names. */
  readonly isNamed: boolean
  /** Index in `HATCHES`: hatching distinguishes realms without colours. */
  readonly hatch: number
}

type Anchor = 'start' | 'middle' | 'end'

/** Hatches as paths on a square tile of `HATCH_TILE`, each different from the others in grey. */
export const HATCHES = [
  'M-2 2L2 -2M-2 10L10 -2M6 10L10 6',
  'M-2 6L2 10M-2 -2L10 10M6 -2L10 2',
  'M0 4H8',
  'M4 0V8',
  'M0 4H8M4 0V8',
  'M3 4A1 1 0 0 0 5 4A1 1 0 0 0 3 4',
  'M-2 2L2 -2M-2 10L10 -2M6 10L10 6M-2 6L2 10M-2 -2L10 10M6 -2L10 2',
  'M0 2H8M0 6H8',
] as const
export const HATCH_TILE = 8

const WIDTH = 640
const MARGIN = 8

/** Draws a board. Null if it has no outlines, or if no owner with a colour has land on it. */
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
  const height = Math.ceil(2 * MARGIN + (bottom - top) * scale)
  const holders = owners.flatMap((owner) => {
    const own = [...spaces].filter(([, shown]) => shown.owner === owner.id).map(([space]) => space)
    return own.length === 0 ? [] : [{ ...owner, own, places: fromTheMiddle(own.map((space) => at(board.at(space).centre))) }]
  })
  const labels = labelsOf(holders, height)
  const realms = holders.map(({ id, name, accent, own, places }, nth): Realm => {
    const held = new Set<Space>(own)
    const label = labels.get(id)
    return {
      ...{ id, name, accent, path: drawn(outlinesOf(board, (space) => held.has(space))), spaces: own.length, hatch: nth % HATCHES.length },
      ...(label ?? { x: places[0]?.x ?? 0, y: places[0]?.y ?? 0, anchor: 'middle' }),
      isNamed: label !== undefined,
    }
  })
  if (realms.length === 0) return null
  const description = `${title}: ${realms.map((realm) => `${realm.name} ${figure(realm.spaces)}`).join(', ')}`
  return { title, description, width: WIDTH, height, land: drawn(all), realms }
}

interface Label extends Point {
  readonly anchor: Anchor
}

/** Size of a name in pixels: its letters, and its reach above and below its line. */
const LETTERS = 13
const ABOVE = 12
const BELOW = 4
/** Most places tried for a name, from the middle of the land outwards. */
const MOST_TRIED = 80

/** Places each name on its own land, within the plate, without covering another name. Owners with the least land choose first. */
function labelsOf(
  holders: readonly { readonly id: OwnerId; readonly name: string; readonly places: readonly Point[] }[],
  height: number,
): ReadonlyMap<OwnerId, Label> {
  const labels = new Map<OwnerId, Label>()
  const taken: Box[] = []
  for (const { id, name, places } of [...holders].sort((a, b) => a.places.length - b.places.length)) {
    const tried = places.slice(0, MOST_TRIED).flatMap((place) => ANCHORS.map((anchor): Label => ({ ...place, anchor })))
    const label = tried.find((one) => {
      const box = boxOf(one, name)
      const isWithin = box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= height
      return isWithin && !taken.some((other) => overlap(box, other))
    })
    if (label === undefined) continue
    labels.set(id, label)
    taken.push(boxOf(label, name))
  }
  return labels
}

const ANCHORS: readonly Anchor[] = ['middle', 'start', 'end']

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf({ x, y, anchor }: Label, name: string): Box {
  const width = estimatedWidth(name, LETTERS)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - ABOVE, bottom: y + BELOW }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Sorts places by distance from their mean. The result is on the owner's land even if the land is in several parts. */
function fromTheMiddle(places: readonly Point[]): readonly Point[] {
  const sum = places.reduce(({ x, y }, one) => ({ x: x + one.x, y: y + one.y }), { x: 0, y: 0 })
  const mean = { x: sum.x / Math.max(1, places.length), y: sum.y / Math.max(1, places.length) }
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y)
  return [...places].sort((a, b) => far(a) - far(b))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
