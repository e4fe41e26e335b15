import { describe, expect, test } from 'vitest'
import type { Royal } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { childrenOf, royalsOf, rulerOf } from './culture.ts'
import { rulerDies } from './house.ts'
import { heirsOf } from './members.ts'

const HOUSE = house('elves', { culture: 16, territory: 1, military: 8 })
const [RULER, SPOUSE, SON, DAUGHTER] = Object.values(HOUSE) as [Royal, Royal, Royal, Royal]
const HEIR: Royal = { ...SON, id: 'elves-royal-5', role: 'heir', since: 2 }
const SECOND_SON: Royal = { ...SON, id: 'elves-royal-6', since: 3 }

function bereaved(members: readonly Royal[], answers: readonly unknown[], rules: HouseRules = {}) {
  const royal = Object.fromEntries(members.map((member) => [member.id, member]))
  const world = stage({ turn: 4, phase: 5, rules, records: { royal, numbering: { 'elves-royal': { given: 6 } } } })
  return playOut(world, (at) => rulerDies('GL-ROY-13', at, 'elves', 'line.rulerDiesOfAge'), answers)
}

describe('GL-ROY-15 succession', () => {
  test.each([
    [SON, { culture: 16, territory: 1, military: 8 }],
    [DAUGHTER, { culture: 10, territory: 0, military: 5 }],
  ])('GL-ROY-15 after a king follows %o', (heir, figures) => {
    const { world } = bereaved([RULER, SPOUSE, SON, DAUGHTER], [heir.id, [50, 51]])
    expect(rulerOf(world, 'elves')).toEqual({ ...heir, ...figures, role: 'ruler', since: 4 })
  })

  test('GL-ROY-15 a single heir is not asked about', () => {
    const { world, asked } = bereaved([RULER, SON], [[1, 2]])
    expect(asked.map(({ id }) => id)).toEqual(['4/elves/5/heirsChildren'])
    expect(rulerOf(world, 'elves')?.id).toBe(SON.id)
  })

  test('GL-ROY-15 one who keeps the figures is offered first, and each option says what it brings', () => {
    const { pending } = bereaved([RULER, DAUGHTER, SON], [])
    expect(pending).toMatchObject({
      kind: 'choose',
      rule: 'GL-ROY-15',
      preset: SON.id,
      options: [
        { id: DAUGHTER.id, figures: { culture: 10, military: 5 } },
        { id: SON.id, figures: { culture: 16, military: 8 } },
      ],
    })
  })

  test.each([
    ['by_rank', [SON.id, DAUGHTER.id]],
    ['free', [SON.id, DAUGHTER.id, HEIR.id]],
  ] as const)('GL-ROY-15 RULING-126 heir_choice = %s: %j may follow', (heir_choice, ids) => {
    const { pending } = bereaved([RULER, SON, DAUGHTER, HEIR], [], { heir_choice })
    expect(pending?.kind === 'choose' && pending.options.map(({ id }) => id)).toEqual(ids)
  })

  test('GL-ROY-15 a named heir follows where there is no child, and the other heirs stay', () => {
    const other: Royal = { ...HEIR, id: 'elves-royal-8', sex: 'female' }
    const { world } = bereaved([RULER, SPOUSE, HEIR, other], [HEIR.id, [1, 2]])
    expect(rulerOf(world, 'elves')).toMatchObject({ id: HEIR.id, culture: 16 })
    expect(heirsOf(world, 'elves')).toEqual([other])
  })

  test('GL-ROY-15 nobody is left: the line has ended, and nothing is asked', () => {
    const { world, asked, pending } = bereaved([RULER, SPOUSE], [])
    expect([royalsOf(world, 'elves'), asked, pending]).toEqual([[], [], null])
  })

  test('GL-ROY-15 people alike are told apart by number', () => {
    expect(textsOf(bereaved([RULER, SON, SECOND_SON, DAUGHTER], []), ROYALTY_WORDS).slice(1)).toEqual([
      'First son, born in round 1: culture +16, military +8, land +1',
      'Second son, born in round 3: culture +16, military +8, land +1',
      'Daughter, born in round 1: culture +10, military +5',
      'The ruler, a king of 3 rounds, dies of old age.',
    ])
  })
})

describe('GL-ROY-16 children of the new ruler', () => {
  test.each([
    [
      [1, 50],
      ['male', 'male'],
    ],
    [
      [50, 51],
      ['male', 'female'],
    ],
    [
      [51, 100],
      ['female', 'female'],
    ],
  ])('GL-ROY-16 dice %j: %j', (dice, sexes) => {
    const { world, asked } = bereaved([RULER, SON], [dice])
    expect(asked[0]).toMatchObject({ rule: 'GL-ROY-16', count: 2, test: { type: 'atMost', need: 50 } })
    expect(childrenOf(world, 'elves').map(({ sex, since }) => [sex, since])).toEqual(sexes.map((sex) => [sex, 4]))
  })

  test('GL-ROY-16 RULING-127 siblings = leave: the others are gone, and no id is given twice', () => {
    const { world } = bereaved([RULER, SON, SECOND_SON, DAUGHTER], [SON.id, [1, 2]])
    expect(royalsOf(world, 'elves').map(({ id }) => id)).toEqual([SON.id, 'elves-royal-7', 'elves-royal-8'])
  })

  test.each([
    ['one sibling', [SON, DAUGHTER], 1, 2],
    ['two siblings', [SON, SECOND_SON, DAUGHTER], 2, 2],
    ['three siblings', [SON, SECOND_SON, DAUGHTER, { ...DAUGHTER, id: 'elves-royal-9' }], 3, 1],
  ] as const)('GL-ROY-16 RULING-127 siblings = stay, %s: %i stay, %i are born', (_, children, stay, born) => {
    const { world } = bereaved([RULER, ...children], [SON.id, Array.from({ length: born }, () => 1)], { siblings: 'stay' })
    expect(childrenOf(world, 'elves')).toHaveLength(stay + born)
  })

  test('GL-ROY-16 RULING-127 siblings = stay, four children under a named heir: nobody is born', () => {
    const four = [SON, SECOND_SON, DAUGHTER, { ...DAUGHTER, id: 'elves-royal-9' }]
    const { world, pending } = bereaved([RULER, ...four, HEIR], [HEIR.id], { siblings: 'stay', heir_choice: 'free' })
    expect([childrenOf(world, 'elves').length, pending]).toEqual([4, null])
  })
})
