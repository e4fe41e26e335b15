import { random } from '../../../src-shared/games/greatest-lineage/bots/random.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { everyPage } from '../../testing/everyPage.ts'

await everyPage({
  rules: GREATEST_LINEAGE,
  setup: {
    players: { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } },
    goal: 'conquest',
    houseRules: {},
  },
  bot: random,
  bare: /\b(?:record|goal|age|score|derived|actGroup|raidGoal|race|material|mission|ahead|setup)\.[a-z]+/,
  answers: 60,
  kinds: 8,
})
