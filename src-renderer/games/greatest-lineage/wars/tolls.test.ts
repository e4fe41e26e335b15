import { expect, test } from 'vitest'
import { uniform } from '../../../../src-shared/insight/odds/distribution.ts'
import { stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { warOf } from '../../../../src-shared/games/greatest-lineage/testing/wars.ts'
import { driftNext, driftText } from './drift.ts'
import { nextBonus } from './pacts.ts'
import { binText, tollBins } from './tolls.ts'

test('few dead are told one by one, many in bins of equal width, and none apart', () => {
  const few = tollBins(uniform(0, 3))
  expect(few.nobody).toBe(0.25)
  expect(few.bins.map(binText)).toEqual(['1', '2', '3'])
  const many = tollBins(uniform(0, 99))
  expect(many.bins.slice(0, 2).map(binText)).toEqual(['1 to 7', '8 to 14'])
  expect(binText(many.bins.at(-1) ?? { from: 0, to: 0, probability: 0 })).toBe('99')
  expect(many.bins.reduce((sum, { probability }) => sum + probability, many.nobody)).toBeCloseTo(1, 12)
  expect(tollBins(uniform(0, 0)).bins).toEqual([])
})

test.each([
  [7, {}, 'per_turn', 0],
  [8, {}, 'per_turn', 2],
  [8, { everLostLand: true, everLostHalf: true, monumentsLost: 2 }, 'per_turn', 2],
  [8, { everLostLand: true, everLostHalf: true, monumentsLost: 2 }, 'sticky', 16],
] as const)('after %i turns with %j, %s, the next costs %i prestige', (turns, aggressor, decay_accelerators, lost) => {
  const world = stage({ rules: { decay_accelerators } })
  const war = warOf('elves', 'undead', { turns, aggressor })
  expect(driftNext(world, war, 'aggressor')).toBe(lost)
  expect(driftNext(world, war, 'defender')).toBe(0)
  expect(driftText(world, war)).toContain(turns < 8 ? 'the next is turn 8' : 'Every turn now costs each player 2 prestige')
})

test.each([
  [4, 4, 6],
  [4, 5, 6],
  [4, 6, 6],
  [4, 7, 8],
])('an alliance of round %i brings prestige next, in round %i, in round %i', (since, turn, next) =>
  expect(nextBonus({ since }, turn)).toBe(next),
)
