import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../kernel/testing/atMarket.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { broken } from '../testing/invariants.ts'
import { answer, at, boardOf, cardsAt, cast, figure, options, started, type Position } from '../testing/position.ts'
import { handSize } from './drawing.ts'
import { creaturesIn, lifeOf } from './creatures.ts'
import { markersOn, pathsToReveal } from './reveal.ts'
import { orderOf } from './turn.ts'
import { PATHS } from './types.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const
/** Creatures on every path but those left out. */
const onAllBut = (...paths: readonly number[]): readonly string[] =>
  PATHS.filter((path) => !paths.includes(path)).map((path) => `chief ${path}-1`)
const reveal = (position: Position) => at({ mages: MAGES, ...position, at: { turn: 2, seat: 'blue', phase: 1 } })

describe('phase 1', () => {
  test('OO-REVEAL-1 OO-REVEAL-2 OO-REVEAL-3 a marker on each empty path that has any, then one of the seat’s choice (EX-05)', () => {
    const both = reveal({ creatures: onAllBut(4, 6) })
    expect([creaturesIn(both.world).length, figure(both, 'table markers_4'), figure(both, 'table markers_6')]).toEqual([6, 9, 9])
    answer(both, '4')
    expect([creaturesIn(both.world).length, figure(both, 'table markers_4'), cardsAt(both, 'out').length]).toEqual([7, 8, 15])
    expect(
      creaturesIn(both.world)
        .filter(({ path }) => path === 4)
        .map(({ section }) => section),
    ).toEqual([3, 3])
    const one = reveal({ creatures: onAllBut(4, 6), figures: { 'table markers_6': 0 } })
    expect(creaturesIn(one.world).length).toBe(5)
  })

  test('OO-REVEAL-2 not on the path of the own mage (EX-06)', () => {
    const campaign = at({
      mages: { blue: 1, green: 4, red: 3, yellow: 5 },
      creatures: onAllBut(),
      at: { turn: 2, seat: 'green', phase: 1 },
    })
    expect(options(campaign)).toEqual(['1', '2', '3', '5', '6'])
  })

  /** No markers on any path but this one. */
  const only = (path: number) => Object.fromEntries(PATHS.filter((one) => one !== path).map((one) => [`table markers_${one}`, 0]))

  test('OO-REVEAL-2 the only path is not asked for, and the own path is left alone (RULING-23, EX-54)', () => {
    const other = reveal({ creatures: onAllBut(), figures: only(4) })
    expect([figure(other, 'table markers_4'), other.pending?.wording]).toEqual([9, 'act.turn'])
    const own = reveal({ creatures: onAllBut(), figures: only(1) })
    expect([pathsToReveal(own.world, 'blue'), markersOn(own.world, 1)]).toEqual([[], 10])
  })

  test('RULING-23 own_path_last = allowed: the own path gives a marker where no other has any', () => {
    const houseRules = { own_path_last: 'allowed' } as const
    const last = reveal({ creatures: onAllBut(), figures: only(1), houseRules })
    expect([markersOn(last.world, 1), last.pending?.wording]).toEqual([9, 'act.turn'])
    expect(options(reveal({ creatures: onAllBut(), houseRules }))).toEqual(['2', '3', '4', '5', '6'])
  })
})

