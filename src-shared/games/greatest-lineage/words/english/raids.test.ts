import { expect, test } from 'vitest'
import type { Figures } from '../../../../kernel/world/rule.ts'
import { say } from '../say.ts'

const SIDES = { raider: 'elves', target: 'humans' }

test.each<[string, string, Figures, string]>([
  ['GL-RAID-1', 'act.conflict.raid', { target: 'humans', max: 1 }, 'Raid the humans (up to 1 raider)'],
  [
    'GL-RAID-4',
    'act.conflict.raid.hint',
    { cost: 'none', one: 40, two: 32, three: 24, four: 16 },
    'Raiders cost nothing. One goal comes true on 40 or less; 32, 24 and 16 with two, three and four. The answer of the raided gains 2 for every goal.',
  ],
  ['GL-RAID-3', 'field.raidGoal.raze', { name: 'Great Stair', there: 1 }, 'Tear down Great Stair'],
  ['GL-RAID-3', 'field.raidGoal.raze', { name: '', there: 2 }, 'Tear down a monument'],
  ['GL-RAID-4', 'roll.raidGoals', { goals: 'steal', chance: '40' }, 'Do the raiders steal tokens?'],
  ['GL-RAID-4', 'roll.raidGoals', { goals: 'kill,steal' }, 'A die for each goal, in this order: kill people, steal tokens'],
  ['GL-RAID-6', 'fill.raidLoot.hint', { burn: 0, steal: 12 }, 'Up to 12 tokens to carry off, of any kinds.'],
  ['GL-RAID-6', 'fill.raidLoot.hint', { burn: 1, steal: 0 }, 'Up to 1 token to burn, of any kinds.'],
  ['GL-RAID-6', 'fill.raidLoot.hint', { burn: 3, steal: 4 }, 'Up to 4 tokens to carry off and up to 3 tokens to burn, of any kinds.'],
  [
    'GL-RAID-6',
    'line.raidStolen',
    { ...SIDES, food: 3, wood: 0, wealth: 2 },
    'Raiders of the elves carry off 3 food and 2 wealth of the humans.',
  ],
  ['GL-RAID-5', 'line.raidKilled', { ...SIDES, dead: 3 }, 'Raiders of the elves kill 3 of the humans.'],
  ['GL-RAID-5', 'line.raidKilled', { ...SIDES, dead: 0 }, 'Raiders of the elves find nobody to kill among the humans.'],
  ['GL-RAID-8', 'line.raidAnswered', { ...SIDES, dead: 0, raiders: 5 }, 'The raiders of the elves get past the humans without loss.'],
  ['GL-RAID-8', 'line.raidAnswered', { ...SIDES, dead: 2, raiders: 5 }, 'The humans kill 2 of 5 raiders of the elves.'],
])('%s %s of %j reads: %s', (_, wording, figures, text) => {
  expect(say(wording, figures)).toBe(text)
})
