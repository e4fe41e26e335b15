import { afterEach, beforeEach } from 'vitest'
import { GAME } from '../../src-shared/games/greatest-lineage/game.ts'
import { playOn } from '../../src-shared/games/text/playing.ts'
import { WorldState } from '../../src-shared/kernel/world/world.ts'

/** Texts of the tests of this file are told for The Greatest Lineage, though no table is open. */
export function tellForGreatestLineage(): void {
  let stop = (): void => undefined
  beforeEach(() => {
    stop = playOn(() => ({ game: GAME, world: new WorldState() }))
  })
  afterEach(() => stop())
}
