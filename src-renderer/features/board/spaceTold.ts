import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { Choices, GroundLook, SpaceShown } from './boardLook.ts'
import { boardDrawingTexts } from './texts/boardDrawing.ts'

export interface BoardShown {
  readonly board: Board
  readonly grounds: Readonly<Record<string, GroundLook>>
  readonly spaces: ReadonlyMap<Space, SpaceShown>
  readonly chosen: readonly Space[]
  readonly choices: Choices
}

/** What a space is: grounds, holder, marks, notes. */
export function factsOf({ board, grounds, spaces }: BoardShown, space: Space): readonly string[] {
  const shown = spaces.get(space)
  return [
    ...board.at(space).grounds.map((ground) => grounds[ground]?.name ?? ground),
    shown?.holder ?? boardDrawingTexts.unheld,
    ...(shown?.marks ?? []).map(({ name }) => name),
    ...(shown?.notes ?? []),
  ]
}

/** What the question says of a space; empty where it is beside the question. */
export function verdictOn({ chosen, choices }: BoardShown, space: Space): string {
  if (chosen.includes(space)) return boardDrawingTexts.chosen
  const why = choices.get(space)
  return why === undefined ? '' : why === null ? boardDrawingTexts.can : boardDrawingTexts.cannot(why)
}

/** A space in one sentence, for ears. */
export function tellSpace(shown: BoardShown, space: Space): string {
  const verdict = verdictOn(shown, space)
  return boardDrawingTexts.told(shown.board.at(space).name, [...factsOf(shown, space), ...(verdict === '' ? [] : [verdict])])
}

/** Whether pressing it does something: it can be chosen, or is and can be given up. */
export function mayPress({ chosen, choices }: BoardShown, space: Space): boolean {
  return choices.get(space) === null || chosen.includes(space)
}
