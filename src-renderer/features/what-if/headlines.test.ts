import { expect, test } from 'vitest'
import { headlinesOf } from './headlines.ts'
import type { Series } from './playedOut.ts'

/** Copies in which these accounts of red come to these values, copy by copy. */
function series(label: string, values: Readonly<Record<string, readonly number[]>>): Series {
  const copies = Object.values(values)[0]?.length ?? 0
  return {
    label,
    copies: Array.from({ length: copies }, (_, copy) => ({
      isOver: false,
      figures: Object.entries(values).map(([account, all]) => ({ owner: 'red', id: `account.${account}`, value: all[copy] ?? 0 })),
    })),
  }
}
const now = (known: Readonly<Record<string, number>>) => (_owner: string, id: string) => known[id.replace('account.', '')] ?? null

test('a figure that moves the same way in seven copies of ten is told, the largest change for its size first', () => {
  const ten = (moved: number, to: number, at: number): number[] => Array.from({ length: 10 }, (_, copy) => (copy < moved ? to : at))
  const out = [
    series('', { grain: ten(7, 90, 100), land: ten(10, 3, 5), eggs: ten(6, 9, 1), fixed: ten(10, 4, 4), unknown: ten(10, 1, 1) }),
  ]
  expect(headlinesOf(out, now({ grain: 100, land: 5, eggs: 1, fixed: 4 }))).toEqual([
    { kind: 'down', owner: 'red', id: 'account.land', copies: 10, by: 2 },
    { kind: 'down', owner: 'red', id: 'account.grain', copies: 7, by: 7 },
  ])
})

test('three are told at most, and none of fewer than five copies', () => {
  const all = { a: [2, 2, 2, 2, 2], b: [3, 3, 3, 3, 3], c: [4, 4, 4, 4, 4], d: [5, 5, 5, 5, 5] }
  const at = now({ a: 1, b: 1, c: 1, d: 1 })
  expect(headlinesOf([series('', all)], at).map(({ id }) => id)).toEqual(['account.d', 'account.c', 'account.b'])
  expect(headlinesOf([series('', { a: [9, 9, 9, 9] })], at)).toEqual([])
  expect(headlinesOf([], at)).toEqual([])
})

test('choices are compared copy by copy, the best with the worst', () => {
  const [fight, flee, wait] = [
    [5, 5, 5, 5, 1],
    [2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3],
  ].map((land) => ({ land }))
  const out = [series('Fight', fight ?? {}), series('Flee', flee ?? {}), series('Wait', wait ?? {})]
  expect(headlinesOf(out, now({}))).toMatchObject([{ kind: 'choice', best: 'Fight', worst: 'Flee', copies: 4 }])
  expect(headlinesOf([series('A', { land: [9, 1, 1, 1, 1] }), series('B', { land: [2, 2, 2, 2, 2] })], now({}))).toEqual([])
})
