import { describe, expect, test } from 'vitest'
import { spendingPhase } from '../phases/7-spending.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { StageSetting } from '../testing/stage.ts'
import { playOut, stage } from '../testing/stage.ts'
import { HOUSES, warOf } from '../testing/wars.ts'
import { WARS } from '../war/records.ts'
import { landForSale, landPrice } from './purchase.ts'

const OCCUPIED = {
  w: warOf('humans', 'dwarves', { aggressor: { occupied: 2, names: ['Ridge'], settlements: 2 }, defender: { occupied: 1 } }),
  v: warOf('elves', 'undead', { id: 'v', aggressor: { occupied: 4 }, defender: { occupied: 1 } }),
}

function buyer(rules: HouseRules, elves: StageSetting['elves'] = {}) {
  const balances = { points: 500, females: 1000, culture: 15, territories: 2, age: 3, ...elves }
  return stage({ rules, elves: balances, phase: 7, records: { royal: HOUSES, war: OCCUPIED } })
}

const spend = (world: ReturnType<typeof buyer>, ...answers: readonly unknown[]) =>
  playOut(world, (view) => spendingPhase(view, 'elves'), answers)

describe('land occupied in a war', () => {
  test.each([
    [false, 15, 0],
    [true, 15, 4],
    [true, 14, 0],
  ])('GL-TERR-3 RULING-86 buy_occupied = %s, %i culture: %i territories others occupy are for sale', (buy_occupied, culture, count) => {
    const world = buyer({ buy_occupied, ruler_culture: 'per_turn' }, { culture })
    expect(landForSale(world, 'elves', 'occupied')).toBe(count)
    const { pending } = spend(world)
    const acts = pending?.kind === 'act' ? pending.acts.map(({ id }) => id) : []
    expect(acts.includes('occupiedTerritory')).toBe(count > 0)
  })

  test('GL-TERR-3 RULING-86 buy_occupied = true: it leaves whoever occupies most in one war, land without a name first', () => {
    const world = buyer({ buy_occupied: true })
    const { postings } = spend(world, { act: 'occupiedTerritory', amount: 2, name: 'Haven' })
    expect(postings('elves', 'territories').map(({ rule, delta }) => [rule, delta])).toEqual([['GL-TERR-3', 2]])
    expect(world.record(WARS, 'w')?.sides).toMatchObject({
      aggressor: { occupied: 0, names: [], settlements: 0 },
      defender: { occupied: 1 },
    })
    expect(world.record(WARS, 'v')?.sides).toMatchObject({ aggressor: { occupied: 4 }, defender: { occupied: 1 } })
  })

  test('GL-TERR-3 RULING-86 buy_occupied = true: of one territory the one with a name is the last to go', () => {
    const world = buyer({ buy_occupied: true })
    spend(world, { act: 'occupiedTerritory', amount: 1 })
    expect(world.record(WARS, 'w')?.sides.aggressor).toMatchObject({ occupied: 1, names: ['Ridge'], settlements: 1 })
  })

  test.each([
    ['table', 16],
    ['table_x5', 80],
    ['x5_tribe_only', 80],
  ] as const)(
    'GL-TERR-3 RULING-83 RULING-86 territory_price = %s: it costs what land of a tribe costs, %i points in age 3',
    (territory_price, price) => {
      const world = buyer({ buy_occupied: true, territory_price })
      expect([landPrice(world, 'elves', 'occupied'), landPrice(world, 'elves', 'tribe')]).toEqual([price, price])
    },
  )
})
