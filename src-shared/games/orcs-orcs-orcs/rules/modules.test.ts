import { describe, expect, test } from 'vitest'
import { answer, at, boardOf, cast, figure, options, type Position } from '../testing/position.ts'
import { questionKey } from '../../../kernel/engine/request.ts'
import { missionScore } from './missions.ts'
import type { Colour, Mission } from './types.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const
const blue = (hand: readonly string[], position: Position) =>
  at({ mages: MAGES, ...position, cards: { 'blue.hand': hand, ...position.cards } })

describe('Secret Missions', () => {
  const figures = {
    ...{
      'blue trophy_goblin': 4,
      'blue trophy_orc': 3,
      'blue trophy_shaman': 2,
      'blue trophy_rider': 3,
      'blue trophy_golem': 1,
      'blue trophy_chief': 1,
    },
    ...{ 'blue skull_goblin': 2, 'blue skull_orc': 2, 'blue skull_rider': 2 },
  }
  const cards = { 'blue.draw': ['fireball', 'switch', 'voodoo'], 'blue.discard': ['wisdom', 'ice_storm'], 'blue.hand': ['zap'] }
  const points = (mission: Mission, more: Position = {}) =>
    missionScore(at({ mages: MAGES, cards, ...more, figures: { ...figures, ...more.figures } }).world, 'blue', mission).points

  test('OO-MISSION-3 OO-MISSION-4 OO-MISSION-5 weak, strong and brute trophies (EX-37)', () => {
    expect([points('weak'), points('strong'), points('brute')]).toEqual([6, 6, 4])
  })

  test('RULING-46 mission_pair = type: two of one category but of different types are no pair', () => {
    const uneven = { 'blue trophy_goblin': 3, 'blue trophy_shaman': 1 }
    const both = (houseRules: NonNullable<Position['houseRules']>) =>
      (['weak', 'strong'] as const).map((mission) => points(mission, { figures: uneven, houseRules }))
    expect([both({}), both({ mission_pair: 'type' })]).toEqual([
      [6, 6],
      [4, 3],
    ])
  })

  test('OO-MISSION-6 OO-MISSION-7 OO-MISSION-8 OO-MISSION-10 many, sets, skills and spells (EX-37)', () => {
    expect([points('many'), points('sets'), points('skills'), points('spells')]).toEqual([9, 6, 6, 6])
  })

  test('RULING-61 mission_counts = defeats: trophies that were lost count as well', () => {
    const lost = { 'blue trophy_golem': 0, 'blue defeats_golem': 3, 'blue trophy_chief': 1, 'blue defeats_chief': 1 }
    const brutes = (houseRules: NonNullable<Position['houseRules']>) => points('brute', { figures: lost, houseRules })
    expect([brutes({}), brutes({ mission_counts: 'defeats' })]).toEqual([2, 8])
  })

  describe('Maximum', () => {
    const held = {
      'blue trophy_goblin': 3,
      'green trophy_goblin': 3,
      'red trophy_goblin': 1,
      'blue trophy_chief': 2,
      'green trophy_chief': 1,
    }
    const each = (houseRules: NonNullable<Position['houseRules']> = {}) => {
      const { world } = at({ seats: ['blue', 'green', 'red'], mages: { blue: 1, green: 2, red: 3 }, figures: held, houseRules })
      return (['blue', 'green', 'red'] as readonly Colour[]).map((seat) => missionScore(world, seat, 'maximum').points)
    }

    test('OO-MISSION-9 counts the most of a type, alone or tied (EX-38)', () => {
      expect(each()).toEqual([6, 3, 0])
    })

    test('RULING-47 maximum_zero = true: a type that nobody has counts for everybody (EX-38)', () => {
      expect(each({ maximum_zero: true })).toEqual([18, 15, 12])
    })
  })
})

