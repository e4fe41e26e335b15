import { describe, expect, test } from 'vitest'
import { answerByBot } from '../../../../src-shared/insight/bots/answering.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { squasher } from '../../../../src-shared/games/orcs-orcs-orcs/bots/squasher.ts'
import { started } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { gameOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import type { Campaign } from '../../../../src-shared/kernel/engine/campaign.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { valueOf } from '../../../../src-shared/kernel/testing/toyTable.ts'
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

describe('the parts add up once after the end', () => {
  const ended = () => {
    const campaign = started({ seats: ['blue', 'red'] })
    const end = { cursor: { turn: 9, seat: 'table', phase: 9 } } as const
    valueOf(campaign.correct([{ owner: 'blue', account: 'trophy_chief', to: 2 }, end], 'the end'))
    return { campaign, end }
  }
  const partsOf = ({ entries }: Campaign) => finalScores(momentsOf(entries), ['blue']).map(({ trophies, total }) => [trophies, total])

  test('OO-SCORE-4 of a trophy that is corrected', () => {
    const { campaign } = ended()
    valueOf(campaign.correct([{ owner: 'blue', account: 'trophy_chief', to: 1 }], 'one too many'))
    expect(partsOf(campaign)).toEqual([[7, 7]])
  })

  test('OO-SCORE-4 of a game that is taken up again and ends anew', () => {
    const { campaign, end } = ended()
    const game = { ...gameOf(campaign.world), ended: null }
    valueOf(campaign.correct([{ collection: 'game', id: 'game', to: game as never }, end], 'too early'))
    expect(partsOf(campaign)).toEqual([[14, 14]])
  })

  test('OO-SCORE-4 of an ending that is taken back and comes again', () => {
    const { campaign, end } = ended()
    const { entry } = valueOf(campaign.correct([{ owner: 'blue', account: 'trophy_chief', to: 1 }], 'one too many'))
    valueOf(campaign.retract(entry.seq - 1))
    valueOf(campaign.correct([{ owner: 'blue', account: 'trophy_chief', to: 3 }, end], 'the end'))
    expect(partsOf(campaign)).toEqual([[21, 21]])
  })
})
