import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { makeWorld } from '../../../src-shared/board/geography/geography.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { OFF, SIDES } from '../../../src-shared/board/hexes.ts'
import type { AreaPlan } from '../../../src-shared/board/plan.ts'
import { ISLANDS } from '../../../src-shared/board/testing/smallBoards.ts'
import { walkOn } from './walking.ts'

/** Whether each space is come to from the first, and the first from each. */
function isReachedAndBack(board: Board): boolean {
  const walk = walkOn(board)
  const steps = board.spaces.map((_, from) =>
    Array.from({ length: SIDES }, (_, side) => walk.toward(from, side)).filter((to) => to !== null),
  )
  const back = board.spaces.map((): Space[] => [])
  for (const [from, near] of steps.entries()) for (const to of near) back[to]?.push(from)
  const reached = (ways: readonly (readonly Space[])[]): number => {
    const found = new Set<Space>([0])
    for (const space of found) for (const to of ways[space] ?? []) found.add(to)
    return found.size
  }
  return reached(steps) === board.spaces.length && reached(back) === board.spaces.length
}

const areasAt = (places: readonly (readonly [number, number])[]): AreaPlan => ({
  ...{ kind: 'areas', name: 'Anywhere', width: 100, height: 100 },
  areas: places.map(([x, y], nth) => ({ id: `a${nth}`, name: `A${nth}`, grounds: [], borders: [], x, y })),
})

describe('every space is come to by six keys, and one comes back', () => {
  test('on areas that lie anywhere, at one place too', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => isReachedAndBack(new Board(areasAt(places)))),
      { numRuns: 400 },
    )
  })

  test.each(['corner', 'side'] as const)('on hexes with a %s at the top, with seas between', (top) => {
    const letters = fc.array(fc.constantFrom('.', '~'), { minLength: 42, maxLength: 42 })
    fc.assert(
      fc.property(letters, fc.constantFrom('odd', 'even'), (ground, shifted) => {
        const rows = Array.from({ length: 6 }, (_, row) => ground.slice(row * 7, row * 7 + 7).join(''))
        const layout = { columns: 7, rows: 6, top, shifted, wraps: false, codes: 'letters-first' } as const
        const board = new Board({ kind: 'hexes', name: 'W', layout, legend: { '.': ['low'], '~': ['sea'] }, closed: '~', ground: rows })
        return board.spaces.length === 0 || isReachedAndBack(board)
      }),
      { numRuns: 200 },
    )
  })

  test('on a world of 600', () => expect(isReachedAndBack(new Board(makeWorld('walk', 600, 'W')))).toBe(true))
})

describe('keys', () => {
  const board = new Board(ISLANDS)
  const walk = walkOn(board)
  const go = (id: string, ...keys: string[]): string | null | undefined =>
    keys.reduce<string | null | undefined>((at, code) => {
      const to = at == null ? at : walk.byKey(board.numberOf(at), code)
      return to == null ? to : board.at(to).id
    }, id)

  test.each(['corner', 'side'] as const)('what touches a hex with a %s at the top lies on its side', (top) => {
    const whole = new Board({ ...ISLANDS, layout: { ...ISLANDS.layout, top }, ground: Array<string>(4).fill('.....'), crossings: [] })
    const { toward } = walkOn(whole)
    for (const [from, { cell = OFF }] of whole.spaces.entries())
      for (let side = 0; side < SIDES; side++) {
        const beside = whole.hexes?.beside(cell, side) ?? OFF
        if (beside !== OFF) expect(whole.at(toward(from, side) ?? OFF).cell).toBe(beside)
      }
  })

  test('six keys lie as the neighbours do, and arrows lead over water', () => {
    expect([go('A2', 'KeyW'), go('A2', 'KeyQ'), go('A2', 'KeyX'), go('A2', 'KeyZ')]).toEqual(['B1', 'A1', 'B3', 'A3'])
    expect([go('B1', 'ArrowRight'), go('D3', 'ArrowLeft'), go('A1', 'ArrowLeft')]).toEqual(['D2', 'B4', null])
    expect(walk.byKey(0, 'KeyP')).toBeUndefined()
  })

  test('up and down again is where the way began', () => {
    expect(go('A1', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('A1')
    expect(go('A1', 'ArrowDown', 'ArrowDown')).toBe('A3')
  })
})
