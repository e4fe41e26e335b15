import { describe, expect, test } from 'vitest'
import { birthChance, effectiveCulture } from '../derived.ts'
import { ROYALS, SHAMANS } from '../records.ts'
import { royalCulture } from '../royalty/culture.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { spendingPhase } from './7-spending.ts'

/** The elves on two territories with a house and a tribe; `balances` on top. */
function spender(balances: StageSetting['elves'] = {}, rules: HouseRules = {}) {
  const world = stage({ elves: { territories: 2, ...balances }, rules, records: { royal: house('elves') }, turn: 3, phase: 7 })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

type Stage = ReturnType<typeof spender>

function phase(world: Stage, ...answers: readonly unknown[]) {
  return playOut(world, (view) => spendingPhase(view, 'elves'), answers)
}

const acts = (played: ReturnType<typeof phase>) => (played.pending?.kind === 'act' ? played.pending.acts.map(({ id }) => id) : [])
const deltas = (played: ReturnType<typeof phase>) => played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])
const ruler = (world: Stage) => world.record(ROYALS, 'elves-royal-1')
const shaman = (world: Stage, number = 1) => world.record(SHAMANS, `elves-settlement-${number}`)

describe('the purse', () => {
  test('GL-SPEND-1 in any amounts and any order, until the player is done', () => {
    const world = spender({ points: 30 })
    const played = phase(world, { act: 'culture', amount: 2 }, { act: 'technology', amount: 3 }, { act: 'culture', amount: 1 }, 'done')
    expect(played.asked.map((request) => request.figures)).toEqual([{ points: 30 }, { points: 22 }, { points: 10 }, { points: 6 }])
    expect([world.balance('elves', 'culture'), world.balance('elves', 'technology'), world.balance('elves', 'points')]).toEqual([3, 3, 6])
    expect(played.pending).toBeNull()
  })

  test('GL-SPEND-1 never more than the points there are, and nothing is asked without any', () => {
    expect(phase(spender({ points: 11 }), { act: 'technology', amount: 3 }).problems).toMatchObject([
      { field: 'amount', figures: { max: 2 } },
    ])
    expect(phase(spender()).pending).toBeNull()
    expect(acts(phase(spender({ points: 1 })))).toEqual(['buy', 'rulerMilitary', 'done'])
  })

  test.each([
    [true, 30, []],
    [false, 0, [['GL-PTS-3', 'points', -30]]],
  ] as const)('GL-PTS-3 RULING-33 points_carry_over = %s: 30 points not spent leave %i', (points_carry_over, left, posted) => {
    const world = spender({ points: 30 }, { points_carry_over })
    expect(deltas(phase(world, 'done'))).toEqual(posted)
    expect(world.balance('elves', 'points')).toBe(left)
  })
})

describe('people and scores', () => {
  test('GL-SPEND-3 EX-32 26 points: 4 technology, 5 people, a 70 on Appendix a makes 2 male and 3 female', () => {
    const world = spender({ points: 26 })
    const played = phase(world, { act: 'technology', amount: 4 }, { act: 'people', amount: 5 }, [70])
    expect(played.asked.map(({ id }) => id)).toEqual(['3/elves/7/spend', '3/elves/7/spend', '3/elves/7/boughtSex'])
    expect(deltas(played)).toEqual([
      ['GL-SPEND-5', 'points', -16],
      ['GL-SPEND-5', 'technology', 4],
      ['GL-SPEND-3', 'points', -10],
      ['GL-SPEND-3', 'males', 2],
      ['GL-SPEND-3', 'females', 3],
      ['GL-SPEND-3', 'newPeople', 5],
    ])
    expect(played.pending).toBeNull()
    expect(played.effects.filter(({ kind }) => kind === 'line')).toMatchObject([
      { wording: 'line.scoreBought', figures: { account: 'technology', amount: 4, points: 16, balance: 4 } },
      { wording: 'line.peopleBought', figures: { amount: 5, points: 10 } },
    ])
  })

  test.each([
    ['GL-SPEND-4', 'culture', 4],
    ['GL-SPEND-5', 'technology', 4],
    ['GL-SPEND-6', 'militaryTechnology', 5],
  ])('%s one %s costs %i points', (rule, score, price) => {
    const played = phase(spender({ points: 21, age: 3 }), { act: score, amount: 3 })
    expect(deltas(played)).toEqual([
      [rule, 'points', -3 * price],
      [rule, score, 3],
    ])
  })

  test.each([
    [2, false],
    [3, true],
  ])('GL-SPEND-6 military technology in age %i: %s', (age, offered) => {
    expect(acts(phase(spender({ points: 50, age }))).includes('militaryTechnology')).toBe(offered)
  })
})

