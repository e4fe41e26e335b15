import { describe, expect, test } from 'vitest'
import { EXPECTED, ROYALS, type Royal } from '../records.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { HOUSE_AT_MOST } from '../tables/royalFigures.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { royalsOf, rulerOf, spouseOf } from './culture.ts'
import { ageRulers, firstHouse, royalDies, royalMilitary, rulerDies } from './house.ts'

const HOUSE = house('elves')
const [RULER, SPOUSE, SON, DAUGHTER] = Object.values(HOUSE) as [Royal, Royal, Royal, Royal]

function withHouse(royal: Readonly<Record<string, Royal>> = HOUSE, setting: StageSetting = {}) {
  return stage({ turn: 3, phase: 5, ...setting, records: { royal, ...setting.records } })
}

describe('GL-SET-7 the first house', () => {
  test.each([
    ['male', 'female'],
    ['female', 'male'],
  ] as const)('GL-SET-7 GL-ROY-1 a %s ruler has a %s spouse, a son and a daughter', (ruler, spouse) => {
    const { world, asked, pending } = playOut(stage({ turn: 0, seat: 'table', phase: 0 }), (at) => firstHouse(at, 'dwarves', ruler))
    expect(royalsOf(world, 'dwarves').map(({ id, role, sex, since }) => [id, role, sex, since])).toEqual([
      ['dwarves-royal-1', 'ruler', ruler, 1],
      ['dwarves-royal-2', 'spouse', spouse, 1],
      ['dwarves-royal-3', 'child', 'male', 1],
      ['dwarves-royal-4', 'child', 'female', 1],
    ])
    expect([asked, pending]).toEqual([[], null])
  })

  test('GL-SET-7 every house numbers its own members', () => {
    const { world } = playOut(stage(), function* (at) {
      yield* firstHouse(at, 'elves', 'male')
      yield* firstHouse(at, 'humans', 'male')
    })
    expect(world.recordIds(ROYALS.name)).toEqual(
      [1, 2, 3, 4].map((n) => `elves-royal-${n}`).concat([1, 2, 3, 4].map((n) => `humans-royal-${n}`)),
    )
  })

  test('GL-ROY-2 the first ruler has the figures of a new ruler, everybody else none', () => {
    const { world } = playOut(stage(), (at) => firstHouse(at, 'elves', 'male'))
    expect(royalsOf(world, 'elves').map(({ culture, territory, military }) => [culture, territory, military])).toEqual([
      [10, 0, 5],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('GL-ROY-1 a house has one ruler, one spouse, four children and three named heirs at most', () => {
    expect(HOUSE_AT_MOST).toEqual({ ruler: 1, spouse: 1, child: 4, heir: 3 })
  })
})

describe('GL-ROY-13 old age', () => {
  test.each([
    [5, 1, false],
    [6, 1, true],
    [7, 1, true],
    [9, 5, false],
    [10, 5, true],
  ])('GL-ROY-13 in round %i, on the throne since round %i: dies %s', (turn, since, dies) => {
    const world = withHouse(house('elves', { since }), { turn, phase: 0 })
    const { pending } = playOut(world, (at) => ageRulers(at, 'elves'))
    expect(rulerOf(world, 'elves') === undefined).toBe(dies)
    expect(pending?.id).toBe(dies ? `${turn}/elves/0/heir` : undefined)
  })

  test('GL-ROY-13 RULING-124 ruler_lifespan = 2', () => {
    const world = withHouse(HOUSE, { turn: 3, phase: 0, rules: { ruler_lifespan: 2 } })
    const { pending } = playOut(world, (at) => ageRulers(at, 'elves'))
    expect(pending?.id).toBe('3/elves/0/heir')
  })

  test('GL-ROY-13 an heir who has just come to the throne has a whole lifespan', () => {
    const world = withHouse(HOUSE, { turn: 6, phase: 0 })
    playOut(world, (at) => ageRulers(at, 'elves'), [SON.id, [1, 2]])
    expect(rulerOf(world, 'elves')).toMatchObject({ id: SON.id, since: 6 })
    expect(playOut(world, (at) => ageRulers(at, 'elves')).effects).toEqual([])
  })

  test('GL-ROY-13 nobody rules: nothing happens', () => {
    expect(playOut(withHouse({}, { turn: 60 }), (at) => ageRulers(at, 'elves')).effects).toEqual([])
  })
})

describe('GL-ROY-14 with the ruler', () => {
  test('GL-ROY-14 the spouse dies too, and a wedding that was paid for is off; heirs still to come do come', () => {
    const wedding = { id: 'elves-royal-5', owner: 'elves', role: 'spouse', sex: 'female', paid: 3 }
    const heir = { id: 'elves-royal-6', owner: 'elves', role: 'heir', sex: 'female', paid: 3 }
    const world = withHouse(HOUSE, { records: { expected: { [wedding.id]: wedding, [heir.id]: heir } } })
    const played = playOut(world, (at) => rulerDies('GL-ASN-6', at, 'elves', 'line.rulerDiesOfAge'), [DAUGHTER.id, [1, 2]])
    expect(spouseOf(world, 'elves')).toBeUndefined()
    expect(world.recordIds(EXPECTED.name)).toEqual([heir.id])
    expect(played.effects.slice(0, 6).map((effect) => [effect.kind, 'rule' in effect && effect.rule])).toEqual([
      ['drop', 'GL-ASN-6'],
      ['line', 'GL-ASN-6'],
      ['drop', 'GL-ROY-14'],
      ['line', 'GL-ROY-14'],
      ['drop', 'GL-ROY-8'],
      ['line', 'GL-ROY-8'],
    ])
    expect(chronicleOf(played, ROYALTY_WORDS).slice(0, 3)).toEqual([
      'The ruler, a king of 2 rounds, dies of old age.',
      'The spouse dies with the ruler.',
      'With the ruler gone the wedding is off; what was paid for it is lost.',
    ])
  })

  test('GL-ROY-14 a widowed ruler goes on alone', () => {
    const world = withHouse()
    const { pending } = playOut(world, (at) => royalDies('GL-ASN-6', at, SPOUSE, 'line.royalMotherDies'))
    expect([rulerOf(world, 'elves')?.id, spouseOf(world, 'elves'), pending]).toEqual([RULER.id, undefined, null])
  })

  test('GL-ROY-14 a ruler killed as any royal takes the spouse along', () => {
    const world = withHouse()
    playOut(world, (at) => royalDies('GL-WAR-23', at, RULER, 'line.rulerDiesOfAge'), [SON.id, [1, 2]])
    expect([rulerOf(world, 'elves')?.id, spouseOf(world, 'elves')]).toEqual([SON.id, undefined])
  })

  test('GL-ROY-14 nobody dies twice', () => {
    const world = withHouse({ [RULER.id]: RULER })
    expect(playOut(world, (at) => royalDies('GL-WAR-23', at, SON, 'line.rulerDiesOfAge')).effects).toEqual([])
    expect(playOut(withHouse({}), (at) => rulerDies('GL-WAR-23', at, 'elves', 'line.rulerDiesOfAge')).effects).toEqual([])
  })
})

test.each([
  ['the ruler', { ...RULER, military: 9 }, 9],
  ['a child of the ruler\u2019s sex', SON, 2],
  ['the other child', DAUGHTER, 0],
  ['the spouse', SPOUSE, 0],
  ['a named heir', { ...SON, id: 'elves-royal-7', role: 'heir' as const }, 0],
])('GL-ROY-5 in battle %s adds %o', (_, royal, bonus) => {
  expect(royalMilitary(withHouse({ ...HOUSE, [royal.id]: royal }), royal)).toBe(bonus)
})

test('GL-ROY-13 the texts of a succession are all there', () => {
  const played = playOut(withHouse(HOUSE, { turn: 6, phase: 0 }), (at) => ageRulers(at, 'elves'), [SON.id, [1, 100]])
  expect(textsOf(played, ROYALTY_WORDS)).toEqual([
    'The throne is empty: who follows?',
    'Son, born in round 1: culture +10, military +5',
    'Daughter, born in round 1: culture +10, military +5',
    "The new ruler's children: a son on 50 or less",
    'Son',
    'Daughter',
    'The ruler, a king of 5 rounds, dies of old age.',
    'The spouse dies with the ruler.',
    'A son comes to the throne, with culture +10 and military +5.',
    '1 brother or sister leaves the house.',
    'The new ruler has 1 son and 1 daughter.',
  ])
})
