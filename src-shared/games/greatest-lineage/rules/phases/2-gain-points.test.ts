import { describe, expect, test } from 'vitest'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { POINTS_WORDS } from '../../words/english/points.ts'
import { gainPointsPhase } from './2-gain-points.ts'

function phase2(setting: StageSetting, seat: 'elves' | 'humans' = 'elves') {
  return playOut(stage({ phase: 2, ...setting }), (world) => gainPointsPhase(world, seat))
}

function points(setting: StageSetting): number {
  return phase2(setting).world.balance('elves', 'points')
}

const OPENING = { males: 8, females: 12, food: 15, wood: 18, prestige: 13 }
const NOTHING = { territories: 0 }

test('GL-PTS-1 EX-02 opening of the elves: 18 + 4 + 0 + 4 = 26 points', () => {
  const played = phase2({ elves: OPENING })
  expect(played.postings()).toEqual([
    {
      kind: 'posting',
      rule: 'GL-PTS-1',
      owner: 'elves',
      account: 'points',
      delta: 26,
      figures: { stores: 18, land: 4, prestige: 0, people: 4 },
      see: ['elves'],
    },
  ])
  expect(chronicleOf(played, POINTS_WORDS)).toEqual([
    '26 points gained: 18 for stores, 4 for land, 0 for prestige and 4 for people. 26 to spend.',
  ])
  expect(played.pending).toBeNull()
})

test('GL-PTS-1 EX-03 the humans after the first event: 18 + 4 + 0 + 2 = 24 points', () => {
  expect(phase2({ humans: { ...OPENING, males: 6 } }, 'humans').world.balance('humans', 'points')).toBe(24)
})

test.each([
  ['4 tokens', { food: 4 }, 0],
  ['5 tokens of several kinds', { food: 1, wood: 1, stone: 1, metal: 1, wealth: 1 }, 3],
  ['3 territories', { territories: 3 }, 6],
  ['prestige 19', { prestige: 19 }, 0],
  ['prestige 40', { prestige: 40 }, 2],
  ['9 people', { females: 9 }, 0],
  ['20 people, spies and assassins among them', { males: 10, females: 8, spies: 1, assassins: 1 }, 4],
])('GL-PTS-1 %s', (_, balances, expected) => {
  expect(points({ elves: { ...NOTHING, ...balances } })).toBe(expected)
})

test('GL-PTS-1 RULING-32 prestige below 0 takes no points away', () => {
  expect(points({ elves: { ...NOTHING, prestige: -60, food: 5 } })).toBe(3)
})

describe('GL-PTS-2 what is held at this moment', () => {
  test('GL-PTS-2 nothing is used up, points add to those already there', () => {
    const { world, postings } = phase2({ elves: { ...OPENING, points: 7 } })
    expect(postings().map(({ account }) => account)).toEqual(['points'])
    expect(world.balance('elves', 'points')).toBe(33)
  })

  test.each([
    ['burdens', 2],
    ['all', 4],
    ['none', 2],
  ] as const)('GL-PTS-2 RULING-04 warriors_count_for = %s: 12 commoners and 8 warriors give %i points', (warriors_count_for, expected) => {
    expect(points({ rules: { warriors_count_for }, elves: { ...NOTHING, males: 12, warriors: 8 } })).toBe(expected)
  })

  test.each([
    ['pooled', 9],
    ['per_kind', 6],
  ] as const)('GL-PTS-2 RULING-31 points_tokens = %s: 8 food and 9 wood give %i points', (points_tokens, expected) => {
    expect(points({ rules: { points_tokens }, elves: { ...NOTHING, food: 8, wood: 9 } })).toBe(expected)
  })
})

test('GL-ROY-3 RULING-106 ruler_culture = per_turn: the culture of the house is booked once a turn', () => {
  const played = phase2({ rules: { ruler_culture: 'per_turn' }, elves: { culture: 5 }, records: { royal: house('elves') } })
  expect(played.postings('elves', 'culture')).toMatchObject([
    { rule: 'GL-ROY-3', delta: 23, figures: { ruler: 10, spouse: 10, children: 3 } },
  ])
  expect(played.world.balance('elves', 'culture')).toBe(28)
  expect(chronicleOf(played, POINTS_WORDS)).toContain('The house adds 23 culture: 10 by the ruler, 10 by the spouse, 3 by the children.')
})

test('GL-ROY-3 RULING-106 ruler_culture = standing, or no ruler: nothing is booked', () => {
  expect(phase2({ records: { royal: house('elves') } }).postings('elves', 'culture')).toEqual([])
  expect(phase2({ rules: { ruler_culture: 'per_turn' } }).postings('elves', 'culture')).toEqual([])
})
