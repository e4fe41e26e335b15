import { describe, expect, test } from 'vitest'
import { newcomers, sexesOf } from './newcomers.ts'
import { playOut, stage } from '../testing/stage.ts'
import { APPENDIX_A, malePercent } from './tables/appendixA.ts'
import type { HouseRules } from './rulings/switches.ts'

function bought(count: number, answers: readonly unknown[], rules: HouseRules = {}) {
  return playOut(stage({ rules }), (world) => newcomers('GL-SPEND-3', world, 'elves', count, 'bought', 'market'), answers)
}

/** Newcomers of another cause than points. */
function born(count: number, answers: readonly unknown[], rules: HouseRules = {}, edition?: number) {
  const setting = edition === undefined ? { rules } : { rules, edition }
  return playOut(stage(setting), (world) => newcomers('GL-POP-4', world, 'elves', count, 'births'), answers)
}

describe('Appendix a', () => {
  test('GL-POP-7 rows share out a hundred percent, and their faces cover 1 to 100 once', () => {
    expect(APPENDIX_A.every(({ males, females }) => males + females === 100)).toBe(true)
    expect(APPENDIX_A.map(({ from }) => from)).toEqual([1, ...APPENDIX_A.slice(0, -1).map(({ to }) => to + 1)])
    expect(APPENDIX_A.at(-1)?.to).toBe(100)
  })

  test('GL-POP-7 a number that is no die has no row', () => {
    expect(() => malePercent(0)).toThrow('Appendix a has no row for 0')
    expect(() => malePercent(101)).toThrow('Appendix a has no row for 101')
  })

  test.each([
    [64, 18, 19],
    [63, 19, 18],
    [65, 17, 20],
    [36, 20, 17],
    [1, 26, 11],
    [100, 11, 26],
  ])('GL-POP-7 EX-08 37 newcomers on a roll of %i: %i men, %i women', (die, males, females) => {
    const { world, pending } = bought(37, [[die]])
    expect([world.balance('elves', 'males'), world.balance('elves', 'females'), world.balance('elves', 'newPeople')]).toEqual([
      males,
      females,
      37,
    ])
    expect(pending).toBeNull()
  })

  test.each([
    [36, 'male'],
    [37, 'male'],
    [38, 'female'],
    [65, 'female'],
  ])('GL-POP-7 EX-09 one newcomer on a roll of %i: %s', (die, sex) => {
    expect(sexesOf(1, die, 'parity')).toEqual(sex === 'male' ? { males: 1, females: 0 } : { males: 0, females: 1 })
  })

  test('GL-POP-7 EX-32 five people on a roll of 70: 2 men, 3 women', () => {
    expect(sexesOf(5, 70, 'parity')).toEqual({ males: 2, females: 3 })
  })

  test('GL-POP-7 EX-35 ten people on a 20, then 21 on a 50', () => {
    expect(sexesOf(10, 20, 'parity')).toEqual({ males: 6, females: 4 })
    expect(sexesOf(21, 50, 'parity')).toEqual({ males: 10, females: 11 })
  })

  test.each([
    ['parity', 63, 19],
    ['parity', 64, 18],
    ['male', 64, 19],
    ['female', 63, 18],
  ] as const)('GL-POP-7 RULING-39 gender_half = %s: half a person of 37 on a roll of %i makes %i men', (gender_half, die, males) => {
    const { world } = bought(37, [[die]], { gender_half })
    expect(world.balance('elves', 'males')).toBe(males)
  })
})

test('GL-GEN-8 newcomers are booked by sex and as new people, under the rule they came by', () => {
  const { postings, asked } = bought(5, [[70]])
  expect(asked.map(({ id, rule, wording }) => [id, rule, wording])).toEqual([['1/elves/1/boughtSex', 'GL-POP-7', 'roll.newcomers']])
  expect(postings('elves').map(({ rule, account, delta, about }) => [rule, account, delta, about])).toEqual([
    ['GL-SPEND-3', 'males', 2, 'market'],
    ['GL-SPEND-3', 'females', 3, 'market'],
    ['GL-SPEND-3', 'newPeople', 5, 'market'],
  ])
})

