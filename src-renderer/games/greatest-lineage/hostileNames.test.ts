import { GAME } from '../../../src-shared/games/greatest-lineage/game.ts'
import { SEATS } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { idle } from '../../../src-shared/insight/bots/idle.ts'
import { proveHostileNames } from '../../testing/hostileNames.ts'

proveHostileNames({
  game: GAME,
  bot: idle,
  seat: 'elves',
  setup: (name) => ({ players: Object.fromEntries(SEATS.map((seat) => [seat, name(seat)])) }),
})
