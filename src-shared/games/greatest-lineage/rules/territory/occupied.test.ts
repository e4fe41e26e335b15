import { describe, expect, test } from 'vitest'
import { spendingPhase } from '../phases/7-spending.ts'
import { MONUMENTS, type Monument } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { byId } from '../../testing/agents.ts'
import { monument } from '../../testing/raids.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { HOUSES, warOf } from '../../testing/wars.ts'
import { WARS } from '../war/records.ts'
import { ENGLISH } from '../../words/english/english.ts'
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

  const WORK: Monument = {
    ...monument('dwarves-monument-1', { builder: 'dwarves', holder: 'humans', settlement: 'dwarves-settlement-4' }),
    prestige: 15,
  }
  const GREAT: Monument = { ...WORK, id: 'dwarves-monument-2', settlement: 'dwarves-settlement-5', prestige: 30 }
  const HOME = { id: 'elves-settlement-1', owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false }

  /** Elves buy of the two territories humans occupy, on which these monuments stand. */
  function sale(amount: number, sold: readonly Monument[], elves: readonly Monument[] = []) {
    const w = warOf('humans', 'dwarves', { aggressor: { occupied: 2, monuments: sold.map(({ id }) => id) } })
    const records = { royal: HOUSES, war: { w }, monument: byId(...sold, ...elves), settlement: { [HOME.id]: HOME } }
    const balances = { points: 500, females: 1000, culture: 15, territories: 2, age: 3 }
    const world = stage({ rules: { buy_occupied: true }, elves: balances, humans: { prestige: 50 }, phase: 7, records })
    const played = spend(world, { act: 'occupiedTerritory', amount })
    const prestige = (owner: string) => played.postings(owner, 'prestige').map(({ rule, delta }) => [rule, delta])
    const works = world.records(MONUMENTS).map(({ id, holder, settlement }) => [id, holder, settlement])
    return { world, works, prestige, played, left: world.record(WARS, 'w')?.sides.aggressor }
  }

  test('GL-TERR-3 GL-WAR-24 RULING-86 buy_occupied = true: land without a monument is sold first', () => {
    const { works, prestige, left } = sale(1, [WORK])
    expect(left).toMatchObject({ occupied: 1, monuments: [WORK.id] })
    expect([works, prestige('humans')]).toEqual([[[WORK.id, 'humans', WORK.settlement]], []])
  })

  test('GL-TERR-3 GL-WAR-24 RULING-86 buy_occupied = true: a monument on land that is sold goes with it, that of less prestige first', () => {
    const { works, prestige, left, played } = sale(1, [WORK, GREAT])
    expect(left).toMatchObject({ occupied: 1, monuments: [GREAT.id] })
    expect(works).toEqual([
      [WORK.id, 'elves', HOME.id],
      [GREAT.id, 'humans', GREAT.settlement],
    ])
    expect([prestige('humans'), prestige('elves')]).toEqual([[['GL-TERR-3', -7]], [['GL-TERR-3', 7]]])
    expect(chronicleOf(played, ENGLISH)).toContain(
      'dwarves-monument-1 passes from the humans (\u22127 prestige) to the elves (+7 prestige).',
    )
  })

  test('GL-TERR-3 RULING-86 buy_occupied = true: one no settlement of the buyer can have perishes', () => {
    const theirs: Monument = { ...WORK, id: 'dwarves-monument-9', holder: 'elves', settlement: HOME.id }
    const { works, prestige, left } = sale(2, [WORK], [theirs])
    expect(left).toMatchObject({ occupied: 0, monuments: [] })
    expect(works).toEqual([[theirs.id, 'elves', HOME.id]])
    expect(prestige('elves')).toEqual([
      ['GL-TERR-3', 7],
      ['GL-MON-7', -7],
    ])
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
