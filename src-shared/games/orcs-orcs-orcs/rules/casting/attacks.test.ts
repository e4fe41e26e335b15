import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../../kernel/testing/atMarket.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { answer, at, boardOf, cardsAt, cast, figure, options, type Position } from '../../testing/position.ts'
import { OURS_1 } from '../deck/ours.ts'

/** Blue on path 1 with this hand; creatures as written. */
function blue(hand: readonly string[], creatures: readonly string[], more: Position = {}) {
  return at({ mages: { blue: 1, green: 2, red: 3, yellow: 5 }, ...more, creatures, cards: { 'blue.hand': hand, ...more.cards } })
}

describe('small attacks', () => {
  test('OO-SPELL-13 Cold Snap alone does one damage with one water (EX-08)', () => {
    expect(boardOf(cast(blue(['cold_snap'], ['rider 1-3']), 'cold_snap'))).toEqual(['rider 1-3 1'])
  })

  test('OO-SPELL-12 Zap and a lightning card do two damage: an orc is defeated (EX-09)', () => {
    const campaign = cast(blue(['zap', 'spell_book_lightning_water'], ['orc 1-3']), 'zap', ['spell_book_lightning_water:lightning'], '2')
    expect([boardOf(campaign), figure(campaign, 'blue trophy_orc')]).toEqual([[], 1])
  })

  test('OO-SPELL-11 OO-SPELL-14 Smash and Fire Spark do as much damage as their power, up to three', () => {
    expect(
      boardOf(cast(blue(['smash', 'earthquake', 'earthquake'], ['chief 1-1']), 'smash', ['earthquake:earth', 'earthquake:earth'], '3')),
    ).toEqual(['chief 1-1 3'])
    expect(boardOf(cast(blue(['fire_spark'], ['chief 1-1']), 'fire_spark'))).toEqual(['chief 1-1 1'])
  })

  test('OO-SPELL-5 reach any depth of the own path, and no other', () => {
    const campaign = cast(blue(['zap'], ['goblin 1-1', 'rider 1-3', 'orc 2-1']), 'zap')
    expect(options(campaign)).toEqual(['goblin-a', 'rider-b', 'nothing'])
  })
})

