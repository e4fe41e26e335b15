import { describe, expect, test } from 'vitest'
import { KINGDOMS } from '../seats.ts'
import { playOut, stage } from '../../testing/stage.ts'
import { setKingdoms, setTribes } from './setting.ts'
import { tribeCulture, tribeLand, tribePeople, tribes } from './tribes.ts'

describe('kingdoms at the beginning', () => {
  test.each(KINGDOMS)('GL-SET-10 %s: 50 warriors per territory, 500 culture, 500 technology, 80 military technology', (kingdom) => {
    const { world, pending } = playOut(stage(), setKingdoms)
    expect(Object.fromEntries(world.accounts(kingdom))).toEqual({
      territories: 10,
      warriors: 500,
      culture: 500,
      technology: 500,
      militaryTechnology: 80,
    })
    expect(pending).toBeNull()
  })

  test('GL-SET-10 RULING-12 scenario_kingdom = 4: land and warriors of the scenario', () => {
    const { world } = playOut(stage({ rules: { scenario_kingdom: 4 } }), setKingdoms)
    expect([world.balance('undead', 'territories'), world.balance('undead', 'warriors')]).toEqual([4, 200])
  })

  test.each([
    [0, 0],
    ['50_per_territory', 500],
  ] as const)('GL-SET-10 RULING-20 npk_nonwarriors_start = %s: %i others', (npk_nonwarriors_start, others) => {
    const { world } = playOut(stage({ rules: { npk_nonwarriors_start } }), setKingdoms)
    expect(world.balance('monstrous', 'nonWarriors')).toBe(others)
  })
})

describe('tribes at the beginning', () => {
  test('GL-SET-11 RULING-12 by default kingdoms, tribes and players hold most of the land; in the second edition they did not', () => {
    const held = (edition: number): number => tribeLand(playOut(stage({ edition }), setTribes).world) + 3 * 10 + 3 * 2
    expect([held(2), held(3)]).toEqual([276, 486])
  })

  test('GL-SET-11 50 people per territory, half of them warriors, elven, human and dwarven in turn', () => {
    const { world } = playOut(stage(), setTribes)
    expect(tribes(world)).toHaveLength(75)
    expect(tribes(world).slice(0, 4)).toEqual([
      { id: 'tribe-1', race: 'elves', territories: 6, warriors: 150, females: 150 },
      { id: 'tribe-2', race: 'humans', territories: 6, warriors: 150, females: 150 },
      { id: 'tribe-3', race: 'dwarves', territories: 6, warriors: 150, females: 150 },
      { id: 'tribe-4', race: 'elves', territories: 6, warriors: 150, females: 150 },
    ])
    expect(tribes(world).map((tribe) => tribePeople(world, tribe))).toEqual(Array.from({ length: 75 }, () => 300))
    expect([tribeLand(world), tribeCulture(world)]).toEqual([450, 0])
  })

  test('GL-SET-11 RULING-12 scenario_tribes = 2, scenario_tribe = 3: number and land of the scenario', () => {
    const { world } = playOut(stage({ rules: { scenario_tribes: 2, scenario_tribe: 3 } }), setTribes)
    expect(tribes(world).map(({ territories, warriors }) => [territories, warriors])).toEqual([
      [3, 75],
      [3, 75],
    ])
  })

  test('GL-SET-11 scenario_tribes = 0: no tribes', () => {
    expect(tribes(playOut(stage({ rules: { scenario_tribes: 0 } }), setTribes).world)).toEqual([])
  })
})
