import { describe, expect, test } from 'vitest'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { HAPPENED, ROLL_MODIFIERS, type Royal } from '../records.ts'
import { rulerOf, royalsOf, spouseOf } from '../royalty/culture.ts'
import { SEATS } from '../seats.ts'
import type { Played, StageSetting } from '../../testing/stage.ts'
import { HOUSES, posted, told, turn } from '../../testing/timelineTurn.ts'

describe('GL-TIME-T06a the levy of timeline turn 6', () => {
  const people = (world: Played['world']) => ['males', 'females', 'age', 'prestige'].map((account) => world.balance('humans', account))

  test.each([
    ['revert_instead', { males: 30, females: 30, age: 2 }, [0, 0, 2, 0]],
    ['revert_instead', { males: 29, females: 40, age: 2 }, [29, 40, 1, -10]],
    ['revert_instead', { males: 20, warriors: 10, females: 30, age: 2 }, [0, 0, 2, 0]],
    ['lose_and_revert', { males: 29, females: 40, age: 2 }, [0, 10, 1, -10]],
    ['lose_and_revert', { males: 40, females: 40, age: 2 }, [10, 10, 2, 0]],
    ['spare_first_age', { males: 29, females: 40, age: 2 }, [29, 40, 1, -10]],
    ['spare_first_age', { males: 29, females: 40, age: 1 }, [1, 10, 1, 0]],
    ['spare_first_age', { males: 5, females: 1, age: 1 }, [1, 1, 1, 0]],
    ['spare_first_age', { males: 0, females: 0, age: 1 }, [0, 0, 1, 0]],
  ] as const)('GL-TIME-T06a RULING-19 t6_shortfall = %s: %j leaves males, females, age, prestige %j', (t6_shortfall, humans, left) => {
    const settled = { settlement: { h: { id: 'h', owner: 'humans', type: 'tribe', established: true, prestige: 0, fixed: false } } }
    const { world } = turn(6, {
      humans: { ...humans, territories: 2 },
      rules: { t6_shortfall, settlement_prestige: 'one_time' },
      records: settled,
    })
    expect(people(world)).toEqual(left)
    expect(isAlive(world, 'humans')).toBe(true)
  })

  test.each(['revert_instead', 'lose_and_revert'] as const)(
    'GL-WIN-4 t6_shortfall = %s: too few people in the first age is the end',
    (t6_shortfall) => {
      const { world, effects } = turn(6, { humans: { males: 29, females: 40, age: 1 }, rules: { t6_shortfall } })
      expect(living(world)).toEqual(['elves', 'dwarves'])
      expect(effects).toContainEqual({
        kind: 'line',
        rule: 'GL-WIN-4',
        wording: 'line.fall.levy',
        seat: 'humans',
        figures: { seat: 'humans' },
      })
    },
  )

  test('GL-WIN-4 two fall together, the third wins; what is left of the turn does not happen', () => {
    const { world } = turn(6, { elves: { females: 3 }, humans: { males: 3 } })
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['dwarves'], turn: 6 })
    expect(world.record(HAPPENED, 'GL-TIME-T06b')).toBeUndefined()
  })

  test('GL-WIN-4 all three fall in the same step and share a draw (RULING-151)', () => {
    const few = { males: 8, females: 12 }
    const { world } = turn(6, { elves: few, humans: few, dwarves: few })
    expect(gameOf(world).ended).toEqual({ status: 'draw', winners: ['elves', 'humans', 'dwarves'], turn: 6 })
  })
})

describe('GL-TIME-T07b the lost rise', () => {
  test.each([
    ['total', 27],
    ['males', 12],
    ['ten', 10],
  ] as const)('GL-TIME-T07b RULING-21 t7_gain = %s where 12 males and 15 females were lost: %i warriors', (t7_gain, warriors) => {
    const played = turn(7, { rules: { t7_gain }, dwarves: { males: 2 } })
    expect(posted(played, 'GL-TIME-T07b')).toEqual([`undead warriors +${warriors}`])
  })
})

describe('GL-TIME-T15a the world falls back', () => {
  test('GL-TIME-T15a RULING-26 one age and 10 prestige from everybody past the first age; the others are untouched', () => {
    const { world } = turn(15, { elves: { age: 3 }, humans: { age: 2 }, dwarves: { age: 1 } })
    expect(SEATS.map((seat) => world.balance(seat, 'age'))).toEqual([2, 1, 1])
    expect(living(world)).toEqual(SEATS)
  })

  test('GL-TIME-T15a RULING-26 t15_first_age = eliminate: who is in the first age falls, who falls back into it does not', () => {
    const { world } = turn(15, { elves: { age: 1 }, humans: { age: 2 }, dwarves: { age: 2 }, rules: { t15_first_age: 'eliminate' } })
    expect(living(world)).toEqual(['humans', 'dwarves'])
  })
})