describe('casting', () => {
  test('OO-SPELL-1 OO-SPELL-4 plays cards of the hand, which go to the discard pile', () => {
    const campaign = cast(blue(['zap', 'smash', 'cold_snap'], ['chief 1-1'], { cards: { 'blue.discard': [] } }), 'zap', ['smash:earth'])
    expect([cardsAt(campaign, 'blue.hand'), [...cardsAt(campaign, 'blue.discard')].sort(), cardsAt(campaign, 'blue.cast')]).toEqual([
      ['cold_snap'],
      ['smash', 'zap'],
      [],
    ])
    expect([figure(campaign, 'blue hand'), figure(campaign, 'blue discard'), figure(campaign, 'blue actions')]).toEqual([1, 2, 1])
  })

  /** Cold Snap with a card of water and one of earth, about to use a line against an orc of three lives. */
  const mixedCast = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const hand = ['cold_snap', 'spell_book_water_fire', 'smash']
    const campaign = blue(hand, ['orc 1-3'], { fate: 'life_plus_1', houseRules })
    return cast(campaign, 'cold_snap', ['spell_book_water_fire:water', 'smash:earth'])
  }

  test('OO-SPELL-3 power of another type adds nothing to a line of the own type (EX-45)', () => {
    const campaign = mixedCast()
    expect(options(campaign)).toEqual(['1', '2'])
    expect(boardOf(answer(campaign, '2'))).toEqual(['orc 1-3 2'])
  })

  test('RULING-25 any_type_enhances = true: power of every type reaches a line (EX-45)', () => {
    const campaign = mixedCast({ any_type_enhances: true })
    expect(options(campaign)).toEqual(['1', '2', '3'])
    expect(boardOf(answer(campaign, '3'))).toEqual([])
  })

  test('RULING-26 line_choice = highest: the highest line that is reached is used, and not asked for', () => {
    const campaign = mixedCast({ line_choice: 'highest' })
    expect([boardOf(campaign), campaign.pending?.wording]).toEqual([['orc 1-3 2'], 'act.turn'])
  })

  test('OO-SPELL-3 a line that names types takes no point twice (EX-46)', () => {
    const lines = [
      { need: { fire: 1, any: 1 }, does: { do: 'damage', amount: 3, area: 'one' } },
      { need: { fire: 2, any: 1 }, does: { do: 'damage', amount: 5, area: 'one' } },
    ]
    const deck = {
      ...OURS_1,
      spells: OURS_1.spells.map((spell) => (spell.id === 'fireball' ? { ...spell, lines } : spell)),
    } as unknown as Json
    const after = (hand: readonly string[], ...enhanced: readonly string[]): readonly string[] =>
      boardOf(cast(blue(['fireball', ...hand], ['chief 1-3'], { deck, houseRules: { line_choice: 'highest' } }), 'fireball', enhanced))
    expect(after(['smash'], 'smash:earth')).toEqual(['chief 1-3 3'])
    expect(after(['smash', 'zap'], 'smash:earth', 'zap:lightning')).toEqual(['chief 1-3 3'])
    expect(after(['smash', 'fire_spark'], 'smash:earth', 'fire_spark:fire')).toEqual([])
  })

  test('OO-SPELL-25 a card is offered only if the hand could reach its first line; a cast that stops short is lost (EX-47)', () => {
    const hand = (book: string): readonly string[] => ['fireball', 'zap', 'smash', book]
    expect(options(blue(hand('spell_book_lightning_water'), ['chief 1-3']), 'cast', 'card')).not.toContain('fireball')
    const campaign = blue(hand('spell_book_fire_earth'), ['chief 1-3'], { cards: { 'blue.discard': [] } })
    expect(options(campaign, 'cast', 'card')).toContain('fireball')
    cast(campaign, 'fireball', ['zap:lightning'])
    expect([boardOf(campaign), [...cardsAt(campaign, 'blue.discard')].sort(), figure(campaign, 'blue actions')]).toEqual([
      ['chief 1-3'],
      ['fireball', 'zap'],
      1,
    ])
  })

  const bare = { cards: { displayA: [], displayB: [], A: [], B: [], 'blue.draw': [], 'blue.discard': [] } }

  test('OO-ACTION-3 a card that could do nothing is offered all the same (RULING-28)', () => {
    const hand = ['zap', 'switch', 'magic_bonds', 'voodoo', 'replenish', 'spell_book_fire_earth']
    expect(options(blue(hand, [], bare), 'cast', 'card').length).toBe(6)
  })

  test('RULING-28 cast_for_nothing = refused: a card that could do nothing is not offered', () => {
    const offered = (hand: readonly string[], creatures: readonly string[], more: Position = {}): readonly string[] =>
      options(blue(hand, creatures, { houseRules: { cast_for_nothing: 'refused' }, ...more }), 'cast', 'card').toSorted()
    expect(offered(['zap', 'switch', 'magic_bonds', 'spell_book_fire_earth'], [], bare)).toEqual([])
    expect(offered(['zap', 'cold_snap'], ['goblin 1-1'])).toEqual(['cold_snap', 'zap'])
    expect(offered(['zap', 'cold_snap'], ['goblin 4-1'])).toEqual([])
    expect(offered(['zap', 'magic_bonds'], ['goblin 4-1'])).toEqual(['magic_bonds', 'zap'])
    expect(offered(['switch'], ['goblin 4-1', 'orc 4-1'])).toEqual([])
    expect(offered(['switch'], ['goblin 4-1', 'orc 4-2'])).toEqual(['switch'])
    expect(offered(['voodoo'], [], { cards: { 'red.hand': ['zap', 'zap', 'zap', 'zap'], 'green.hand': [], 'yellow.hand': [] } })).toEqual([
      'voodoo',
    ])
    expect(offered(['voodoo'], [], { cards: { 'red.hand': [], 'green.hand': [], 'yellow.hand': [] } })).toEqual([])
    expect(offered(['earthquake', 'smash'], ['goblin 2-2'])).toEqual([])
    expect(offered(['earthquake', 'smash', 'smash'], ['goblin 2-2'])).toEqual(['earthquake'])
  })

  test('OO-SPELL-6 a big attack alone cannot be cast', () => {
    expect(
      options(blue(['fireball', 'lightning_bolt', 'earthquake', 'ice_storm', 'zap'], ['chief 1-3']), 'cast', 'card').toSorted(),
    ).toEqual(['lightning_bolt', 'zap'])
  })

  test('OO-POISON-2 poison is never cast nor an enhancement', () => {
    const campaign = blue(['zap', 'poison'], ['chief 1-3'])
    expect(options(campaign, 'cast', 'card')).toEqual(['zap'])
    answer(campaign, { act: 'cast', card: 'zap' }, 'done')
    expect([boardOf(campaign), cardsAt(campaign, 'blue.hand')]).toEqual([['chief 1-3 1'], ['poison']])
  })
})

