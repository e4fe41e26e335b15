import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../kernel/testing/atMarket.ts'
import { answer, at, boardOf, cardsAt, cast, figure, options, type Position } from '../testing/position.ts'
import { creaturesIn } from './creatures.ts'
import { singleTargets } from './casting/targets.ts'
import { TILES } from './records.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const
const blue = (hand: readonly string[], position: Position) =>
  at({ mages: MAGES, ...position, cards: { 'blue.hand': hand, ...position.cards } })

describe('the front rule', () => {
  const modules = ['x1_fate'] as const

  test('OO-XFATE-2 attacks reach only the first section with creatures (EX-31)', () => {
    const campaign = blue(['zap', 'smash', 'smash'], { modules, creatures: ['rider 1-1', 'goblin 1-2', 'golem 1-2'] })
    expect(singleTargets(campaign.world, [1]).map(({ id }) => id)).toEqual(['rider-a'])
    const after = blue(['zap'], { modules, creatures: ['goblin 1-2', 'golem 1-2'] })
    expect(singleTargets(after.world, [1]).map(({ id }) => id)).toEqual(['goblin-a', 'golem-b'])
  })

  test('RULING-50 front_rule = always: attacks reach only the front section without the new fate cards too', () => {
    const reached = (houseRules: NonNullable<Position['houseRules']>) =>
      singleTargets(blue(['zap'], { houseRules, creatures: ['rider 1-1', 'goblin 1-2'] }).world, [1]).map(({ id }) => id)
    expect([reached({}), reached({ front_rule: 'always' })]).toEqual([['rider-a', 'goblin-b'], ['rider-a']])
  })

  /** Earthquake with power 3 on the front section of the own path; the neighbour's front is nearer the tower. */
  const quake = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const creatures = ['goblin 1-2', 'goblin 1-2', 'goblin 1-2', 'orc 2-2', 'rider 2-1']
    const campaign = blue(['earthquake', 'smash', 'smash', 'zap'], { modules, houseRules, creatures })
    cast(campaign, 'earthquake', ['smash:earth', 'smash:earth'], '2')
    if (options(campaign).includes('2-2')) answer(campaign, '2-2')
    return boardOf(campaign)
  }

  test('OO-XFATE-3 Lightning Bolt hits the front section of any path; Earthquake spreads from the front (EX-32, EX-33)', () => {
    const bolt = blue(['lightning_bolt', 'zap', 'smash'], { modules, creatures: ['orc 5-1', 'goblin 5-2'] })
    answer(bolt, { act: 'cast', card: 'lightning_bolt' }, { act: 'enhance', card: 'zap:lightning' }, 'done')
    expect([boardOf(bolt), figure(bolt, 'blue trophy_orc')]).toEqual([['goblin 5-2'], 1])
    expect(quake()).toEqual(['rider 2-1'])
  })

  test('RULING-51 x1_spread = front_only: the second section of an Earthquake must be the front of its path', () => {
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
  /** Where a golem comes by Magic Bonds, by one section or two. */
  const moved = (card: 'plain' | 'enhanced', creature: string, road: string, houseRules: NonNullable<Position['houseRules']> = {}) => {
    const campaign = blue(['magic_bonds', 'cold_snap', 'zap'], { creatures: [creature], terrain: { [road]: 'road' }, houseRules })
    if (card === 'plain') cast(campaign, 'magic_bonds', [], 'golem-a')
    else cast(campaign, 'magic_bonds', ['cold_snap:water'], '2', 'golem-a')
    return boardOf(campaign)[0] ?? 'tower'
  }

  test('OO-XTERR-4 a road is passed free of charge on entry (EX-36)', () => {
    expect(moved('plain', 'golem 1-3', '1-2')).toBe('golem 1-1')
    expect(moved('enhanced', 'golem 1-3', '1-2')).toBe('tower')
    expect(moved('plain', 'golem 1-2', '1-1')).toBe('tower')
  })

  test('RULING-53 road = stop: a road carries on only a creature whose move would end on it (EX-36)', () => {
    expect(moved('enhanced', 'golem 1-3', '1-2', { road: 'stop' })).toBe('golem 1-1')
    expect(moved('plain', 'golem 1-3', '1-2', { road: 'stop' })).toBe('golem 1-1')
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

  /** Zap defeats a bomber beside another and a rider. */
  const blast = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const creatures = ['bomber 1-2 3', 'goblin 1-2 1', 'bomber 1-2 3', 'rider 1-2']
    const campaign = blue(['zap', 'smash'], { newcomers: { bomber: 'golem' }, houseRules, creatures })
    cast(campaign, 'zap', [], 'bomber-a')
    while (campaign.pending?.wording === 'choose.order') answer(campaign, options(campaign)[0])
    return [boardOf(campaign), figure(campaign, 'blue trophy_bomber'), figure(campaign, 'blue trophy_goblin')]
  }

  test('OO-XREIN-7 a bomber’s blast hits its section, and sets off another bomber (EX-39, RULING-59)', () => {
    expect(blast()).toEqual([['rider 1-2 2'], 2, 1])
  })

  test('RULING-59 blast_chain = false: a bomber that a blast defeats does not explode', () => {
    expect(blast({ blast_chain: false })).toEqual([['rider 1-2 1'], 2, 1])
  })

  test('RULING-59 blast_chain = false: a bomber that the spell itself has defeated explodes', () => {
    const creatures = ['bomber 1-2 2', 'bomber 1-2 2', 'chief 1-2']
    const campaign = blue(['earthquake', 'smash', 'zap'], { newcomers: { bomber: 'golem' }, houseRules: { blast_chain: false }, creatures })
    cast(campaign, 'earthquake', ['smash:earth'])
    while (campaign.pending?.wording === 'choose.order') answer(campaign, options(campaign)[0])
    expect([boardOf(campaign), figure(campaign, 'blue trophy_bomber')]).toEqual([['chief 1-2 4'], 2])
  })

  test('RULING-55 newcomer_bonus = both: the bonus of the replaced type is granted besides', () => {
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

  test('RULING-57 toadling_area = false: damage to a whole section leaves toadlings where they are', () => {
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
