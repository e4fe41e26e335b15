import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { OUT_OF_REACH, stepsFrom } from '../../../src-shared/board/search.ts'
import type { GroundLooks } from '../../../src-shared/games/api/boardFace.ts'
import type { Front, SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import type { Choices } from './boardLook.ts'
import { boardDrawingTexts } from './texts/boardDrawing.ts'

/** A board as it is seen, drawn or listed. */
export interface BoardShown {
  readonly board: Board
  readonly grounds: GroundLooks
  readonly spaces: ReadonlyMap<Space, SpaceShown>
  /** One's own land, which others are so many steps from. */
  readonly own: readonly Space[]
  readonly chosen: readonly Space[]
  /** Who stands against whom; absent: nobody. */
  readonly fronts?: readonly Front[] | undefined
  readonly choices: Choices
  /** Land that what is chosen must hang together with; absent: it may lie apart. */
  readonly joins?: readonly Space[] | undefined
}

/** Steps to each space from one's own land; null where there is none. */
export function stepsFromOwn({ board, own }: Pick<BoardShown, 'board' | 'own'>): Int32Array | null {
  return own.length === 0 ? null : stepsFrom(board.graph, own)
}

export function groundsTold({ board, grounds }: Pick<BoardShown, 'board' | 'grounds'>, space: Space): readonly string[] {
  const own = board.at(space).grounds.flatMap((ground) => {
    const name = grounds[ground]?.name ?? ground
    return name === '' ? [] : [name]
  })
  return board.isByRiver(space) ? [...own, boardDrawingTexts.byRiver] : own
}

export function stepsTold(steps: Int32Array | null, space: Space): readonly string[] {
  const far = steps?.[space]
  if (far === undefined || far === 0) return []
  return [far === OUT_OF_REACH ? boardDrawingTexts.unreached : boardDrawingTexts.steps(far)]
}

/** What a space is: grounds, holder, marks, notes. */
export function factsOf(shown: BoardShown, space: Space, steps: Int32Array | null = null): readonly string[] {
  const { holder = boardDrawingTexts.unheld, marks = [], notes = [] } = shown.spaces.get(space) ?? {}
  return [
    ...groundsTold(shown, space),
    ...(holder === '' ? [] : [holder]),
    ...marks.map(({ name }) => name),
    ...stepsTold(steps, space),
    ...notes,
  ]
}

/**
 * Which land hangs together with that of `joins`, over land that is chosen, or would if it were chosen; null where it may lie apart.
 */
export function joinedLand({ board, joins, chosen }: Pick<BoardShown, 'board' | 'joins' | 'chosen'>): ReadonlySet<Space> | null {
  if (joins === undefined || joins.length === 0) return null
  const taken = new Set(chosen)
  const steps = stepsFrom(board.graph, joins, { passes: (space) => taken.has(space) })
  return new Set([...steps.keys()].filter((space) => steps[space] !== OUT_OF_REACH))
}

/** What the question says of a space; empty where it is beside the question. */
export function verdictOn({ chosen, choices }: BoardShown, space: Space, joined: ReadonlySet<Space> | null = null): string {
  const isApart = joined?.has(space) === false
  if (chosen.includes(space)) return isApart ? boardDrawingTexts.chosenApart : boardDrawingTexts.chosen
  const why = choices.get(space)
  if (why === undefined) return ''
  if (why !== null) return boardDrawingTexts.cannot(why)
  return joined === null ? boardDrawingTexts.can : isApart ? boardDrawingTexts.canLater : boardDrawingTexts.canNow
}

/** A space in one sentence, for ears. */
export function tellSpace(
  shown: BoardShown,
  space: Space,
  steps: Int32Array | null = null,
  joined: ReadonlySet<Space> | null = null,
): string {
  const verdict = verdictOn(shown, space, joined)
  return boardDrawingTexts.told(shown.board.at(space).name, [...factsOf(shown, space, steps), ...(verdict === '' ? [] : [verdict])])
}

/** Whether pressing it does something: it can be chosen, or is and can be given up. */
export function mayPress({ chosen, choices }: Pick<BoardShown, 'chosen' | 'choices'>, space: Space): boolean {
  return choices.get(space) === null || chosen.includes(space)
}