describe('powers of the ruler', () => {
  test('GL-SPEND-7 EX-31 9 points on the ruler make a figure of 16, and 36 royal culture', () => {
    const world = spender({ points: 9 })
    const { postings } = phase(world, { act: 'rulerCulture', amount: 3 })
    expect(postings('elves').map(({ account, delta }) => [account, delta])).toEqual([['points', -9]])
    expect(ruler(world)?.culture).toBe(16)
    expect(royalCulture(world, 'elves').map(({ amount }) => amount)).toEqual([16, 16, 3, 1])
    expect(effectiveCulture(world, 'elves')).toBe(36)
  })

  test.each([
    [23, false],
    [24, true],
  ])('GL-SPEND-8 land through the ruler with %i people on 2 territories: %s', (females, offered) => {
    expect(acts(phase(spender({ points: 20, females }))).includes('rulerTerritory')).toBe(offered)
  })

  test('GL-SPEND-8 20 points a territory, outside the limit on buying, with a record on the ruler', () => {
    const world = spender({ points: 64, females: 100 })
    const played = phase(world, { act: 'territory', amount: 1 }, { act: 'rulerTerritory', amount: 3, name: 'Ridge' })
    expect(deltas(played)).toEqual([
      ['GL-TERR-3', 'points', -4],
      ['GL-TERR-3', 'territories', 1],
      ['GL-SPEND-8', 'points', -60],
      ['GL-SPEND-8', 'territories', 3],
      ['GL-CITY-2', 'prestige', 3],
    ])
    expect(ruler(world)?.territory).toBe(3)
  })

  test('GL-SPEND-8 where no land is blank, it comes from a tribe for those with 15 culture', () => {
    const tribe = { id: 'tribe-1', race: 'humans', territories: 4, warriors: 100, females: 100 }
    const setting = (culture: number) =>
      stage({
        elves: { points: 40, females: 100, culture },
        rules: { scenario_total: 11 },
        records: { tribe: { 'tribe-1': tribe }, royal: house('elves', { culture: 0 }) },
        phase: 7,
      })
    expect(acts(phase(setting(14)))).toContain('rulerTerritory')
    const world = setting(15)
    phase(world, { act: 'rulerTerritory', amount: 2 })
    expect(world.balance('elves', 'territories')).toBe(4)
    expect(world.records({ name: 'tribe' })).toMatchObject([{ territories: 3 }])
  })

  test.each([
    ['one_time', 2],
    ['per_turn', 5],
  ] as const)(
    'GL-SPEND-8 RULING-88 ruler_territory = %s: a ruler with 3 land holds %i territories after the next phase 7',
    (ruler_territory, territories) => {
      const world = stage({
        elves: { females: 100 },
        rules: { ruler_territory },
        records: { royal: house('elves', { territory: 3 }) },
        phase: 7,
      })
      phase(world)
      expect(world.balance('elves', 'territories')).toBe(territories)
    },
  )

  test('GL-SPEND-8 RULING-88 ruler_territory = per_turn: no more than there are people for', () => {
    const world = stage({
      elves: { females: 31 },
      rules: { ruler_territory: 'per_turn' },
      records: { royal: house('elves', { territory: 3 }) },
    })
    phase(world)
    expect(world.balance('elves', 'territories')).toBe(3)
  })

  test.each([
    ['none', 40],
    [12, 7],
    [5, 0],
  ] as const)('GL-SPEND-9 RULING-107 ruler_military_cap = %s: 40 points raise a bonus of 5 by up to %i', (ruler_military_cap, most) => {
    const played = phase(spender({ points: 40 }, { ruler_military_cap }))
    const act = played.pending?.kind === 'act' ? played.pending.acts.find(({ id }) => id === 'rulerMilitary') : undefined
    expect(act?.fields[0] ?? { max: 0 }).toMatchObject({ max: most })
  })

  test('GL-SPEND-9 one point, one more', () => {
    const world = spender({ points: 4 })
    expect(deltas(phase(world, { act: 'rulerMilitary', amount: 4 }))).toEqual([['GL-SPEND-9', 'points', -4]])
    expect(ruler(world)?.military).toBe(9)
  })

  test('without a ruler there are no powers to buy', () => {
    const world = stage({ elves: { points: 50, females: 100 }, phase: 7 })
    expect(acts(phase(world)).filter((id) => id.startsWith('ruler'))).toEqual([])
  })
})

