import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { connectedParts } from '../../../src-shared/board/search.ts'
import type { SpaceShown } from './boardLook.ts'

/** Land of one owner that hangs together, and the space nearest to its middle: there its emblem stands. */
export interface LandPart {
  readonly owner: string
  readonly spaces: readonly Space[]
  readonly middle: Space
}

export function landParts(board: Board, shown: ReadonlyMap<Space, SpaceShown>): readonly LandPart[] {
  const owners = new Set([...shown.values()].flatMap(({ owner }) => owner ?? []))
  return [...owners].flatMap((owner) =>
    connectedParts(board.graph, (space) => shown.get(space)?.owner === owner).map((spaces) => ({
      owner,
      spaces,
      middle: middleOf(board, spaces),
    })),
  )
}

function middleOf(board: Board, spaces: readonly Space[]): Space {
  const centres = spaces.map((space) => board.at(space).centre)
  const [x, y] = [
    centres.reduce((sum, one) => sum + one.x, 0) / spaces.length,
    centres.reduce((sum, one) => sum + one.y, 0) / spaces.length,
  ]
  const far = centres.map((one) => Math.hypot(one.x - x, one.y - y))
  return spaces[far.indexOf(Math.min(...far))] ?? 0
}