describe('Bonus Actions', () => {
  const modules = ['bonus'] as const

  test('OO-BONUS-1 OO-BONUS-4 two golems let every other seat discard twice, down to three cards (EX-44)', () => {
    const cards = { 'green.hand': ['zap', 'zap', 'zap', 'zap', 'smash'], 'red.hand': ['zap', 'zap', 'zap', 'zap'], 'yellow.hand': ['zap'] }
    const campaign = blue(['earthquake', 'smash', 'zap', 'zap'], { modules, creatures: ['golem 1-2 2', 'golem 1-2 2', 'chief 1-1'], cards })
    answer(campaign, { act: 'cast', card: 'earthquake' }, { act: 'enhance', card: 'smash:earth' }, 'done', '1-2')
    expect(campaign.pending?.wording).toBe('choose.order')
    answer(campaign, 'golem-a')
    expect(options(campaign)).toEqual(['discard', 'nothing'])
    answer(campaign, 'discard')
    for (const request of campaign.asked) campaign.answer('zap', questionKey(request))
    answer(campaign, 'discard')
    for (const request of campaign.asked.filter(({ wording }) => wording === 'choose.discard')) campaign.answer('zap', questionKey(request))
    expect(['green hand', 'red hand', 'yellow hand'].map((name) => figure(campaign, name))).toEqual([3, 3, 1])
  })

  test('OO-BONUS-2 OO-BONUS-3 a rider gives a card, a chief an action; both may be declined', () => {
    const defeat = (creature: string, choice: string) => {
      const campaign = blue(['zap', 'smash', 'smash'], { modules, creatures: [creature], cards: { 'blue.draw': ['fireball'] } })
      cast(campaign, 'zap', [], choice)
      return [figure(campaign, 'blue hand'), figure(campaign, 'blue actions')]
    }
    expect([defeat('rider 1-1 2', 'card'), defeat('rider 1-1 2', 'nothing'), defeat('chief 1-1 4', 'action')]).toEqual([
      [3, 1],
      [2, 1],
      [2, 2],
    ])
  })

  /** A shaman falls to Zap and grants a point of power; a Lightning Bolt is left in the hand. */
  const shaman = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const campaign = blue(['zap', 'lightning_bolt'], { modules, houseRules, creatures: ['shaman 1-1 2', 'chief 4-2'] })
    return cast(campaign, 'zap', [], 'power')
  }

  /** The same with three actions: then a teleport, and another Zap. A tile that is left keeps the turn open. */
  const afterTeleport = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const campaign = blue(['zap', 'zap', 'smash'], {
      ...{ modules, houseRules, newcomers: { toad: 'rider' }, tiles: [{ seat: 'blue', face: 'draw' }] },
      ...{ figures: { 'blue skull_chief': 2 }, creatures: ['shaman 1-1 2', 'golem 4-2'] },
    })
    answer(cast(campaign, 'zap', [], 'power'), { act: 'teleport', space: '4' })
    return cast(campaign, 'zap')
  }

  test('OO-BONUS-5 a point of power for the next action, its type named then; else it is lost (EX-53)', () => {
    const bolt = shaman()
    expect(options(bolt, 'cast', 'card')).toContain('lightning_bolt')
    answer(bolt, { act: 'cast', card: 'lightning_bolt' })
    expect(options(bolt)).toEqual(['earth', 'lightning', 'water', 'fire'])
    const before = bolt.entries.length
    answer(bolt, 'lightning')
    expect(JSON.stringify(bolt.entries[before])).toContain('"damage":2')
    const lost = afterTeleport()
    expect([boardOf(lost), lost.pending?.wording]).toEqual([['golem 4-2 1'], 'act.turn'])
  })

  test('RULING-30 bonus_power_enhances = false: a big attack needs a card besides bonus power', () => {
    expect(options(shaman(), 'cast', 'card')).toContain('lightning_bolt')
    expect(options(shaman({ bonus_power_enhances: false }), 'cast', 'card')).not.toContain('lightning_bolt')
  })

  test('RULING-49 bonus_power_waits = true: power that an action did not use is there for the next cast', () => {
    const waits = afterTeleport({ bonus_power_waits: true })
    expect(waits.pending?.wording).toBe('choose.power')
    expect(boardOf(answer(waits, 'lightning', '2'))).toEqual(['golem 4-2 2'])
  })
})
