import { describe } from 'vitest'
import { seededChance } from '../insight/bots/bot.ts'
import { random } from '../insight/bots/random.ts'
import { campaignProperties } from './testing/properties.ts'
import { toyGame } from './testing/toyGame.ts'

describe('whatever is done at the table of a toy', () => {
  campaignProperties({
    ruleset: toyGame(),
    setups: [
      { rounds: 1, hens: 4 },
      { rounds: 3, hens: 0 },
      { rounds: 3, hens: 30 },
    ],
    play: random,
    ruling: (chance) =>
      [{ fair: chance(0, 1) === 1 }, { layOn: chance(0, 100) }, { layOn: chance(0, 120), fair: true }, { wages: 1 }][chance(0, 3)] ?? {},
    chanceOf: seededChance,
    runs: 120,
    steps: 60,
  })
})
