import { random } from '../../../src-shared/games/hordes/bots/random.ts'
import { HORDES } from '../../../src-shared/games/hordes/rules/ruleset.ts'
import { everyPage } from '../../testing/everyPage.ts'
import { setupOf } from './testing/playedTable.ts'

await everyPage({
  rules: HORDES,
  setup: setupOf(),
  bot: random,
  bare: /\b(?:seat|type|element|account|tick|factor|fate|status)\.(?:[A-Z]{2}|[a-z]+)\b/,
  answers: 400,
  kinds: 8,
})
