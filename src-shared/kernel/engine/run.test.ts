import { describe, expect, test } from 'vitest'
import type { Effect } from '../world/effect.ts'
import { act, checkpoint, choose, drop, fill, NO_DICE, post, record, roll, rollOne, tell, type Procedure } from './procedure.ts'
import { questionKey } from './request.ts'
import { questionName } from './requestId.ts'
import type { Ruleset } from './ruleset.ts'
import { BrokenBound, Run } from './run.ts'
import { toyGame } from '../testing/toyGame.ts'
import { collection, WorldState } from '../world/world.ts'

const THINGS = collection<{ n: number }>('thing')
const D100 = { rule: 'TOY-ANY-1', faces: 100, count: 1, test: { type: 'number' } } as const

function ran(start: (world: WorldState) => Procedure, ruleset: Ruleset = toyGame()): { run: Run; effects: Effect[]; world: WorldState } {
  const world = new WorldState()
  const run = new Run(ruleset, world, start(world))
  return { run, effects: run.resume(undefined), world }
}

describe('effects', () => {
  test('are folded before the procedure goes on, and given back in order', () => {
    const seen: number[] = []
    const { effects, world, run } = ran(function* (world) {
      yield* post('TOY-ANY-1', 'red', 'gold', 3, { about: 'x', figures: { a: 1 }, see: ['red'] })
      seen.push(world.balance('red', 'gold'))
      yield* post('TOY-ANY-1', 'red', 'gold', -1)
      seen.push(world.balance('red', 'gold'))
      yield* record('TOY-ANY-1', THINGS, 'one', { n: 1 })
      seen.push(world.record(THINGS, 'one')?.n ?? 0)
      yield* drop('TOY-ANY-1', THINGS, 'one', 'gm')
      yield* tell('TOY-ANY-1', 'line.x', { seat: 'red' })
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
    })
    expect(seen).toEqual([3, 2, 1])
    expect(effects).toEqual([
      { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: 3, about: 'x', figures: { a: 1 }, see: ['red'] },
      { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: -1 },
      { kind: 'record', rule: 'TOY-ANY-1', collection: 'thing', id: 'one', value: { n: 1 } },
      { kind: 'drop', rule: 'TOY-ANY-1', collection: 'thing', id: 'one', see: 'gm' },
      { kind: 'line', rule: 'TOY-ANY-1', wording: 'line.x', seat: 'red' },
      { kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 0 } },
    ])
    expect(effects.every((effect) => Object.values(effect).every((value) => value !== undefined))).toBe(true)
    expect(world.cursor).toEqual({ turn: 1, seat: 'red', phase: 0 })
    expect(run.pending).toBeNull()
  })

  test('rules that never come to a question or an end are stopped', () => {
    const restless = (): Procedure =>
      (function* () {
        for (;;) yield* tell('TOY-ANY-1', 'line.x')
      })()
    expect(() => ran(restless)).toThrow('the rules did 200000 things and came to no question')
  })

  test('a posting of nothing is none', () => {
    expect(ran(() => post('TOY-ANY-1', 'red', 'gold', 0)).effects).toEqual([])
  })

  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('a posting of %d is a bug of the rule', (delta) => {
    expect(() => ran(() => post('TOY-ANY-1', 'red', 'gold', delta))).toThrow(`TOY-ANY-1: gold of red cannot change by ${delta}`)
  })

  test.each([
    ['gold', -1, 'TOY-ANY-1 takes gold of red to -1'],
    ['gold', 2_000_000_000, 'TOY-ANY-1 takes gold of red to 2000000000'],
    ['silver', 1, 'TOY-ANY-1 posts to silver, which red does not have'],
  ])('a posting that breaks a bound of %s is a bug of the rule', (account, delta, message) => {
    expect(() => ran(() => post('TOY-ANY-1', 'red', account, delta))).toThrow(new BrokenBound(message))
  })

  test('a posting that comes to a bound exactly is taken, one beyond it is not', () => {
    const { max = 0 } = toyGame().account(new WorldState(), 'red', 'gold') ?? {}
    expect(ran(() => post('TOY-ANY-1', 'red', 'gold', max)).world.balance('red', 'gold')).toBe(max)
    expect(() => ran(() => post('TOY-ANY-1', 'red', 'gold', max + 1))).toThrow(BrokenBound)
    const { world } = ran(function* () {
      yield* post('TOY-ANY-1', 'red', 'gold', 1)
      yield* post('TOY-ANY-1', 'red', 'gold', -1)
    })
    expect(world.balance('red', 'gold')).toBe(0)
  })

  test.each([
    ['purse', undefined, ['red']],
    ['purse', 'all', ['red']],
    ['purse', ['red', 'green'], ['red']],
    ['purse', ['green'], []],
    ['purse', 'gm', 'gm'],
    ['gold', undefined, undefined],
    ['gold', ['green'], ['green']],
    ['gold', 'gm', 'gm'],
  ] as const)('a posting to the %s of red for %j is seen by %j: no more widely than its account', (account, see, seen) => {
    const { effects } = ran(() => post('TOY-ANY-1', 'red', account, 1, { see }))
    expect(effects).toEqual([
      { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account, delta: 1, ...(seen === undefined ? {} : { see: seen }) },
    ])
  })

  test('an account that may be overdrawn may', () => {
    expect(ran(() => post('TOY-ANY-1', 'red', 'renown', -4)).world.balance('red', 'renown')).toBe(-4)
  })

  test('a checkpoint where play stands already is a bug of the rule: its dice would fall twice', () => {
    const standStill = function* (): Procedure {
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
    }
    expect(() => ran(standStill)).toThrow('play stands still at 1/red/0')
  })
})

