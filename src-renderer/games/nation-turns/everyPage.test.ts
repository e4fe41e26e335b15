import { PLAYERS } from '../../../src-shared/games/nation-turns/testing/stage.ts'
import { NATION_TURNS } from '../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { random } from '../../../src-shared/insight/bots/random.ts'
import { everyPage } from '../../testing/everyPage.ts'

await everyPage({
  rules: NATION_TURNS,
  setup: { players: PLAYERS },
  bot: random,
  bare: /\b(?:seat|area|unit|account)\.(?:[A-Z]{2}|[a-z]+)\b/,
  answers: 60,
  kinds: 4,
})