describe('GL-TIME-T16a the best-ranked male of the humans', () => {
  const ruler = HOUSES['humans-royal-1']!
  const spouse = HOUSES['humans-royal-2']!
  const person = (id: string, change: Partial<Royal>): Royal => ({ ...spouse, id, ...change })
  const queen: Royal = { ...ruler, sex: 'female', culture: 16, military: 7 }
  const son = (id: string, since: number) => person(id, { role: 'child', sex: 'male', since })
  const daughter = (id: string) => person(id, { role: 'child', sex: 'female' })
  const heir = (id: string, since: number) => person(id, { role: 'heir', sex: 'male', since })

  function withHouse(people: readonly Royal[], more: StageSetting = {}, answers: readonly unknown[] = []): Played {
    const others = Object.entries(HOUSES).filter(([, { owner }]) => owner !== 'humans')
    const royal = Object.fromEntries([...others, ...people.map((one) => [one.id, one] as const)])
    return turn(16, { ...more, records: { royal } }, answers)
  }

  test.each<[string, readonly Royal[], string, number, number]>([
    ['the husband of a queen', [queen, person('h', { sex: 'male' }), son('s', 2)], 'h', 16, 0],
    ['the eldest son', [queen, daughter('d'), son('young', 9), son('old', 4)], 'old', 1, 0],
    ['the male heir named first', [queen, daughter('d'), heir('b', 5), heir('a', 3)], 'a', 0, 0],
  ])('GL-TIME-T16a RULING-27 %s dies, and the Demonic kingdom gains what he gave', (_, people, dead, culture, military) => {
    const { world, pending } = withHouse(people)
    expect(royalsOf(world, 'humans').map(({ id }) => id)).toEqual(people.map(({ id }) => id).filter((id) => id !== dead))
    expect(world.balance('demonic', 'culture') - 500).toBe(culture)
    expect(world.records(ROLL_MODIFIERS).map(({ amount }) => amount)).toEqual(military === 0 ? [] : [military])
    expect(pending).toBeNull()
  })

  test('GL-TIME-T16a RULING-27 a king dies with his spouse and is followed; the Demonic kingdom gains his culture and his battle figure', () => {
    const king = { ...ruler, culture: 16, military: 7 }
    const { world } = withHouse([king, spouse, son('s', 2)], {}, [[20, 80]])
    expect(rulerOf(world, 'humans')?.id).toBe('s')
    expect(spouseOf(world, 'humans')).toBeUndefined()
    expect(world.balance('demonic', 'culture')).toBe(516)
    expect(world.records(ROLL_MODIFIERS)).toEqual([
      { id: 'GL-TIME-T16b/demonic', owner: 'demonic', amount: 7, until: null, rule: 'GL-TIME-T16b' },
    ])
  })

  test('GL-TIME-T16a without a male nobody dies and nobody gains', () => {
    const played = withHouse([queen, daughter('d')])
    expect(royalsOf(played.world, 'humans')).toHaveLength(2)
    expect(played.postings()).toEqual([])
    expect(told(played)).toEqual(expect.arrayContaining(['line.event.noMale', 'line.event.nothingInherited']))
  })

  test('GL-TIME-T16b RULING-27 t16_benefit = none: he dies, nobody gains', () => {
    const { world } = withHouse([queen, son('s', 2)], { rules: { t16_benefit: 'none' } })
    expect(royalsOf(world, 'humans')).toHaveLength(1)
    expect([world.balance('demonic', 'culture'), world.records(ROLL_MODIFIERS)]).toEqual([500, []])
  })

  test('GL-TIME-T16b RULING-17 npk_scores = fixed: the culture stays, the rolls change', () => {
    const { world } = withHouse([ruler, spouse, son('s', 2)], { rules: { npk_scores: 'fixed' } }, [[20, 80]])
    expect(world.balance('demonic', 'culture')).toBe(500)
    expect(world.records(ROLL_MODIFIERS).map(({ amount }) => amount)).toEqual([5])
  })

  test('GL-WIN-2 a king without heirs takes his people with him', () => {
    const { world } = withHouse([ruler, spouse])
    expect(living(world)).toEqual(['elves', 'dwarves'])
  })
})
