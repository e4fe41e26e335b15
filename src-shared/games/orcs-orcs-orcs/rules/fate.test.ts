import { describe, expect, test } from 'vitest'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { at, boardOf, cardsAt, figure, started, type Position } from '../testing/position.ts'
import { creaturesIn, lifeOf } from './creatures.ts'
import { fateFace } from './deck/deck.ts'
import { OURS_1 } from './deck/ours.ts'
import { FATES } from './records.ts'

/** The board before anything was revealed after a fate card: only this card is left in the pile. */
function fate(face: string, position: Position = {}): Campaign {
  return at({ ...position, at: { turn: 2, seat: 'table', phase: 0 }, cards: { fate: [face], fateUsed: [], ...position.cards } })
}

/** Where each creature came by the card: its path and section at the end of the fate phase. */
function after(face: string, position: Position): readonly string[] {
  const campaign = fate(face, position)
  const ids = (position.creatures ?? []).map((text, index) => `${text.split(' ')[0] ?? ''}-${String.fromCodePoint(97 + index)}`)
  return ids.map((id) => {
    const creature = creaturesIn(campaign.world).find((one) => one.id === id)
    return creature === undefined ? 'tower' : `${creature.path}-${creature.section}`
  })
}

describe('the fate card', () => {
  test('OO-FATE-1 OO-ROUND-1 begins the round: creatures of the categories shown move one section (OO-FATE-2, EX-02)', () => {
    expect(after('SB', { creatures: ['goblin 2-3', 'shaman 3-3', 'rider 4-2', 'golem 5-1'] })).toEqual(['2-3', '3-2', '4-1', 'tower'])
  })

  /** Where a goblin stands after a fate phase that began with all cards used, and the fate of the round. */
  const withoutPile = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const campaign = fate('', { cards: { fate: [], fateUsed: ['W', 'W'] }, creatures: ['goblin 2-3'], houseRules })
    return [boardOf(campaign).find((one) => one.startsWith('goblin 2-')), campaign.world.record(FATES, 'fate')?.face]
  }

  test('OO-FATE-1 is drawn from the used cards once the pile is empty (RULING-15)', () => {
    expect(withoutPile()).toEqual(['goblin 2-2', 'W'])
  })

  test('RULING-15 fate_empty = none: once the pile is empty no card comes, and nothing moves', () => {
    expect(withoutPile({ fate_empty: 'none' })).toEqual(['goblin 2-3', ''])
  })

  test('OO-FATE-4 OO-DEFEAT-5 Creature +1 life, but not for a seat that ignores it (OO-SKILL-2, EX-04)', () => {
    const lives = (figures: Position['figures']): readonly number[] => {
      const { world } = at({ fate: 'life_plus_1', creatures: ['goblin 2-3', 'rider 3-3', 'golem 4-3'], figures: figures ?? {} })
      return creaturesIn(world).map((creature) => lifeOf(world, creature))
    }
    expect(lives({})).toEqual([3, 4, 5])
    expect(lives({ 'blue skull_golem': 2 })).toEqual([2, 3, 4])
  })

  test('OO-FATE-9 Exchange puts both displays back and draws new ones', () => {
    const cards = { displayA: ['fireball'], A: ['earthquake', 'earthquake', 'earthquake', 'earthquake'] }
    const campaign = fate('WS:exchange', { cards })
    expect([cardsAt(campaign, 'displayA').length, cardsAt(campaign, 'A').length]).toEqual([3, 2])
  })

  /** Trophies that a holder of No loss keeps when No extra skills brings an orc home on its path. */
  const keptAtHome = (houseRules: NonNullable<Position['houseRules']> = {}): number => {
    const figures = { 'blue trophy_orc': 2, 'blue defeats_orc': 2, 'blue skull_orc': 2 }
    return figure(fate('W:no_extra_skills', { creatures: ['orc 1-1'], mages: { blue: 1 }, figures, houseRules }), 'blue trophy_orc')
  }

  test('OO-FATE-3 the lower part binds after the creatures have moved (RULING-19, EX-50)', () => {
    expect(keptAtHome()).toBe(2)
  })

  test('RULING-19 fate_rule_from = reveal: the lower part binds while the creatures move', () => {
    expect(keptAtHome({ fate_rule_from: 'reveal' })).toBe(1)
  })
})

