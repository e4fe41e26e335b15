import { expect, test } from 'vitest'
import { APPENDIX_A } from '../rules/tables/appendixA.ts'
import { rollOdds } from '../../../insight/odds/rollOdds.ts'

test('Appendix A as a table adds up to one, and to one half of males', () => {
  const rows = APPENDIX_A.map(({ from, to, males }) => ({ from, to, outcome: `males${males}` }))
  const odds = rollOdds({ test: { type: 'table', rows }, faces: 100, count: 1 })
  if (odds.kind !== 'table') throw new Error('no table')
  expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 14)
  expect(odds.outcomes.find(({ outcome }) => outcome === 'males50')?.probability).toBe(0.28)
})
