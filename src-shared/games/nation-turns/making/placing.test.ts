import { describe, expect, test } from 'vitest'
import type { Json } from '../../../kernel/world/rule.ts'
import { readScenario } from '../rules/scenarioCheck.ts'
import { freshDraft, sampleDraft, withBorder, withRow, type Draft } from './editing.ts'
import { valueAt, withValue } from './paths.ts'
import { areasOnSheet, areJoined, bordersOnSheet, freePlace, hasOwnId, snapped, stepped, withBorderToggled, withPlace } from './placing.ts'

const changed = (path: readonly (string | number)[], value: Json): Draft => withValue(freshDraft('Two'), path, value) as Draft

describe('the place of an area', () => {
  test.each([
    [
      { x: 33.4, y: 66.6 },
      { x: 33, y: 67 },
    ],
    [
      { x: -20, y: 180 },
      { x: 0, y: 100 },
    ],
  ])('%o is kept as %o: whole figures on the sheet', (place, kept) => {
    expect(valueAt(withPlace(freshDraft('Two'), 1, place), ['areas', 1])).toMatchObject({ id: 'A2', ...kept })
  })

  test('a scenario stays one that can be played, and the other areas are left alone', () => {
    const moved = withPlace(sampleDraft(), 3, { x: 1, y: 2 })
    expect(readScenario(moved).ok).toBe(true)
    expect(withPlace(moved, 3, areasOnSheet(sampleDraft())[3] ?? { x: 0, y: 0 })).toEqual(sampleDraft())
  })

  test.each([
    ['x', Number.NaN, { x: 50, y: 50, isPlaced: false }],
    ['x', null, { x: 50, y: 50, isPlaced: false }],
    ['y', 140, { x: 20, y: 100, isPlaced: false }],
    ['y', -1, { x: 20, y: 0, isPlaced: false }],
    ['y', 7, { x: 20, y: 7, isPlaced: true }],
  ])('with %s as %s it is drawn at %o', (field, value, drawn) => {
    expect(areasOnSheet(changed(['areas', 0, field], value))[0]).toMatchObject(drawn)
  })
})

describe('a place that was pointed at', () => {
  test.each([
    [{ x: 33.4, y: 66.6 }, [], { x: 33, y: 67 }],
    [{ x: -5, y: 104 }, [], { x: 0, y: 100 }],
    [{ x: 33.4, y: 66.6 }, [{ x: 34, y: 10 }], { x: 34, y: 67 }],
    [{ x: 33.4, y: 66.6 }, [{ x: 36, y: 65.5 }], { x: 33, y: 65.5 }],
    [
      { x: 33.4, y: 66.6 },
      [
        { x: 32, y: 0 },
        { x: 33.9, y: 0 },
      ],
      { x: 33.9, y: 67 },
    ],
  ])('%o beside %o becomes %o', (place, others, becomes) => expect(snapped(place, others)).toEqual(becomes))
})

describe('a step by key', () => {
  test.each([
    ['left', false, { x: 24, y: 50 }],
    ['right', false, { x: 26, y: 50 }],
    ['up', false, { x: 25, y: 49 }],
    ['down', false, { x: 25, y: 51 }],
    ['left', true, { x: 20, y: 50 }],
    ['right', true, { x: 30, y: 50 }],
    ['up', true, { x: 25, y: 40 }],
    ['down', true, { x: 25, y: 60 }],
  ] as const)('%s, large: %s, leads to %o', (direction, isLarge, becomes) => {
    expect(stepped({ x: 25, y: 50 }, direction, isLarge)).toEqual(becomes)
  })

  test.each(['left', 'up'] as const)('%s ends at the edge of the sheet', (direction) => {
    expect(stepped({ x: 0, y: 0 }, direction, true)).toEqual({ x: 0, y: 0 })
  })

  test.each(['right', 'down'] as const)('%s ends at the edge of the sheet', (direction) => {
    expect(stepped({ x: 100, y: 100 }, direction, false)).toEqual({ x: 100, y: 100 })
  })
})

describe('a new area', () => {
  test('lies in the middle where nothing else does', () => expect(freePlace(freshDraft('Two'))).toEqual({ x: 50, y: 50 }))

  test('hides no other', () => {
    let draft = freshDraft('Two')
    for (let added = 0; added < 20; added++) draft = withPlace(withRow(draft, 'areas'), 2 + added, freePlace(draft))
    const places = areasOnSheet(draft).map(({ x, y }) => `${x},${y}`)
    expect(new Set(places).size).toBe(22)
  })

  test('lies in the middle where the sheet is full', () => {
    const tens = Array.from({ length: 121 }, (_, at) => ({ id: `A${at}`, x: (at % 11) * 10, y: Math.floor(at / 11) * 10 }))
    expect(freePlace({ areas: tens })).toEqual({ x: 50, y: 50 })
  })
})

describe('borders', () => {
  test('a border is removed on both sides, and made on both sides', () => {
    const without = withBorderToggled(freshDraft('Two'), 'A1', 'A2')
    expect(valueAt(without, ['areas', 0, 'borders'])).toEqual([])
    expect(valueAt(without, ['areas', 1, 'borders'])).toEqual([])
    expect(withBorderToggled(without, 'A2', 'A1')).toEqual(freshDraft('Two'))
  })

  test('one that only one side names is made whole', () => {
    const oneWay = changed(['areas', 0, 'borders'], [])
    expect(areJoined(oneWay, 'A1', 'A2')).toBe(true)
    expect(withBorderToggled(oneWay, 'A1', 'A2')).toEqual(freshDraft('Two'))
  })

  test('each is drawn once, and none to what is no area', () => {
    const draft = changed(['areas', 0, 'borders'], ['A2', 'A1', 'gone'])
    expect(bordersOnSheet(draft).map(([from, to]) => [from.id, to.id])).toEqual([['A1', 'A2']])
    expect(bordersOnSheet(withBorder(draft, 'A1', 'A2', false))).toEqual([])
  })

  test.each([
    ['A1', true],
    ['', false],
    ['gone', false],
  ])('“%s” is an id of one area alone: %s', (id, own) => expect(hasOwnId(freshDraft('Two'), id)).toBe(own))

  test('an id that two areas have is nobody’s own', () => expect(hasOwnId(changed(['areas', 1, 'id'], 'A1'), 'A1')).toBe(false))
})
