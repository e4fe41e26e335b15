import { describe, expect, test } from 'vitest'
import { answer, at, boardOf, cardsAt, cast, figure, options, type Position } from '../../testing/position.ts'

function blue(hand: readonly string[], more: Position = {}) {
  return at({ mages: { blue: 1, green: 2, red: 3, yellow: 5 }, ...more, cards: { 'blue.hand': hand, 'blue.discard': [], ...more.cards } })
}

describe('lore', () => {
  /** Blue takes a Fireball of the display by a Spell Book. */
  const taking = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const cards = { displayA: ['earthquake', 'fireball', 'ice_storm'] }
    const campaign = blue(['spell_book_fire_earth', 'zap'], { houseRules, cards })
    const pile = cardsAt(campaign, 'A').length
    answer(campaign, { act: 'cast', card: 'spell_book_fire_earth' })
    expect(options(campaign)).toContain('fireball')
    answer(campaign, 'fireball')
    expect([cardsAt(campaign, 'displayA').length, cardsAt(campaign, 'A').length]).toEqual([3, pile - 1])
    return campaign
  }

  test('OO-SPELL-19 Spell Book takes a card of the display; it lies aside until phase 2 ends (EX-19)', () => {
    const barred = taking()
    expect([cardsAt(barred, 'blue.learned'), cardsAt(barred, 'blue.discard')]).toEqual([['fireball'], ['spell_book_fire_earth']])
    answer(barred, 'done')
    expect([cardsAt(barred, 'blue.learned'), cardsAt(barred, 'blue.discard').includes('fireball')]).toEqual([[], true])
  })

  test('RULING-33 new_spell_same_turn = natural: a card that is taken goes to the discard pile at once (EX-19)', () => {
    const natural = taking({ new_spell_same_turn: 'natural' })
    expect([cardsAt(natural, 'blue.learned'), cardsAt(natural, 'blue.discard')]).toEqual([[], ['fireball', 'spell_book_fire_earth']])
  })

  test('OO-SPELL-20 Wisdom takes a card too, or none, and lore is never enhanced', () => {
    const campaign = blue(['wisdom', 'zap'])
    answer(campaign, { act: 'cast', card: 'wisdom' })
    expect(campaign.pending?.wording).toBe('choose.take')
    answer(campaign, 'nothing')
    expect([cardsAt(campaign, 'blue.learned'), cardsAt(campaign, 'blue.discard'), figure(campaign, 'blue actions')]).toEqual([
      [],
      ['wisdom'],
      1,
    ])
  })

  test('OO-FATE-5 cannot be cast under No spells, but may enhance', () => {
    const campaign = blue(['wisdom', 'zap'], { fate: 'no_spells', creatures: ['chief 1-1'] })
    expect(options(campaign, 'cast', 'card')).toEqual(['zap'])
    answer(campaign, { act: 'cast', card: 'zap' }, { act: 'enhance', card: 'wisdom:lightning' }, '2')
    expect(boardOf(campaign)).toEqual(['chief 1-1 2'])
  })
})

describe('Switch', () => {
  test('OO-SPELL-21 two creatures anywhere trade places, with their damage', () => {
    const campaign = blue(['switch', 'zap'], { creatures: ['golem 4-3 1', 'goblin 2-1', 'orc 6-2'] })
    answer(campaign, { act: 'cast', card: 'switch' }, 'done')
    answer(campaign, 'golem-a', 'goblin-b')
    expect(boardOf(campaign)).toEqual(['golem 2-1 1', 'goblin 4-3', 'orc 6-2'])
  })

  test('OO-SPELL-21 with power 2 a creature comes to any section of the own path (EX-22)', () => {
    const campaign = blue(['switch', 'smash', 'zap'], { creatures: ['golem 5-3'] })
    cast(campaign, 'switch', ['smash:earth'], '2', 'golem-a', '1-1')
    expect(boardOf(campaign)).toEqual(['golem 1-1'])
  })
})

