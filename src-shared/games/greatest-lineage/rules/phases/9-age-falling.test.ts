import { describe, expect, test } from 'vitest'
import { checkReversion, revertAge } from '../ages/revert.ts'
import { conditionOf, gameOf } from '../civilisation.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements, settlementsOf } from '../settlements/cards.ts'
import { inTurn, phase, ready, set, told, type Balances, type Stage } from '../../testing/agePhase.ts'
import { house, playOut, stage } from '../../testing/stage.ts'

describe('tribes whose land was not there', () => {
  const MAP: HouseRules = { map_mode: 'map' }

  /** Two tribes, one of them a promise. */
  function promised(change: Balances = {}, rules: HouseRules = MAP) {
    const world = stage({ elves: { age: 2, territories: 6, culture: 70, technology: 60, ...change }, rules, phase: 9 })
    playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'), ['promise'])
    return world
  }
  const standing = (world: Stage) => settlementsOf(world, 'elves').filter(({ established }) => established).length

  test.each([
    ['founded', 2, 3],
    ['promise', 1, 0],
  ] as const)('GL-CITY-3 RULING-135 phase 9 asks about a promise again: %s, %i tribes, %i prestige', (answer, tribes, prestige) => {
    const world = promised()
    const played = phase(world, answer)
    expect([played.asked.map(({ wording }) => wording), played.pending]).toEqual([['choose.tribeLand'], null])
    expect(standing(world)).toBe(tribes)
    expect(played.postings('elves', 'prestige').reduce((sum, { delta }) => sum + delta, 0)).toBe(prestige)
    expect(phase(inTurn(world, 2)).pending?.wording ?? null).toBe(answer === 'founded' ? null : 'choose.tribeLand')
  })

  test('GL-CITY-3 RULING-135 tribe_land_test = off, decided later: phase 9 founds what was a promise', () => {
    const world = promised()
    const game = { ...gameOf(world), houseRules: { ...MAP, tribe_land_test: 'off' } }
    world.apply({ kind: 'record', rule: 'GL-CITY-3', collection: 'game', id: 'game', value: game as never })
    expect([phase(world).pending, standing(world)]).toEqual([null, 2])
  })

  test('GL-CITY-3 nothing is asked where every tribe stands', () => {
    const world = stage({ elves: { age: 2, territories: 6, culture: 70, technology: 60 }, rules: MAP, phase: 9 })
    playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'), ['founded'])
    expect(phase(world).effects).toEqual([])
  })
})

describe('falling back', () => {
  const soft: Balances = { age: 3, culture: 250, technology: 250, territories: 12, food: 0, wood: 0, metal: 7 }

  test.each([
    [{}, 3, 0],
    [{ culture: 249 }, 2, -10],
    [{ technology: 249 }, 2, -10],
    [{ technology: 59 }, 1, -20],
    [{ territories: 1, prestige: 0 }, 3, 0],
  ])('GL-AGE-6 RULING-121 age 3 with %j: age %i, %i prestige', (change, age, prestige) => {
    const world = ready({ ...soft, ...change })
    const before = world.balance('elves', 'prestige')
    phase(world)
    expect([world.balance('elves', 'age'), world.balance('elves', 'prestige') - before]).toEqual([age, prestige])
  })

  test('GL-AGE-6 military technology counts from age 4 on', () => {
    const world = ready({ age: 4, culture: 900, technology: 675, militaryTechnology: 49, territories: 10 })
    const played = phase(world)
    expect(world.balance('elves', 'age')).toBe(3)
    expect(played.effects).toContainEqual(
      expect.objectContaining({ wording: 'line.ageUnheld', figures: { account: 'militaryTechnology', have: 49, need: 50, age: 4 } }),
    )
    // Two towns of 5 are tribes of 3 again.
    expect(world.balance('elves', 'prestige')).toBe(10 - 10 - 4)
  })

  test('GL-AGE-6 RULING-122 land, people, scores and stores stay; the metal has another name', () => {
    const world = ready({ ...soft, age: 4, militaryTechnology: 60 })
    const played = playOut(world, (view) => revertAge('GL-TIME-T15a', view, 'elves', 'omen'))
    expect(played.postings('elves').map(({ rule, account, delta, about }) => [rule, account, delta, about])).toEqual([
      ['GL-TIME-T15a', 'age', -1, 'omen'],
      ['GL-TIME-T15a', 'prestige', -10, 'omen'],
      ['GL-CITY-2', 'prestige', -2, 'elves-settlement-1'],
      ['GL-CITY-2', 'prestige', -2, 'elves-settlement-2'],
      ['GL-CITY-2', 'prestige', -2, 'elves-settlement-3'],
    ])
    expect(told(played)).toContain('line.metalChanged')
    expect(conditionOf(world, 'elves').qualifiedSince).toBeNull()
  })

  test('GL-AGE-6 there is nothing before the first age', () => {
    const world = ready({ culture: 0, technology: 0 })
    expect(playOut(world, (view) => revertAge('GL-TIME-T15a', view, 'elves')).effects).toEqual([])
    expect(playOut(world, (view) => checkReversion(view, 'elves')).effects).toEqual([])
  })

  test('GL-AGE-6 a civilisation that falls back may advance again in the same phase', () => {
    const world = ready({ ...soft, culture: 249, food: 120, stone: 300, wood: 150, territories: 70 })
    set(world, 'prestige', 400)
    expect(phase(world).pending).toBeNull()
    set(world, 'culture', 250)
    expect(phase(inTurn(world, 11)).pending).toMatchObject({ figures: { age: 3 } })
  })

  test.each([
    ['effective', 3],
    ['stored', 2],
  ] as const)('GL-AGE-6 RULING-120 age_culture = %s: 227 stored culture and 23 of the house hold age %i', (age_culture, age) => {
    const world = stage({ elves: { ...soft, culture: 227 }, rules: { age_culture }, records: { royal: house('elves') }, phase: 9 })
    phase(world)
    expect(world.balance('elves', 'age')).toBe(age)
  })
})
