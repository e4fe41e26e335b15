import { squasher } from '../../../src-shared/games/orcs-orcs-orcs/bots/squasher.ts'
import { MODULES } from '../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { ORCS } from '../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import { everyPage } from '../../testing/everyPage.ts'

await everyPage({
  rules: ORCS,
  setup: {
    players: ['blue', 'green', 'red'].map((colour) => ({ colour, name: `Player of ${colour}` })),
    modules: [...MODULES],
    newcomers: { croco: 'orc', toad: 'shaman', bomber: 'golem' },
  },
  bot: squasher,
  bare: /\b(?:seat|spell|creature|power|account|skill|bonus|fateRule|toadling|mission|terrain)\.[a-z]+\b/,
  answers: 200,
  kinds: 6,
})
