import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Effect } from './effect.ts'
import { sameJson } from '../journal/replay.ts'
import { maySee, narrower, type Audience } from './rule.ts'
import { collection, WorldState, worldAsJson } from './world.ts'

const THINGS = collection<{ n: number }>('thing')

const posting = (owner: string, account: string, delta: number): Effect => ({ kind: 'posting', rule: 'TOY-ANY-1', owner, account, delta })
const put = (id: string, n: number): Effect => ({ kind: 'record', rule: 'TOY-ANY-1', collection: 'thing', id, value: { n } })
const dropped = (id: string): Effect => ({ kind: 'drop', rule: 'TOY-ANY-1', collection: 'thing', id })

function worldOf(...effects: readonly Effect[]): WorldState {
  const world = new WorldState()
  for (const effect of effects) world.apply(effect)
  return world
}

describe('the world', () => {
  test('begins empty, before the first turn', () => {
    const world = worldOf()
    expect(world.cursor).toEqual({ turn: 0, seat: 'table', phase: 0 })
    expect(world.balance('red', 'gold')).toBe(0)
    expect(world.record(THINGS, 'a')).toBeUndefined()
    expect(world.records(THINGS)).toEqual([])
    expect(world.owners()).toEqual([])
    expect([...world.accounts('red')]).toEqual([])
  })

  test('adds postings up', () => {
    const world = worldOf(posting('red', 'gold', 5), posting('red', 'gold', -2), posting('green', 'gold', 1))
    expect(world.balance('red', 'gold')).toBe(3)
    expect(world.owners()).toEqual(['red', 'green'])
    expect([...world.accounts('red')]).toEqual([['gold', 3]])
  })

  test('keeps records in the order in which they were first put', () => {
    const world = worldOf(put('b', 1), put('a', 2), put('b', 3))
    expect(world.records(THINGS)).toEqual([{ n: 3 }, { n: 2 }])
    expect(world.recordIds('thing')).toEqual(['b', 'a'])
    world.apply(dropped('b'))
    world.apply(put('b', 4))
    expect(world.recordIds('thing')).toEqual(['a', 'b'])
  })

  test('gives every change to a collection away at once, and leaves lists given before as they were', () => {
    const world = worldOf(put('a', 1))
    const before = world.records(THINGS)
    world.apply(put('b', 2))
    expect(world.records(THINGS)).toEqual([{ n: 1 }, { n: 2 }])
    world.apply(dropped('a'))
    expect(world.records(THINGS)).toEqual([{ n: 2 }])
    expect(world.clone().records(THINGS)).toEqual([{ n: 2 }])
    expect(before).toEqual([{ n: 1 }])
  })

  test('is left alone by chronicle lines and by the drop of what is not there', () => {
    const world = worldOf(put('a', 1))
    world.apply({ kind: 'line', rule: 'TOY-ANY-1', wording: 'line.x' })
    world.apply(dropped('b'))
    world.apply({ kind: 'drop', rule: 'TOY-ANY-1', collection: 'other', id: 'b' })
    expect(worldAsJson(world)).toEqual(worldAsJson(worldOf(put('a', 1))))
  })

  test('is one of two after copying', () => {
    const world = worldOf(posting('red', 'gold', 5), put('a', 1), { kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 2 } })
    const copy = world.clone()
    expect(worldAsJson(copy)).toEqual(worldAsJson(world))
    copy.apply(posting('red', 'gold', 1))
    copy.apply(put('b', 1))
    expect(world.balance('red', 'gold')).toBe(5)
    expect(world.recordIds('thing')).toEqual(['a'])
  })

  test('as plain data tells equal worlds from others, however they came about', () => {
    const one = worldOf(posting('red', 'gold', 5), posting('green', 'eggs', 1), put('a', 1))
    const other = worldOf(put('a', 2), put('a', 1), posting('green', 'eggs', 1), posting('red', 'gold', 7), posting('red', 'gold', -2))
    other.apply(posting('blue', 'gold', 1))
    other.apply(posting('blue', 'gold', -1))
    other.apply({ kind: 'record', rule: 'TOY-ANY-1', collection: 'other', id: 'x', value: 1 })
    other.apply({ kind: 'drop', rule: 'TOY-ANY-1', collection: 'other', id: 'x' })
    expect(JSON.stringify(worldAsJson(other))).toBe(JSON.stringify(worldAsJson(one)))
    expect(JSON.stringify(worldAsJson(worldOf(put('a', 1), put('b', 1))))).not.toBe(
      JSON.stringify(worldAsJson(worldOf(put('b', 1), put('a', 1)))),
    )
  })
})

