import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../kernel/testing/atMarket.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { at, boardOf, cast, figure } from '../testing/position.ts'
import { creaturesIn } from './creatures.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const

describe('play that is moved', () => {
  const broken = () => {
    const campaign = at({ mages: MAGES, creatures: ['golem 1-3', 'golem 2-3'], cards: { 'blue.hand': ['zap', 'zap', 'smash', 'smash'] } })
    cast(campaign, 'zap')
    expect([boardOf(campaign), figure(campaign, 'blue actions')]).toEqual([['golem 1-3 1', 'golem 2-3'], 1])
    return campaign
  }
  const green = { cursor: { turn: 2, seat: 'green', phase: 2 } }

  test.each([1, 2])('OO-DEFEAT-4 OO-ACTION-1 begins phase %i without damage and actions of the turn before', (phase) => {
    const campaign = broken()
    valueOf(campaign.correct([{ cursor: { turn: 2, seat: 'green', phase } }], 'x'))
    expect([boardOf(campaign).includes('golem 1-3'), figure(campaign, 'blue actions')]).toEqual([true, 0])
    expect(campaign.verify()).toBeNull()
  })

  test('OO-DEFEAT-4 the same turn begins without damage as well, but for what the correction sets', () => {
    const campaign = broken()
    valueOf(campaign.correct([{ cursor: { turn: 1, seat: 'blue', phase: 2 } }], 'x'))
    expect([boardOf(campaign), figure(campaign, 'blue actions')]).toEqual([['golem 1-3', 'golem 2-3'], 2])
    const golem = creaturesIn(campaign.world).find(({ path }) => path === 2)
    valueOf(campaign.correct([{ collection: 'creature', id: golem?.id ?? '', to: { ...golem, damage: 2 } as never }, green], 'x'))
    expect(boardOf(campaign)).toEqual(['golem 1-3', 'golem 2-3 2'])
  })

  test('OO-DEFEAT-4 OO-ACTION-1 what the correction sets stays, also where it is like that already', () => {
    const campaign = broken()
    const golem = creaturesIn(campaign.world).find(({ path }) => path === 1)
    const kept = [
      { collection: 'creature', id: golem?.id ?? '', to: { ...golem } as never },
      { owner: 'blue', account: 'actions', to: 1 },
    ]
    valueOf(campaign.correct([...kept, green], 'x'))
    expect([boardOf(campaign), figure(campaign, 'blue actions')]).toEqual([['golem 1-3 1', 'golem 2-3'], 1])
    expect(campaign.verify()).toBeNull()
  })

  test('damage that is corrected without a move stays', () => {
    const campaign = broken()
    valueOf(campaign.correct([{ owner: 'blue', account: 'actions', to: 2 }], 'x'))
    expect(boardOf(campaign)).toContain('golem 1-3 1')
  })
})

describe('figures set by hand', () => {
  test.each(['trophy_goblin', 'defeats_goblin', 'actions'])('%s takes no more than play can go on from', (account) => {
    const campaign = at({ mages: MAGES, creatures: ['goblin 1-3 1'], cards: { 'blue.hand': ['zap', 'zap', 'smash', 'smash'] } })
    const set = (to: number) => campaign.correct([{ owner: 'blue', account, to }], 'x')
    expect(problemsOf(set(1_000))).toEqual(['to problem.range'])
    valueOf(set(99))
    cast(campaign, 'zap')
    expect(boardOf(campaign)).toEqual([])
  })
})
