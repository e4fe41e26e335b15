import { describe, expect, test } from 'vitest'
import type { LandPart } from './landParts.ts'
import { placeNames } from './realmNames.ts'

const spaceAt = (x: number, y: number) => ({ path: '', centre: { x, y } })
const part = (middle: number, title: string, size = 3): LandPart => ({
  owner: title || 'nobody',
  spaces: Array.from({ length: size }, () => middle),
  middle,
  title,
})
const pictureOf = (...centres: readonly (readonly [number, number])[]) =>
  ({ spaces: centres.map(([x, y]) => spaceAt(x, y)), width: 1000, height: 600 }) as unknown as Parameters<typeof placeNames>[0]

describe('the names of lands', () => {
  test('stand below the emblem where there is room', () => {
    const places = placeNames(pictureOf([500, 300]), [part(0, 'The green')], new Set(), 1)
    expect(places.get(0)).toEqual({ x: 0, y: 36, anchor: 'middle' })
  })

  test('leave an emblem, a mark and another name free', () => {
    const belowIt = pictureOf([500, 300], [500, 330])
    for (const [parts, marked] of [
      [[part(0, 'The green'), part(1, '')], new Set<number>()],
      [[part(0, 'The green')], new Set([1])],
    ] as const)
      expect(placeNames(belowIt, parts, marked, 1).get(0)?.y).not.toBe(36)
    const sideBySide = placeNames(
      pictureOf([480, 300], [560, 300]),
      [part(0, 'The realm of purple', 9), part(1, 'The green')],
      new Set(),
      1,
    )
    expect(sideBySide.get(0)?.y).toBe(36)
    expect(sideBySide.get(1)?.y).not.toBe(36)
  })

  test('run inwards at the rim', () => {
    const places = placeNames(pictureOf([20, 300], [980, 300]), [part(0, 'The green'), part(1, 'The oranges')], new Set(), 1)
    expect(places.get(0)?.anchor).toBe('start')
    expect(places.get(1)?.anchor).toBe('end')
  })

  test('are as large in the picture as signs are', () => {
    const apart = pictureOf([400, 300], [560, 300])
    const names = [part(0, 'The green', 9), part(1, 'The bluish')]
    expect(placeNames(apart, names, new Set(), 1).get(1)?.y).toBe(36)
    expect(placeNames(apart, names, new Set(), 2.4).get(1)?.y).not.toBe(36)
  })
})
