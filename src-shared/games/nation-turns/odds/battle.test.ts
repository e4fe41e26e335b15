import { describe, expect, test } from 'vitest'
import { stage } from '../testing/stage.ts'
import { endOdds, roundOdds, sidesOf, type EndOdds, type Fighter } from './battle.ts'
import { anySuccess, chanceOf, meanSuccesses, successes } from './dice.ts'
import { approximate, fraction, fractionText, minus, plus, WHOLE } from './fraction.ts'

const OPEN: Fighter = [5]
const MOUNTAIN: Fighter = [6]

function told({ taken, held, emptied }: EndOdds): string {
  return [taken, held, emptied].map(fractionText).join(' ')
}

function all(fighter: Fighter, count: number): readonly Fighter[] {
  return Array.from({ length: count }, () => fighter)
}

describe('one round', () => {
  test('EX-15: three attack two in the open', () => {
    const { attackersLost, defendersLost } = roundOdds(all(OPEN, 3), all(OPEN, 2))
    expect(defendersLost.map(fractionText)).toEqual(['8/27', '4/9', '7/27'])
    expect(attackersLost.map(fractionText)).toEqual(['4/9', '4/9', '1/9'])
  })

  test('EX-16: the same in Mountain', () => {
    const { attackersLost, defendersLost } = roundOdds(all(MOUNTAIN, 3), all(OPEN, 2))
    // 75/216 and 16/216 in lowest terms.
    expect(defendersLost.map(fractionText)).toEqual(['125/216', '25/72', '2/27'])
    expect(attackersLost.map(fractionText)).toEqual(['4/9', '4/9', '1/9'])
  })

  test('two dice of a giant are convolved like those of two units', () => {
    expect(roundOdds([[4, 4]], all(OPEN, 2)).defendersLost.map(fractionText)).toEqual(['1/4', '1/2', '1/4'])
  })
})

describe('to the end', () => {
  test('EX-17: one against one, open and Mountain', () => {
    expect(told(endOdds([OPEN], [OPEN]))).toBe('2/5 2/5 1/5')
    expect(told(endOdds([MOUNTAIN], [OPEN]))).toBe('1/4 5/8 1/8')
  })

  test('EX-18: two against one, open and Mountain', () => {
    expect(told(endOdds(all(OPEN, 2), [OPEN]))).toBe('83/95 8/95 4/95')
    expect(told(endOdds(all(MOUNTAIN, 2), [OPEN]))).toBe('157/232 125/464 25/464')
  })

  test.each([
    [1, 4],
    [5, 3],
    [8, 8],
  ])('the chances of %i against %i add up to 1', (attackers, defenders) => {
    const { taken, held, emptied } = endOdds(all(OPEN, attackers), all(OPEN, defenders))
    expect(plus(taken, plus(held, emptied))).toEqual(WHOLE)
  })

  test('where nobody can hit the attackers give way', () => {
    expect(told(endOdds([[7]], [[]]))).toBe('0 1 0')
  })
})

describe('of the world', () => {
  test('EX-14: the chance of a die by ground, wizard and side', () => {
    const world = stage({
      units: {
        HC: { 'SM.wizard': 1, 'IF.soldier': 1, 'BR.soldier': 1, 'BR.wizard': 1 },
        FS: { 'IF.smith': 1, 'BR.smith': 1, 'SM.smith': 1 },
      },
    })
    expect(sidesOf(world, 'HC', 'BR').attackers.map(([need = 0]) => fractionText(chanceOf(need)))).toEqual(['1/3', '1/2'])
    expect(sidesOf(world, 'HC', 'IF').attackers.map(([need = 0]) => fractionText(chanceOf(need)))).toEqual(['1/6'])
    expect(sidesOf(world, 'HC', 'SM').attackers.map(([need = 0]) => fractionText(chanceOf(need)))).toEqual(['1/3'])
    expect(sidesOf(world, 'HC', 'IF').defenders.map(([need = 0]) => fractionText(chanceOf(need)))).toEqual(['1/3'])
  })

  test('the plainest stand in front', () => {
    const world = stage({ units: { HC: { 'BR.wizard': 1, 'BR.soldier': 2 }, SW: { 'BR.giant': 1 } } })
    expect(sidesOf(world, 'HC', 'BR')).toEqual({ attackers: [[5], [5], [4]], defenders: [[4, 4]] })
  })
})

describe('births', () => {
  test('EX-04: the chance with 0 to 4 Farmers', () => {
    expect([0, 1, 2, 3, 4].map((farmers) => fractionText(chanceOf(5 - farmers)))).toEqual(['1/3', '1/2', '2/3', '5/6', '1'])
  })

  test('EX-08: three areas of a tribe give at least one unit with 19/27, and one on average', () => {
    expect(fractionText(anySuccess([5, 5, 5]))).toBe('19/27')
    expect(fractionText(meanSuccesses([5, 5, 5]))).toBe('1')
    expect(successes([5, 5, 5]).map(fractionText)).toEqual(['8/27', '4/9', '2/9', '1/27'])
  })
})

test('fractions are exact, and near enough as numbers', () => {
  expect(fraction(6, -8)).toEqual({ over: -3n, under: 4n })
  expect(minus(fraction(1, 3), fraction(1, 3))).toEqual({ over: 0n, under: 1n })
  expect(approximate(fraction(1, 3))).toBeCloseTo(1 / 3, 15)
  expect(() => fraction(1, 0)).toThrow('cannot be divided')
})
