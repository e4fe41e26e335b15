import { describe, expect, test } from 'vitest'
import { ageNeeds } from '../ages/needs.ts'
import { checkReversion, revertAge } from '../ages/revert.ts'
import { civilisation, conditionOf, gameOf } from '../civilisation.ts'
import { capacity } from '../derived.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements, settlementsOf } from '../settlements/cards.ts'
import { AGES } from '../tables/ages.ts'
import { house, newCivilisation, playOut, stage } from '../testing/stage.ts'
import type { StageSetting } from '../testing/stage.ts'
import { has, say } from '../wording/say.ts'
import { ageAdvancementPhase, ageInReach, turnsToDeclare } from './9-age-advancement.ts'
import { resourceCheckPhase } from './8-resource-check.ts'

type Balances = NonNullable<StageSetting['elves']>

/** What the Stone Age asks for, and the people and land of EX-35. */
const STONE: Balances = { males: 28, females: 32, territories: 12, food: 40, wood: 45, culture: 70, technology: 60 }

function ready(change: Balances = {}, rules: HouseRules = {}, record: Partial<ReturnType<typeof newCivilisation>> = {}) {
  const world = stage({
    elves: { ...STONE, ...change },
    rules,
    records: { civilisation: { elves: newCivilisation('elves', record) } },
    turn: 10,
    phase: 9,
  })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

type Stage = ReturnType<typeof ready>

function phase(world: Stage, ...answers: readonly unknown[]) {
  return playOut(world, (view) => ageAdvancementPhase(view, 'elves'), answers)
}

function inTurn(world: Stage, turn: number): Stage {
  world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'elves', phase: 9 } })
  return world
}

function set(world: Stage, account: string, to: number): void {
  world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account, delta: to - world.balance('elves', account) })
}

const deltas = (played: ReturnType<typeof phase>) => played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])
const told = (played: ReturnType<typeof phase>) => played.effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))

describe('needs', () => {
  test.each(AGES)('GL-AGE-1 age $age is in reach with exactly what its row asks for, and not with one less of anything', (row) => {
    const { age, culture, technology, territories } = row
    const exact = {
      age: age - 1,
      culture,
      technology,
      territories,
      militaryTechnology: row.militaryTechnology ?? 0,
      prestige: row.prestige ?? 0,
      ...row.stock,
    }
    const world = stage({ elves: exact })
    expect(ageInReach(world, 'elves')).toBe(row)
    const needs = ageNeeds(world, 'elves', age)
    for (const { id, need } of needs) {
      const short = stage({ elves: { ...exact, [id]: need - 1 } })
      expect([id, ageInReach(short, 'elves')]).toEqual([id, undefined])
      expect(ageNeeds(short, 'elves', age).filter(({ met }) => !met)).toMatchObject([{ id, have: need - 1, need }])
    }
    expect(needs.map(({ id }) => id)).toEqual(
      ['culture', 'technology', 'militaryTechnology', 'territories', 'food', 'wood', 'stone', 'metal', 'wealth', 'prestige'].filter((id) =>
        id === 'prestige' || id === 'militaryTechnology' ? row[id] !== null : id in row || id in row.stock,
      ),
    )
  })

  test('GL-AGE-1 RULING-118 prestige is needed from the second step on, and not paid', () => {
    expect(AGES.map(({ prestige }) => prestige)).toEqual([null, 350, 900, 1700, 4500])
    const world = ready({ age: 2, culture: 250, technology: 250, territories: 70, ...AGES[1]?.stock })
    set(world, 'prestige', 350)
    phase(world, 'advance', [50], [50])
    // 7 territories more bring two tribes of 3 prestige.
    expect(world.balance('elves', 'prestige')).toBe(350 + 10 + 6)
  })

  test.each([
    ['effective', 'advance'],
    ['stored', null],
  ] as const)(
    'GL-AGE-1 RULING-120 age_culture = %s: with 47 stored culture and 23 of the house the question is %s',
    (age_culture, asked) => {
      const world = stage({
        elves: { ...STONE, culture: 47 },
        rules: { age_culture },
        records: { royal: house('elves') },
        turn: 10,
        phase: 9,
      })
      expect(phase(world).pending?.wording ?? null).toBe(asked === null ? null : `choose.${asked}`)
    },
  )

  test('GL-AGE-1 one age a turn, and none beyond the last', () => {
    const rich = {
      culture: 9999,
      technology: 20_000,
      militaryTechnology: 999,
      territories: 200,
      food: 9999,
      wood: 9999,
      stone: 9999,
      wealth: 9999,
    }
    const world = ready({ ...rich, males: 9000, females: 9000 })
    expect(phase(world, 'advance', [50], [50]).pending).toBeNull()
    expect(world.balance('elves', 'age')).toBe(2)
    const last = stage({ elves: { ...rich, age: 6, prestige: 9999 }, phase: 9 })
    expect([phase(last).pending, ageInReach(last, 'elves')]).toEqual([null, undefined])
  })
})

