import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginate, type Measured } from './paginate.ts'

const tall = (height: number): Measured => ({ height })
const heading: Measured = { height: 20, keepWithNext: true }
const row: Measured = { height: 10, table: 'a', headHeight: 15 }

test('blocks fill a sheet and go on with the next', () => {
  expect(paginate([tall(40), tall(40), tall(40)], 100, 0)).toEqual([0, 2])
  expect(paginate([tall(40), tall(40), tall(40)], 100, 30)).toEqual([0, 1])
  expect(paginate([], 100, 30)).toEqual([0])
})

test('a heading goes over with what it heads, and two in a row as well', () => {
  expect(paginate([tall(70), heading, tall(20)], 100, 0)).toEqual([0, 1])
  expect(paginate([tall(50), heading, heading, tall(20)], 100, 0)).toEqual([0, 1])
  expect(paginate([tall(50), heading, tall(20)], 100, 0)).toEqual([0])
})

test('the head of a table counts once on every sheet it stands on', () => {
  expect(paginate([row, row, row, row], 45, 0)).toEqual([0, 3])
  expect(paginate([row, row, { ...row, table: 'b' }], 50, 0)).toEqual([0, 2])
})

test('what begins a sheet stands at its head, however much room is left', () => {
  const chapter: Measured = { height: 20, keepWithNext: true, begins: true }
  expect(paginate([tall(10), chapter, tall(10), chapter, tall(10)], 100, 0)).toEqual([0, 1, 3])
  expect(paginate([chapter, tall(10)], 100, 30)).toEqual([0])
})

test('what is higher than a sheet has one of its own', () => {
  expect(paginate([tall(30), tall(300), tall(30)], 100, 0)).toEqual([0, 1, 2])
})

test('what would gladly stay together is parted where it is more than a sheet holds; a heading never is', () => {
  const gladly: Measured = { height: 40, keepWithNext: 'ifItFits' }
  expect(paginate([tall(50), gladly, tall(40)], 100, 0)).toEqual([0, 1])
  expect(paginate([gladly, gladly, gladly, tall(40)], 100, 0)).toEqual([0, 2])
  expect(paginate([tall(70), heading, gladly, gladly, tall(40)], 100, 0)).toEqual([0, 1, 3])
})

test('no sheet is fuller than it can be, none is empty, and nothing is lost', () => {
  const block = fc.record({ height: fc.integer({ min: 1, max: 90 }), keepWithNext: fc.boolean() })
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 60 }), (blocks) => {
      const starts = paginate(blocks, 100, 10)
      expect(starts[0]).toBe(0)
      for (const [index, start] of starts.entries()) {
        const end = starts[index + 1] ?? blocks.length
        expect(end).toBeGreaterThan(start)
        const on = blocks.slice(start, end)
        const used = (index === 0 ? 10 : 0) + on.reduce((sum, { height }) => sum + height, 0)
        // Only one run of blocks that must stay together may be too much for a sheet.
        if (used > 100) expect(on.slice(0, -1).every(({ keepWithNext }) => keepWithNext)).toBe(true)
        if (end < blocks.length) expect(on.at(-1)?.keepWithNext).toBe(false)
      }
    }),
    { seed: 5, numRuns: 300 },
  )
})

test('in columns the title takes its room from each column of the first sheet', () => {
  expect(paginate([tall(40), tall(40), tall(40), tall(40), tall(40), tall(40)], 100, 30, 2)).toEqual([0, 1, 2, 4])
  expect(paginate([tall(40), tall(40), tall(40), tall(40), tall(40), tall(40)], 100, 30, 1)).toEqual([0, 1, 3, 5])
})
