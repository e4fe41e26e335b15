import { describe, expect, test } from 'vitest'
import type { Effect } from './effect.ts'
import { sameJson } from '../journal/replay.ts'
import { maySee, narrower } from './rule.ts'
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