describe('actions', () => {
  test('OO-ACTION-1 OO-ACTION-2 two actions; a mage teleports to any free space (EX-07)', () => {
    const campaign = at({
      seats: ['red', 'green', 'yellow', 'blue'],
      mages: { green: 2, red: 3, yellow: 5, blue: 6 },
      at: { turn: 1, seat: 'red', phase: 2 },
    })
    expect([figure(campaign, 'red actions'), options(campaign, 'teleport', 'space')]).toEqual([2, ['1', '4']])
    answer(campaign, { act: 'teleport', space: '4' })
    expect([figure(campaign, 'red actions'), campaign.world.record({ name: 'mage' }, 'red')]).toEqual([1, { seat: 'red', space: 4 }])
    expect(problemsOf(campaign.answer({ act: 'teleport', space: '2' }))).toEqual(['space problem.option'])
  })

  test('OO-FATE-6 no mage teleports under No teleportation, whatever the cause', () => {
    const campaign = at({ mages: MAGES, fate: 'no_teleportation', creatures: ['chief 1-1'], cards: { 'blue.hand': ['zap', 'replenish'] } })
    expect(options(campaign)).not.toContain('teleport')
    answer(campaign, { act: 'cast', card: 'zap' })
    expect(options(campaign, 'enhance', 'teleport')).toEqual(['stay'])
    const immune = at({ mages: MAGES, fate: 'no_teleportation', figures: { 'blue skull_golem': 2 } })
    expect(options(immune)).toContain('teleport')
  })

  test('OO-ACTION-3 OO-ACTION-4 a pass ends the turn’s actions, and they are lost (RULING-24)', () => {
    const campaign = at({ mages: MAGES, figures: { 'blue skull_chief': 2 } })
    expect(figure(campaign, 'blue actions')).toBe(3)
    answer(campaign, 'done')
    expect([figure(campaign, 'blue actions'), campaign.world.cursor.seat]).toEqual([0, 'green'])
  })

  describe('a card removed by skill', () => {
    const removed = (card: string, houseRules: NonNullable<Position['houseRules']> = {}) => {
      const campaign = at({
        mages: MAGES,
        houseRules,
        figures: { 'blue skull_rider': 2 },
        cards: { 'blue.hand': ['poison', 'zap', 'zap'] },
        creatures: ['chief 1-1'],
      })
      answer(campaign, { act: 'remove', card })
      expect([figure(campaign, 'blue actions'), options(campaign).includes('remove')]).toEqual([1, false])
      return [cardsAt(campaign, 'box'), figure(campaign, 'table poison')]
    }

    test('OO-SKILL-3 goes into the box, poison too, once a turn (RULING-41)', () => {
      expect([removed('zap'), removed('poison')]).toEqual([
        [['zap'], 14],
        [['poison'], 14],
      ])
    })

    test('RULING-41 poison_returns = true: poison goes back to its pile, any other card into the box', () => {
      expect([removed('zap', { poison_returns: true }), removed('poison', { poison_returns: true })]).toEqual([
        [['zap'], 14],
        [[], 15],
      ])
    })
  })

  test('OO-SKILL-6 OO-POISON-1 Poison gives a card to another seat’s discard pile, once a turn', () => {
    const campaign = at({ mages: MAGES, figures: { 'blue skull_shaman': 2 }, cards: { 'red.discard': ['zap'] } })
    expect(options(campaign, 'poison', 'seat')).toEqual(['green', 'red', 'yellow'])
    answer(campaign, { act: 'poison', seat: 'red' })
    expect([cardsAt(campaign, 'red.discard'), figure(campaign, 'red discard'), figure(campaign, 'table poison')]).toEqual([
      ['zap', 'poison'],
      2,
      13,
    ])
    expect([options(campaign).includes('poison'), figure(campaign, 'blue actions')]).toEqual([false, 1])
  })
})

describe('phase 3', () => {
  test('OO-DRAW-1 OO-DRAW-2 the rest of the hand is discarded and four are drawn (EX-10)', () => {
    const campaign = at({
      mages: MAGES,
      cards: { 'blue.hand': ['zap'], 'blue.draw': ['smash', 'smash', 'smash', 'smash', 'zap'], 'blue.discard': [] },
    })
    answer(campaign, 'done')
    expect([cardsAt(campaign, 'blue.discard'), figure(campaign, 'blue hand'), figure(campaign, 'blue drawPile')]).toEqual([['zap'], 4, 1])
  })

  test('OO-DRAW-3 an empty pile is renewed in mid-draw; two empty piles give fewer (EX-40)', () => {
    const drawn = (draw: readonly string[], discard: readonly string[]) => {
      const campaign = at({
        mages: MAGES,
        cards: { 'blue.hand': [], 'blue.draw': draw, 'blue.discard': discard },
        figures: { 'blue skull_goblin': 0 },
      })
      answer(campaign, 'done')
      return [figure(campaign, 'blue hand'), figure(campaign, 'blue drawPile'), figure(campaign, 'blue discard')]
    }
    expect(drawn(['zap'], ['smash', 'smash', 'smash', 'zap', 'zap', 'zap'])).toEqual([4, 3, 0])
    expect(drawn(['zap', 'zap'], [])).toEqual([2, 0, 0])
  })

  test('OO-FATE-8 OO-SKILL-1 3 spells: three, four with the skill, five for one that ignores it too (EX-41)', () => {
    const size = (figures: Position['figures']) =>
      handSize(at({ mages: MAGES, fate: 'three_spells', figures: figures ?? {} }).world, 'blue')
    expect([size({}), size({ 'blue skull_goblin': 2 }), size({ 'blue skull_goblin': 2, 'blue skull_golem': 2 })]).toEqual([3, 4, 5])
  })
})

