import { describe, expect, test } from 'vitest'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { PLAYERS, playOut, stage, type StageSetting } from '../testing/stage.ts'
import { closing } from './ending.ts'
import { gameOf } from './records.ts'
import { NATION_TURNS } from './ruleset.ts'
import { countAlive, countHolds, scoreKills } from './scoring.ts'

function ended(setting: StageSetting) {
  return gameOf(playOut(stage({ round: 17, phase: 7, ...setting }), closing).world).ended
}

describe('NT-VP-1 points', () => {
  test('EX-25: after round 5 Oak scores 10 and Heron 4, and the giant has 3 already', () => {
    const setting: StageSetting = {
      ...{ round: 5, phase: 6, points: { SW: 3 } },
      units: { OT: { 'LM.warrior': 1, 'HF.warrior': 1, 'BR.warrior': 1 }, HP: { 'RM.beast': 1, 'AM.beast': 1 }, SW: { 'WT.giant': 1 } },
    }
    const { world } = playOut(stage(setting), countHolds)
    expect(['OT', 'HP', 'SW'].map((nation) => world.balance(nation, 'vp'))).toEqual([10, 4, 3])
    expect(playOut(stage({ ...setting, round: 6 }), countHolds).effects).toEqual([])
  })

  test('nothing for an area where foreigners stand', () => {
    const { world } = playOut(stage({ round: 5, units: { OT: { 'LM.warrior': 1 }, CT: { 'LM.warrior': 1 } } }), countHolds)
    expect([world.balance('OT', 'vp'), world.balance('CT', 'vp')]).toEqual([0, 0])
  })

  test('for every area of a type', () => {
    const nations = { CT: { scoring: [{ kind: 'hold_type', type: 'open', rounds: [2], points: 2 }] } } as const
    const { world } = playOut(
      stage({ round: 2, nations, units: { CT: { 'CD.warrior': 1, 'LM.warrior': 1, 'KH.warrior': 1 } } }),
      countHolds,
    )
    expect(world.balance('CT', 'vp')).toBe(4)
  })

  test('a criterion the game master decides is asked of him', () => {
    const nations = { CT: { scoring: [{ kind: 'moderator', rounds: [2], text: 'Whoever danced best' }] } } as const
    const played = playOut(stage({ round: 2, phase: 6, nations }), countHolds, [{ act: 'points', points: 5 }])
    expect(played.pending).toMatchObject({ id: '2/table/6/moderate', acts: [{ id: 'points' }, { id: 'done' }] })
    expect(played.postings('CT', 'vp')).toMatchObject([{ rule: 'NT-VP-1', delta: 5 }])
  })

  test('kills up to the cap, and only for whoever has a criterion', () => {
    const world = stage()
    playOut(world, (now) => scoreKills(now, 'SW', 'TT', 7))
    playOut(world, (now) => scoreKills(now, 'SW', 'CT', 7))
    playOut(world, (now) => scoreKills(now, 'OT', 'CT', 7))
    expect([world.balance('SW', 'vp'), world.balance('OT', 'vp')]).toEqual([10, 0])
  })

  test('kills of one nation alone', () => {
    const world = stage({ nations: { OT: { scoring: [{ kind: 'kill', of: 'CT', points: 2, cap: null }] } } })
    playOut(world, (now) => scoreKills(now, 'OT', 'TT', 3))
    playOut(world, (now) => scoreKills(now, 'OT', 'CT', 3))
    expect(world.balance('OT', 'vp')).toBe(6)
  })

  test('who is there after the last round', () => {
    expect(playOut(stage({ round: 17 }), countAlive).world.balance('SW', 'vp')).toBe(3)
    expect(playOut(stage({ round: 17, units: {} }), countAlive).world.balance('SW', 'vp')).toBe(0)
  })
})

describe('NT-END-1 who wins', () => {
  test('EX-29: 41, 41 and 38 points with 12, 9 and 20 units: player 1', () => {
    const setting: StageSetting = {
      points: { HC: 41, OT: 41, CT: 38 },
      units: { HC: { 'BR.soldier': 12 }, OT: { 'LM.warrior': 9 }, CT: { 'CD.warrior': 20 } },
    }
    expect(ended(setting)).toMatchObject({ status: 'won', winners: ['p1'] })
    expect(ended({ ...setting, units: { HC: { 'BR.soldier': 9 }, OT: { 'LM.warrior': 9 } } })).toMatchObject({
      status: 'shared',
      winners: ['p1', 'p2'],
    })
  })

  test('a player’s nations count together', () => {
    expect(ended({ points: { OT: 5, HP: 6, CT: 10 } })).toMatchObject({ winners: ['p2'], nations: ['OT', 'HP'] })
  })

  test('winner = nation: the best nation, and its player', () => {
    expect(ended({ points: { OT: 5, HP: 6, CT: 10 }, rules: { winner: 'nation' } })).toMatchObject({
      status: 'won',
      winners: ['p3'],
      nations: ['CT'],
    })
  })

  test('tie = shared: equal points are shared, whatever the units', () => {
    expect(ended({ points: { HC: 7, OT: 7 }, rules: { tie: 'shared' } })).toMatchObject({ status: 'shared', winners: ['p1', 'p2'] })
  })

  test('a figure corrected after the end changes who has won', () => {
    const campaign = begun({ players: PLAYERS }, NATION_TURNS)
    valueOf(campaign.correct([{ owner: 'HC', account: 'vp', to: 5 }, { cursor: { turn: 1, seat: 'table', phase: 7 } }], 'enough'))
    expect(gameOf(campaign.world).ended?.winners).toEqual(['p1'])
    valueOf(campaign.correct([{ owner: 'CT', account: 'vp', to: 6 }], 'forgotten'))
    expect(gameOf(campaign.world).ended?.winners).toEqual(['p3'])
  })
})
