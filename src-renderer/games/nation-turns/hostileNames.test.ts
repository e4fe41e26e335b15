import { GAME } from '../../../src-shared/games/nation-turns/game.ts'
import { SAMPLE } from '../../../src-shared/games/nation-turns/rules/sample.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import { idle } from '../../../src-shared/insight/bots/idle.ts'
import { proveHostileNames } from '../../testing/hostileNames.ts'

proveHostileNames({
  game: GAME,
  bot: idle,
  seat: 'p1',
  setup: (name) => {
    const scenario = {
      ...SAMPLE,
      areas: SAMPLE.areas.map((area) => ({ ...area, name: name(area.name) })),
      nations: SAMPLE.nations.map((nation) => ({ ...nation, name: name(nation.name) })),
    }
    const players = Object.fromEntries(['p1', 'p2', 'p3'].map((seat) => [seat, { name: name(seat) }]))
    return { players, houseRules: { scenario: 'file' }, scenario } as unknown as Json
  },
})