describe('rounds', () => {
  test('OO-ROUND-1 OO-ROUND-2 one turn a seat, and the first stays the first (RULING-12)', () => {
    expect([1, 3].map((round) => orderOf(started().world, round))).toEqual([
      ['blue', 'green', 'red', 'yellow'],
      ['blue', 'green', 'red', 'yellow'],
    ])
  })

  test('RULING-12 start_player = rotate: the next seat clockwise begins each round', () => {
    const rotating = started({ houseRules: { start_player: 'rotate' } }).world
    expect([1, 2, 5].map((round) => orderOf(rotating, round)[0])).toEqual(['blue', 'green', 'blue'])
    expect(orderOf(rotating, 3)).toEqual(['red', 'yellow', 'blue', 'green'])
  })

  test('OO-GEN-4 creatures are dealt with by path, inner to outer, first come first', () => {
    expect(boardOf(at({ mages: MAGES, creatures: ['orc 2-3', 'goblin 2-1', 'chief 1-2', 'rider 2-3'] }))).toEqual([
      'chief 1-2',
      'goblin 2-1',
      'orc 2-3',
      'rider 2-3',
    ])
  })
})

describe('defeats', () => {
  const blue = (hand: readonly string[], creatures: readonly string[], more: Position = {}) =>
    at({ mages: MAGES, ...more, creatures, cards: { 'blue.hand': hand, ...more.cards } })

  test('OO-DEFEAT-1 OO-DEFEAT-2 damage at its life defeats a creature; the skull rises with the first two (EX-11, EX-12)', () => {
    const campaign = blue(['cold_snap', 'cold_snap', 'zap'], ['goblin 1-3', 'chief 1-3'])
    cast(campaign, 'cold_snap', ['cold_snap:water'], '2', 'goblin-a')
    expect(['blue trophy_goblin', 'blue skull_goblin'].map((name) => figure(campaign, name))).toEqual([1, 1])
    const third = blue(['cold_snap', 'cold_snap', 'zap'], ['goblin 1-3'], {
      figures: { 'blue trophy_goblin': 2, 'blue skull_goblin': 2, 'blue defeats_goblin': 2 },
    })
    cast(third, 'cold_snap', ['cold_snap:water'], '2')
    expect(['blue trophy_goblin', 'blue skull_goblin'].map((name) => figure(third, name))).toEqual([3, 2])
  })

  test('OO-DEFEAT-3 at the top of its track it grants the skill, from this turn on (EX-12)', () => {
    const campaign = blue(['cold_snap', 'cold_snap', 'zap'], ['goblin 1-3', 'chief 1-3'], {
      figures: { 'blue trophy_goblin': 1, 'blue skull_goblin': 1, 'blue defeats_goblin': 1 },
    })
    cast(campaign, 'cold_snap', ['cold_snap:water'], '2', 'goblin-a')
    expect(handSize(campaign.world, 'blue')).toBe(5)
  })

  /** The second chief falls. */
  const secondChief = (more: Position = {}) => {
    const figures = { 'blue trophy_chief': 1, 'blue skull_chief': 1, 'blue defeats_chief': 1 }
    return cast(blue(['zap', 'smash', 'smash'], ['chief 1-1 4'], { figures, ...more }), 'zap')
  }

  test('OO-SKILL-4 OO-FATE-7 the second chief gives an action at once, unless skills are suspended (EX-51)', () => {
    expect([secondChief(), secondChief({ fate: 'no_extra_skills' })].map((campaign) => figure(campaign, 'blue actions'))).toEqual([2, 1])
  })

  test('RULING-40 skill_from = next_turn: the second chief gives an action from the next turn on', () => {
    const campaign = secondChief({ houseRules: { skill_from: 'next_turn' } })
    expect([figure(campaign, 'blue actions'), figure(campaign, 'blue skull_chief')]).toEqual([1, 2])
    answer(campaign, 'done')
    valueOf(campaign.correct([{ cursor: { turn: 2, seat: 'blue', phase: 2 } }], 'the next turn'))
    expect(figure(campaign, 'blue actions')).toBe(3)
  })

  /** Blue's actions under No extra skills, with the skill Extra action and others. */
  const actionsUnder = (skulls: readonly string[], houseRules: NonNullable<Position['houseRules']> = {}) => {
    const figures = Object.fromEntries(skulls.map((type) => [`blue skull_${type}`, 2]))
    return figure(at({ mages: MAGES, fate: 'no_extra_skills', figures, houseRules }), 'blue actions')
  }

  test('OO-SKILL-2 OO-FATE-7 a seat that ignores fate rules keeps its skills (RULING-21)', () => {
    expect([actionsUnder(['chief']), actionsUnder(['chief', 'golem'])]).toEqual([2, 3])
  })

  test('RULING-21 no_skills_vs_immune = stripped: a seat that ignores fate rules loses its skills as well', () => {
    expect(actionsUnder(['chief', 'golem'], { no_skills_vs_immune: 'stripped' })).toBe(2)
  })

  test('OO-DEFEAT-4 damage adds up within a turn and is gone after it (EX-13)', () => {
    const campaign = blue(['zap', 'cold_snap', 'smash'], ['goblin 1-3', 'chief 2-1'])
    cast(cast(campaign, 'zap'), 'cold_snap')
    expect(figure(campaign, 'blue trophy_goblin')).toBe(1)
    const ended = blue(['zap', 'smash'], ['rider 1-3', 'chief 2-1'])
    answer(cast(ended, 'zap'), 'done')
    expect(boardOf(ended).filter((one) => one.startsWith('rider'))).toEqual(['rider 1-3'])
  })

  /** A goblin on tendrils, and a toadling used on it: two lives less. */
  const weakened = (houseRules: NonNullable<Position['houseRules']> = {}) => {
    const tiles = [{ seat: 'blue', face: 'life' }] as const
    const campaign = at({
      newcomers: { toad: 'shaman' },
      mages: MAGES,
      creatures: ['goblin 3-3'],
      terrain: { '3-3': 'tendrils' },
      tiles,
      houseRules,
    })
    return answer(campaign, { act: 'tile', tile: 'tile-1', creature: 'goblin-a' })
  }

  test('OO-DEFEAT-5 OO-XTERR-2 OO-XTERR-3 life is never below 1 (EX-35, EX-52)', () => {
    const creatures = ['goblin 1-3', 'rider 2-3', 'goblin 3-3', 'orc 4-3 1']
    const terrain = { '1-3': 'stone', '2-3': 'tendrils', '3-3': 'tendrils', '4-3': 'tendrils' } as const
    const campaign = at({
      newcomers: { toad: 'shaman' },
      mages: MAGES,
      creatures,
      terrain,
      tiles: [
        { seat: 'blue', face: 'life' },
        { seat: 'blue', face: 'life' },
      ],
      fate: 'life_plus_1',
    })
    const lives = () => Object.fromEntries(creaturesIn(campaign.world).map((one) => [one.id, lifeIn(campaign, one.id)]))
    expect(lives()).toEqual({ 'goblin-a': 4, 'rider-b': 3, 'goblin-c': 2, 'orc-d': 2 })
    answer(campaign, { act: 'tile', tile: 'tile-1', creature: 'goblin-a' })
    expect(lives()['goblin-a']).toBe(3)
    const low = weakened()
    expect([boardOf(low), lifeIn(low, 'goblin-a')]).toEqual([['goblin 3-3'], 1])
  })

  test('RULING-39 life_floor = 0: a creature without life is defeated without damage', () => {
    const floor = weakened({ life_floor: 0 })
    expect([boardOf(floor), figure(floor, 'blue trophy_goblin')]).toEqual([[], 1])
  })
})

