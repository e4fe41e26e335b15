import { presetSheet } from '../../../../kernel/forms/form.ts'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import { describe, expect, test } from 'vitest'
import { isAlive } from '../civilisation.ts'
import type { Expected, Royal } from '../records.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { childrenOf, spouseOf } from '../royalty/culture.ts'
import { expectedBy } from '../royalty/members.ts'
import { POPULATION_WORDS } from '../../words/english/population.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { TOGETHER_WORDS } from '../../words/english/together.ts'
import { populationPhase } from './3-population.ts'

const WORDS = { ...POPULATION_WORDS, ...ROYALTY_WORDS, ...TOGETHER_WORDS }
const HOUSE = house('elves')
const [RULER, SPOUSE, SON, DAUGHTER] = Object.values(HOUSE) as [Royal, Royal, Royal, Royal]
const OPENING = { males: 8, females: 12, food: 15, wood: 18 }

function phase3(setting: StageSetting, members: readonly Royal[], answers: readonly unknown[] = [], coming: readonly Expected[] = []) {
  const byId = <T extends { readonly id: string }>(list: readonly T[]) => Object.fromEntries(list.map((one) => [one.id, one]))
  const records = { royal: byId(members), expected: byId(coming) }
  return playOut(stage({ turn: 2, phase: 3, elves: OPENING, ...setting, records }), (world) => populationPhase(world, 'elves'), answers)
}

/** Field id -> what is filled in beforehand. */
function presets(played: ReturnType<typeof phase3>): Record<string, unknown> {
  return played.pending?.kind === 'fill' ? presetSheet(played.pending) : {}
}

test('GL-POP-8 a whole phase: the house first, then the people, in three questions as in six', () => {
  const members = Object.values(HOUSE)
  const oneByOne = [{}, [70], [51], [1, 2, 3, 4, 51, 100], [51, 1], [40]]
  const together = [{}, [70, 1, 2, 3, 4, 51, 100], [51, 51, 1, 40]]
  const [earlier, played] = [phase3({ edition: 2 }, members, oneByOne), phase3({ rules: { gender_groups: 'one' } }, members, together)]
  const asked = ({ asked: requests }: typeof played) => requests.map(({ id }) => questionName(id))
  expect(asked(earlier)).toEqual(['population', 'royalChild', 'royalSex', 'births', 'deaths', 'birthsSex'])
  expect(asked(played)).toEqual(['population', 'births', 'afterBirths'])
  expect(played.effects).toEqual(earlier.effects)
  expect(childrenOf(played.world, 'elves')).toHaveLength(3)
  expect(played.postings().map(({ account, delta }) => [account, delta])).toEqual([
    ['males', 2],
    ['females', 2],
    ['newPeople', 4],
    ['females', -2],
  ])
  expect(played.pending).toBeNull()
  expect(textsOf(played, WORDS)).toContain('Women who try for a child (chance 50%)')
})

