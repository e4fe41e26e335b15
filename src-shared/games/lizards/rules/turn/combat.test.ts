import { describe, expect, test } from 'vitest'
import { hits, played, type Position } from '../../testing/position.ts'
import { attackChance, capturePercent, flightPercent } from './battle.ts'

const A_ON_B: Position = {
  groups: [
    { at: '12C', clan: 1, red: 100 },
    { at: '11C', clan: 2, grn: 61 },
  ],
}
const EX_28 = { 'round1/attack': hits(24), 'round1/defence': hits(15), 'round1/flight': [95] }

describe('fights', () => {
  test('LZ-COMBAT-2 LZ-COMBAT-3 LZ-COMBAT-6 rounds of half of each side, flight, captives (EX-28)', () => {
    const phase = played(A_ON_B, 4, ['1: MO 12C N'], EX_28)
    expect(phase.battles).toMatchObject([
      {
        attackChance: 50,
        winner: 'attacker',
        fled: true,
        rounds: [
          { attackers: 100, defenders: 61, attackersHit: 15, defendersHit: 24, flight: { side: 'defender', percent: 95, fled: true } },
        ],
        captives: { grn: 7 },
      },
    ])
    expect(phase.dice.asked).toContain('1/1/step1/fight/round1/attack')
    expect(phase.at('11C')).toEqual(['1: 85 red 7 grn'])
    expect(phase.group('11C', 1)?.level).toBe(1)
    expect(phase.groupsOf(2)).toBe(37)
    expect(phase.result(1)).toBe('ok fought')
  })

  test('LZ-COMBAT-4 the loser goes to a hex beside, without a meal (RULING-46)', () => {
    const phase = played(
      {
        ...A_ON_B,
        hexes: { '10C': 'fertile' },
        groups: [
          { at: '12C', clan: 1, red: 100 },
          { at: '11C', clan: 2, grn: 61, fed: 1 },
        ],
      },
      4,
      ['1: MO 12C N'],
      EX_28,
    )
    expect(phase.at('10C')).toEqual(['2: 37 grn'])
    expect(phase.group('10C', 2)).toMatchObject({ fed: 1, moved: 5 })
  })

  test('LZ-COMBAT-4 attackers go back to where they came from; retreat_origin = must_be_empty: not to friends', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 60 },
        { at: '11C', clan: 2, grn: 160 },
      ],
    }
    const dice = { 'round1/attack': hits(0), 'round1/defence': hits(10), 'round1/flight': [95], refuge: [2] }
    expect(played(position, 4, ['1: SP 12C N 50 RED'], dice).at('12C')).toEqual(['1: 50 red'])
    const elsewhere = played({ ...position, houseRules: { retreat_origin: 'must_be_empty' } }, 4, ['1: SP 12C N 50 RED'], dice)
    expect(elsewhere.at('12C')).toEqual(['1: 10 red'])
    expect(elsewhere.groupsOf(1)).toBe(50)
  })

  test.each([
    [100, 150, 0],
    [100, 151, 50],
    [100, 199, 50],
    [100, 200, 95],
    [99, 149, 50],
  ])('LZ-COMBAT-3 %i against %i flee by %i percent (EX-29, RULING-45)', (own, enemy, percent) => {
    expect(flightPercent(own, enemy, { from: 'strict', odds: 50, oddsDouble: 95 })).toBe(percent)
  })

  test('LZ-COMBAT-3 flight = inclusive: from exactly 3:2 on; flight_odds = 40, flight_odds_double = 80', () => {
    const rule = { from: 'inclusive', odds: 40, oddsDouble: 80 } as const
    expect([flightPercent(100, 150, rule), flightPercent(100, 149, rule), flightPercent(100, 200, rule)]).toEqual([40, 0, 80])
  })

  test.each([
    [2, 0, 56, 31],
    [3, 5, 44, 19],
    [5, 5, 50, 25],
    [5, 0, 65, 40],
    [0, 5, 35, 10],
  ])('LZ-COMBAT-9 level %i on level %i hits by %i percent, against a den by %i (EX-31, RULING-49)', (attack, defence, field, den) => {
    expect([attackChance(attack, defence, false), attackChance(attack, defence, true)]).toEqual([field, den])
  })

  test('LZ-COMBAT-9 level_difference = absolute, level_difference = never_negative', () => {
    expect([attackChance(3, 5, false, 'absolute'), attackChance(3, 5, false, 'never_negative')]).toEqual([56, 50])
    const veterans: Position = {
      groups: [
        { at: '12C', clan: 1, red: 9 },
        { at: '11C', clan: 2, grn: 9, level: 5 },
      ],
    }
    expect(
      played({ ...veterans, houseRules: { level_difference: 'never_negative' } }, 4, ['1: MO 12C N'], { attack: hits(5) }).battles[0]
        ?.attackChance,
    ).toBe(50)
  })

  test.each([
    [0, 11],
    [1, 12],
    [5, 16],
  ])('LZ-COMBAT-6 of 37 wounded a winner of level %i takes %i (EX-30, RULING-47)', (level, captives) => {
    expect(Math.floor((37 * capturePercent(level)) / 100)).toBe(captives)
  })

  test('LZ-COMBAT-6 captives beyond 300 die (EX-30, RULING-43)', () => {
    const phase = played(
      {
        groups: [
          { at: '12C', clan: 1, red: 290 },
          { at: '11C', clan: 2, grn: 50 },
        ],
      },
      4,
      ['1: MO 12C N'],
      { attack: hits(50) },
    )
    expect(phase.at('11C')).toEqual(['1: 290 red 10 grn'])
    expect(phase.battles[0]?.captives).toMatchObject({ grn: 10 })
  })

  test('LZ-COMBAT-6 captives have the captor’s hunger and do not move on; captive_state = own: they keep their own', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 90, fed: 5 },
        { at: '11C', clan: 2, grn: 10, fed: 1, level: 3 },
      ],
    }
    const dice = { attack: hits(10) }
    const stateIn = (houseRules: Position['houseRules']) => {
      const { group } = played({ ...position, houseRules: houseRules ?? {} }, 4, ['2: MO 2A N', '1: MO 12C N'], dice)
      return [group('11C', 1)?.fed, group('11C', 1)?.level]
    }
    expect(stateIn({})).toEqual([5, 1])
    // 90 of level 1 and 3 of level 3; 90 Sated and 3 Starved: means without fractions.
    expect(stateIn({ captive_state: 'own' })).toEqual([5, 1])
  })

  test('LZ-COMBAT-7 LZ-COMBAT-8 attackers of a den hit by 25 percent, and take no captives (EX-50)', () => {
    const dice = {
      'round1/attack': hits(5),
      'round1/defence': hits(2),
      'round2/attack': hits(0),
      'round2/defence': hits(1),
      'round3/attack': hits(1),
    }
    const phase = played(
      {
        hexes: { '11C': { den: { owner: 2, pop: 30 } } },
        groups: [
          { at: '12C', clan: 1, red: 40 },
          { at: '11C', clan: 2, grn: 6 },
        ],
      },
      4,
      ['1: MO 12C N'],
      dice,
    )
    expect(phase.battles).toMatchObject([{ den: true, attackChance: 25, defenceChance: 50, captives: null }])
    expect(phase.battles[0]?.rounds.map(({ attackers, defenders }) => [attackers, defenders])).toEqual([
      [40, 6],
      [38, 1],
      [37, 1],
    ])
    expect([phase.at('11C'), phase.group('11C', 1)?.level, phase.hex('11C').den?.owner]).toEqual([['1: 37 red'], 1, 1])
  })

  test('LZ-COMBAT-13 militia beaten, a Free den is taken', () => {
    const phase = played(
      { hexes: { '11C': { den: { militia: 4, pop: 30 } } }, groups: [{ at: '12C', clan: 1, red: 40 }] },
      4,
      ['1: MO 12C N'],
      { 'round1/attack': hits(4) },
    )
    expect(phase.hex('11C').den).toMatchObject({ owner: 1, militia: 0, pop: 30 })
    expect(phase.posted.filter(({ clan }) => clan === 1)).toMatchObject([
      { account: 'dens', delta: 1, rule: 'LZ-COMBAT-13' },
      { account: 'denLizards', delta: 30 },
    ])
  })

  test('LZ-COMBAT-11 an undefended den falls to any band, and its owner is told nothing (RULING-50, 84)', () => {
    const phase = played({ hexes: { '11C': { den: { owner: 2, pop: 30, home: true } } }, groups: [{ at: '12C', clan: 1, red: 1 }] }, 4, [
      '1: MO 12C N',
    ])
    expect(phase.hex('11C').den?.owner).toBe(1)
    expect([phase.told(1), phase.told(2)]).toEqual([['denTaken', 'moved'], []])
    expect(phase.posted.filter(({ clan }) => clan === 2).every(({ silent }) => silent)).toBe(true)
    expect(phase.posted.filter(({ clan }) => clan === 1).some(({ silent }) => silent)).toBe(false)
  })

  test('LZ-COMBAT-2 mutual_end = both_die: a den keeps its owner; mutual_end = defender_keeps_1: one defender lives (RULING-44)', () => {
    const position: Position = {
      hexes: { '11C': { den: { owner: 2, pop: 30 } } },
      groups: [
        { at: '12C', clan: 1, red: 2 },
        { at: '11C', clan: 2, grn: 2 },
      ],
    }
    const dice = { 'round1/attack': [1], 'round1/defence': [1], 'round2/attack': [1], 'round2/defence': [1] }
    const both = played(position, 4, ['1: MO 12C N'], dice)
    expect([both.at('11C'), both.hex('11C').den?.owner]).toEqual([[], 2])
    expect(played({ ...position, houseRules: { mutual_end: 'defender_keeps_1' } }, 4, ['1: MO 12C N'], dice).at('11C')).toEqual([
      '2: 1 grn',
    ])
  })

  test.each([
    ['held_may_flee = true', { held_may_flee: true }, { held: 5 }],
    ['mired_may_flee = true', { mired_may_flee: true }, { mired: 5 }],
  ] as const)('LZ-COMBAT-5 who is held or mired does not flee, but with %s', (_, houseRules, mark) => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 100 },
        { at: '11C', clan: 2, grn: 40, ...mark },
      ],
    }
    const dice = { 'round1/flight': [1], 'round2/attack': hits(50) }
    expect(played(position, 4, ['1: MO 12C N'], dice).battles[0]?.fled).toBe(false)
    expect(played({ ...position, houseRules }, 4, ['1: MO 12C N'], dice).battles[0]?.fled).toBe(true)
  })

  test('LZ-COMBAT-5 who is frozen never flees, even with held_may_flee = true', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 100 },
        { at: '11C', clan: 2, grn: 40, frozen: 5 },
      ],
      houseRules: { held_may_flee: true },
    }
    expect(played(position, 4, ['1: MO 12C N'], { 'round1/flight': [1], 'round2/attack': hits(50) }).battles[0]?.fled).toBe(false)
  })

  test('LZ-COMBAT-10 LZ-COMBAT-8 groups of a band fight with their mean level, each gains one, then they merge (EX-46, RULING-77)', () => {
    const groups = [
      { at: '12C', clan: 1, red: 40, level: 5, fed: 5 },
      { at: '12C', clan: 1, red: 60, level: 0, fed: 2 },
      { at: '11C', clan: 2, grn: 2 },
    ]
    const phase = played({ groups }, 4, ['1: MO 12C N'], { 'round1/attack': [1, 1] })
    expect(phase.battles).toMatchObject([{ attacker: { level: 2 }, attackChance: 56 }])
    // 40 of level 5, 60 of level 1 and no captive: 260/100; hunger 180/100.
    expect(phase.group('11C', 1)).toMatchObject({ level: 2, fed: 4 })
  })

  test('LZ-COMBAT-1 every other clan is fought, whatever was agreed (RULING-83)', () => {
    const phase = played(
      {
        groups: [
          { at: '12C', clan: 1, red: 5 },
          { at: '11C', clan: 3, red: 1 },
        ],
      },
      4,
      ['1: MO 12C N'],
      { attack: [1] },
    )
    expect([phase.battles.length, phase.told(3)]).toEqual([1, ['fought']])
  })

  test('after_combat = stop: the winner stays where it fought', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 50 },
        { at: '11C', clan: 2, grn: 1 },
      ],
    }
    expect(played(position, 4, ['1: MO 12C N N'], { attack: [1] }).at('10C')).toEqual(['1: 50 red'])
    expect(played({ ...position, houseRules: { after_combat: 'stop' } }, 4, ['1: MO 12C N N'], { attack: [1] }).at('11C')).toEqual([
      '1: 50 red',
    ])
  })
})
