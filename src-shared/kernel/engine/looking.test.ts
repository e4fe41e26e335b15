import { expect, test } from 'vitest'
import { random } from '../../insight/bots/random.ts'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { effectsOf } from '../journal/journal.ts'
import { cardToy } from '../testing/cardToy.ts'
import { begun } from '../testing/toyTable.ts'

test('whoever looks at hidden cards is told their faces, and nobody else', () => {
  const campaign = begun({}, cardToy())
  const chance = seededChance(5)
  while (campaign.pending !== null) answerByBot(campaign, campaign.pending, random, chance)
  const looked = campaign.entries.flatMap((entry) =>
    effectsOf(entry).flatMap((effect) => (effect.kind === 'line' && effect.wording === 'line.looked' ? [effect] : [])),
  )
  expect(looked.length).toBeGreaterThan(2)
  for (const { seat = '', see } of looked) expect(see).toEqual([seat])
})