describe('big attacks', () => {
  test('OO-SPELL-15 Fireball with power 3 defeats a golem, with power 2 it leaves one life (EX-14)', () => {
    expect(
      boardOf(cast(blue(['fireball', 'fireball', 'fireball'], ['golem 1-2']), 'fireball', ['fireball:fire', 'fireball:fire'], '2')),
    ).toEqual([])
    expect(boardOf(cast(blue(['fireball', 'fireball'], ['golem 1-2']), 'fireball', ['fireball:fire']))).toEqual(['golem 1-2 3'])
  })

  test('OO-SPELL-16 Lightning Bolt hits one creature on any path (EX-15)', () => {
    const three = cast(blue(['lightning_bolt', 'zap', 'zap'], ['shaman 2-3']), 'lightning_bolt', ['zap:lightning', 'zap:lightning'], '2')
    expect(boardOf(three)).toEqual([])
    expect(boardOf(cast(blue(['lightning_bolt', 'zap'], ['shaman 2-3']), 'lightning_bolt', ['zap:lightning']))).toEqual(['shaman 2-3 2'])
  })

  test('OO-SPELL-17 Earthquake hits everything on a section, then also left or right of it (EX-16, EX-17, EX-43)', () => {
    const one = cast(blue(['earthquake', 'smash'], ['goblin 1-2', 'goblin 1-2', 'rider 1-2']), 'earthquake', ['smash:earth'])
    expect([boardOf(one), figure(one, 'blue trophy_goblin')]).toEqual([['rider 1-2 2'], 2])
    const two = blue(['earthquake', 'smash', 'smash'], ['goblin 1-2', 'goblin 1-2', 'goblin 1-2', 'orc 2-2'])
    cast(two, 'earthquake', ['smash:earth', 'smash:earth'], '2', '2-2')
    expect([boardOf(two), figure(two, 'blue trophy_goblin'), figure(two, 'blue trophy_orc')]).toEqual([[], 3, 1])
    const six = blue(['earthquake', 'smash', 'smash'], ['goblin 6-3', 'orc 5-3'], { mages: { blue: 6, green: 2, red: 3, yellow: 4 } })
    expect(options(cast(six, 'earthquake', ['smash:earth', 'smash:earth'], '2'))).toEqual(['5-3', '1-3'])
  })

  test('RULING-31 earthquake_adjacent = path: Earthquake spreads inwards or outwards on its path, and to no other', () => {
    const creatures = ['goblin 1-1', 'golem 1-2', 'rider 1-3', 'orc 2-2']
    const campaign = blue(['earthquake', 'smash', 'smash', 'zap'], creatures, { houseRules: { earthquake_adjacent: 'path' } })
    expect(options(cast(campaign, 'earthquake', ['smash:earth', 'smash:earth'], '2', '1-2'))).toEqual(['1-1', '1-3'])
    expect(boardOf(answer(campaign, '1-3'))).toEqual(['goblin 1-1', 'golem 1-2 2', 'rider 1-3 2', 'orc 2-2'])
  })

  test('OO-SPELL-18 Ice Storm hits the section behind as well; damage adds up with a later Smash (EX-18)', () => {
    const campaign = blue(['ice_storm', 'cold_snap', 'cold_snap', 'smash'], ['goblin 1-1', 'shaman 1-1', 'goblin 1-2'])
    cast(campaign, 'ice_storm', ['cold_snap:water', 'cold_snap:water'], '2', '1-1')
    expect(boardOf(campaign)).toEqual(['shaman 1-1 2'])
    cast(campaign, 'smash')
    expect([figure(campaign, 'blue trophy_shaman'), figure(campaign, 'blue trophy_goblin'), figure(campaign, 'blue actions')]).toEqual([
      1, 2, 0,
    ])
  })
})

