import { describe, expect, test } from 'vitest'
import { ageNeeds } from '../ages/needs.ts'
import { civilisation, conditionOf } from '../civilisation.ts'
import { capacity } from '../derived.ts'
import { settlementsOf } from '../settlements/cards.ts'
import { AGES } from '../tables/ages.ts'
import { STONE, inTurn, phase, ready, set, told } from '../../testing/agePhase.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { has, say } from '../../words/say.ts'
import { resourceCheckPhase } from './8-resource-check.ts'
import { ageInReach, turnsToDeclare } from './9-age-advancement.ts'

const deltas = (played: ReturnType<typeof phase>) => played.postings('elves').map(({ rule, account, delta }) => [rule, account, delta])

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
    expect(say('choose.advance.hint', figures)).toMatch(/Put off once more, it is out of reach until its needs are met again\.$/)
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