describe('arrivals', () => {
  const red = { mages: { blue: 1, green: 2, red: 3, yellow: 5 } }

  test('OO-TOWER-1 OO-TOWER-2 the counter falls, and the seat on the path loses a trophy; its skull stays (EX-03)', () => {
    const has = fate('W', {
      ...red,
      creatures: ['goblin 3-1'],
      figures: { 'red trophy_goblin': 1, 'red skull_goblin': 1, 'red defeats_goblin': 1 },
    })
    expect(['table counter_goblin', 'red trophy_goblin', 'red skull_goblin'].map((name) => figure(has, name))).toEqual([1, 0, 1])
    const none = fate('W', { ...red, creatures: ['goblin 3-1'], figures: { 'table counter_goblin': 2 } })
    expect(['table counter_goblin', 'red trophy_goblin'].map((name) => figure(none, name))).toEqual([2, 0])
  })

  test('RULING-18 skull_drops = true: the skull falls with the trophies, as far as it is above them', () => {
    const skull = (trophies: number, houseRules: NonNullable<Position['houseRules']>): number => {
      const figures = { 'red trophy_goblin': trophies, 'red skull_goblin': 2, 'red defeats_goblin': trophies }
      return figure(fate('W', { ...red, creatures: ['goblin 3-1'], figures, houseRules }), 'red skull_goblin')
    }
    expect([skull(2, {}), skull(2, { skull_drops: true }), skull(3, { skull_drops: true })]).toEqual([2, 1, 2])
  })

  /** The counter and red's trophies after two goblins came home on its path. */
  const left = (trophies: number, houseRules: NonNullable<Position['houseRules']> = {}): readonly number[] => {
    const creatures = ['goblin 3-1', 'goblin 3-1']
    const campaign = fate('W', { ...red, houseRules, creatures, figures: { 'red trophy_goblin': trophies } })
    return [figure(campaign, 'table counter_goblin'), figure(campaign, 'red trophy_goblin')]
  }

  test('OO-TOWER-2 each arrival costs a trophy (RULING-17, EX-49)', () => {
    expect([left(1), left(2)]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  test('RULING-17 loss = per_card: a fate card costs a seat one trophy at most (EX-49)', () => {
    expect([left(1, { loss: 'per_card' }), left(2, { loss: 'per_card' })]).toEqual([
      [2, 0],
      [2, 1],
    ])
  })

  test('OO-SKILL-5 the skill No loss protects', () => {
    const figures = { 'red trophy_goblin': 1, 'red skull_orc': 2 }
    expect(figure(fate('W', { ...red, creatures: ['goblin 3-1'], figures }), 'red trophy_goblin')).toBe(1)
  })
})

describe('the new fate cards', () => {
  test('OO-XFATE-4 OO-XFATE-5 creatures on the marked sections of the marked paths move (EX-34)', () => {
    const creatures = ['goblin 3-2', 'chief 4-2', 'orc 3-1', 'orc 4-3', 'golem 5-2']
    expect(after('34-M', { modules: ['x1_fate'], creatures })).toEqual(['3-1', '4-1', '3-1', '4-3', '5-2'])
  })

  test('OO-XFATE-1 19 replace the 15', () => {
    const pile = (modules: Position['modules']): number => {
      const campaign = started({ modules: modules ?? [] })
      return cardsAt(campaign, 'fate').length + cardsAt(campaign, 'fateUsed').length
    }
    expect([pile([]), pile(['x1_fate'])]).toEqual([15, 19])
    expect(new Set(OURS_1.fateX1.map(fateFace)).size).toBe(19)
  })
})