describe('questions', () => {
  test('carry id, occurrence, seat and their default wording', () => {
    const { run } = ran(function* () {
      yield* checkpoint({ turn: 3, seat: 'red', phase: 2 })
      yield* roll('eggs', 'green', () => ({ ...D100, figures: { mothers: 1 } }))
    })
    expect(run.pending).toEqual({
      ...{ kind: 'roll', ...D100, id: '3/red/2/eggs@green', occurrence: 0, seat: 'green' },
      wording: 'roll.eggs',
      figures: { mothers: 1 },
    })
  })

  test('are counted by name within a phase', () => {
    const { run } = ran(function* () {
      for (let round = 0; round < 3; round++) yield* rollOne('luck', 'red', () => D100)
      yield* rollOne('other', 'red', () => D100)
      yield* checkpoint({ turn: 1, seat: 'red', phase: 1 })
      yield* rollOne('luck', 'red', () => D100)
    })
    const asked: string[] = []
    while (run.pending !== null) {
      asked.push(`${run.pending.id}#${run.pending.occurrence}`)
      run.resume({ by: 'hand', values: [5], counts: {} })
    }
    expect(asked).toEqual([
      '0/table/0/luck@red#0',
      '0/table/0/luck@red#1',
      '0/table/0/luck@red#2',
      '0/table/0/other@red#0',
      '1/red/1/luck#0',
    ])
  })

  test('are counted for each seat by itself: how often another was asked shows in nobody else', () => {
    const asked = (others: number): readonly string[] => {
      const { run } = ran(function* () {
        yield* checkpoint({ turn: 1, seat: 'red', phase: 1 })
        for (let secret = 0; secret < others; secret++) yield* rollOne('luck', 'green', () => D100)
        yield* rollOne('luck', 'blue', () => D100)
        yield* rollOne('luck', 'red', () => D100)
        yield* rollOne('luck', 'blue', () => D100)
      })
      const keys: string[] = []
      while (run.pending !== null) {
        if (run.pending.seat !== 'green') keys.push(questionKey(run.pending))
        run.resume({ by: 'hand', values: [5], counts: {} })
      }
      return keys
    }
    expect(asked(0)).toEqual(['1/red/1/luck@blue', '1/red/1/luck', '1/red/1/luck@blue#1'])
    expect(asked(3)).toEqual(asked(0))
    expect(asked(0).map(questionName)).toEqual(['luck', 'luck', 'luck'])
  })

  test('of the table, put to the game master, name nobody', () => {
    const { run } = ran(() => rollOne('luck', 'gm', () => D100) as Procedure<never>)
    expect(run.pending?.id).toBe('0/table/0/luck')
  })

  test('that ask for nothing are passed over: no dice, no options, no sheet, no act but done', () => {
    const replies: unknown[] = []
    const done = { id: 'done', rule: 'TOY-ANY-1', wording: 'done', fields: [] } as const
    const { run } = ran(function* () {
      replies.push(yield* roll('none', 'red', () => ({ ...D100, count: 0 })))
      replies.push(yield* choose('none', 'red', () => null))
      replies.push(yield* fill('none', 'red', () => null))
      replies.push(yield* act('none', 'red', () => ({ rule: 'TOY-ANY-1', acts: [done] })))
    })
    expect(run.pending).toBeNull()
    expect(replies).toEqual([NO_DICE, null, null, null])
  })

  test('a question passed over is not counted', () => {
    let options = false
    const { run } = ran(function* () {
      const ask = (): Procedure<string | null> =>
        choose('way', 'red', () => (options ? { rule: 'TOY-ANY-1', options: [{ id: 'a', wording: 'a' }] } : null))
      yield* ask()
      options = true
      yield* ask()
    })
    expect(run.pending).toMatchObject({ kind: 'choose', occurrence: 0 })
  })

  test('a single die gives its number; one that comes back without is a bug', () => {
    const given: number[] = []
    const asking = function* (): Procedure {
      given.push(yield* rollOne('luck', 'red', () => D100))
    }
    ran(asking).run.resume({ by: 'hand', values: [42], counts: {} })
    expect(given).toEqual([42])
    expect(() => ran(asking).run.resume({ by: 'hand', values: null, counts: {} })).toThrow('luck: one die was asked for and none came back')
  })
})