describe('advancing', () => {
  test('GL-AGE-2 GL-AGE-3 EX-35 the Stone Age with 28 males, 32 females and 12 territories, on rolls of 20 and 50', () => {
    const world = ready()
    const cards = settlementsOf(world, 'elves').length
    const played = phase(world, 'advance', [20], [50])
    expect(deltas(played)).toEqual([
      ['GL-AGE-2', 'food', -40],
      ['GL-AGE-2', 'wood', -45],
      ['GL-AGE-1', 'age', 1],
      ['GL-AGE-3', 'technology', 10],
      ['GL-AGE-3', 'males', 6],
      ['GL-AGE-3', 'females', 4],
      ['GL-AGE-3', 'newPeople', 10],
      ['GL-AGE-3', 'males', 10],
      ['GL-AGE-3', 'females', 11],
      ['GL-AGE-3', 'newPeople', 21],
      ['GL-AGE-3', 'prestige', 10],
      ['GL-AGE-3', 'territories', 1],
    ])
    expect([world.balance('elves', 'males'), world.balance('elves', 'females'), world.balance('elves', 'territories')]).toEqual([
      44, 47, 13,
    ])
    expect([cards, settlementsOf(world, 'elves').length]).toEqual([3, 3])
    expect(civilisation(world, 'elves').highestAge).toBe(2)
    expect(conditionOf(world, 'elves').qualifiedSince).toBeNull()
    expect(played.pending).toBeNull()
    const check = playOut(world, (view) => resourceCheckPhase(view, 'elves'))
    expect(check.effects).toContainEqual(expect.objectContaining({ wording: 'line.woodShort', figures: { need: 16, have: 0 } }))
  })

  test('GL-AGE-4 the chance of a birth rises, and the chronicle tells it', () => {
    const played = phase(ready(), 'advance', [20], [50])
    expect(played.effects).toContainEqual(
      expect.objectContaining({ rule: 'GL-AGE-4', wording: 'line.birthChance', figures: { chance: 55 } }),
    )
  })

  test('GL-AGE-3 RULING-117 a tenth of the land held before, blank or of tribes by choice, with no people asked for', () => {
    const tribe = { id: 'tribe-1', race: 'humans', territories: 6, warriors: 150, females: 150 }
    const world = stage({
      elves: { ...STONE, territories: 29, males: 0, females: 1 },
      records: { tribe: { 'tribe-1': tribe } },
      turn: 10,
      phase: 9,
    })
    const played = phase(world, 'advance', [50], [50], { fromTribes: 1 })
    expect(played.asked.at(-1)).toMatchObject({
      kind: 'fill',
      figures: { territories: 2, guarded: 6 },
      fields: [{ min: 0, max: 2, preset: 0 }],
    })
    expect([world.balance('elves', 'territories'), world.records({ name: 'tribe' })]).toMatchObject([31, [{ territories: 5 }]])
  })

  test('GL-AGE-3 RULING-117 fewer territories where there are none left', () => {
    const world = ready({ territories: 29 }, { scenario_total: 34 })
    phase(world, 'advance', [50], [50])
    expect(world.balance('elves', 'territories')).toBe(30)
  })

  test.each([
    ['prestige_only', [['GL-AGE-3', 'prestige', 10]]],
    ['none', []],
  ] as const)('GL-AGE-3 RULING-123 an age reached again is paid for and brings, with readvance = %s: %j', (readvance, gifts) => {
    const played = phase(ready({}, { readvance }, { highestAge: 2 }), 'advance')
    expect(deltas(played)).toEqual([['GL-AGE-2', 'food', -40], ['GL-AGE-2', 'wood', -45], ['GL-AGE-1', 'age', 1], ...gifts])
    expect(played.pending).toBeNull()
  })

  test('GL-AGE-3 RULING-123 readvance = full: an age reached again brings everything', () => {
    const played = phase(ready({}, { readvance: 'full' }, { highestAge: 2 }), 'advance', [20], [50])
    expect(deltas(played)).toHaveLength(12)
  })

  test.each([
    ['prestige_only', 'It costs 40 food and 45 wood; reached before, it brings only 10 prestige. It can be put off for 3 more turns.'],
    ['none', 'It costs 40 food and 45 wood; reached before, it brings nothing now. It can be put off for 3 more turns.'],
    ['full', 'It costs 40 food and 45 wood. It can be put off for 3 more turns.'],
  ] as const)('GL-AGE-3 RULING-123 readvance = %s: the question promises no more than the age brings again', (readvance, hint) => {
    const { pending } = phase(ready({}, { readvance }, { highestAge: 2 }))
    expect(say('choose.advance.hint', pending?.figures)).toBe(hint)
    expect(pending?.figures['gain']).toBe(readvance === 'full' ? 10 : undefined)
  })

  test('GL-AGE-2 every kind of token the question counts has a label', () => {
    for (const { cost } of AGES) expect(Object.keys(cost).filter((token) => !has(`figure.${token}`))).toEqual([])
  })

  test('GL-AGE-3 settlements become what they are in the new age', () => {
    const world = ready({ age: 3, culture: 900, technology: 675, militaryTechnology: 50, territories: 110, ...AGES[2]?.stock })
    set(world, 'prestige', 900)
    const before = capacity(world, 'elves')
    const played = phase(world, 'advance', [50], [50])
    expect(played.pending).toBeNull()
    // 121 territories: 25 settlements; the 22 of before gained 2 prestige each, the 3 new towns bring 5.
    expect(world.balance('elves', 'prestige')).toBe(900 + 10 + 44 + 15)
    expect(new Set(settlementsOf(world, 'elves').map(({ type }) => type))).toEqual(new Set(['town']))
    expect(capacity(world, 'elves') - before).toBe(11 * (20 + 5 * 90) + 110 + 30)
  })
})

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

