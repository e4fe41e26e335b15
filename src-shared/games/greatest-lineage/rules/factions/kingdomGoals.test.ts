import { describe, expect, test } from 'vitest'
import type { Settlement } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { HOUSES, tribeOn, warOf, type WarChange } from '../../testing/wars.ts'
import type { Goals } from '../war/goals.ts'
import { ENGLISH } from '../../words/english/english.ts'
import type { Faction } from './faction.ts'
import { kingdomGoals } from './kingdomGoals.ts'
import { drawLot } from './lot.ts'

const TOWN: Settlement = { id: 'elves-settlement-1', owner: 'elves', type: 'town', established: true, prestige: 5, fixed: true }
const MONUMENT = { id: 'm', builder: 'elves', holder: 'elves', settlement: TOWN.id, name: '', prestige: 9, stage: 'standing' }

interface Case {
  readonly change?: WarChange
  readonly setting?: StageSetting
  readonly rules?: HouseRules
  readonly who?: Faction
  readonly answers?: readonly unknown[]
}

/** What the undead (the aggressor) go for against the elves; one territory unless `rules` say otherwise. */
function goalsOf({ change = {}, setting = {}, rules = {}, who = 'undead', answers = [] }: Case) {
  const war = warOf(who, 'elves', change)
  const others = { undead: { territories: 10, warriors: 100 } }
  const records = { royal: HOUSES, tribe: { 'tribe-1': tribeOn(4) }, settlement: { [TOWN.id]: TOWN }, war: { w: war }, ...setting.records }
  const world = stage({
    others,
    ...setting,
    elves: { territories: 1, age: 4, ...setting.elves },
    rules: { territories_per_combat: 1, ...rules },
    records,
  })
  let goals: Goals | undefined
  const played = playOut(
    world,
    function* (state) {
      goals = yield* kingdomGoals(state, war, 'aggressor')
    },
    answers,
  )
  return { ...played, goals }
}

describe('GL-NPK-8 the land a kingdom goes for', () => {
  test('GL-NPK-8 RULING-142 where there is only one territory no lot is drawn; a settlement is taken, not torn down', () => {
    const { goals, pending } = goalsOf({})
    expect(pending).toBeNull()
    expect(goals?.territories).toEqual([{ land: TOWN.id, ground: 'unknown', destroy: 'none' }])
  })

  test('GL-NPK-8 RULING-142 a monument is torn down', () => {
    const { goals } = goalsOf({ setting: { records: { monument: { m: MONUMENT } } } })
    expect(goals?.territories).toEqual([{ land: TOWN.id, ground: 'unknown', destroy: 'monument' }])
  })

  test.each([
    [1, 'land'],
    [2, 'land'],
    [3, TOWN.id],
    [4, 'occupied'],
    [5, 'occupied'],
    [6, 'land'],
    [100, 'occupied'],
  ])('GL-NPK-8 RULING-142 without a map a lot is drawn among all 5 territories, land won back among them: %i falls to %s', (die, land) => {
    const { goals } = goalsOf({ change: { defender: { occupied: 2 } }, setting: { elves: { territories: 3 } }, answers: [[die]] })
    expect(goals?.territories.map((goal) => goal.land)).toEqual([land])
  })

  test('GL-NPK-8 RULING-52 territories_per_combat = 2: two of them, no settlement twice', () => {
    const { goals, pending } = goalsOf({ rules: { territories_per_combat: 2 }, setting: { elves: { territories: 2 } }, answers: [[2]] })
    expect([pending, goals?.territories.map((goal) => goal.land)]).toEqual([null, [TOWN.id, 'land']])
  })

  test('GL-NPK-8 GL-NPK-7 without warriors, or against an enemy without land, it goes for none', () => {
    expect(goalsOf({ setting: { others: { undead: { territories: 10 } } } }).goals).toEqual({ territories: [], royal: null })
    expect(goalsOf({ setting: { elves: { territories: 0 } } }).goals?.territories).toEqual([])
  })

  test('GL-NPK-8 map_mode = map: the game master says which land is nearest, and its ground', () => {
    const { goals, asked } = goalsOf({
      rules: { map_mode: 'map' },
      setting: { elves: { territories: 3 } },
      answers: [{ land: TOWN.id, ground: 'hill' }],
    })
    expect(asked[0]).toMatchObject({
      seat: 'gm',
      fields: [
        { id: 'land', preset: 'land' },
        { id: 'ground', preset: 'unknown' },
      ],
    })
    expect(goals?.territories).toEqual([{ land: TOWN.id, ground: 'hill', destroy: 'none' }])
  })
})