describe('where play has come to', () => {
  const at = (turn: number, pass?: number): Effect => ({
    kind: 'checkpoint',
    cursor: { turn, seat: 'red', phase: 2, ...(pass === undefined ? {} : { pass }) },
  })

  test('is its cursor, the latest round it ever came to, and how often it was moved', () => {
    const world = worldOf(at(3), at(1, 1))
    expect([world.cursor, world.latestTurn, world.passes]).toEqual([{ turn: 1, seat: 'red', phase: 2, pass: 1 }, 3, 1])
    world.apply(at(4))
    expect([world.latestTurn, world.passes]).toEqual([4, 1])
    expect(worldAsJson(world)).toMatchObject({ cursor: { turn: 4, seat: 'red', phase: 2 } })
  })

  test('goes into a copy, and then its own way', () => {
    const world = worldOf(at(3), at(1, 2))
    const copy = world.clone()
    expect([copy.cursor, copy.latestTurn, copy.passes]).toEqual([world.cursor, 3, 2])
    copy.apply(at(5, 3))
    expect([world.cursor.turn, world.latestTurn, world.passes]).toEqual([1, 3, 2])
  })
})

describe('the audience of a record', () => {
  const seen = (id: string, see: Audience | undefined, name = 'thing'): Effect => ({
    ...{ kind: 'record', rule: 'TOY-ANY-1', collection: name, id, value: { n: 1 } },
    ...(see === undefined ? {} : { see }),
  })

  test('is what it was last put for; one for everybody has none', () => {
    const world = worldOf(seen('a', ['red']), seen('b', 'gm'), seen('c', 'all'), seen('a', ['green'], 'other'))
    expect(['a', 'b', 'c', 'd'].map((id) => world.audienceOf('thing', id))).toEqual([['red'], 'gm', undefined, undefined])
    expect(world.audienceOf('other', 'a')).toEqual(['green'])
    world.apply(seen('a', 'all'))
    world.apply(seen('b', undefined))
    expect(['a', 'b'].map((id) => world.audienceOf('thing', id))).toEqual([undefined, undefined])
    expect(world.audienceOf('other', 'a')).toEqual(['green'])
  })

  test('goes with the record', () => {
    const world = worldOf(seen('a', ['red']), seen('b', ['red']), dropped('a'))
    expect(['a', 'b'].map((id) => world.audienceOf('thing', id))).toEqual([undefined, ['red']])
  })

  test('goes into a copy, and then its own way', () => {
    const world = worldOf(seen('a', ['red']))
    const copy = world.clone()
    expect(copy.audienceOf('thing', 'a')).toEqual(['red'])
    copy.apply(dropped('a'))
    expect(world.audienceOf('thing', 'a')).toEqual(['red'])
  })
})

test('dice and cards on record change nothing of the world', () => {
  const world = worldOf(posting('red', 'gold', 5), put('a', 1))
  const before = JSON.stringify(worldAsJson(world))
  const head = { rule: 'TOY-ANY-1', request: '1/red/0/luck', seat: 'red', wording: 'luck' } as const
  world.apply({ kind: 'dice', ...head, faces: 10, rolled: { by: 'app', dice: [3] } })
  world.apply({ kind: 'cards', ...head, cards: ['ace'] })
  expect(JSON.stringify(worldAsJson(world))).toBe(before)
})

test('a list of records that was read while there were none is read afresh', () => {
  const world = worldOf()
  expect(world.records(THINGS)).toEqual([])
  world.apply(put('a', 1))
  expect([world.records(THINGS), world.collections(), world.recordIds('other')]).toEqual([[{ n: 1 }], ['thing'], []])
})

test('as plain data the world is all its accounts and records, sorted by name', () => {
  const world = worldOf(posting('red', 'gold', 5), posting('red', 'eggs', 2), posting('blue', 'gold', 1), put('b', 1), put('a', 2))
  world.apply({ kind: 'record', rule: 'TOY-ANY-1', collection: 'other', id: 'x', value: null })
  const json = worldAsJson(world)
  expect(json).toEqual({
    cursor: { turn: 0, seat: 'table', phase: 0 },
    accounts: { blue: { gold: 1 }, red: { eggs: 2, gold: 5 } },
    records: { other: { x: null }, thing: { b: { n: 1 }, a: { n: 2 } } },
  })
  expect(JSON.stringify(json)).toBe(
    '{"cursor":{"turn":0,"seat":"table","phase":0},"accounts":{"blue":{"gold":1},"red":{"eggs":2,"gold":5}},"records":{"other":{"x":null},"thing":{"b":{"n":1},"a":{"n":2}}}}',
  )
})