describe('enhancements', () => {
  test('OO-ENH-5 a Spell Book gives one of its two types, Wisdom any (EX-20, EX-21)', () => {
    expect(
      boardOf(cast(blue(['smash', 'spell_book_earth_lightning'], ['chief 1-1']), 'smash', ['spell_book_earth_lightning:earth'], '2')),
    ).toEqual(['chief 1-1 2'])
    expect(boardOf(cast(blue(['ice_storm', 'wisdom'], ['chief 1-1']), 'ice_storm', ['wisdom:water']))).toEqual(['chief 1-1 2'])
  })

  test('OO-ENH-2 a teleportation comes before the spell, and the new path counts (EX-27, EX-28)', () => {
    const bolt = blue(['lightning_bolt', 'replenish'], ['shaman 3-3'])
    cast(bolt, 'lightning_bolt', [{ card: 'replenish:lightning', teleport: '4' }])
    expect(boardOf(bolt)).toEqual(['shaman 3-3 2'])
    const zap = blue(['zap', 'replenish'], ['goblin 3-3'], { mages: { blue: 1, green: 2, red: 4, yellow: 5 } })
    expect(boardOf(cast(zap, 'zap', [{ card: 'replenish:lightning', teleport: '3' }], '2'))).toEqual([])
  })

  test('OO-ENH-3 a card drawn may be played at once, in this cast too (EX-29)', () => {
    const campaign = blue(['fireball', 'voodoo'], ['chief 1-1'], { cards: { 'blue.draw': ['spell_book_fire_earth'] } })
    answer(campaign, { act: 'cast', card: 'fireball' }, { act: 'enhance', card: 'voodoo:fire', draw: true })
    expect(cardsAt(campaign, 'blue.hand')).toEqual(['spell_book_fire_earth'])
    answer(campaign, { act: 'enhance', card: 'spell_book_fire_earth:fire' }, '2')
    expect([boardOf(campaign), cardsAt(campaign, 'blue.hand')]).toEqual([[], []])
  })

  test('OO-ENH-4 OO-ENH-6 either effect of Wisdom is used, both or none; a card may be added for its effect alone', () => {
    const both = blue(['zap', 'wisdom'], ['goblin 4-1'], { cards: { 'blue.draw': ['smash'] } })
    answer(both, { act: 'cast', card: 'zap' }, { act: 'enhance', card: 'wisdom:fire', teleport: '4', draw: true })
    expect([cardsAt(both, 'blue.hand'), both.world.cursor.seat]).toEqual([['smash'], 'blue'])
    answer(both, 'done')
    expect(boardOf(both)).toEqual(['goblin 4-1 1'])
  })

  test('OO-ENH-1 a symbol works only on an enhancement, and only where the card has it (EX-26)', () => {
    const campaign = blue(['zap', 'smash', 'magic_bonds'], ['chief 1-1'])
    answer(campaign, { act: 'cast', card: 'zap' })
    expect(problemsOf(campaign.answer({ act: 'enhance', card: 'smash:earth', teleport: '4' }))).toEqual(['teleport problem.noSymbol'])
    expect(problemsOf(campaign.answer({ act: 'enhance', card: 'magic_bonds:water', draw: true }))).toEqual(['draw problem.noSymbol'])
    const replenish = blue(['replenish'], ['chief 1-1'], { cards: { 'blue.draw': ['zap', 'smash', 'zap'] } })
    cast(replenish, 'replenish')
    expect(replenish.world.record({ name: 'mage' }, 'blue')).toEqual({ seat: 'blue', space: 1 })
  })

  test('OO-SPELL-2 enhancements are added one by one, their texts ignored', () => {
    const campaign = blue(['smash', 'switch', 'voodoo'], ['golem 1-2'])
    cast(campaign, 'smash', ['switch:earth', 'voodoo:fire'], '2')
    expect([boardOf(campaign), figure(campaign, 'green hand')]).toEqual([['golem 1-2 2'], 4])
  })
})