describe('Replenish', () => {
  test('OO-SPELL-22 draws two, not asked; enhanced it gives its action back (EX-23)', () => {
    const cards = { 'blue.draw': ['zap', 'zap', 'smash'] }
    const plain = cast(blue(['replenish', 'smash', 'smash', 'smash'], { cards }), 'replenish')
    expect([figure(plain, 'blue hand'), figure(plain, 'blue drawPile'), figure(plain, 'blue actions')]).toEqual([5, 1, 1])
    const enhanced = cast(blue(['replenish', 'zap', 'smash', 'smash'], { cards }), 'replenish', ['zap:lightning'], '2')
    expect([figure(enhanced, 'blue hand'), figure(enhanced, 'blue actions')]).toEqual([4, 2])
  })

  describe('where the pile would be renewed', () => {
    /** Learns a Fireball, then draws so many cards with Replenish from a pile that must be renewed. */
    const drawing = (count: string, houseRules: NonNullable<Position['houseRules']> = {}) => {
      const cards = { 'blue.draw': [], 'blue.discard': ['smash', 'smash', 'cold_snap'], displayA: ['earthquake', 'fireball', 'ice_storm'] }
      const campaign = blue(['spell_book_fire_earth', 'replenish'], { cards, houseRules })
      answer(campaign, { act: 'cast', card: 'spell_book_fire_earth' }, 'fireball', { act: 'cast', card: 'replenish' })
      expect(options(campaign)).toEqual(['0', '1', '2'])
      const before = figure(campaign, 'blue hand')
      const stop = campaign.entries.length
      answer(campaign, count)
      const effects = campaign.entries.slice(stop).flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
      const posted = (account: string): number =>
        effects
          .slice(
            0,
            effects.findIndex((effect) => effect.kind === 'drop' && effect.collection === 'cast'),
          )
          .reduce((sum, effect) => sum + (effect.kind === 'posting' && effect.account === account ? effect.delta : 0), 0)
      return { before, hand: posted('hand'), drawPile: posted('drawPile') }
    }

    test('OO-SPELL-22 asks how many are drawn (EX-48)', () => {
      expect(drawing('2')).toEqual({ before: 0, hand: 2, drawPile: 2 })
      expect(drawing('0')).toEqual({ before: 0, hand: 0, drawPile: 0 })
    })

    test('RULING-33 new_spell_same_turn = natural: a card learned in this turn is shuffled in (EX-48)', () => {
      expect(drawing('2', { new_spell_same_turn: 'natural' })).toEqual({ before: 0, hand: 2, drawPile: 3 })
    })
  })

  test('OO-ACTION-5 spells give at most ten extra actions a turn (RULING-64)', () => {
    const campaign = blue(['replenish', 'zap', 'zap'], { cards: { 'blue.draw': ['smash', 'smash', 'smash'] } })
    answer(campaign, { act: 'teleport', space: '4' })
    expect(figure(campaign, 'blue actions')).toBe(1)
    const change = {
      collection: 'turn',
      id: 'turn',
      to: { passed: false, removed: false, poisoned: false, bonusNow: 0, bonusNext: 0, granted: 10, risen: [] },
    }
    expect(campaign.correct([change], 'ten were given').ok).toBe(true)
    cast(campaign, 'replenish', ['zap:lightning'], '2')
    expect(figure(campaign, 'blue actions')).toBe(0)
  })
})

describe('Magic Bonds', () => {
  test('OO-SPELL-23 moves a creature anywhere on, also into the tower; the mage there loses a trophy (EX-24)', () => {
    const campaign = blue(['magic_bonds', 'zap'], { creatures: ['shaman 3-1'], figures: { 'red trophy_shaman': 1 } })
    cast(campaign, 'magic_bonds', [], 'shaman-a')
    expect([boardOf(campaign), figure(campaign, 'table counter_shaman'), figure(campaign, 'red trophy_shaman')]).toEqual([[], 1, 0])
  })

  test('OO-SPELL-23 a lone creature may be spared', () => {
    const campaign = blue(['magic_bonds', 'zap'], { creatures: ['shaman 1-1'] })
    expect(options(cast(campaign, 'magic_bonds'))).toEqual(['shaman-a', 'nothing'])
    expect(boardOf(answer(campaign, 'nothing'))).toEqual(['shaman 1-1'])
  })

  test('OO-SPELL-23 with power 2 it moves two sections, on the own path too', () => {
    const campaign = blue(['magic_bonds', 'cold_snap', 'zap'], { creatures: ['shaman 1-3'] })
    expect(boardOf(cast(campaign, 'magic_bonds', ['cold_snap:water'], '2', 'shaman-a'))).toEqual(['shaman 1-1'])
  })
})

describe('Voodoo', () => {
  const hands = (campaign: ReturnType<typeof blue>): readonly number[] =>
    ['green', 'red', 'yellow'].map((seat) => figure(campaign, `${seat} hand`))
  const cards = {
    'green.hand': ['zap', 'zap', 'zap', 'smash'],
    'red.hand': ['zap', 'zap', 'zap'],
    'yellow.hand': ['zap', 'zap', 'smash', 'smash', 'poison'],
  }

  test('OO-SPELL-24 enhanced, every other seat with more than three cards discards one, all asked at once (EX-25)', () => {
    const campaign = blue(['voodoo', 'fire_spark', 'zap'], { cards })
    cast(campaign, 'voodoo', ['fire_spark:fire'], '2')
    expect(campaign.asked.map(({ seat, see }) => [seat, see])).toEqual([
      ['green', ['green']],
      ['yellow', ['yellow']],
    ])
    for (const request of campaign.asked) expect(campaign.answer(request.seat === 'green' ? 'smash' : 'poison', request.id).ok).toBe(true)
    expect([hands(campaign), figure(campaign, 'blue actions')]).toEqual([[3, 3, 4], 2])
    expect([cardsAt(campaign, 'green.discard'), cardsAt(campaign, 'yellow.discard')]).toEqual([['smash'], ['poison']])
  })

  test('OO-SPELL-24 plain, one seat is named; a small hand is safe (RULING-36)', () => {
    const campaign = blue(['voodoo', 'zap'], { cards })
    cast(campaign, 'voodoo')
    expect(options(campaign)).toEqual(['green', 'red', 'yellow', 'nothing'])
    answer(campaign, 'red')
    expect(hands(campaign)).toEqual([4, 3, 5])
  })

  test('RULING-36 voodoo_pick = random: chance chooses the card, and nobody is asked', () => {
    const campaign = blue(['voodoo', 'fire_spark', 'zap'], { cards, houseRules: { voodoo_pick: 'random' } })
    cast(campaign, 'voodoo', ['fire_spark:fire'], '2')
    expect([hands(campaign), campaign.pending?.wording]).toEqual([[3, 3, 4], 'act.turn'])
  })
})
