import type { Space } from '../../../src-shared/board/graph.ts'
import type { BoardPicture } from './boardPicture.ts'
import type { LandPart } from './landParts.ts'
import { estimatedWidth } from '../../../src-shared/language/textWidth.ts'

/** Where the name of a land stands, from the middle of its space, in units of a sign. */
export interface NamePlace {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Letters of a name are of this size, so far apart, so high together with it; an emblem reaches so far: in units of a sign. */
const LETTERS = 18
const SPACING = 1.44
const HEIGHT = 20
const EMBLEM = 15

/** The nearest first: below, above, at either side, and further off. */
const TRIED: readonly NamePlace[] = [
  { x: 0, y: 36, anchor: 'middle' },
  { x: 0, y: -24, anchor: 'middle' },
  { x: 22, y: 6, anchor: 'start' },
  { x: -22, y: 6, anchor: 'end' },
  { x: -14, y: 36, anchor: 'start' },
  { x: 14, y: 36, anchor: 'end' },
  { x: 0, y: 58, anchor: 'middle' },
  { x: 0, y: -46, anchor: 'middle' },
  { x: -14, y: -24, anchor: 'start' },
  { x: 14, y: -24, anchor: 'end' },
]

/**
 * A place for every name, the largest land's first: where it covers the least of emblems, marks, other names and what lies beyond the rim. `sign`:
 * the size of a sign in units of the picture.
 */
export function placeNames(
  picture: Pick<BoardPicture, 'spaces' | 'width' | 'height'>,
  parts: readonly LandPart[],
  marked: ReadonlySet<Space>,
  sign: number,
): ReadonlyMap<Space, NamePlace> {
  const at = (space: Space): { x: number; y: number } => picture.spaces[space]?.centre ?? { x: 0, y: 0 }
  const around = (space: Space, lift: number): Box => {
    const { x, y } = at(space)
    const [reach, middle] = [EMBLEM * sign, y + lift * sign]
    return { left: x - reach, top: middle - reach, right: x + reach, bottom: middle + reach }
  }
  const taken: Box[] = [
    ...parts.map(({ middle }) => around(middle, marked.has(middle) ? -26 : 0)),
    ...[...marked].map((space) => around(space, 0)),
  ]
  const places = new Map<Space, NamePlace>()
  const named = parts.filter(({ title }) => title !== '').sort((a, b) => b.spaces.length - a.spaces.length || a.middle - b.middle)
  for (const { middle, title } of named) {
    const boxOf = ({ x, y, anchor }: NamePlace): Box => {
      const from = at(middle)
      const wide = (estimatedWidth(title, LETTERS) + title.length * SPACING) * sign
      const left = from.x + x * sign - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2)
      return { left, top: from.y + (y - HEIGHT * 0.8) * sign, right: left + wide, bottom: from.y + (y + HEIGHT * 0.2) * sign }
    }
    const covered = (box: Box): number => taken.reduce((sum, other) => sum + shared(box, other), 0) + beyond(box, picture)
    const tried = TRIED.map((place) => ({ place, cost: covered(boxOf(place)) }))
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least))
    places.set(middle, best.place)
    taken.push(boxOf(best.place))
  }
  return places
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** What is cut off weighs more than what is covered. */
const CUT = 4
function beyond({ left, top, right, bottom }: Box, { width, height }: { readonly width: number; readonly height: number }): number {
  const seen = shared({ left, top, right, bottom }, { left: 0, top: 0, right: width, bottom: height })
  return CUT * ((right - left) * (bottom - top) - seen)
}
