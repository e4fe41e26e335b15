import { expect, test } from 'vitest'
import { answerByBot } from '../../../../src-shared/insight/bots/answering.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { squasher } from '../../../../src-shared/games/orcs-orcs-orcs/bots/squasher.ts'
import { started } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'
import { finalScores } from './scores.ts'

test('OO-SCORE-4 the parts of each score add up to its points, best first, whoever looks', () => {
  const campaign = started({ modules: ['missions'], seats: ['blue', 'green', 'red'] })
  const chance = seededChance(4)
  while (campaign.pending !== null) answerByBot(campaign, campaign.pending, squasher, chance)
  const scores = finalScores(momentsOf(campaign.entries), ['blue', 'green', 'red'])
  for (const { seat, total } of scores) expect([seat, total]).toEqual([seat, campaign.world.balance(seat, 'vp')])
  expect(scores.map(({ total }) => total)).toEqual(scores.map(({ total }) => total).toSorted((one, other) => other - one))
  expect(scores.every(({ trophies }) => trophies > 0)).toBe(true)
  expect(finalScores(momentsOf(seenBy(campaign.entries, 'onlooker')), ['blue', 'green', 'red'])).toEqual(scores)
})
