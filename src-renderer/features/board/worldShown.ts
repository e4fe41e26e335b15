import type { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { GroundLooks, LandHolder } from '../../../src-shared/games/api/boardFace.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import { lookOf } from './boardLook.ts'

/** What is to be said of each space of a world that is worked on. */
export function worldShown(board: Board, grounds: GroundLooks, holders: readonly LandHolder[]): ReadonlyMap<Space, SpaceShown> {
  const shown = new Map<Space, SpaceShown>()
  for (const [space, { grounds: own }] of board.spaces.entries()) if (lookOf(own, grounds).isWater) shown.set(space, { holder: '' })
  for (const { id, name, owner, lands, seat } of holders)
    for (const land of lands) {
      if (!board.has(land)) continue
      const marks = seat?.land === land ? [{ sign: 'capital' as const, name: seat.name }] : []
      shown.set(board.numberOf(land), { holder: name, region: id, marks, ...(owner === undefined ? {} : { owner }) })
    }
  return shown
}
