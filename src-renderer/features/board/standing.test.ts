import { expect, test } from 'vitest'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import { USUAL_LAYERS } from './boardLook.ts'
import { standingOn } from './standing.ts'

const mark = (sign: 'capital' | 'settlement' | 'camp' | 'army'): { sign: typeof sign; name: string } => ({ sign, name: sign })
const SPACES = new Map<Space, SpaceShown>([
  [0, { owner: 'reds', marks: [mark('capital'), mark('settlement'), mark('army'), mark('army')] }],
  [1, { owner: 'reds', marks: [mark('settlement'), mark('camp')] }],
  [2, { owner: 'reds', marks: [mark('camp')] }],
  [3, { owner: 'reds' }],
])
/** The emblem of the reds stands on the third space. */
const PARTS = [{ owner: 'reds', spaces: [0, 1, 2, 3], middle: 2, title: 'Reds' }]
const [NEAR, AFAR] = [1, 2]

function seen(signSize: number, layers: Partial<typeof USUAL_LAYERS> = {}, middle = 2): Readonly<Record<number, string>> {
  const parts = PARTS.map((part) => ({ ...part, middle }))
  const standing = standingOn({ spaces: SPACES, layers: { ...USUAL_LAYERS, ...layers }, parts, signSize })
  return Object.fromEntries([...standing].map(([space, marks]) => [space, marks.map(({ sign }) => sign).join(' ')]))
}

test('from near all that stands on a space is seen, of armies one, and a space where nothing stands is left out', () => {
  expect(seen(NEAR)).toEqual({ 0: 'capital settlement army', 1: 'settlement camp', 2: 'camp' })
})

test('from afar one sign stands for all, besides an army, and gives way to an emblem', () => {
  expect(seen(AFAR)).toEqual({ 0: 'capital army', 1: 'settlement' })
  expect(seen(AFAR, { holders: false })).toEqual({ 0: 'capital army', 1: 'settlement', 2: 'camp' })
})

test('a capital stands beside its emblem from afar as well', () => {
  expect(seen(AFAR, {}, 0)).toEqual({ 0: 'capital army', 1: 'settlement', 2: 'camp' })
})

test('layers that are put away take their signs with them', () => {
  expect(seen(NEAR, { marks: false })).toEqual({ 0: 'army' })
  expect(seen(NEAR, { armies: false })).toEqual({ 0: 'capital settlement', 1: 'settlement camp', 2: 'camp' })
})