test('GL-GEN-8 an age asks for newcomers of two causes and says for which, but in the record of dice that were thrown unasked', () => {
  const figures = (name: string) => playOut(stage(), (world) => newcomers('GL-AGE-3', world, 'elves', 9, name)).pending?.figures
  expect(figures('ageGift')).toEqual({ newcomers: 9, cause: 'ageGift' })
  expect(figures('ageGrowth')).toEqual({ newcomers: 9, cause: 'ageGrowth' })
  expect(figures('births')).toEqual({ newcomers: 9 })
  const one = stage({ rules: { gender_groups: 'one' } })
  const { pending } = playOut(one, (world) => newcomers('GL-AGE-3', world, 'elves', 9, 'ageGift'))
  expect([pending?.figures, pending]).toMatchObject([{ newcomers: 9 }, { unattended: true }])
  expect(pending?.figures).not.toHaveProperty('cause')
})

test.each(['one', 'player', 'each'] as const)('GL-GEN-8 nobody comes, nothing is rolled (gender_groups = %s)', (gender_groups) => {
  const { effects, pending } = bought(0, [], { gender_groups })
  expect([effects, pending]).toEqual([[], null])
})

describe('GL-POP-6 groups', () => {
  test.each([
    [[[64]], 5, 5],
    [[{ by: 'hand', dice: [1, 100, 38], groups: [4, 5, 1] }], 3 + 2 + 0, 1 + 3 + 1],
    [[{ by: 'hand', dice: [64], groups: [10] }], 5, 5],
  ])(
    'GL-POP-6 RULING-38 by default the owner may split them on the card that rolls: %j makes %i men and %i women',
    (answers, males, females) => {
      const { world, asked, pending, problems } = born(10, answers)
      expect(problems).toEqual([])
      expect([asked, pending]).toMatchObject([[{ id: '1/elves/1/birthsSex', kind: 'roll', count: 1, split: 10 }], null])
      expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual([males, females])
    },
  )

  test.each(['player', 'each'] as const)('GL-SPEND-3 RULING-38 gender_groups = %s: people bought are one roll', (gender_groups) => {
    const { asked, pending } = bought(7, [[64]], { gender_groups })
    expect([asked, pending]).toMatchObject([[{ id: '1/elves/1/boughtSex', count: 1 }], null])
    expect(asked[0]).not.toHaveProperty('split')
  })

  test('GL-POP-6 RULING-38 edition 2, gender_groups = player: the player says how many the next die is for, until all are placed', () => {
    const { world, asked, pending } = born(10, [{ size: 4 }, [1], { size: 5 }, [100], [38]], { gender_groups: 'player' }, 2)
    expect(asked.map(({ id }) => id)).toEqual(
      ['birthsGroup', 'birthsSex', 'birthsGroup', 'birthsSex', 'birthsSex'].map((name) => `1/elves/1/${name}`),
    )
    expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual([3 + 2 + 0, 1 + 3 + 1])
    expect(pending).toBeNull()
  })

  test('GL-POP-6 a group is never larger than those still to be placed, and offers all of them first', () => {
    const { problems, pending } = born(10, [{ size: 11 }], { gender_groups: 'player' }, 2)
    expect(problems.map(({ field }) => field)).toEqual(['size'])
    expect(pending).toMatchObject({ kind: 'fill', fields: [{ id: 'size', min: 1, max: 10, preset: 10 }] })
  })

  test('GL-POP-6 RULING-38 gender_groups = each: one die a person', () => {
    const { world } = born(4, [[36, 37, 38, 65]], { gender_groups: 'each' })
    expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual([2, 2])
  })

  test('GL-POP-6 RULING-39 a die of 50 percent alone goes as the table ruled', () => {
    expect(born(2, [[37, 38]], { gender_groups: 'each', gender_half: 'male' }).world.balance('elves', 'males')).toBe(2)
    expect(born(2, [[37, 38]], { gender_groups: 'each', gender_half: 'female' }).world.balance('elves', 'males')).toBe(0)
  })

  test('GL-POP-6 each: men and women may be counted at the table instead', () => {
    const { world } = born(40, [{ by: 'hand', counts: { male: 23, female: 17 } }], { gender_groups: 'each' })
    expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual([23, 17])
  })
})
