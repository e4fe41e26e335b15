import { describe, expect, test } from 'vitest'
import { WorldState } from '../../../kernel/world/world.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { accountBounds, accountsOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { gameOf } from './civilisation.ts'
import { capacity, effectiveCulture } from './derived.ts'
import { everybody } from './people.ts'
import { SETTLEMENTS, SHAMANS } from './records.ts'
import { royalsOf } from './royalty/culture.ts'
import type { HouseRules } from './rulings/switches.ts'
import { SEATS, type Civilisation } from './seats.ts'
import type { Setup } from './setup.ts'
import { started } from './rulings/rounding.ts'
import { percent } from './percent.ts'
import { countOutcomes } from '../../../kernel/chance/rollTest.ts'
import { playOut, type Played } from '../testing/stage.ts'

function begin(houseRules: HouseRules = {}, firstPlayer: Civilisation | null = 'elves', answers: readonly unknown[] = []): Played {
  const players = {
    elves: { name: 'Ada', rulerSex: 'male' },
    humans: { name: 'Ben', rulerSex: 'female' },
    dwarves: { name: 'Cy', rulerSex: 'male' },
  } as const
  const setup: Setup = { players, goal: 'conquest', houseRules, firstPlayer }
  return playOut(new WorldState(), (world) => beginning(world, setup), answers)
}

describe('the opening position', () => {
  test.each([
    ['GL-SET-3', 'males', 8],
    ['GL-SET-3', 'females', 12],
    ['GL-SET-4', 'food', 15],
    ['GL-SET-4', 'wood', 18],
    ['GL-SET-5', 'territories', 2],
    ['GL-SET-8', 'age', 1],
  ] as const)('%s gives every civilisation its %s: %i', (rule, account, amount) => {
    const { postings } = begin()
    for (const seat of SEATS) expect(postings(seat, account).map((posting) => [posting.rule, posting.delta])).toEqual([[rule, amount]])
  })

  test('GL-SET-6 prestige 13 holds the 3 of the first tribe', () => {
    const { world, postings } = begin()
    expect(
      postings('elves', 'prestige')
        .map(({ delta }) => delta)
        .sort((a, b) => a - b),
    ).toEqual([3, 10])
    expect(world.balance('elves', 'prestige')).toBe(13)
  })

  test('GL-SET-5 two territories carry one tribe with its shaman', () => {
    const { world } = begin()
    const tribes = world.records(SETTLEMENTS).filter(({ owner }) => owner === 'humans')
    expect(tribes).toMatchObject([{ type: 'tribe', established: true, prestige: 3 }])
    expect(world.records(SHAMANS).filter(({ owner }) => owner === 'humans')).toHaveLength(1)
  })

  test('GL-SET-7 ruler, spouse of the other sex, one son and one daughter', () => {
    const { world } = begin()
    expect(royalsOf(world, 'humans').map(({ role, sex }) => `${role} ${sex}`)).toEqual([
      'ruler female',
      'spouse male',
      'child male',
      'child female',
    ])
  })

  test.each(['culture', 'militaryTechnology', 'points', 'stone', 'metal', 'wealth', 'warriors', 'spies', 'assassins', 'newPeople'])(
    'GL-SET-8 %s begins at 0',
    (account) => {
      expect(begin().world.balance('dwarves', account)).toBe(0)
    },
  )

  test.each([
    [0, 0],
    [10, 10],
  ] as const)('GL-SET-8 RULING-09 start_technology = %i: that much technology', (start_technology, technology) => {
    expect(begin({ start_technology }).world.balance('elves', 'technology')).toBe(technology)
  })

  test('GL-SET-6, GL-CHK-1 EX-01: culture 0 stored, 23 effective; prestige 13; one card; room for 65', () => {
    const { world } = begin()
    expect(effectiveCulture(world, 'elves')).toBe(23)
    expect(capacity(world, 'elves')).toBe(65)
    expect(world.records(SETTLEMENTS).filter(({ owner }) => owner === 'elves')).toHaveLength(1)
  })

  test.each([
    [false, [8, 12]],
    [true, [6, 10]],
  ] as const)(
    'GL-SET-3 RULING-10 royals_in_population = %s: %j males and females begin, and there are 20 people',
    (royals_in_population, commoners) => {
      const { world } = begin({ royals_in_population })
      expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual(commoners)
      expect(everybody(world, 'elves')).toBe(20)
    },
  )
})

describe('who begins', () => {
  test('GL-SET-9 the highest roll begins, then clockwise', () => {
    const { world } = begin({}, null, [[34], [77], [5]])
    expect(gameOf(world).order).toEqual(['humans', 'dwarves', 'elves'])
    expect(world.cursor).toEqual({ turn: 1, seat: 'humans', phase: 0 })
  })

  test('GL-SET-9 only those who tie for the highest roll again (RULING-06)', () => {
    const { world, asked } = begin({}, null, [[50], ['00'], [100], [60], [61]])
    expect(asked.map(({ id }) => questionName(id))).toEqual([
      'first.elves',
      'first.humans',
      'first.dwarves',
      'first.humans',
      'first.dwarves',
    ])
    expect(gameOf(world).order[0]).toBe('dwarves')
  })

  test('GL-SET-9 a first player agreed on is not rolled for', () => {
    const { asked, pending, world } = begin({}, 'dwarves')
    expect([asked.length, pending]).toEqual([0, null])
    expect(gameOf(world).order).toEqual(['dwarves', 'elves', 'humans'])
  })
})

describe('conventions', () => {
  test.each([
    [60, 1],
    [61, 0],
  ])('GL-GEN-1 a chance of 60 comes true on %i: %i', (die, times) => {
    expect(countOutcomes(percent(60, 'yes', 'no'), [die])['yes']).toBe(times)
  })

  test.each([
    [7, 5, 2],
    [10, 5, 2],
    [0, 5, 0],
    [1, 2, 1],
  ])('GL-GEN-2 %i in groups of %i: %i are started', (value, group, groups) => {
    expect(started(value, group)).toBe(groups)
  })

  test('GL-GEN-6 only prestige may go below 0', () => {
    for (const account of accountsOf('elves')) {
      expect((accountBounds('elves', account)?.min ?? 0) < 0, account).toBe(account === 'prestige')
    }
  })

  test('GL-GEN-6 an account of somebody else is none', () => {
    expect(accountBounds('demonic', 'food')).toBeUndefined()
    expect(accountBounds('strangers', 'males')).toBeUndefined()
  })
})
