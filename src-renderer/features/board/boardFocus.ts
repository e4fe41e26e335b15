import type { Space } from '../../../src-shared/board/graph.ts'
import type { BoardPicture } from './boardPicture.ts'
import type { Frame } from './panZoom.ts'
import type { BoardShown } from './spaceTold.ts'

/** Beyond this share of a board what can be chosen is all over it. */
const PART = 0.5
/** So many spaces around what is meant are seen as well. */
const AROUND = 2

/** What a question is about on a board: what can be chosen, what is chosen, and one's own land beside it. Null: all of it, or nothing. */
export function askedPart(
  { board, choices, chosen, own }: Pick<BoardShown, 'board' | 'choices' | 'chosen' | 'own'>,
  picture: BoardPicture,
): Frame | null {
  const open = [...choices].filter(([, why]) => why === null).map(([space]) => space)
  const meant: readonly Space[] = [...new Set([...open, ...chosen])]
  if (open.length === 0 || meant.length > board.spaces.length * PART) return null
  const beside = own.filter((space) => board.graph.neighboursOf(space).some((other) => meant.includes(other)))
  const centres = [...meant, ...beside].flatMap((space) => picture.spaces[space]?.centre ?? [])
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)]
  const margin = AROUND * Math.sqrt((picture.width * picture.height) / Math.max(1, board.spaces.length))
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** The least distance between the middles of two neighbours in the picture; what fits between them can be told apart by a finger. */
export function stepOf(board: BoardShown['board'], picture: BoardPicture): number {
  const steps = picture.spaces.flatMap(({ centre }, space) =>
    [...board.graph.neighboursOf(space)].flatMap((other) => {
      const next = picture.spaces[other]?.centre
      return next === undefined ? [] : [Math.hypot(next.x - centre.x, next.y - centre.y)]
    }),
  )
  return Math.min(...(steps.length === 0 ? [Infinity] : steps))
}
