import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../kernel/testing/atMarket.ts'
import { answer, at, boardOf, cardsAt, cast, figure, options, type Position } from '../testing/position.ts'
import { questionKey } from '../../../kernel/engine/request.ts'
import { creaturesIn } from './creatures.ts'
import { singleTargets } from './casting/targets.ts'
import { missionScore } from './missions.ts'
import { TILES } from './records.ts'
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
  const points = (mission: Mission, houseRules: NonNullable<Position['houseRules']> = {}) =>
    missionScore(at({ mages: MAGES, figures, cards, houseRules }).world, 'blue', mission).points

  test('OO-MISSION-3 OO-MISSION-4 OO-MISSION-5 weak, strong and brute trophies (EX-37)', () => {
    expect([points('weak'), points('strong'), points('brute')]).toEqual([6, 6, 4])
    expect([points('weak', { mission_pair: 'type' }), points('strong', { mission_pair: 'type' })]).toEqual([6, 6])
  })

  test('OO-MISSION-6 OO-MISSION-7 OO-MISSION-8 OO-MISSION-10 many, sets, skills and spells (EX-37)', () => {
    expect([points('many'), points('sets'), points('skills'), points('spells')]).toEqual([9, 6, 6, 6])
  })

  test('OO-MISSION-2 counts trophies held, or by house rule all defeats (RULING-61)', () => {
    expect(points('brute', { mission_counts: 'defeats' })).toBe(0)
  })

  test('OO-MISSION-9 the most of a type, alone or tied; of none only by house rule (EX-38)', () => {
    const held = {
      'blue trophy_goblin': 3,
      'green trophy_goblin': 3,
      'red trophy_goblin': 1,
      'blue trophy_chief': 2,
      'green trophy_chief': 1,
    }
    const each = (houseRules: NonNullable<Position['houseRules']>) => {
      const { world } = at({ seats: ['blue', 'green', 'red'], mages: { blue: 1, green: 2, red: 3 }, figures: held, houseRules })
      return (['blue', 'green', 'red'] as readonly Colour[]).map((seat) => missionScore(world, seat, 'maximum').points)
    }
    expect(each({})).toEqual([6, 3, 0])
    expect(each({ maximum_zero: true })).toEqual([18, 15, 12])
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

  test('OO-BONUS-5 a point of power for the next action, its type named then; else it is lost (EX-53)', () => {
    const shaman = (houseRules: NonNullable<Position['houseRules']> = {}, hand = ['zap', 'lightning_bolt']) => {
      const campaign = blue(hand, { modules, houseRules, creatures: ['shaman 1-1 2', 'chief 4-2'] })
      return cast(campaign, 'zap', [], 'power')
    }
    const bolt = shaman()
    expect(options(bolt, 'cast', 'card')).toContain('lightning_bolt')
    answer(bolt, { act: 'cast', card: 'lightning_bolt' })
    expect(options(bolt)).toEqual(['earth', 'lightning', 'water', 'fire'])
    const before = bolt.entries.length
    answer(bolt, 'lightning')
    expect(JSON.stringify(bolt.entries[before])).toContain('"damage":2')
    expect(options(shaman({ bonus_power_enhances: false }), 'cast', 'card')).not.toContain('lightning_bolt')
    const lost = blue(['zap', 'zap', 'smash'], { modules, figures: { 'blue skull_chief': 2 }, creatures: ['shaman 1-1 2', 'golem 4-2'] })
    answer(cast(lost, 'zap', [], 'power'), { act: 'teleport', space: '4' }, { act: 'cast', card: 'zap' })
    expect(lost.pending?.wording).not.toBe('choose.power')
    const waits = blue(['zap', 'zap', 'smash'], {
      modules,
      houseRules: { bonus_power_waits: true },
      figures: { 'blue skull_chief': 2 },
      creatures: ['shaman 1-1 2', 'golem 4-2'],
    })
    answer(cast(waits, 'zap', [], 'power'), { act: 'teleport', space: '4' }, { act: 'cast', card: 'zap' }, 'done')
    expect(waits.pending?.wording).toBe('choose.power')
  })
})

