import { describe, expect, test } from 'vitest'
import { at, type Position } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { previewCast, surplusOf, type CastSoFar } from './castPreview.ts'
import { barOf, bestPower, enhanceAnswer, handCards, powerWith, type Addition } from './handModel.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const
const worldOf = (position: Position) => at({ mages: MAGES, ...position }).world
const cast = (main: string, more: Partial<CastSoFar> = {}): CastSoFar => ({ main, power: { fire: 1 }, added: 0, space: null, ...more })

describe('what a cast would do', () => {
  test('OO-SPELL-3 lines that the power reaches are lit, and the best of them hits', () => {
    const world = worldOf({ creatures: ['goblin 1-3', 'golem 1-1'] })
    const one = previewCast(world, 'blue', cast('fire_spark'))
    expect(one.lines.map(({ isMet }) => isMet)).toEqual([true, false, false])
    expect(one.targets.map(({ id, defeated, hurt }) => [id, defeated, hurt])).toEqual([
      ['golem-b', 0, [3]],
      ['goblin-a', 0, [1]],
    ])
    const two = previewCast(world, 'blue', cast('fire_spark', { power: { fire: 2 }, added: 1 }))
    expect(two.lines.map(({ isMet }) => isMet)).toEqual([true, true, false])
    expect([one.used, two.used]).toEqual(['1', '2'])
    expect(previewCast(world, 'blue', cast('fire_spark', { power: { fire: 2 }, added: 1, line: '1' })).used).toBe('1')
    expect(two.targets.find(({ id }) => id === 'goblin-a')?.defeated).toBe(1)
  })

  test('OO-SPELL-6 a big attack without an enhancement reaches nothing', () => {
    const world = worldOf({ creatures: ['goblin 1-3', 'orc 1-3', 'golem 1-1'] })
    const alone = previewCast(world, 'blue', cast('fireball'))
    expect([alone.lacksEnhancement, alone.lines.some(({ isMet }) => isMet), alone.targets]).toEqual([true, false, []])
    const enhanced = previewCast(world, 'blue', cast('fireball', { power: { fire: 2 }, added: 1 }))
    expect(enhanced.lines.some(({ isMet }) => isMet)).toBe(true)
    expect(enhanced.targets.length).toBeGreaterThan(0)
  })

  test('an enhancement that reaches no further line and whose symbols are not used adds nothing; of several, the last', () => {
    const world = worldOf({ creatures: ['goblin 1-3'] })
    const added = (key: string, more: Partial<Addition> = {}): Addition => ({
      ...{ key, face: 'fire_spark', power: 'fire', space: null, draws: false, ...more },
    })
    const surplus = (...additions: readonly Addition[]) => [...surplusOf(world, 'blue', cast('fire_spark'), additions)]
    expect(surplus(added('a'), added('b'))).toEqual([])
    expect(surplus(added('a'), added('b'), added('c'))).toEqual(['c'])
    expect(surplus(added('a', { power: 'earth' }), added('b'))).toEqual(['a'])
    expect(surplus(added('a', { power: 'earth', draws: true }), added('b', { power: 'earth', space: 4 }))).toEqual([])
    // A big attack needs one in any case.
    expect([...surplusOf(world, 'blue', cast('fireball'), [added('a')])]).toEqual([])
  })

  test('from another space of the tower, after a teleport', () => {
    const world = worldOf({ creatures: ['goblin 4-3', 'orc 1-3'] })
    expect(previewCast(world, 'blue', cast('fire_spark', { space: 4 })).targets.map(({ id }) => id)).toEqual(['goblin-a'])
    expect(previewCast(world, 'blue', cast('fire_spark')).targets.map(({ id }) => id)).toEqual(['orc-b'])
  })
})

describe('the hand', () => {
  test('copies of a card are told apart', () => {
    const world = worldOf({ cards: { 'blue.hand': ['zap', 'smash', 'zap'] } })
    expect(
      handCards(world, 'blue')
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['smash.1', 'zap.1', 'zap.2'])
  })

  test.each([
    ['poison', {}, 'poison'],
    ['fireball', {}, 'noEnhancement'],
    ['wisdom', {}, 'noSpells'],
    ['voodoo', {}, 'noUse'],
  ] as const)('%s says why it cannot be cast', (face, more, bar) => {
    expect(barOf(worldOf({ ...more }), face, [])).toBe(bar)
    expect(barOf(worldOf({ ...more }), face, [face])).toBeNull()
  })

  test('a card gives the type that the spell wants most, and adds to its power', () => {
    const world = worldOf({})
    expect([bestPower(world, 'fireball', 'wisdom'), bestPower(world, 'fireball', 'zap')]).toEqual(['fire', 'lightning'])
    const additions = [{ key: 'wisdom.1', face: 'wisdom', power: 'fire', space: 4, draws: true }] as const
    expect(powerWith({ fire: 1 }, additions)).toEqual({ fire: 2 })
    expect(enhanceAnswer(additions[0])).toEqual({ act: 'enhance', card: 'wisdom:fire', teleport: '4', draw: true })
  })
})