describe('waiting', () => {
  test('GL-AGE-5 the question tells the price and the turns left, and waiting keeps the date', () => {
    const world = ready()
    const played = phase(world, 'wait')
    expect(played.asked).toMatchObject([
      { kind: 'choose', rule: 'GL-AGE-5', figures: { age: 2, gain: 10, food: 40, wood: 45, turnsLeft: 3 }, preset: 'advance' },
    ])
    expect(conditionOf(world, 'elves').qualifiedSince).toBe(10)
    expect(told(played)).toEqual(['line.ageInReach'])
    expect(phase(inTurn(world, 11)).pending?.figures).toMatchObject({ turnsLeft: 2 })
    expect([conditionOf(world, 'elves').qualifiedSince, turnsToDeclare(world, 'elves')]).toEqual([10, 2])
  })

  test('GL-AGE-5 RULING-119 age_wait_end = forced: three turns after, it happens by itself', () => {
    const world = ready()
    for (const turn of [10, 11, 12]) phase(inTurn(world, turn), 'wait')
    const played = phase(inTurn(world, 13), [20], [50])
    expect(told(played)).toContain('line.ageForced')
    expect(world.balance('elves', 'age')).toBe(2)
  })

  test('GL-AGE-5 RULING-119 age_wait_end = lapse: in the fourth turn it can be declared for the last time, then it is gone', () => {
    const world = ready({}, { age_wait_end: 'lapse' })
    for (const turn of [10, 11, 12]) phase(inTurn(world, turn), 'wait')
    const { figures } = phase(inTurn(world, 13)).pending!
    expect(say('choose.advance.hint', figures)).toMatch(/Put off once more, it is out of reach until its needs are met anew\.$/)
    expect(say('option.wait', figures)).toBe('Let the chance go')
    expect(told(phase(inTurn(world, 13), 'wait'))).toEqual(['line.ageLapsed'])
    expect(phase(inTurn(world, 14)).pending).toBeNull()
    set(world, 'food', 39)
    expect(told(phase(inTurn(world, 15)))).toEqual(['line.ageOutOfReach'])
    set(world, 'food', 40)
    expect(phase(inTurn(world, 16)).pending).toMatchObject({ figures: { turnsLeft: 3 } })
  })

  test('GL-AGE-5 RULING-119 age_wait_end = free: one may wait for ever', () => {
    const world = ready({}, { age_wait_end: 'free' })
    world.apply({ kind: 'record', rule: 'GL-AGE-5', collection: 'condition', id: 'elves', value: { qualifiedSince: 1, shortage: false } })
    const played = phase(inTurn(world, 50), 'wait')
    expect(played.asked.map(({ figures }) => Object.keys(figures))).toEqual([['age', 'gain', 'food', 'wood']])
    expect(phase(inTurn(world, 51), 'advance', [20], [50]).pending).toBeNull()
    expect(world.balance('elves', 'age')).toBe(2)
  })

  test('GL-AGE-5 losing a need starts the count again', () => {
    const world = ready()
    phase(world, 'wait')
    set(world, 'culture', 69)
    expect(told(phase(inTurn(world, 11)))).toEqual(['line.ageOutOfReach'])
    expect([conditionOf(world, 'elves').qualifiedSince, turnsToDeclare(world, 'elves')]).toEqual([null, null])
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
