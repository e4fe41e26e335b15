import { seededChance } from '../../../insight/bots/bot.ts'
import { answerByBot } from '../../../insight/bots/answering.ts'
import { begun, reopened } from '../../../kernel/testing/toyTable.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameBench, Timing } from '../../testing/gameBench.ts'
import { squasher } from '../bots/squasher.ts'
import { MODULES } from '../rules/records.ts'
import { ORCS } from '../rules/ruleset.ts'
import { COLOURS } from '../rules/types.ts'

const SETUP: Json = {
  players: COLOURS.map((colour) => ({ colour, name: colour })),
  modules: [...MODULES],
  newcomers: { croco: 'orc', toad: 'shaman', bomber: 'golem' },
}

/** A whole game of four with every module. */
function evening() {
  const campaign = begun(SETUP, ORCS)
  const chance = seededChance(1)
  let answers = 0
  for (; campaign.pending !== null; answers++) answerByBot(campaign, campaign.pending, squasher, chance)
  return { campaign, answers }
}

const ANSWER: Timing = { name: 'an answer of a game of four, bot included', most: 15, run: () => evening().answers }

const REPLAY: Timing = {
  name: 'a game of four opened from its file',
  most: 300,
  run: () => {
    reopened(evening().campaign, ORCS)
    return 1
  },
}

export const BENCH: GameBench = { setup: SETUP, busy: squasher, growths: [], reckonings: [], timings: [ANSWER, REPLAY] }
