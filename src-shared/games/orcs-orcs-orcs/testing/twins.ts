import type { TwinGame } from '../../../table/secrecy/testing/twinGame.ts'

/** Hands, draw piles and missions are secret; cards that are played, discarded or scored are not. */
export const TWIN: TwinGame = {
  partings: [
    { rules: ['OO-ACTION-1'], why: 'everybody sees that a seat performs an action instead of passing' },
    { rules: ['OO-SPELL-1', 'OO-SPELL-2', 'OO-SPELL-4'], why: 'a card is played, and lies open from then on' },
    { rules: ['OO-DRAW-1', 'OO-SPELL-24', 'OO-BONUS-3'], why: 'discard piles lie open' },
    { rules: ['OO-SKILL-3'], why: 'the box lies open' },
    { rules: ['OO-MISSION-2'], why: 'missions are shown at the end' },
  ],
  pairs: 3,
  // An action that is decided by a hand which the game master may not look at.
  seeds: [879433288],
  headStart: () => [],
}