test('OO-SPELL-4 a cast that the game master breaks off by moving play leaves no card aside', () => {
  const campaign = at({
    mages: MAGES,
    cards: { 'blue.hand': ['zap', 'wisdom', 'smash'], displayA: ['fireball'] },
    creatures: ['goblin 1-3'],
  })
  cast(campaign, 'wisdom', [], 'fireball')
  answer(campaign, { act: 'cast', card: 'zap' })
  expect([cardsAt(campaign, 'blue.cast'), cardsAt(campaign, 'blue.learned')]).toEqual([['zap'], ['fireball']])
  valueOf(campaign.correct([{ cursor: { turn: 1, seat: 'green', phase: 2 } }], 'blue is done'))
  expect(broken(campaign.world).filter((text) => text.includes('aside'))).toEqual([])
  expect(cardsAt(campaign, 'blue.discard').slice(-3).toSorted()).toEqual(['fireball', 'wisdom', 'zap'])
})

test('OO-ACTION-1 OO-SPELL-2 a hand of poison alone is asked like any other: that a question came shows nothing of the hand', () => {
  const position = (hand: readonly string[]): Position => ({
    ...{ mages: MAGES, fate: 'no_teleportation', creatures: ['chief 1-3'], cards: { 'blue.hand': hand } },
  })
  expect([options(at(position(['poison', 'poison']))), options(at(position(['zap', 'poison'])))]).toEqual([['done'], ['cast', 'done']])
  const casting = answer(at(position(['zap', 'poison'])), { act: 'cast', card: 'zap' })
  expect([casting.pending?.wording, options(casting)]).toEqual(['act.cast', ['done']])
  expect(answer(at(position(['zap'])), { act: 'cast', card: 'zap' }).pending?.wording).toBe('act.turn')
})

function lifeIn(campaign: ReturnType<typeof at>, id: string): number {
  const creature = creaturesIn(campaign.world).find((one) => one.id === id)
  return creature === undefined ? Number.NaN : lifeOf(campaign.world, creature)
}
