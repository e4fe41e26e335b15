import { checkpoint, post, record } from '../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import { TOY_SEATS, toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { WHOLE_TOY } from './wholeToy.ts'

/** The toy in a turn of the first seat, without the roll for the order, that asks what a test wants asked. */
export function stagedToy(play: Ruleset['play']): Ruleset {
  return {
    ...toyGame(WHOLE_TOY),
    *setUp() {
      for (const seat of TOY_SEATS) yield* post('TOY-BOOK-1', seat, 'gold', 5)
      yield* record('TOY-TURN-1', { name: 'state' }, 'state', { order: TOY_SEATS, rounds: 2, over: false })
      yield* checkpoint({ turn: 1, seat: TOY_SEATS[0], phase: 3 })
    },
    play,
  }
}
