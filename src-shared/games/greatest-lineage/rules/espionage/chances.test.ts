import { describe, expect, test } from 'vitest'
import { assassinChance, caughtNeed, highestChance, spyChance, uncoverNeed } from './chances.ts'

describe('training', () => {
  test.each([
    [2, 40],
    [3, 45],
    [4, 50],
    [6, 60],
    [7, 65],
    [9, 65],
  ])('GL-SPY-3 EX-26 a spy trained for %i turns succeeds on %i', (turns, chance) => {
    expect(spyChance(turns)).toBe(chance)
  })

  test.each([
    ['plain', 3, 30],
    ['plain', 5, 40],
    ['plain', 7, 50],
    ['plain', 12, 50],
    ['poison', 3, 15],
    ['poison', 7, 35],
    ['poison', 12, 35],
    ['melee', 3, 60],
    ['melee', 7, 80],
    ['melee', 12, 80],
  ] as const)('GL-ASN-3 RULING-95 asn_cap = training: %s, %i turns: %i', (method, turns, chance) => {
    expect(assassinChance(turns, method, 'training')).toBe(chance)
  })

  test.each([
    ['plain', 3, 30],
    ['plain', 12, 50],
    ['poison', 7, 35],
    ['poison', 9, 45],
    ['poison', 12, 50],
    ['melee', 3, 50],
    ['melee', 7, 50],
  ] as const)('GL-ASN-3 RULING-95 asn_cap = total: %s, %i turns: %i', (method, turns, chance) => {
    expect(assassinChance(turns, method, 'total')).toBe(chance)
  })

  test.each([
    ['spy', null, 65, 65],
    ['assassin', 'plain', 50, 50],
    ['assassin', 'poison', 35, 50],
    ['assassin', 'melee', 80, 50],
  ] as const)('GL-ASN-3 the most training makes of %s, %s: %i, or %i with asn_cap = total', (kind, method, training, total) => {
    expect([highestChance(kind, method, 'training'), highestChance(kind, method, 'total')]).toEqual([training, total])
  })
})

test.each([
  ['spy', null, 25],
  ['assassin', 'plain', 25],
  ['assassin', 'poison', 15],
  ['assassin', 'melee', 40],
] as const)('GL-SPY-5 GL-ASN-4 RULING-98 EX-27 %s, %s is uncovered under %i', (kind, method, under) => {
  expect(uncoverNeed(kind, method)).toBe(under)
})

test.each([
  ['plain', 50],
  ['poison', 20],
  ['melee', 75],
] as const)('GL-ASN-7 RULING-99 %s: caught after a failure on %i', (method, chance) => {
  expect(caughtNeed(method)).toBe(chance)
})