describe('GL-NPK-8 the royal a kingdom goes for', () => {
  const fighting = (...numbers: readonly number[]): WarChange => ({
    defender: { royals: numbers.map((number) => `elves-royal-${number}`) },
  })

  test.each([
    [[], null],
    [[4], 'elves-royal-4'],
    [[3, 2], 'elves-royal-2'],
    [[3, 4, 1], 'elves-royal-1'],
  ])('GL-NPK-8 RULING-142 of the royals %j who fight it goes for %s', (royals, picked) => {
    const { goals, pending } = goalsOf({ change: fighting(...royals) })
    expect([pending, goals?.royal]).toEqual([null, picked])
  })

  test.each([
    [1, 'elves-royal-3'],
    [2, 'elves-royal-4'],
    [99, 'elves-royal-3'],
  ])('GL-NPK-8 RULING-142 of two of the same rank the lot %i picks %s', (die, picked) => {
    expect(goalsOf({ change: fighting(3, 4), answers: [[die]] }).goals?.royal).toBe(picked)
  })

  test.each([
    [1, 'elves-royal-1'],
    [2, 'elves-royal-2'],
  ])('GL-NPK-8 RULING-142 ruler and spouse are of one rank: the lot %i picks %s', (die, picked) => {
    expect(goalsOf({ change: fighting(1, 2, 3), answers: [[die]] }).goals?.royal).toBe(picked)
  })
})

test('GL-NPT-1 RULING-146 npt_goals = all: a tribe that may have goals picks them like a kingdom', () => {
  const { goals, effects } = goalsOf({ who: 'tribe-1', rules: { npt_goals: 'all' } })
  expect(goals?.territories.map(({ land }) => land)).toEqual([TOWN.id])
  expect(effects).toMatchObject([{ rule: 'GL-NPT-1', seat: 'tribe-1' }])
})

test('GL-NPK-8 what was picked is told, and why', () => {
  const change = { defender: { royals: ['elves-royal-1', 'elves-royal-3'] } }
  expect(chronicleOf(goalsOf({ change }), ENGLISH)).toEqual([
    'The Undead kingdom goes for the town 1 of the elves with its land: there is no other.',
    'The Undead kingdom is out to kill the ruler of the elves: nobody of higher rank fights.',
  ])
  expect(chronicleOf(goalsOf({ setting: { elves: { territories: 3 } }, answers: [[1]] }), ENGLISH)).toEqual([
    'The Undead kingdom goes for open land of the elves: drawn by lot among all there is.',
  ])
})

describe('lots', () => {
  function draw(count: number, answers: readonly unknown[]) {
    let drawn: number | undefined
    const played = playOut(
      stage(),
      function* () {
        drawn = yield* drawLot('lot', 'GL-NPK-8', count, { faction: 'undead', enemy: 'elves' })
      },
      answers,
    )
    return { drawn, ...played }
  }

  test.each([
    [1, [], 0],
    [2, [[1]], 0],
    [2, [[100]], 1],
    [3, [[99]], 2],
    [3, [[100], [2]], 1],
    [100, [[100]], 99],
    [101, [[1, 1]], 0],
    [101, [[2, 2]], 0],
    [250, [[100, 100]], 249],
  ])('GL-NPK-8 one of %i by the dice %j: number %i; dice that would favour some are rolled again', (count, dice, drawn) => {
    expect(draw(count, dice)).toMatchObject({ drawn, pending: null })
  })

  test.each([2, 3, 7, 64, 99, 100])('GL-NPK-8 each of %i is as likely as the others', (count) => {
    const hits = new Map<number, number>()
    for (let die = 1; die <= 100; die += 1) {
      const { drawn } = draw(count, [[die]])
      if (drawn !== undefined) hits.set(drawn, (hits.get(drawn) ?? 0) + 1)
    }
    expect(new Set(hits.values())).toEqual(new Set([Math.floor(100 / count)]))
    expect(hits.size).toBe(count)
  })
})