describe('powers of shamans', () => {
  test.each([
    ['shamanMilitary', { military: 7, opponent: 4, birth: 0 }],
    ['shamanOpponent', { military: 4, opponent: 7, birth: 0 }],
  ])('GL-SPEND-10 6 points on %s: %j', (id, figures) => {
    const world = spender({ points: 6, territories: 6 })
    const played = phase(world, { act: id, shaman: 'elves-settlement-2', amount: 3 })
    expect(deltas(played)).toEqual([['GL-SPEND-10', 'points', -6]])
    expect(shaman(world, 2)).toMatchObject(figures)
    expect(shaman(world, 1)).toMatchObject({ military: 4, opponent: 4 })
  })

  test('GL-SPEND-11 EX-07 once for each shaman; three of them in age 5 raise the chance from 70 to 80', () => {
    const world = spender({ points: 60, territories: 15, age: 5 })
    expect(birthChance(world, 'elves')).toBe(70)
    const chances = [1, 2, 3].map((number) => {
      const played = phase(world, { act: 'shamanBirth', shaman: `elves-settlement-${number}` })
      expect(deltas(played)).toEqual([['GL-SPEND-11', 'points', -20]])
      return birthChance(world, 'elves')
    })
    expect(chances).toEqual([75, 80, 80])
  })

  test('GL-SPEND-11 RULING-108 a shaman who has the power is not offered again', () => {
    const world = spender({ points: 60, territories: 6 })
    const played = phase(world, { act: 'shamanBirth', shaman: 'elves-settlement-1' })
    const act = played.pending?.kind === 'act' ? played.pending.acts.find(({ id }) => id === 'shamanBirth') : undefined
    expect(act?.fields).toMatchObject([{ id: 'shaman', options: [{ id: 'elves-settlement-2' }] }])
    const both = phase(world, { act: 'shamanBirth', shaman: 'elves-settlement-2' })
    expect(acts(both)).not.toContain('shamanBirth')
  })

  test.each([
    ['next_turn', { military: 4, opponent: 4, birth: 0 }],
    ['never', undefined],
  ] as const)('GL-SHA-5 RULING-133 shaman_refill = %s: an empty post has %j after phase 7', (shaman_refill, figures) => {
    const world = spender({}, { shaman_refill })
    world.apply({ kind: 'drop', rule: 'GL-ASN-1', collection: 'shaman', id: 'elves-settlement-1' })
    phase(world)
    if (figures === undefined) expect(shaman(world)).toBeUndefined()
    else expect(shaman(world)).toMatchObject(figures)
  })
})
