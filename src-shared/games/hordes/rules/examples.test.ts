import { describe, expect, test } from 'vitest'
import { boutOdds, type BoutOdds } from '../odds/bout.ts'
import { stage } from '../testing/stage.ts'
import { armyProblems, countArmy } from './army.ts'
import { sideOf, type Bout, type BoutSide } from './combat/bout.ts'
import { meet, type Behind } from './combat/meet.ts'
import { compare } from './combat/outcome.ts'
import { isWithin } from './combat/engaging.ts'
import { allowance } from './command/marching.ts'
import { moveCosts, spellCosts, sumOf } from './command/prices.ts'
import { beatenBy } from './ending.ts'
import { elementsOf } from './records.ts'
import type { HouseRules } from './rulings/switches.ts'
import { rosterOf } from './sample.ts'
import type { TypeCode } from './types.ts'

// The worked examples of the rules document, with their counts of 36. Here A stands left of B.

function bout(kind: Bout['kind'], a: BoutSide, b: BoutSide, houseRules: HouseRules = {}, fresh = false): Bout {
  return { kind, by: kind === 'close' || kind === 'mutual' ? null : 'a', fresh, a, b, houseRules }
}

/** `a:R 15`, for each outcome with how many pairs come to it; `-` where nobody suffers. */
function told(odds: BoutOdds): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { verdict } of odds.pairs) {
    const parts = (['a', 'b'] as const).filter((side) => verdict.fates[side] !== '-').map((side) => `${side}${verdict.fates[side]}`)
    const key = parts.join(' ') || '-'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

function close(a: BoutSide, b: BoutSide, fresh = false): readonly [readonly number[], Readonly<Record<string, number>>] {
  const odds = boutOdds(bout('close', a, b, {}, fresh))
  return [[odds.totals.a, odds.totals.b], told(odds)]
}

function ranged(kind: 'shoot' | 'bespell' | 'mutual', a: BoutSide, b: BoutSide, houseRules: HouseRules = {}) {
  const odds = boutOdds(bout(kind, a, b, houseRules))
  return [[odds.totals.a, odds.totals.b], told(odds)]
}

const bad = { ticks: { bad: true } } as const
const wood = { ticks: { cover: true } } as const

describe('PIPs, moves and deploying', () => {
  test('EX-01: Spears out of sight, then a Magician in sight', () => {
    const world = stage({ red: 'HE* SP SP SP MA', pips: 4 })
    const of = (...at: number[]) => elementsOf(world, 'redHost').filter((_, index) => at.includes(index))
    expect(sumOf(moveCosts(world, 'redHost', of(1, 2, 3), 'unseen'))).toBe(2)
    expect(sumOf(moveCosts(world, 'redHost', of(4), 'near'))).toBe(2)
  })

  test('EX-02: a group with aerials and a Magician beyond 1,200p', () => {
    const world = stage({ red: 'HE* FL MA SP' })
    const [, fliers, magician, spears] = elementsOf(world, 'redHost')
    if (fliers === undefined || magician === undefined || spears === undefined) throw new Error('they stand')
    expect(sumOf(moveCosts(world, 'redHost', [fliers, magician], 'far'))).toBe(3)
    expect(sumOf(moveCosts(world, 'redHost', [spears], 'near'))).toBe(1)
  })

  test('EX-04: how far they go', () => {
    expect((['road', 'good', 'bad'] as const).map((going) => allowance('AR', going))).toEqual([300, 200, null])
    expect([allowance('KN', 'bad'), allowance('SH', 'bad')]).toEqual([200, 300])
  })

  test('EX-26: without a general', () => {
    const world = stage({ red: 'HE* SP MA', elements: { 'red-1': { status: 'destroyed' } }, pips: 6 })
    const [, spears, magician] = elementsOf(world, 'redHost')
    if (spears === undefined || magician === undefined) throw new Error('they stand')
    const spent = sumOf(moveCosts(world, 'redHost', [spears], 'near')) + sumOf(moveCosts(world, 'redHost', [magician], 'near'))
    expect([spent, 6 - spent, sumOf(spellCosts(0))]).toEqual([5, 1, 2])
  })
})

describe('close combat', () => {
  test('EX-05: Blades against Blades; then general, uphill, a flank', () => {
    expect(close(sideOf('BL'), sideOf('BL'))).toEqual([[5, 5], { aR: 15, '-': 6, bR: 15 }])
    const left = sideOf('BL', { general: true, ticks: { height: true, flanks: 1 } })
    expect(close(left, sideOf('BL'))).toEqual([[6, 5], { bR: 20, bD: 1, '-': 5, aR: 10 }])
  })

  test('EX-06 and EX-07: Knights charge Spears, in one rank and in two', () => {
    expect(close(sideOf('KN'), sideOf('SP'))).toEqual([[3, 4], { bD: 10, '-': 5, aR: 17, aD: 4 }])
    expect(close(sideOf('KN'), sideOf('SP', { ticks: { rank: true } }))).toEqual([[3, 5], { bD: 6, '-': 4, aR: 20, aD: 6 }])
  })

  test('EX-08: ranked Spears in a wood', () => {
    const ranked = sideOf('SP', { ticks: { rank: true, bad: true } })
    expect(close(sideOf('KN'), ranked)).toEqual([[1, 2], { bR: 8, bD: 2, '-': 5, aR: 12, aD: 9 }])
  })

  test('EX-09: Warband with a second rank against Blades', () => {
    expect(close(sideOf('WB', { ticks: { rank: true } }), sideOf('BL'))).toEqual([[4, 5], { bD: 10, '-': 5, aR: 19, aD: 2 }])
  })

  test('EX-19: Fliers fight Warband in a wood', () => {
    expect(close(sideOf('FL'), sideOf('WB', bad))).toEqual([[0, 3], { bR: 3, '-': 3, aR: 12, aF: 18 }])
  })

  test('EX-20: Sneakers', () => {
    expect(close(sideOf('SN'), sideOf('BL'))).toEqual([[5, 5], { aF: 15, '-': 21 }])
    expect(close(sideOf('SN'), sideOf('BL', { general: true }))).toEqual([[5, 6], { bR: 10, '-': 5, aF: 20, aD: 1 }])
  })

  test('EX-21: both may die', () => {
    expect(close(sideOf('HE'), sideOf('AH'))).toEqual([[5, 5], { aD: 15, bD: 15, 'aD bD': 3, '-': 3 }])
    expect(close(sideOf('PA'), sideOf('MA'))).toEqual([[6, 4], { bD: 26, 'aD bD': 2, '-': 2, aD: 6 }])
  })

  test('EX-22: a Hero assaults a Stronghold, two aid', () => {
    expect(close(sideOf('HE', { aid: 2 }), sideOf('ST'))).toEqual([[5, 4], { bD: 21, '-': 5, aF: 10 }])
  })

  test('EX-30: Knights charge Shooters, and fight them again', () => {
    expect(close(sideOf('KN'), sideOf('SH'), true)).toEqual([[3, 4], { bD: 10, '-': 5, aD: 21 }])
    expect(close(sideOf('KN'), sideOf('SH'))).toEqual([[3, 4], { bD: 10, '-': 5, aR: 17, aD: 4 }])
  })

  test('EX-31: Riders and Lurkers in a wood', () => {
    expect(close(sideOf('RI', bad), sideOf('LU', bad))).toEqual([[1, 2], { bX: 8, bD: 2, '-': 5, aD: 21 }])
  })

  test('EX-34: a Dragon fights a Hero', () => {
    expect(close(sideOf('DR'), sideOf('HE'))).toEqual([[6, 5], { bR: 20, bD: 1, '-': 5, aD: 10 }])
  })
})

describe('spells and shots', () => {
  test('EX-10: Shooters shoot Knights', () => {
    const odds = boutOdds(bout('shoot', sideOf('SH'), sideOf('KN')))
    expect([odds.totals.a, odds.totals.b]).toEqual([4, 3])
    expect(told(odds)).toEqual({ bR: 17, bD: 4, '-': 15 })
    expect(odds.pairs.filter(({ verdict }) => verdict.printed.a !== '-').length).toBe(10)
  })

  test('EX-11: three Shooters on one', () => {
    expect(ranged('shoot', sideOf('SH', { aid: 2 }), sideOf('KN'))).toEqual([[4, 1], { bD: 15, bR: 15, '-': 6 }])
  })

  test('EX-12: Shooters shoot Blades in a wood', () => {
    expect(ranged('shoot', sideOf('SH'), sideOf('BL', wood))).toEqual([[3, 5], { bR: 6, '-': 30 }])
    expect(ranged('shoot', sideOf('SH'), sideOf('BL', wood), { bad_going_ranged: false })).toEqual([[3, 7], { bR: 1, '-': 35 }])
  })

  test('EX-13: two Shooters shoot each other, one in a wood', () => {
    expect(ranged('mutual', sideOf('SH'), sideOf('SH', wood))).toEqual([[3, 5], { aR: 20, aD: 6, '-': 4, bR: 6 }])
  })

  test('EX-14 and EX-15: a Magician bespells a Hero', () => {
    expect(ranged('bespell', sideOf('MA'), sideOf('HE'))).toEqual([[4, 5], { bE: 10, '-': 26 }])
    expect(sumOf(spellCosts(0))).toBe(2)
    const hero = sideOf('HE', { general: true, ticks: { ward: true } })
    expect(ranged('bespell', sideOf('MA', { aid: 1 }), hero)).toEqual([[4, 7], { bE: 3, '-': 33 }])
    expect(sumOf(spellCosts(1))).toBe(3)
  })

  test('EX-16: a Magician bespells a God', () => {
    const odds = boutOdds(bout('bespell', sideOf('MA'), sideOf('GO')))
    expect([odds.totals.a, odds.totals.b]).toEqual([4, 6])
    expect(told(odds)).toEqual({ bX: 6, '-': 4, aD: 26 })
    expect(odds.rows.filter(({ fates }) => fates.a === 'D').map(({ doubled, count }) => [doubled, count])).toEqual([
      [false, 22],
      [true, 4],
    ])
  })

  test('EX-17: a Magician at his Stronghold', () => {
    const target = sideOf('MA', { ticks: { ownStronghold: true } })
    expect(ranged('bespell', sideOf('MA'), target)).toEqual([[2, 4], { bE: 6, '-': 4, aE: 17, aD: 9 }])
  })

  test('EX-32: a Cleric in a wood, across water, his Paladin beside him', () => {
    const cleric = sideOf('CL', { ticks: { cover: true, water: true, ward: true } })
    expect(ranged('bespell', sideOf('MA'), cleric)).toEqual([[4, 4], { bR: 14, bD: 1, '-': 21 }])
  })

  test('EX-33: Artillery at a Behemoth, in range and out of it', () => {
    expect(ranged('shoot', sideOf('AR'), sideOf('BM'))).toEqual([[4, 4], { bF: 14, bD: 1, '-': 21 }])
    expect([isWithin({ type: 'AR' }, 500), isWithin({ type: 'AR' }, 501)]).toEqual([true, false])
  })
})

describe('the way back', () => {
  const friend = (met: TypeCode, more: Partial<Exclude<Behind, string>> = {}): Behind => ({
    ...{ met, friend: true, aligned: true, engaged: false },
    ...more,
  })
  const enemy = (met: TypeCode, more: Partial<Exclude<Behind, string>> = {}): Behind => friend(met, { friend: false, ...more })
  const meets = (mover: TypeCode, ...all: Behind[]) => all.map((behind) => meet(mover, behind, true, {}))

  test('EX-23: behind a Behemoth, and behind Blades', () => {
    const behind = [friend('BL'), friend('BM'), friend('FL'), friend('SN'), friend('ST')]
    expect(meets('BM', ...behind)).toEqual(['crushed', 'pushes', 'passes', 'passes', 'destroyed'])
    expect(meets('BL', friend('BM'), friend('GO'))).toEqual(['destroyed', 'passes'])
  })

  test('EX-27: recoiling Knights', () => {
    const behind = [friend('SP'), friend('SP', { aligned: false }), friend('RI'), friend('AB'), enemy('AB'), enemy('FL')]
    expect(meets('KN', ...behind)).toEqual(['passes', 'pushes', 'pushes', 'passes', 'destroyed', 'passes'])
    expect(meets('KN', enemy('FL', { engaged: true }), friend('GO'))).toEqual(['destroyed', 'passes'])
  })

  test('EX-28: recoiling Fliers, and a God that flees the field', () => {
    expect(meets('FL', friend('SP'), friend('SN'), friend('FL'), 'builtUp')).toEqual(['pushes', 'passes', 'pushes', 'destroyed'])
    expect(meets('GO', friend('SP'))).toEqual(['passes'])
  })

  test('EX-29: a recoiling Behemoth', () => {
    const behind = [friend('SP'), enemy('RI'), friend('DR'), friend('BM'), enemy('BM'), enemy('AB')]
    expect(meets('BM', ...behind)).toEqual(['crushed', 'crushed', 'passes', 'pushes', 'destroyed', 'destroyed'])
  })
})

describe('scores, armies and the end', () => {
  test.each([
    ['8:4', 8, 4, 'doubled'],
    ['7:4', 7, 4, 'less'],
    ['1:0', 1, 0, 'doubled'],
    ['0:-1', 0, -1, 'doubled'],
    ['5:5', 5, 5, 'equal'],
  ])('EX-24: %s is %4$s', (_, a, b, comparison) => {
    expect(compare({ a, b }).comparison).toBe(comparison)
  })

  test('EX-25: armies', () => {
    const legal = rosterOf('HE* MA KN KN SP SP SP SP SH HO HO')
    expect([countArmy(legal).ap, armyProblems(legal, 24, '')]).toEqual([24, []])
    const great = rosterOf('GO DR BM* MA SP SP SP SP')
    expect(armyProblems(great, 24, '').map(({ wording }) => wording)).toEqual(['problem.armyCheap'])
  })

  const beaten = (red: number, blue: number, general = true) => {
    const elements = general ? {} : { 'red-1': { status: 'destroyed' } as const }
    const world = stage({ red: 'HE* SP', ap: 24, elements, lost: { redHost: red - (general ? 0 : 4), blueHost: blue } })
    return beatenBy(world, 'redHost')
  }

  test('EX-25: losses', () => {
    expect([beaten(12, 11), beaten(12, 12), beaten(5, 4, false)]).toEqual(['half', null, 'general'])
  })

  test('EX-35: Hordes that come back at the end', () => {
    const world = stage({ ap: 24, lost: { redHost: 11, blueHost: 12 } })
    expect([beatenBy(world, 'redHost'), beatenBy(world, 'blueHost')]).toEqual([null, 'half'])
    expect([beaten(12, 12), beaten(13, 12)]).toEqual([null, 'half'])
  })
})