describe('what two values have in common', () => {
  test.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[], [], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[], {}, false],
    [['a'], { 0: 'a' }, false],
    [null, {}, false],
    [null, [], false],
    [Number.NaN, null, false],
    ['1', 1, false],
  ])('%j and %j read the same: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same)
    expect(sameJson(b, a)).toBe(same)
  })
})

describe('who may see', () => {
  test.each([
    [undefined, 'red', true],
    ['all', 'red', true],
    ['gm', 'red', false],
    ['gm', 'gm', true],
    [[], 'red', false],
    [[], 'gm', true],
    [['red'], 'red', true],
    [['red'], 'green', false],
  ] as const)('%j is for %s: %s', (audience, seat, may) => {
    expect(maySee(audience, seat)).toBe(may)
  })

  test.each([
    [undefined, undefined, undefined],
    ['all', 'all', 'all'],
    [undefined, ['red'], ['red']],
    [['red', 'green'], ['green', 'blue'], ['green']],
    [['red'], ['green'], []],
    ['gm', ['red'], 'gm'],
    ['all', 'gm', 'gm'],
  ] as const)('who may learn of both %j and %j: %j', (one, other, both) => {
    expect([narrower(one, other), narrower(other, one)]).toEqual([both, both])
  })
})

describe('copies', () => {
  const audiences = fc.constantFrom<Audience | undefined>(undefined, 'all', 'gm', ['red'])
  const names = fc.constantFrom('a', 'b', 'c')
  const kinds = fc.constantFrom('thing', 'other')
  const effects = fc.oneof(
    fc.tuple(names, fc.integer({ min: -3, max: 3 })).map(([account, delta]) => posting('red', account, delta)),
    fc
      .tuple(kinds, names, fc.nat(9), audiences)
      .map(([of, id, n, see]): Effect => ({ ...put(id, n), collection: of, ...(see === undefined ? {} : { see }) }) as Effect),
    fc.tuple(kinds, names).map(([of, id]): Effect => ({ ...dropped(id), collection: of }) as Effect),
  )
  const everythingOf = (world: WorldState): unknown => [
    worldAsJson(world),
    ['thing', 'other'].map((name) => [
      world.records({ name }),
      world.recordIds(name).map((id) => [id, world.audienceOf(name, id) ?? 'all']),
      ['a', 'b', 'c'].map((id) => world.audienceOf(name, id) ?? 'all'),
    ]),
  ]

  test('of copies change each by itself: every one is what its own effects make of it', () => {
    // Each step picks a world: it changes by an effect, or it is copied.
    const steps = fc.array(fc.tuple(fc.nat(), fc.option(effects, { freq: 4, nil: null })), { maxLength: 60 })
    fc.assert(
      fc.property(steps, (all) => {
        const worlds: { readonly world: WorldState; readonly done: readonly Effect[] }[] = [{ world: new WorldState(), done: [] }]
        for (const [pick, effect] of all) {
          const at = pick % worlds.length
          const { world, done } = worlds[at] ?? { world: new WorldState(), done: [] }
          if (effect === null) worlds.push({ world: world.clone(), done })
          else {
            world.apply(effect)
            worlds[at] = { world, done: [...done, effect] }
          }
        }
        for (const { world, done } of worlds) expect(everythingOf(world)).toEqual(everythingOf(worldOf(...done)))
      }),
      { seed: 44, numRuns: 300 },
    )
  })

  test('leave what a rule meets that posts while it goes through accounts as it was', () => {
    const met = (isCopied: boolean): readonly string[] => {
      const world = worldOf(posting('red', 'gold', 5))
      if (isCopied) world.clone()
      const found: string[] = []
      for (const account of world.accounts('red').keys()) {
        found.push(account)
        if (found.length < 3) world.apply(posting('red', `more ${found.length}`, 1))
      }
      return found
    }
    expect(met(true)).toEqual(met(false))
    expect(met(false)).toHaveLength(3)
  })
})