describe('a correction', () => {
  const asking = function* (world: WorldState): Procedure {
    yield* post('TOY-ANY-1', 'red', 'gold', 5)
    yield* choose('spend', 'red', () => {
      const gold = world.balance('red', 'gold')
      return gold === 0 ? null : { rule: 'TOY-ANY-1', options: [{ id: 'all', wording: 'all' }], figures: { gold } }
    })
    yield* post('TOY-ANY-1', 'red', 'renown', 1)
  }

  test('is a posting of the game master, and what hangs on it follows', () => {
    const { run } = ran(asking)
    expect(run.correct([{ owner: 'red', account: 'hens', to: 6 }])).toEqual([
      { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'hens', delta: 6 },
      { kind: 'record', rule: 'TOY-COOP-1', collection: 'coop', id: 'red', value: { coops: 2 } },
      { kind: 'record', rule: 'TOY-COOP-1', collection: 'coop', id: 'green', value: { coops: 0 } },
      { kind: 'record', rule: 'TOY-COOP-1', collection: 'coop', id: 'blue', value: { coops: 0 } },
    ])
  })

  test('has the waiting question asked afresh of the changed world, as the same question', () => {
    const { run } = ran(asking)
    run.correct([{ owner: 'red', account: 'gold', to: 9 }])
    expect(run.pending).toMatchObject({ id: '0/table/0/spend@red', occurrence: 0, figures: { gold: 9 } })
  })

  test('that leaves nothing to ask has play go on', () => {
    const { run, world } = ran(asking)
    const effects = run.correct([{ owner: 'red', account: 'gold', to: 0 }])
    expect(run.pending).toBeNull()
    expect(world.balance('red', 'renown')).toBe(1)
    expect(effects.at(-1)).toMatchObject({ kind: 'posting', rule: 'TOY-ANY-1', account: 'renown' })
  })

  test('nothing may be asked in its wake', () => {
    const nosy: Ruleset = { ...toyGame(), afterCorrection: () => rollOne('why', 'red', () => D100) as Procedure<never> }
    const { run } = ran(asking, nosy)
    expect(() => run.correct([{ owner: 'red', account: 'gold', to: 1 }])).toThrow('why: nothing may be asked right after a correction')
  })
})

describe('an act with nothing but its end', () => {
  const done = { id: 'done', rule: 'TOY-ANY-1', wording: 'act.done', fields: [] } as const
  const asked = (alone: boolean, isOpen = true): string | undefined => {
    const { run } = ran(function* (): Procedure {
      yield* act('spend', 'red', () => (isOpen ? { rule: 'TOY-ANY-1', acts: [done] } : null), { alone })
    })
    return run.pending?.id
  }

  test('is passed over, but where the question itself would show what a hand has', () => {
    expect([asked(false), asked(true)]).toEqual([undefined, '0/table/0/spend@red'])
  })

  test('is never asked where open facts leave nothing to do', () => {
    expect(asked(true, false)).toBeUndefined()
  })
})

describe('replaying', () => {
  const asking = function* (): Procedure {
    const value = yield* rollOne('luck', 'red', () => D100)
    yield* post('TOY-ANY-1', 'red', 'gold', value)
  }
  const entry = { seq: 1, kind: 'answer', request: '0/table/0/luck@red', answer: { by: 'hand', dice: [7] } } as const

  test('gives the effects of the recorded answer', () => {
    expect(ran(asking).run.replay(entry)).toMatchObject([{ delta: 7 }])
  })

  test.each([
    ['another question', { ...entry, request: '0/table/0/life@red' }],
    ['another occurrence', { ...entry, occurrence: 1 }],
    ['an answer that does not fit', { ...entry, answer: 'high' }],
  ])('%s gives null and goes nowhere', (_, other) => {
    const { run } = ran(asking)
    const { pending } = run
    expect(run.replay(other)).toBeNull()
    expect(run.pending).toEqual(pending)
  })

  test('gives null where nothing is asked', () => {
    const { run } = ran(() => post('TOY-ANY-1', 'red', 'gold', 1))
    expect(run.replay(entry)).toBeNull()
  })
})
