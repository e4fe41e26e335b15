import { describe, expect, test } from 'vitest'
import type { Royal, Sex } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { tryForRoyalChild } from './children.ts'
import { childrenOf, royalsOf, rulerOf, spouseOf } from './culture.ts'

const [RULER, SPOUSE, SON, DAUGHTER] = Object.values(house('elves')) as [Royal, Royal, Royal, Royal]
const FOUR = [SON, DAUGHTER, { ...SON, id: 'elves-royal-5', since: 2 }, { ...DAUGHTER, id: 'elves-royal-6', since: 3 }]

function attempt(members: readonly Royal[], answers: readonly unknown[], rules: HouseRules = {}) {
  const royal = Object.fromEntries(members.map((member) => [member.id, member]))
  return playOut(stage({ turn: 4, phase: 3, rules, records: { royal } }), (world) => tryForRoyalChild(world, 'elves'), answers)
}

function couple(rulerSex: Sex): readonly Royal[] {
  return [
    { ...RULER, sex: rulerSex },
    { ...SPOUSE, sex: rulerSex === 'male' ? 'female' : 'male' },
  ]
}

describe('GL-ROY-10 a royal child', () => {
  test.each([
    [70, 1],
    [71, 0],
  ])('GL-ROY-10 on %i: %i child', (die, born) => {
    const { world, asked } = attempt(couple('male'), born === 1 ? [[die], [50]] : [[die]])
    expect(asked[0]).toMatchObject({ id: '4/elves/3/royalChild', rule: 'GL-ROY-10', count: 1, test: { need: 70 } })
    expect(childrenOf(world, 'elves')).toHaveLength(born)
  })

  test('GL-ROY-10 nobody to have one with: nothing is rolled', () => {
    expect(attempt([RULER], [])).toMatchObject({ pending: null, effects: [] })
  })
})

describe('GL-ROY-12 son or daughter', () => {
  test.each([
    [50, 'male', 'A royal son is born.'],
    [51, 'female', 'A royal daughter is born.'],
  ])('GL-ROY-12 on %i: %s', (die, sex, told) => {
    const played = attempt(couple('male'), [[1], [die]])
    expect(childrenOf(played.world, 'elves')).toEqual([
      { id: 'elves-royal-3', owner: 'elves', role: 'child', sex, since: 4, culture: 0, territory: 0, military: 0 },
    ])
    expect(chronicleOf(played, ROYALTY_WORDS)).toEqual([told])
  })

  test('GL-ROY-12 RULING-132 with three children there is room', () => {
    const { world, pending } = attempt([RULER, SPOUSE, ...FOUR.slice(0, 3)], [[1], [1]])
    expect([childrenOf(world, 'elves').length, pending]).toEqual([4, null])
  })

  test('GL-ROY-12 RULING-132 a fifth may be declined, which is offered first', () => {
    const asked = attempt([RULER, SPOUSE, ...FOUR], [[1], [51]])
    expect(asked.pending).toMatchObject({ kind: 'choose', rule: 'GL-ROY-9', preset: 'decline' })
    expect(textsOf(asked, ROYALTY_WORDS)).toEqual([
      'A royal child: 70 or less',
      'A child is born',
      'No child',
      'A royal child is born: a son on 50 or less',
      'Son',
      'Daughter',
      'The house has four children already: who makes room for the new daughter?',
      'Nobody: the new daughter stays out of the line',
      'First son, born in round 1, is put out of the line',
      'First daughter, born in round 1, is put out of the line',
      'Second son, born in round 2, is put out of the line',
      'Second daughter, born in round 3, is put out of the line',
    ])
    const declined = attempt([RULER, SPOUSE, ...FOUR], [[1], [51], 'decline'])
    expect(childrenOf(declined.world, 'elves')).toEqual(FOUR)
    expect(chronicleOf(declined, ROYALTY_WORDS)).toEqual(['A royal daughter is born, but stays out of the line.'])
  })
})

test('GL-ROY-9 a child put out of the line makes room for the fifth', () => {
  const played = attempt([RULER, SPOUSE, ...FOUR], [[1], [51], DAUGHTER.id])
  expect(childrenOf(played.world, 'elves').map(({ id }) => id)).toEqual([SON.id, 'elves-royal-5', 'elves-royal-6', 'elves-royal-7'])
  expect(chronicleOf(played, ROYALTY_WORDS)).toEqual(['A daughter of the house is put out of the line.', 'A royal daughter is born.'])
})

describe('GL-ROY-11 the royal mother', () => {
  test('GL-ROY-11 RULING-131 royal_birth_death = 0: a failed try is never dangerous, and nothing is rolled', () => {
    const { world, pending } = attempt(couple('female'), [[100]])
    expect([royalsOf(world, 'elves').length, pending]).toEqual([2, null])
  })

  test.each([
    [20, true],
    [21, false],
  ])('GL-ROY-11 RULING-131 royal_birth_death = 20: a spouse dies on %i: %s', (die, dies) => {
    const { world, asked } = attempt(couple('male'), [[71], [die]], { royal_birth_death: 20 })
    expect(asked[1]).toMatchObject({ id: '4/elves/3/royalMother', rule: 'GL-ROY-11', test: { need: 20 }, figures: { role: 'spouse' } })
    expect(spouseOf(world, 'elves') === undefined).toBe(dies)
    expect(rulerOf(world, 'elves')?.id).toBe(RULER.id)
  })

  test('GL-ROY-11 RULING-131 a ruling queen who dies leaves the throne to an heir', () => {
    const played = attempt([...couple('female'), SON], [[71], [1], [1, 2]], { royal_birth_death: 1 })
    expect(rulerOf(played.world, 'elves')?.id).toBe(SON.id)
    expect(spouseOf(played.world, 'elves')).toBeUndefined()
    expect(chronicleOf(played, ROYALTY_WORDS).slice(0, 3)).toEqual([
      'No royal child is born.',
      'The ruler dies in childbirth.',
      'The spouse dies with the ruler.',
    ])
    expect(textsOf(played, ROYALTY_WORDS)).toContain('The birth went wrong: the ruler dies on 1 or less')
  })

  test('GL-ROY-11 a child that is born is never dangerous', () => {
    expect(attempt(couple('female'), [[70], [1]], { royal_birth_death: 100 }).pending).toBeNull()
  })
})
