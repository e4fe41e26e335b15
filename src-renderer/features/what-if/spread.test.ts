import { describe, expect, test } from 'vitest'
import { figureSpreads } from './playedOut.ts'
import { BARS, boundsOf, spreadOf } from './spread.ts'

describe('how values lie', () => {
  test('mean, tenths and bars', () => {
    const values = Array.from({ length: 100 }, (_, at) => at + 1)
    const spread = spreadOf(values, ...boundsOf(values))
    expect(spread).toMatchObject({ mean: 50.5, low: 11, middle: 51, high: 91 })
    expect(spread.bars).toHaveLength(BARS)
    expect(spread.bars.reduce((sum, count) => sum + count, 0)).toBe(100)
    expect(Math.max(...spread.bars) - Math.min(...spread.bars)).toBeLessThanOrEqual(1)
  })

  test('of one value, or of none', () => {
    expect(spreadOf([7, 7], 7, 7)).toMatchObject({ mean: 7, low: 7, high: 7 })
    expect(spreadOf([], ...boundsOf([]))).toMatchObject({ mean: 0, low: 0 })
  })

  test('all choices of a figure share one scale', () => {
    const copies = (value: number): { readonly figures: { owner: string; id: string; value: number }[]; readonly isOver: boolean } => ({
      figures: [{ owner: 'red', id: 'account.gold', value }],
      isOver: false,
    })
    const [spread] = figureSpreads([
      { label: 'one', copies: [copies(0), copies(0)] },
      { label: 'other', copies: [copies(12)] },
    ])
    expect(spread?.spreads.map(({ bars }) => [bars[0], bars[BARS - 1]])).toEqual([
      [2, 0],
      [0, 1],
    ])
  })
})