describe('the front rule', () => {
  const modules = ['x1_fate'] as const

  test('OO-XFATE-2 attacks reach only the first section with creatures (EX-31)', () => {
    const campaign = blue(['zap', 'smash', 'smash'], { modules, creatures: ['rider 1-1', 'goblin 1-2', 'golem 1-2'] })
    expect(singleTargets(campaign.world, [1]).map(({ id }) => id)).toEqual(['rider-a'])
    const after = blue(['zap'], { modules, creatures: ['goblin 1-2', 'golem 1-2'] })
    expect(singleTargets(after.world, [1]).map(({ id }) => id)).toEqual(['goblin-a', 'golem-b'])
    const always = blue(['zap'], { houseRules: { front_rule: 'always' }, creatures: ['rider 1-1', 'goblin 1-2'] })
    expect(singleTargets(always.world, [1]).map(({ id }) => id)).toEqual(['rider-a'])
  })

  test('OO-XFATE-3 Lightning Bolt hits the front section of any path; Earthquake spreads from the front (EX-32, EX-33)', () => {
    const bolt = blue(['lightning_bolt', 'zap', 'smash'], { modules, creatures: ['orc 5-1', 'goblin 5-2'] })
    answer(bolt, { act: 'cast', card: 'lightning_bolt' }, { act: 'enhance', card: 'zap:lightning' }, 'done')
    expect([boardOf(bolt), figure(bolt, 'blue trophy_orc')]).toEqual([['goblin 5-2'], 1])
    const quake = (houseRules: NonNullable<Position['houseRules']>) => {
      const creatures = ['goblin 1-2', 'goblin 1-2', 'goblin 1-2', 'orc 2-2', 'rider 2-1']
      const campaign = blue(['earthquake', 'smash', 'smash', 'zap'], { modules, houseRules, creatures })
      cast(campaign, 'earthquake', ['smash:earth', 'smash:earth'], '2')
      if (options(campaign).includes('2-2')) answer(campaign, '2-2')
      return boardOf(campaign)
    }
    expect(quake({})).toEqual(['rider 2-1'])
    expect(quake({ x1_spread: 'front_only' })).toEqual(['rider 2-1', 'orc 2-2'])
  })

  test('OO-XFATE-2 an attack on a section reaches a toadling nearer the tower than the front (EX-55, RULING-57)', () => {
    const position = { modules, newcomers: { toad: 'shaman' }, toadlings: ['1-1'], creatures: ['chief 1-2', 'goblin 1-3'] } as const
    const campaign = blue(['earthquake', 'smash', 'zap'], position)
    expect(options(cast(campaign, 'earthquake', ['smash:earth']))).toEqual(['1-1', '1-2'])
    answer(campaign, '1-1')
    expect([campaign.world.records(TILES).length, boardOf(campaign)]).toEqual([1, ['chief 1-2', 'goblin 1-3']])
  })

  test('OO-XFATE-2 a toadling is reached where no creature is nearer the tower (EX-55)', () => {
    const ids = (toadling: string, creature: string) => {
      const { world } = at({ mages: MAGES, modules, newcomers: { toad: 'shaman' }, toadlings: [toadling], creatures: [creature] })
      return singleTargets(world, [1]).map(({ id }) => id)
    }
    expect(ids('1-1', 'goblin 1-2')).toEqual(['goblin-a', 'toadling-1'])
    expect(ids('1-2', 'goblin 1-1')).toEqual(['goblin-a'])
  })
})

describe('Terrain', () => {
  test('OO-XTERR-4 a road is passed free of charge on entry, or by house rule where a move would end on it (EX-36)', () => {
    const moved = (card: 'plain' | 'enhanced', creature: string, road: string, houseRules: NonNullable<Position['houseRules']> = {}) => {
      const campaign = blue(['magic_bonds', 'cold_snap', 'zap'], { creatures: [creature], terrain: { [road]: 'road' }, houseRules })
      if (card === 'plain') cast(campaign, 'magic_bonds', [], 'golem-a')
      else cast(campaign, 'magic_bonds', ['cold_snap:water'], '2', 'golem-a')
      return boardOf(campaign)[0] ?? 'tower'
    }
    expect(moved('plain', 'golem 1-3', '1-2')).toBe('golem 1-1')
    expect(moved('enhanced', 'golem 1-3', '1-2')).toBe('tower')
    expect(moved('enhanced', 'golem 1-3', '1-2', { road: 'stop' })).toBe('golem 1-1')
    expect(moved('plain', 'golem 1-2', '1-1')).toBe('tower')
  })
})

