import { describe, expect, test } from 'vitest'
import { births, gateOpen, mostMothers } from './births.ts'
import { birthChance, birthChanceParts } from './derived.ts'
import type { Shaman } from './records.ts'
import { newCivilisation, playOut, stage, type StageSetting } from '../testing/stage.ts'
import { textsOf } from '../testing/texts.ts'
import { POPULATION_WORDS } from '../words/english/population.ts'

function giveBirth(setting: StageSetting, planned: number, answers: readonly unknown[]) {
  return playOut(stage({ phase: 3, ...setting }), (world) => births(world, 'elves', planned), answers)
}

const PEOPLE = { males: 8, females: 12 }
const SOFT_METAL = { ...PEOPLE, age: 3 }

function shaman(settlement: string, birth: 0 | 5): Shaman {
  return { settlement, owner: 'elves', military: 4, opponent: 4, birth }
}

function withShamans(...figures: (0 | 5)[]): NonNullable<StageSetting['records']> {
  const ids = figures.map((_, at) => `elves-settlement-${at + 1}`)
  return {
    shaman: Object.fromEntries(figures.map((birth, at) => [ids[at], shaman(ids[at] ?? '', birth)])),
    settlement: Object.fromEntries(
      ids.map((id) => [id, { id, owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false }]),
    ),
  }
}

describe('who may try', () => {
  test.each([
    [6, 13, false, 0],
    [7, 13, true, 6],
    [6, 12, true, 6],
    [0, 0, true, 0],
    [0, 1, false, 0],
    [5, 1, true, 0],
  ])('GL-POP-1, GL-POP-2 EX-03 EX-05 %i males to %i females: open %s, up to %i attempts', (males, females, open, most) => {
    const world = stage({ elves: { males, females } })
    expect([gateOpen(world, 'elves'), mostMothers(world, 'elves')]).toEqual([open, most])
  })

  test.each([
    ['idle', false],
    ['include_warriors', true],
  ] as const)('GL-POP-1 RULING-34 birth_gate_males = %s: 4 males, 3 warriors, 13 females: %s', (birth_gate_males, open) => {
    expect(gateOpen(stage({ rules: { birth_gate_males }, elves: { males: 4, warriors: 3, females: 13 } }), 'elves')).toBe(open)
  })
})

describe('chance of a child', () => {
  test.each([50, 55, 60, 65, 70, 75].map((need, at) => [at + 1, need] as const))('GL-POP-3, GL-AGE-4 EX-07 age %i: %i', (age, need) => {
    expect(birthChance(stage({ elves: { age } }), 'elves')).toBe(need)
  })

  test.each([
    [[5], 75],
    [[5, 5], 80],
    [[5, 5, 5], 80],
    [[0, 0], 70],
  ] as const)('GL-POP-3 EX-07 age 5 with shamans of %j: %i', (figures, need) => {
    expect(birthChance(stage({ elves: { age: 5 }, records: withShamans(...figures) }), 'elves')).toBe(need)
  })

  test.each([
    [[5], 55],
    [[5, 5], 55],
    [[5, 0], 52],
    [[5, 0, 0], 51],
    [[0, 0], 50],
    [[], 50],
  ] as const)('GL-POP-3 RULING-109 shaman_birth_scope = settlement: shamans of %j raise the chance of all women to %i', (figures, need) => {
    const world = stage({ rules: { shaman_birth_scope: 'settlement' }, records: withShamans(...figures) })
    expect(birthChance(world, 'elves')).toBe(need)
  })

  test.each([
    ['current', 55],
    ['highest', 60],
  ] as const)('GL-POP-3 RULING-35 ages_achieved = %s: fallen back from age 3 to 2: %i', (ages_achieved, need) => {
    const records = { civilisation: { elves: newCivilisation('elves', { highestAge: 3 }) } }
    expect(birthChance(stage({ rules: { ages_achieved }, elves: { age: 2 }, records }), 'elves')).toBe(need)
  })

  test('GL-POP-3 the lines of the chance are worded', () => {
    const parts = birthChanceParts(stage({ elves: { age: 3 }, records: withShamans(5) }), 'elves')
    expect(
      parts.map(({ wording, figures, amount }) => [POPULATION_WORDS[wording as keyof typeof POPULATION_WORDS](figures), amount]),
    ).toEqual([
      ['To begin with', 50],
      ['Ages past the first: 2', 10],
      ['Shamans', 5],
    ])
  })
})