describe('GL-POP-2 the sheet', () => {
  test('GL-POP-2 RULING-36 opening: six mothers, a royal child; nobody to wed; heirs if wanted', () => {
    const { pending } = phase3({}, Object.values(HOUSE))
    expect(presets(phase3({}, Object.values(HOUSE)))).toEqual({ mothers: 6, royalChild: true, heirsMale: 0, heirsFemale: 0 })
    expect(pending).toMatchObject({ rule: 'GL-POP-8', figures: { males: 8, females: 12, chance: 50, food: 15, wealth: 0 } })
  })

  test('GL-POP-2 a widowed ruler weds unless told otherwise', () => {
    expect(presets(phase3({}, [RULER, SON]))).toEqual({ mothers: 6, wed: true, heirsMale: 0, heirsFemale: 0 })
  })

  test.each([
    [4, true],
    [5, false],
  ])('GL-ROY-8 in round %i a wedding would be in time for a ruler who dies in round 6: %s', (turn, inTime) => {
    expect(presets(phase3({ turn }, [RULER])).wed).toBe(inTime)
  })

  test('GL-ROY-10 RULING-132 with four children another is only tried for if the player says so', () => {
    const four = [SON, DAUGHTER, { ...SON, id: 'elves-royal-5' }, { ...SON, id: 'elves-royal-6' }]
    expect(presets(phase3({}, [RULER, SPOUSE, ...four])).royalChild).toBe(false)
  })

  test.each([
    ['idle', 'No common births: 3 males to 12 females is less than one to two.'],
    ['include_warriors', 'No common births: 5 males to 12 females is less than one to two.'],
  ] as const)('GL-POP-1 RULING-34 %s: the chronicle names the males who were counted', (birth_gate_males, line) => {
    const played = phase3({ rules: { birth_gate_males }, elves: { ...OPENING, males: 3, warriors: 2 } }, Object.values(HOUSE))
    expect(chronicleOf(played, WORDS)).toEqual([line])
  })

  test('GL-POP-1 with the gate shut there are no mothers to name, and the chronicle says why', () => {
    const played = phase3({ elves: { ...OPENING, males: 5 } }, Object.values(HOUSE))
    expect(Object.keys(presets(played))).not.toContain('mothers')
    expect(chronicleOf(played, WORDS)).toEqual(['No common births: 5 males to 12 females is less than one to two.'])
    // Agents are not among them: nobody else may count.
    expect(played.effects.filter(({ kind }) => kind === 'line')).toMatchObject([{ wording: 'line.gateShut', see: ['elves'] }])
  })

  test.each([
    ['too little food', { food: 4 }, 1, []],
    ['no wealth in the third age', { food: 15, age: 3 }, 1, []],
    ['enough of both', { food: 15, wealth: 3, age: 3 }, 1, ['wed', 'heirsMale', 'heirsFemale']],
  ])('GL-ROY-7, GL-ROY-8 %s', (_, elves, _members, fields) => {
    expect(Object.keys(presets(phase3({ elves }, [RULER])))).toEqual(fields)
  })

  test('GL-ROY-7 heirs who cost nothing may be named with empty stores', () => {
    expect(presets(phase3({ rules: { heir_price: 'free' }, elves: {} }, [RULER]))).toEqual({ heirsMale: 0, heirsFemale: 0 })
  })

  test('GL-ROY-1 with three heirs there is no room for a fourth', () => {
    const heirs = [7, 8, 9].map((n): Royal => ({ ...SON, id: `elves-royal-${n}`, role: 'heir' }))
    expect(Object.keys(presets(phase3({}, [RULER, ...heirs])))).toEqual(['mothers', 'wed'])
  })

  test('GL-POP-8 nothing can be wanted: nothing is asked', () => {
    expect(phase3({ elves: { males: 1, females: 1 } }, [RULER, SON])).toMatchObject({ pending: null, asked: [], effects: [] })
  })

  test.each([
    ['the food for four', { wed: true, heirsMale: 2, heirsFemale: 1 }, { food: 15 }, 'GL-ROY-8'],
    ['the wealth for three', { wed: true, heirsMale: 1, heirsFemale: 1 }, { food: 50, wealth: 8, age: 3 }, 'GL-ROY-8'],
    ['the places for four heirs', { wed: false, heirsMale: 2, heirsFemale: 2 }, { food: 50 }, 'GL-ROY-1'],
  ])('GL-ROY-7, GL-ROY-8 more than %s is refused', (_, answer, elves, rule) => {
    const played = phase3({ elves }, [RULER], [answer])
    expect(played.problems).toMatchObject([{ rule }])
    expect(textsOf(played, WORDS)).not.toEqual([])
  })

  test('GL-ROY-8 a wedding without price for heirs is limited by its own food alone', () => {
    const { pending } = phase3({ rules: { heir_price: 'free' } }, [RULER])
    expect(pending?.kind === 'fill' && pending.limits?.map(({ weights }) => weights)).toEqual([
      { wed: 5 },
      { heirsMale: 1, heirsFemale: 1 },
    ])
  })
})

test('GL-ROY-8 a spouse who arrives may try for a child in the same phase', () => {
  const spouse: Expected = { id: 'elves-royal-9', owner: 'elves', role: 'spouse', sex: 'female', paid: 1 }
  const { world, pending } = phase3({ elves: {} }, [RULER], [{}, [70], [1]], [spouse])
  expect([spouseOf(world, 'elves')?.id, childrenOf(world, 'elves').length, pending]).toEqual(['elves-royal-9', 1, null])
})

test('GL-ROY-7, GL-ROY-8 wedding and heirs are paid for before any dice fall', () => {
  const { world, pending } = phase3({}, [RULER], [{ mothers: 2, wed: true, heirsMale: 1, heirsFemale: 1 }])
  expect(world.balance('elves', 'food')).toBe(0)
  expect(expectedBy(world, 'elves').map(({ role, sex }) => [role, sex])).toEqual([
    ['spouse', 'female'],
    ['heir', 'male'],
    ['heir', 'female'],
  ])
  expect(pending?.id).toBe('2/elves/3/births')
})

test('GL-WIN-2 a queen who dies in childbirth as the last of her house takes her people with her: nobody else tries', () => {
  const queen: Royal = { ...RULER, sex: 'female' }
  const king: Royal = { ...SPOUSE, sex: 'male' }
  const rules = { rules: { royal_birth_death: 60, gender_groups: 'one' } } as const
  const others = [...Object.values(house('humans')), ...Object.values(house('dwarves'))]
  const played = phase3({ ...rules, edition: 2 }, [queen, king, ...others], [{}, [71], [60]])
  expect([isAlive(played.world, 'elves'), played.pending]).toEqual([false, null])
  expect(isAlive(phase3({ ...rules, edition: 2 }, [queen, king, ...others], [{}, [71], [61]]).world, 'elves')).toBe(true)
  const born = [{}, [71, 1, 1, 1, 1, 1, 1], [50]]
  const together = phase3(rules, [queen, king, ...others], [...born, [60]])
  expect([isAlive(together.world, 'elves'), together.pending, together.postings('elves', 'newPeople')]).toEqual([false, null, []])
  expect(phase3(rules, [queen, king, ...others], [...born, [61]]).world.balance('elves', 'newPeople')).toBe(6)
})

test('GL-POP-2 nobody is made to try', () => {
  const played = phase3({}, Object.values(HOUSE), [{ mothers: 0, royalChild: false }])
  expect([played.pending, played.postings()]).toEqual([null, []])
})
