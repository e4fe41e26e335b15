import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import type { HouseRules } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { newCivilisation } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { outlookOf, type Outlook } from './outlook.ts'

const civilisation = (change: Parameters<typeof newCivilisation>[1]): Effect => ({
  kind: 'record',
  rule: 'GL-AGE-5',
  collection: 'civilisation',
  id: 'elves',
  value: newCivilisation('elves', change) as never,
})

const condition = (qualifiedSince: number): Effect => ({
  kind: 'record',
  rule: 'GL-AGE-5',
  collection: 'condition',
  id: 'elves',
  value: { qualifiedSince, shortage: false },
  see: ['elves'],
})

/** The elves in age 1, after these balances, one turn ended with four more culture; `own`: what came of it besides. */
function outlook(
  balances: Record<string, number>,
  more: readonly Effect[] = [at(2, 'elves')],
  houseRules: HouseRules = {},
  own: readonly Effect[] = [],
): Outlook {
  const setup = Object.entries({ age: 1, ...balances }).map(([account, amount]) => posting('elves', account, amount))
  const { world, moments } = foldHistory(
    entriesOf([...setup, at(1, 'elves')], [[posting('elves', 'culture', 4), ...own, at(1, 'humans'), ...more]], houseRules),
  )
  return outlookOf(world, moments, 'elves')
}

describe('needs', () => {
  test('points in hand count for what they buy, and a store that is drawn on is no trend', () => {
    const drawn = [posting('elves', 'food', -5)]
    const found = outlook({ culture: 60, technology: 0, food: 20, points: 24 }, undefined, undefined, drawn)
    const kindOf = (id: string): unknown => found.needs.find((need) => need.id === id)?.forecast
    expect(kindOf('culture')).toEqual({ kind: 'points', points: 24, inHand: 24 })
    expect(kindOf('technology')).toMatchObject({ kind: 'never' })
    expect(kindOf('food')).toEqual({ kind: 'drawn', rate: -5 })
  })

  test('GL-AGE-1 have, need and what is missing, each with its forecast', () => {
    const { next, needs } = outlook({ culture: 50, technology: 60, territories: 5 })
    expect(next?.age).toBe(2)
    expect(needs.find(({ id }) => id === 'culture')).toMatchObject({
      have: 54,
      need: 70,
      missing: 16,
      met: false,
      forecast: { kind: 'turns', turns: 4 },
    })
    expect(needs.find(({ id }) => id === 'technology')).toMatchObject({ missing: 0, met: true, forecast: { kind: 'met' } })
    expect(needs.find(({ id }) => id === 'territories')).toMatchObject({ missing: 7, forecast: { kind: 'never', rate: 0 } })
  })

  test('nothing is asked for after the last age', () => {
    expect(outlook({ age: 6, culture: 90_000, technology: 90_000, militaryTechnology: 900 })).toMatchObject({
      next: null,
      needs: [],
      payments: [],
      grants: null,
    })
  })
})

test('GL-AGE-2 the cost, and what it leaves', () => {
  expect(outlook({ food: 100, wood: 5 }).payments).toEqual([
    { token: 'food', amount: 40, left: 60 },
    { token: 'wood', amount: 45, left: -40 },
  ])
})

describe('grants', () => {
  test('GL-AGE-3 a new age brings technology, people, a third more of them, prestige and a tenth of the land', () => {
    expect(outlook({ males: 30, females: 21, warriors: 40, territories: 25 }).grants).toEqual({
      technology: 10,
      people: 10,
      morePeople: 18,
      prestige: 10,
      territories: 2,
    })
  })

  test.each([
    ['prestige_only', { technology: 0, prestige: 10 }],
    ['none', { technology: 0, prestige: 0 }],
    ['full', { technology: 10, prestige: 10 }],
  ] as const)('GL-AGE-3 RULING-123 an age reached again brings %s', (readvance, grants) => {
    expect(outlook({}, [civilisation({ highestAge: 3 })], { readvance }).grants).toMatchObject(grants)
  })
})

describe('grace', () => {
  const qualified = (turn: number, seat: string): readonly Effect[] => [at(turn, seat), condition(4)]

  test.each([
    ['before its turn', 5, 'elves', { since: 4, rounds: 1, until: 7, turnsLeft: 2 }],
    ['after its turn', 5, 'humans', { since: 4, rounds: 1, until: 7, turnsLeft: 1 }],
    ['in the step of the non-players', 5, 'table', { turnsLeft: 1 }],
    ['in the last round', 7, 'elves', { rounds: 3, turnsLeft: 0 }],
  ] as const)('GL-AGE-5 %s', (_when, turn, seat, grace) => {
    expect(outlook({}, qualified(turn, seat)).grace).toMatchObject(grace)
  })

  test('GL-AGE-5 RULING-119 one may wait for ever where the table said so', () => {
    expect(outlook({}, qualified(9, 'elves'), { age_wait_end: 'free' }).grace).toMatchObject({ rounds: 5, until: null, turnsLeft: null })
  })

  test('none before the needs are met', () => {
    expect(outlook({}).grace).toBeNull()
  })
})

describe('warnings', () => {
  test.each([
    [77, []],
    [76, [['culture', false]]],
    [70, [['culture', false]]],
    [69, [['culture', true]]],
  ])('GL-AGE-6 the Stone Age needs 70 culture: with %i %j', (culture, warnings) => {
    const found = outlook({ age: 2, culture: culture - 4, technology: 100 }).warnings.map(({ need, below }) => [need.id, below])
    expect(found).toEqual(warnings)
  })

  test('GL-AGE-6 the first age cannot be lost', () => {
    expect(outlook({ culture: 0 }).warnings).toEqual([])
  })
})