describe('Reinforcement', () => {
  const newcomers = { croco: 'goblin', toad: 'shaman', bomber: 'golem' } as const

  test('OO-XREIN-2 OO-XREIN-3 a newcomer has its own life and grants the skill of the type it replaces', () => {
    const campaign = blue(['zap', 'smash', 'smash'], { newcomers, creatures: ['croco 1-1'] })
    expect(boardOf(cast(campaign, 'zap', ['smash:earth']))).toEqual(['croco 1-1 1'])
    const skilled = blue(['zap', 'smash'], {
      newcomers,
      creatures: ['croco 1-1 2', 'chief 2-1'],
      figures: { 'blue trophy_croco': 1, 'blue defeats_croco': 1, 'blue skull_croco': 1 },
    })
    cast(skilled, 'zap')
    expect(JSON.stringify(skilled.entries.at(-1))).toContain('draw_plus_1')
  })

  test('OO-XREIN-4 OO-XREIN-5 a toad leaves a toadling, and damage takes it', () => {
    const campaign = blue(['smash', 'cold_snap', 'zap'], { newcomers, creatures: ['toad 1-2 2', 'chief 2-1'] })
    cast(campaign, 'smash')
    expect(singleTargets(campaign.world, [1]).length).toBe(1)
    cast(campaign, 'cold_snap')
    expect(campaign.world.records(TILES).map(({ seat }) => seat)).toEqual(['blue'])
    expect(cardsAt(campaign, 'toadlings').length).toBe(11)
  })

  test.each([
    ['draw', 'blue hand', 3],
    ['action', 'blue actions', 3],
  ] as const)('OO-XREIN-6 a tile works once: %s', (face, name, now) => {
    const campaign = blue(['zap', 'smash'], {
      newcomers,
      creatures: ['chief 1-1'],
      tiles: [{ seat: 'blue', face }],
      cards: { 'blue.draw': ['zap'] },
    })
    answer(campaign, { act: 'tile', tile: 'tile-1' })
    expect([figure(campaign, name), campaign.world.records(TILES), options(campaign).includes('tile')]).toEqual([now, [], false])
  })

  test('OO-XREIN-6 a tile that takes a life is not spent on nothing', () => {
    const tiles = [{ seat: 'blue', face: 'life' }] as const
    const campaign = blue(['zap', 'smash'], { newcomers, creatures: ['chief 1-1'], tiles })
    expect(problemsOf(campaign.answer({ act: 'tile', tile: 'tile-1' }))).toEqual(['creature problem.tileCreature'])
    expect(options(blue(['zap'], { newcomers, creatures: [], tiles }))).not.toContain('tile')
  })

  test('OO-XREIN-6 a tile gives power to the cast that is being made', () => {
    const campaign = blue(['zap', 'smash'], { newcomers, creatures: ['chief 1-1'], tiles: [{ seat: 'blue', face: 'power' }] })
    answer(campaign, { act: 'cast', card: 'zap' }, { act: 'tile', tile: 'tile-1' }, 'done', 'lightning', '2')
    expect(boardOf(campaign)).toEqual(['chief 1-1 2'])
  })

  test('OO-XREIN-7 a bomber’s blast hits its section, and may set off another (EX-39, RULING-59)', () => {
    const blast = (houseRules: NonNullable<Position['houseRules']>) => {
      const creatures = ['bomber 1-2 3', 'goblin 1-2 1', 'bomber 1-2 3', 'rider 1-2']
      const campaign = blue(['zap', 'smash'], { newcomers: { bomber: 'golem' }, houseRules, creatures })
      cast(campaign, 'zap', [], 'bomber-a')
      while (campaign.pending?.wording === 'choose.order') answer(campaign, options(campaign)[0])
      return [boardOf(campaign), figure(campaign, 'blue trophy_bomber'), figure(campaign, 'blue trophy_goblin')]
    }
    expect(blast({})).toEqual([['rider 1-2 2'], 2, 1])
    expect(blast({ blast_chain: false })).toEqual([['rider 1-2 1'], 2, 1])
  })

  test('OO-XREIN-7 a bomber that the spell itself has defeated explodes, even where blasts set off no others (RULING-59)', () => {
    const creatures = ['bomber 1-2 2', 'bomber 1-2 2', 'chief 1-2']
    const campaign = blue(['earthquake', 'smash', 'zap'], { newcomers: { bomber: 'golem' }, houseRules: { blast_chain: false }, creatures })
    cast(campaign, 'earthquake', ['smash:earth'])
    while (campaign.pending?.wording === 'choose.order') answer(campaign, options(campaign)[0])
    expect([boardOf(campaign), figure(campaign, 'blue trophy_bomber')]).toEqual([['chief 1-2 4'], 2])
  })

  test('OO-XREIN-2 the replaced type’s bonus is kept besides by house rule (RULING-55)', () => {
    const defeat = (newcomer_bonus: 'own' | 'both') => {
      const campaign = blue(['zap', 'smash'], {
        modules: ['bonus'],
        newcomers: { toad: 'rider' },
        houseRules: { newcomer_bonus },
        creatures: ['toad 1-2 2', 'chief 2-1'],
      })
      cast(campaign, 'zap')
      return campaign.pending?.wording
    }
    expect([defeat('own'), defeat('both')]).toEqual(['act.turn', 'choose.bonus'])
  })

  test('OO-XREIN-5 whether damage to a whole section takes toadlings is a house rule (RULING-57)', () => {
    const taken = (toadling_area: boolean) => {
      const campaign = blue(['earthquake', 'smash', 'zap'], {
        newcomers,
        houseRules: { toadling_area },
        creatures: ['chief 1-2'],
        toadlings: ['1-2'],
      })
      cast(campaign, 'earthquake', ['smash:earth'])
      return [campaign.world.records(TILES).length, creaturesIn(campaign.world)[0]?.damage]
    }
    expect([taken(true), taken(false)]).toEqual([
      [1, 2],
      [0, 2],
    ])
  })
})
