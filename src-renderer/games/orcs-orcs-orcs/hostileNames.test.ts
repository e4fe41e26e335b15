import { random } from '../../../src-shared/games/orcs-orcs-orcs/bots/random.ts'
import { GAME } from '../../../src-shared/games/orcs-orcs-orcs/game.ts'
import { proveHostileNames } from '../../testing/hostileNames.ts'

proveHostileNames({
  game: GAME,
  bot: random,
  seat: 'blue',
  setup: (name) => ({ players: ['blue', 'red'].map((colour) => ({ colour, name: name(colour) })) }),
})