describe('GL-POP-4 births', () => {
  test.each([
    [59, 'a child'],
    [60, 'a child'],
    [61, 'no child'],
    [73, 'no child'],
  ])('GL-POP-4 chance 60, roll of %i: %s', (die, outcome) => {
    const { asked, pending } = giveBirth({ elves: SOFT_METAL }, 1, [[die]])
    expect(asked[0]).toMatchObject({ rule: 'GL-POP-4', count: 1, test: { type: 'atMost', need: 60 }, figures: { mothers: 1, chance: 60 } })
    expect(pending?.id).toBe(outcome === 'a child' ? '1/elves/3/birthsSex' : '1/elves/3/deaths')
  })

  test('GL-POP-4 children are booked by sex as new people after the last die, mothers who died with them', () => {
    const played = giveBirth({ elves: SOFT_METAL }, 4, [[1, 60, 73, 61], [61, 74], [50]])
    expect(played.postings().map(({ rule, account, delta }) => [rule, account, delta])).toEqual([
      ['GL-POP-4', 'males', 1],
      ['GL-POP-4', 'females', 1],
      ['GL-POP-4', 'newPeople', 2],
      ['GL-POP-5', 'females', -1],
    ])
    expect(textsOf(played, POPULATION_WORDS).at(-1)).toBe(
      '4 women tried for a child: 2 children were born (1 male, 1 female); 1 mother died.',
    )
    expect(textsOf(played, POPULATION_WORDS)).toContain('4 women try for a child: 60 or less each')
  })

  test('GL-POP-4 nobody tries: nothing is asked and nothing is told', () => {
    const { effects, asked, pending } = giveBirth({ elves: SOFT_METAL }, 0, [])
    expect([effects, asked, pending]).toEqual([[], [], null])
  })

  test('GL-POP-4 no child and nobody lost: only told', () => {
    const played = giveBirth({ elves: SOFT_METAL }, 1, [[73], [74]])
    expect(played.effects).toMatchObject([{ kind: 'line', wording: 'line.births', figures: { mothers: 1, children: 0, lost: 0 } }])
    expect(textsOf(played, POPULATION_WORDS).at(-1)).toBe('1 woman tried for a child: no child was born; no mother died.')
  })

  test('GL-POP-4 fewer females than planned when the question is put: no more than half of them try', () => {
    const { pending } = giveBirth({ elves: { males: 8, females: 5, age: 1 } }, 6, [])
    expect(pending).toMatchObject({ kind: 'roll', count: 2 })
  })

  test.each([
    ['one', 'birthsSex'],
    ['each', 'birthsSex'],
    ['player', 'birthsSex'],
  ] as const)('GL-POP-4 nothing is booked between the births and the last roll (gender_groups = %s)', (gender_groups, last) => {
    const { effects, pending } = giveBirth({ rules: { gender_groups }, elves: SOFT_METAL }, 4, [
      [1, 60, 73, 61],
      [61, 74],
    ])
    expect(effects).toEqual([])
    expect(pending?.id).toBe(`1/elves/3/${last}`)
  })
})

describe('GL-POP-5 death in childbirth', () => {
  test.each([
    [73, 1],
    [74, 0],
  ])('GL-POP-5 EX-06 chance 60, a failed 73, then %i: %i mother lost', (second, lost) => {
    const { postings } = giveBirth({ elves: SOFT_METAL }, 1, [[73], [second]])
    expect(postings('elves', 'females').map(({ rule, delta }) => [rule, delta])).toEqual(lost === 1 ? [['GL-POP-5', -1]] : [])
  })

  test('GL-POP-5 the failed are sorted by their number, each with her own', () => {
    const { pending, world } = giveBirth({ elves: { ...PEOPLE, age: 3, males: 20 } }, 6, [[90, 61, 100, 61, 60, 90]])
    expect(pending).toMatchObject({
      count: 5,
      test: {
        type: 'atMostEach',
        groups: [
          { need: 61, count: 2 },
          { need: 90, count: 2 },
          { need: 100, count: 1 },
        ],
      },
    })
    expect(world.balance('elves', 'females')).toBe(12)
  })

  test('GL-POP-5 a failed 100 kills on every second roll', () => {
    expect(giveBirth({ elves: SOFT_METAL }, 1, [[100], [100]]).world.balance('elves', 'females')).toBe(11)
  })

  test('GL-POP-5 counts may be typed for both rolls together, and no second roll follows', () => {
    const { asked, world, pending } = giveBirth({ elves: SOFT_METAL }, 6, [
      { by: 'hand', counts: { child: 3, noChild: 1, motherLost: 2 } },
      [1],
    ])
    expect(asked.map(({ id }) => id)).toEqual(['1/elves/3/births', '1/elves/3/birthsSex'])
    expect([world.balance('elves', 'males'), world.balance('elves', 'females'), world.balance('elves', 'newPeople')]).toEqual([10, 11, 3])
    expect(pending).toBeNull()
  })

  test('GL-POP-5 counts may be typed for the second roll alone', () => {
    const { world } = giveBirth({ elves: SOFT_METAL }, 2, [[61, 62], { by: 'hand', counts: { motherLost: 2, motherLives: 0 } }])
    expect(world.balance('elves', 'females')).toBe(10)
  })

  test('GL-POP-5 RULING-37 birth_death = none: no second roll, and nobody dies', () => {
    const { asked, world, pending } = giveBirth({ rules: { birth_death: 'none' }, elves: SOFT_METAL }, 2, [[61, 100]])
    expect(asked[0]).toMatchObject({ counts: ['child', 'noChild'] })
    expect([world.balance('elves', 'females'), pending]).toEqual([12, null])
  })

  test('GL-POP-5 RULING-111 new_population = net: mothers who die make up for children', () => {
    const counts = { by: 'hand', counts: { child: 4, noChild: 0, motherLost: 1 } }
    expect(giveBirth({ elves: SOFT_METAL }, 5, [counts, [50]]).world.balance('elves', 'newPeople')).toBe(4)
    expect(giveBirth({ rules: { new_population: 'net' }, elves: SOFT_METAL }, 5, [counts, [50]]).world.balance('elves', 'newPeople')).toBe(
      3,
    )
  })
})

test('GL-POP-4 GL-POP-5 a million mothers are three requests', () => {
  const { world, asked, pending } = giveBirth({ elves: { males: 1_000_000, females: 2_000_000 } }, 1_000_000, ['app', 'app', 'app'])
  const [first, second] = asked
  expect(first).toMatchObject({ count: 1_000_000 })
  expect(second?.kind === 'roll' && second.count).toBeGreaterThan(498_000)
  expect(world.balance('elves', 'newPeople')).toBeGreaterThan(498_000)
  // A failed roll lies evenly between 51 and 100, so 755 of 1000 who failed die.
  expect(
    2_000_000 + world.balance('elves', 'newPeople') - world.balance('elves', 'males') + 1_000_000 - world.balance('elves', 'females'),
  ).toBeGreaterThan(374_000)
  expect(pending).toBeNull()
})
