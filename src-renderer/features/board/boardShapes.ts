import type { Space } from '../../../src-shared/board/graph.ts'
import { emblemOf, GROUNDS } from '../../../src-shared/games/api/emblem.ts'
import { MARK_PATHS, type Layers } from './boardLook.ts'
import { byWidth, SIDE, type BoardPicture } from './boardPicture.ts'
import { WASH } from './fillings.ts'
import { colourReader } from './groundInk.ts'
import { landParts, regionsOf } from './landParts.ts'
import { placeNames } from './realmNames.ts'
import type { BoardShown } from './spaceTold.ts'
import { measuredWidth } from '../../ui/measuredWidth.ts'

/** What stands on the ground of a picture that is handed on, each drawn over what is before it. */
export type Shape =
  | {
      readonly kind: 'path'
      readonly path: string
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
      readonly alpha?: number
      readonly dash?: readonly number[]
      /** Drawn within this alone. */
      readonly within?: string
      /** The fill is this pattern of it: see `fillings`. */
      readonly filling?: number
      /** Where its grid begins, and how large it is drawn. */
      readonly at?: { readonly x: number; readonly y: number; readonly scale: number }
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly weight: number
      readonly fill: string
      /** What parts letters from the ground, and how broad it is. */
      readonly seam: string
      readonly seamWidth: number
      readonly anchor?: 'start' | 'middle' | 'end'
      /** Between letters, in parts of their size. */
      readonly spacing?: number
    }

/** A picture is looked at whole: what stands for an owner is larger on it than on a board that can be come close to. */
const SIGN = 1.7

/** An emblem stands so much higher than the middle of its space, clear of the name below. */
const ABOVE_NAME = 7
const NAME_SIZE = 11
/** The letters of names, on every picture that is handed on. */
export const SERIF = "'Source Serif 4 Variable', Georgia, serif"
/** Names of hexes stand beside each other: a long one is set smaller, so that it keeps within its own. */
const NAME_WIDTH = SIDE * Math.sqrt(3) - 3

/** Lands with their fillings, borders, marks, emblems and names of lands and owners, in the colours of this moment. */
export function boardShapes(
  host: HTMLElement,
  { board, spaces }: Pick<BoardShown, 'board' | 'spaces'>,
  picture: BoardPicture,
  layers: Layers,
): readonly Shape[] {
  const reader = colourReader(host)
  const [ink, sheet, pen, held] = ['--ink', '--sheet', '--map-ink', '--land-held'].map((token) => reader.read(`var(${token})`)) as [
    string,
    string,
    string,
    string,
  ]
  const seatOf = (owner: string | undefined): string => (owner === undefined ? pen : reader.read('var(--seat)', owner))
  const centreOf = (space: Space): { x: number; y: number } => picture.spaces[space]?.centre ?? { x: 0, y: 0 }
  const grid: Shape[] = picture.spaces.map(({ path }) => ({ kind: 'path', path, stroke: pen, width: 0.9, alpha: 0.3 }))
  const lands = regionsOf(picture, spaces).flatMap(({ owner, filling, land, border }): Shape[] => {
    const stroke = seatOf(owner)
    if (owner === undefined)
      return [
        { kind: 'path', path: land, fill: held },
        { kind: 'path', path: border, stroke, width: 3, alpha: 0.55, dash: [5, 4], within: land },
      ]
    return [
      { kind: 'path', path: land, fill: stroke, alpha: WASH.far },
      ...(filling > 0 ? [{ kind: 'path' as const, path: land, fill: stroke, filling }] : []),
      { kind: 'path', path: border, stroke, width: 26, alpha: 0.26, within: land },
      { kind: 'path', path: border, stroke, width: 11, within: land },
    ]
  })
  const water = reader.read('var(--river)')
  const rivers = byWidth(picture.rivers).map(({ path, width }): Shape => ({ kind: 'path', path, stroke: water, width }))
  const names = board.spaces.flatMap(({ id, name }, space): Shape[] => {
    const { x, y } = centreOf(space)
    const wide = measuredWidth(name, { size: NAME_SIZE, weight: 500, family: SERIF })
    const fitting = board.hexes === null ? NAME_SIZE : NAME_SIZE * Math.min(1, NAME_WIDTH / wide)
    return name === id ? [] : [{ kind: 'text', text: name, x, y: y + 25, size: fitting, weight: 500, fill: ink, seam: sheet, seamWidth: 3 }]
  })
  const marks = [...spaces].flatMap(([space, { marks: own = [], owner }]) =>
    own
      .filter(({ sign }) => sign !== 'army')
      .map(({ sign }): Shape => {
        const { x, y } = centreOf(space)
        return {
          kind: 'path',
          path: MARK_PATHS[sign],
          fill: seatOf(owner),
          stroke: sheet,
          width: 4,
          at: { x: x - 12, y: y - 12, scale: 1 },
        }
      }),
  )
  const parts = landParts(board, spaces)
  const isMarked = (space: Space): boolean => (spaces.get(space)?.marks ?? []).some(({ sign }) => sign !== 'army')
  const marked = new Set([...spaces.keys()].filter(isMarked))
  const nameAt = placeNames(picture, parts, marked, SIGN)
  const emblems = parts.flatMap(({ owner, middle }): Shape[] => {
    const emblem = emblemOf(owner)
    if (emblem === undefined) return []
    const { x, y } = centreOf(middle)
    const size = 24 * SIGN
    const at = { x: x - size / 2, y: y - (isMarked(middle) ? 26 * SIGN : ABOVE_NAME) - size / 2, scale: size / 64 }
    const inner = { x: at.x + size / 16, y: at.y + size / 16, scale: (size * 0.875) / 64 }
    return [
      { kind: 'path', path: GROUNDS[emblem.ground].path, fill: seatOf(owner), stroke: sheet, width: 6, at },
      ...(emblem.sign === undefined ? [] : [{ kind: 'path' as const, path: emblem.sign, fill: sheet, at: inner }]),
    ]
  })
  const realms = parts.flatMap(({ owner, middle, title }): Shape[] => {
    const [{ x, y }, place] = [centreOf(middle), nameAt.get(middle)]
    if (place === undefined) return []
    const words = { text: title, x: x + place.x * SIGN, y: y + place.y * SIGN, anchor: place.anchor, spacing: 0.08 }
    return [{ kind: 'text', ...words, size: 18 * SIGN, weight: 600, fill: seatOf(owner), seam: sheet, seamWidth: 7 }]
  })
  reader.done()
  return [
    ...grid,
    ...(layers.holders ? [...lands, ...rivers] : []),
    ...(layers.names ? names : []),
    ...(layers.marks ? marks : []),
    ...(layers.holders ? emblems : []),
    ...(layers.holders && layers.names ? realms : []),
  ]
}
