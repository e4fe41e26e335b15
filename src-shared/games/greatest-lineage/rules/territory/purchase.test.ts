import { describe, expect, test } from 'vitest'
import { LATEST_EDITION } from '../edition.ts'
import { spendingPhase } from '../phases/7-spending.ts'
import { TRIBE_RECORDS, type Tribe } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { newCivilisation, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { blankLand } from './land.ts'
import { namedLand } from './names.ts'
import { landForSale, landLimit, landPrice, landReach } from './purchase.ts'

const AGES = [1, 2, 3, 4, 5, 6]

function tribe(number: number, territories: number): Record<string, Tribe> {
  const id = `tribe-${number}` as const
  return { [id]: { id, race: 'humans', territories, warriors: 100, females: 100 } }
}

function buyer(setting: StageSetting['elves'] & { rules?: HouseRules; edition?: number } = {}) {
  const { rules = {}, edition = LATEST_EDITION, ...balances } = setting
  const elves = { points: 1000, females: 1000, culture: 15, territories: 2, ...balances }
  return stage({ rules, edition, elves, records: { tribe: { ...tribe(1, 2), ...tribe(2, 4), ...tribe(3, 4) } }, phase: 7 })
}

function spend(world: ReturnType<typeof buyer>, ...answers: readonly unknown[]) {
  return playOut(world, (view) => spendingPhase(view, 'elves'), answers)
}

const acts = (played: ReturnType<typeof spend>) => (played.pending?.kind === 'act' ? played.pending.acts.map(({ id }) => id) : [])

describe('the price', () => {
  test('GL-TERR-3 EX-25 a territory costs 4, 10, 16, 22, 28, 34 points by age', () => {
    expect(AGES.map((age) => landPrice(buyer({ age }), 'elves', 'blank'))).toEqual([4, 10, 16, 22, 28, 34])
  })

  test.each([
    ['table', 10, 10],
    ['table_x5', 50, 50],
    ['x5_tribe_only', 10, 50],
  ] as const)('GL-TERR-3 RULING-83 %s: in age 2 blank land costs %i, land of a tribe %i', (territory_price, blank, ofTribe) => {
    const world = buyer({ age: 2, rules: { territory_price } })
    expect([landPrice(world, 'elves', 'blank'), landPrice(world, 'elves', 'tribe')]).toEqual([blank, ofTribe])
    const { postings } = spend(world, { act: 'tribeTerritory', amount: 1 })
    expect(postings('elves', 'points').map(({ delta }) => delta)).toEqual([-ofTribe])
  })
})

test.each([
  ['current', [4, 1, 1]],
  ['highest', [22, 3, 4]],
] as const)('GL-TERR-3 RULING-35 %s: fallen back from age 4 to 1, price, limit and reach are %j', (ages_achieved, figures) => {
  const record = newCivilisation('elves', { highestAge: 4 })
  const world = stage({ rules: { ages_achieved }, records: { civilisation: { elves: record } } })
  expect([landPrice(world, 'elves', 'blank'), landLimit(world, 'elves'), landReach(world, 'elves')]).toEqual(figures)
})

describe('the conditions', () => {
  test.each([
    [23, 0],
    [24, 1],
    [31, 1],
    [32, 2],
  ])('GL-TERR-4 EX-25 with %i people on 2 territories, %i more can be bought', (females, more) => {
    expect(landForSale(buyer({ females }), 'elves', 'blank')).toBe(more)
  })

  test('GL-TERR-4 warriors do not count', () => {
    expect(landForSale(buyer({ females: 20, warriors: 30 }), 'elves', 'blank')).toBe(0)
  })

  test.each([
    [14, ['territory']],
    [15, ['territory', 'tribeTerritory']],
  ])('GL-TERR-4 RULING-87 with %i culture: %j', (culture, offered) => {
    expect(acts(spend(buyer({ culture }))).filter((id) => id.endsWith('erritory'))).toEqual(offered)
  })

  test('GL-TERR-4 no more than there is', () => {
    const world = buyer({ rules: { scenario_total: 17 } })
    expect([blankLand(world), landForSale(world, 'elves', 'blank'), landForSale(world, 'elves', 'tribe')]).toEqual([1, 1, 10])
    expect(landForSale(world, 'elves', 'any')).toBe(11)
  })
})

describe('how much and how far', () => {
  test.each([
    ['step', [1, 1, 3, 3, 3, 5]],
    ['smooth', [1, 2, 3, 3, 4, 5]],
  ] as const)('GL-TERR-5 EX-25 RULING-84 buy_limit = %s: %j a turn by age', (buy_limit, limits) => {
    expect(AGES.map((age) => landLimit(buyer({ age, rules: { buy_limit } }), 'elves'))).toEqual(limits)
  })

  test('GL-TERR-5 the limit counts all purchases of a turn together', () => {
    const world = buyer({ age: 3 })
    const played = spend(world, { act: 'territory', amount: 2 }, { act: 'tribeTerritory', amount: 1 })
    expect(acts(played)).not.toContain('territory')
    expect(acts(played)).not.toContain('tribeTerritory')
    expect(world.balance('elves', 'territories')).toBe(5)
  })

  test('GL-TERR-6 EX-25 as far as ages are achieved, which the act tells', () => {
    expect(AGES.map((age) => landReach(buyer({ age }), 'elves'))).toEqual(AGES)
    const { pending } = spend(buyer({ age: 4 }))
    expect(pending?.kind === 'act' && pending.acts.find(({ id }) => id === 'territory')?.figures).toMatchObject({
      reach: 4,
      price: 22,
      left: 3,
    })
  })
})

describe('buying', () => {
  test('GL-SPEND-2 land is paid for, gained and named, and cards follow', () => {
    const world = buyer({ age: 3, territories: 4, points: 40 })
    const { postings, problems } = spend(world, { act: 'territory', amount: 2, name: 'Ridge' }, 'done')
    expect(problems).toEqual([])
    expect(postings('elves').map(({ rule, account, delta }) => [rule, account, delta])).toEqual([
      ['GL-TERR-3', 'points', -32],
      ['GL-TERR-3', 'territories', 2],
      ['GL-CITY-2', 'prestige', 3],
      ['GL-CITY-2', 'prestige', 3],
    ])
    expect(namedLand(world, 'elves').map(({ name }) => name)).toEqual(['Ridge'])
    expect(world.balance('elves', 'territories')).toBe(6)
  })

  test('GL-SPEND-2 never more than the purse pays for', () => {
    const { problems } = spend(buyer({ age: 3, points: 40 }), { act: 'territory', amount: 3 })
    expect(problems).toMatchObject([{ field: 'amount', figures: { max: 2 } }])
  })

  test('GL-TERR-3 what a tribe gives up is gained, even where more land is held than the board has', () => {
    const world = buyer({ age: 3, rules: { scenario_total: 10 } })
    spend(world, { act: 'tribeTerritory', amount: 2, name: 'Ridge' }, 'done')
    expect(world.balance('elves', 'territories')).toBe(4)
    expect(world.records(TRIBE_RECORDS).reduce((sum, { territories }) => sum + territories, 0)).toBe(8)
  })

  test.each([
    ['tribe-2', 2, [2, 2, 4]],
    ['tribe-1', 2, [4, 4]],
  ])('GL-TERR-7 the buyer names the tribe: %s gives %i, and a tribe without land is gone', (named, amount, left) => {
    const world = buyer({ age: 3 })
    const { problems } = spend(world, { act: 'tribeTerritory', amount, tribe: named }, 'done')
    expect(problems).toEqual([])
    expect(world.records(TRIBE_RECORDS).map(({ territories }) => territories)).toEqual(left)
  })

  test('GL-TERR-7 the tribes that have land are told apart by it; in the second edition nobody was asked', () => {
    const asked = (edition: number) => {
      const { pending } = spend(buyer({ age: 3, edition }))
      return pending?.kind === 'act' ? pending.acts.find(({ id }) => id === 'tribeTerritory')?.fields.map(({ id }) => id) : []
    }
    expect([asked(2), asked(3)]).toEqual([
      ['amount', 'name'],
      ['tribe', 'amount', 'name'],
    ])
  })

  test('GL-TERR-7 the tribe with most land gives it, keeps its people, and no war begins', () => {
    const world = buyer({ age: 3 })
    const { effects } = spend(world, { act: 'tribeTerritory', amount: 3 }, 'done')
    expect(world.records(TRIBE_RECORDS).map(({ territories }) => territories)).toEqual([2, 1, 4])
    expect(world.records(TRIBE_RECORDS).map(({ warriors, females }) => [warriors, females])).toEqual(Array(3).fill([100, 100]))
    expect([world.balance('elves', 'territories'), blankLand(world)]).toEqual([5, 600 - 4 - 5 - 7])
    expect(effects.filter((effect) => effect.kind === 'record').map(({ collection }) => collection)).not.toContain('war')
  })
})
