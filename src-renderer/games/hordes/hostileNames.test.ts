import { random } from '../../../src-shared/games/hordes/bots/random.ts'
import { GAME } from '../../../src-shared/games/hordes/game.ts'
import { SAMPLE_ARMIES } from '../../../src-shared/games/hordes/rules/sample.ts'
import { proveHostileNames } from '../../testing/hostileNames.ts'

proveHostileNames({
  game: GAME,
  bot: random,
  seat: 'redHost',
  setup: (name) => {
    const player = (seat: 'redHost' | 'blueHost') => ({
      name: name(seat),
      army: name(`Army of ${seat}`),
      elements: SAMPLE_ARMIES[seat].elements.map((entry) => ({ ...entry, label: name(entry.type).slice(0, 40) })),
    })
    return { players: { redHost: player('redHost'), blueHost: player('blueHost') } }
  },
})
