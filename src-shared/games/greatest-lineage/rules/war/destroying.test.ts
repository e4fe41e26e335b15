import { describe, expect, test } from 'vitest'
import { MONUMENTS, SETTLEMENTS } from '../records.ts'
import { CITY, EVEN, field, monument, TAKEN } from '../../testing/battlefield.ts'
import { fight, rolled, warIn } from '../../testing/battles.ts'
import { worldProblems } from '../../testing/worldInvariants.ts'
import type { Destruction } from './goals.ts'

describe('GL-WAR-25 destroying instead', () => {
  const goals = (destroy: Destruction) => [{ land: CITY, destroy }]

  test.each<[string, Destruction, number, string | undefined, number, number]>([
    ['EX-17: 49 takes the monument', 'monument', 49, 'elves', 1, 7],
    ['EX-17: 50 destroys the monument; the settlement is taken', 'monument', 50, undefined, 1, 0],
    ['49 takes the settlement', 'settlement', 49, 'elves', 1, 7],
    ['RULING-55 50 destroys the settlement; the monument is taken (see GL-WAR-24)', 'settlement', 50, 'elves', 0, 7],
  ])('GL-WAR-25 %s', (_, destroy, die, holder, settlements, gained) => {
    const setting = field({ edition: 2, territories: 6, monuments: [monument()] })
    const played = fight(setting, { ...TAKEN, goals: goals(destroy), destruction: [[die]] })
    expect(rolled(played).at(-1)).toBe('destruction elves')
    expect(played.world.record(MONUMENTS, 'humans-monument-1')?.holder).toBe(holder)
    expect(played.world.record(SETTLEMENTS, CITY)).toBeUndefined()
    expect(played.world.balance('humans', 'prestige')).toBe(20 - 15 - 3)
    expect(played.world.balance('elves', 'prestige')).toBe(20 + gained)
    const monuments = holder === undefined ? [] : ['humans-monument-1']
    expect(warIn(played).sides.aggressor).toMatchObject({ occupied: 1, settlements, monuments })
    expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: 18, monumentsLost: 1 })
  })

  test('GL-WAR-25 of two monuments at a settlement that of more prestige is destroyed, the other one taken', () => {
    const small = monument({ id: 'dwarves-monument-1', builder: 'dwarves', prestige: 8 })
    const setting = field({ edition: 2, territories: 6, monuments: [small, monument()] })
    const played = fight(setting, { ...TAKEN, goals: goals('monument'), destruction: [[50]] })
    expect(played.world.records(MONUMENTS).map(({ id, holder }) => [id, holder])).toEqual([['dwarves-monument-1', 'elves']])
  })

  test.each<[boolean, Destruction, number, number]>([
    [true, 'settlement', 0, 0],
    [true, 'monument', 0, 0],
    [false, 'settlement', 1, 3],
    [false, 'monument', 1, 15],
  ])('RULING-55 destroy_needs_capture = %s: a %s on land that is not taken', (destroy_needs_capture, destroy, rolls, lost) => {
    const setting = field({ edition: 2, territories: 6, monuments: [monument()], rules: { destroy_needs_capture } })
    const played = fight(setting, { ...EVEN, goals: goals(destroy), territory: [[50], [50]], destruction: [[50]] })
    expect(rolled(played).filter((name) => name.startsWith('destruction'))).toHaveLength(rolls)
    expect(played.world.balance('humans', 'territories')).toBe(6)
    expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: lost, monumentsLost: lost === 15 ? 1 : 0 })
    expect(worldProblems(played.world, played.effects)).toEqual([])
  })

  test('RULING-55 destroy_needs_capture = false: the monument moves to the settlement that is founded in place of the destroyed one', () => {
    const setting = field({ edition: 2, territories: 6, monuments: [monument()], rules: { destroy_needs_capture: false } })
    const played = fight(setting, { ...EVEN, goals: goals('settlement'), territory: [[50], [50]], destruction: [[50]] })
    expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-WAR-25', -3],
      ['GL-CITY-2', 3],
    ])
    expect(played.world.record(MONUMENTS, 'humans-monument-1')).toMatchObject({ holder: 'humans', settlement: 'humans-settlement-3' })
    expect(played.world.record(SETTLEMENTS, 'humans-settlement-3')?.established).toBe(true)
  })

  test('RULING-55 destroy_needs_capture = false: a monument that finds no other settlement perishes, and counts as lost', () => {
    const other = monument({ id: 'humans-monument-2', settlement: 'humans-settlement-1' })
    const setting = field({
      edition: 2,
      territories: 6,
      monuments: [monument(), other],
      rules: { destroy_needs_capture: false, map_mode: 'map' },
    })
    const script = { ...EVEN, goals: goals('settlement'), territory: [[50], [50]], destruction: [[50]], tribeLand: ['promise'] }
    const played = fight(setting, script)
    expect(played.world.records(MONUMENTS).map(({ id }) => id)).toEqual(['humans-monument-2'])
    expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: 18, monumentsLost: 1 })
  })
})
