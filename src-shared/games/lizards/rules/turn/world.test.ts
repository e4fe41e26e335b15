import { describe, expect, test } from 'vitest'
import { played, stateOf } from '../../testing/position.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { capacityOf, growthOf } from './world.ts'
import { hungerOf, levelOf, meanHunger } from './bands.ts'
import { PhaseChance } from './chance.ts'
import { resolve } from './resolve.ts'
import type { DenState, TurnState } from './state.ts'
import { Turn } from './turn.ts'

/** A den in 5B with so many Fertile hexes around it. */
const AROUND = ['4B', '4C', '5C', '6B', '5A', '4A'] as const
function denAt(
  fertile: number,
  den: Partial<DenState>,
  more: { readonly turn?: number; readonly houseRules?: HouseRules } = {},
): TurnState {
  const land = Object.fromEntries(AROUND.slice(0, fertile).map((code) => [code, 'fertile' as const]))
  return stateOf({ ...more, hexes: { '5B': { den: { owner: 1, ...den } }, ...land } })
}
const popOf = (state: TurnState, dice: Readonly<Record<string, readonly number[]>> = {}) => played(state, 2, [], dice).hex('5B').den?.pop
/** Den lizards after each of so many World phases; null once the den is gone. */
function popsOf(state: TurnState, turns: number): readonly (number | null)[] {
  const pops: (number | null)[] = []
  let now = state
  for (let at = 0; at < turns; at++) {
    now = { ...resolve(now, 2, [], new PhaseChance([at + 1])).state, turn: now.turn + 1 }
    pops.push(now.hexes.find(({ den }) => den !== null)?.den?.pop ?? null)
  }
  return pops
}

describe('dens in the World phase', () => {
  test.each([
    [0, 0],
    [1, 50],
    [3, 150],
    [6, 300],
  ])('LZ-WORLD-5 %i Fertile hexes around a den give a capacity of %i (EX-12)', (fertile, capacity) => {
    const state = denAt(fertile, { pop: 20 })
    const cell = state.hexes.findIndex(({ den }) => den !== null)
    expect(capacityOf(new Turn(state, new PhaseChance([1])), cell)).toBe(capacity)
  })

  test.each([
    [10, 100, 13],
    [25, 100, 31],
    [50, 100, 60],
    [75, 100, 84],
    [90, 100, 97],
    [99, 100, 100],
    [30, 50, 35],
    [40, 150, 50],
    [150, 300, 180],
  ])('LZ-WORLD-6 %i den lizards of %i grow to %i (EX-13, RULING-17)', (pop, capacity, grown) => {
    expect(pop + growthOf({ pop, colour: 'red' }, capacity, { base: 5, slope: 30, rounding: 'down' })).toBe(grown)
  })

  test('LZ-WORLD-6 growth_base = 20, growth_slope = 0: every den below capacity grows by a fifth', () => {
    expect(popOf(denAt(2, { pop: 50 }, { houseRules: { growth_base: 20, growth_slope: 0 } }))).toBe(60)
  })

  test.each([
    ['share_rounding = down', 'down', 3],
    ['share_rounding = nearest', 'nearest', 3],
    ['share_rounding = up', 'up', 4],
  ] as const)('RULING-01 %s: a growth of 3.2 is %s', (_, rounding, gain) => {
    expect(growthOf({ pop: 10, colour: 'red' }, 100, { base: 5, slope: 30, rounding })).toBe(gain)
  })

  test('LZ-WORLD-6 a den without colour, an empty and a full one do not grow', () => {
    const rule = { base: 5, slope: 30, rounding: 'down' } as const
    expect([growthOf({ pop: 5, colour: null }, 50, rule), growthOf({ pop: 0, colour: 'red' }, 50, rule)]).toEqual([0, 0])
    expect(growthOf({ pop: 50, colour: 'red' }, 50, rule)).toBe(0)
  })

  test('LZ-WORLD-8 half of the lizards above capacity starve each turn, and a remnant without Fertile falls (EX-14, RULING-19)', () => {
    expect(popsOf(denAt(1, { pop: 90 }), 6)).toEqual([70, 60, 55, 52, 51, 50])
    expect(popsOf(denAt(0, { pop: 40 }), 4)).toEqual([20, 10, 5, null])
  })

  test('RULING-19 excess_starve = all: the excess starves at once', () => {
    expect(popOf(denAt(1, { pop: 90 }, { houseRules: { excess_starve: 'all' } }))).toBe(50)
  })

  test.each([
    [0, 9, 'ruin'],
    [0, 10, 'den'],
    [1, 1, 'den'],
  ] as const)('LZ-WORLD-4 with %i Fertile hexes and %i den lizards it is a %s (EX-15)', (fertile, pop, terrain) => {
    const phase = played(denAt(fertile, { pop }), 2)
    expect(phase.hex('5B').terrain).toBe(terrain)
    expect(phase.told(1).includes('denCollapsed')).toBe(terrain === 'ruin')
  })

  test('RULING-16 home_den_collapse = false: a Home Den stays', () => {
    const den = { pop: 3, home: true }
    expect(played(denAt(0, den), 2).hex('5B').terrain).toBe('ruin')
    expect(played(denAt(0, den, { houseRules: { home_den_collapse: false } }), 2).hex('5B').terrain).toBe('den')
  })

  test('LZ-WORLD-2 nomads settle in a new den, and its colour is drawn once there are ten (EX-16, RULING-15)', () => {
    let state = denAt(1, { pop: 0, colour: null })
    const found: (readonly [number, string | null])[] = []
    for (let turn = 6; turn <= 8; turn++) {
      const phase = played({ ...state, turn }, 2, [], { 'nomads/5B/colour': [4] })
      const { den } = phase.hex('5B')
      found.push([den?.pop ?? -1, den?.colour ?? null])
      state = phase.state
    }
    // In turn 8 it is coloured before growth, which adds 3 to the 12.
    expect(found).toEqual([
      [4, null],
      [8, null],
      [15, 'blk'],
    ])
  })

  test('RULING-15 den_colour_draw = by_freed: the colours freed in it weigh', () => {
    const freed = { red: 0, grn: 0, gry: 3, yel: 1, blk: 0 }
    const den = { pop: 8, colour: null, freed }
    const drawn = (place: number) =>
      played(denAt(1, den, { houseRules: { den_colour_draw: 'by_freed' } }), 2, [], { 'nomads/5B/colour': [place] }).hex('5B').den?.colour
    expect([0, 2, 3].map(drawn)).toEqual(['gry', 'gry', 'yel'])
  })

  test('LZ-SET-8 militia_regrows = true: militia of a Free den come back to 30 percent', () => {
    const den = { owner: null, pop: 150, militia: 5 }
    expect(played(denAt(3, den), 2).hex('5B').den?.militia).toBe(5)
    expect(played(denAt(3, den, { houseRules: { militia_regrows: true } }), 2).hex('5B').den?.militia).toBe(45)
  })
})

describe('bands in the World phase', () => {
  test('LZ-WORLD-1 the curse comes before collapse, growth and hunger; each step is told to the owner alone', () => {
    const phase = played(
      { hexes: { '9C': 'cursed' }, groups: [{ at: '9C', clan: 2, red: 10 }], spies: [{ at: '9C', clan: 1 }], turn: 3 },
      2,
      [],
      { 'curse/9C/2': [50, 51, 1], 'curse/9C/1/spy/0': [51] },
    )
    expect(phase.at('9C')).toEqual(['2: 8 red'])
    expect([phase.told(2), phase.told(1), phase.spies('9C').length]).toEqual([['cursedLost'], [], 1])
    expect(phase.posted).toMatchObject([{ clan: 2, account: 'red', delta: -2, rule: 'LZ-WORLD-3' }])
  })

  test('LZ-WORLD-3 curse_stay = 100: whoever stays in a Cursed hex dies, spies too', () => {
    const phase = played(
      {
        hexes: { '9C': 'cursed' },
        groups: [{ at: '9C', clan: 2, red: 10 }],
        spies: [{ at: '9C', clan: 1 }],
        houseRules: { curse_stay: 100 },
      },
      2,
    )
    expect([phase.at('9C'), phase.spies('9C')]).toEqual([[], []])
  })

  test('LZ-WORLD-7 hunger rises by a stage each turn up to Starving (EX-11, RULING-18)', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((turn) => hungerOf({ fed: 1 }, turn))).toEqual([0, 1, 2, 3, 4, 5, 5])
    expect(played({ groups: [{ at: '9C', clan: 2, red: 10, fed: 1 }], turn: 5 }, 2).told(2)).toEqual(['hungry'])
  })

  test('LZ-WORLD-7 standing_feeds = true: a band on Fertile land is Sated', () => {
    const position = { hexes: { '9C': 'fertile' as const }, groups: [{ at: '9C', clan: 2, red: 10, fed: 1 }], turn: 5 }
    expect(played(position, 2).group('9C', 2)?.fed).toBe(1)
    expect(played({ ...position, houseRules: { standing_feeds: true } }, 2).group('9C', 2)?.fed).toBe(5)
  })

  const groupsOf = (...groups: readonly { readonly red: number; readonly hunger?: number; readonly level?: number }[]) =>
    stateOf({ turn: 9, groups: groups.map(({ red, hunger = 0, level = 0 }) => ({ at: '9C', clan: 1, red, fed: 9 - hunger, level })) })
      .groups

  test('LZ-WORLD-9 the hunger of groups that merge is their mean without its fraction (EX-10)', () => {
    expect(meanHunger(groupsOf({ red: 10, hunger: 2 }, { red: 10, hunger: 5 }), 9)).toBe(3)
    expect(meanHunger(groupsOf({ red: 20 }, { red: 10, hunger: 5 }), 9)).toBe(1)
  })

  test('LZ-COMBAT-10 so is their level (EX-32)', () => {
    expect(levelOf(groupsOf({ red: 10, level: 3 }, { red: 100 }))).toBe(0)
    expect(levelOf(groupsOf({ red: 50, level: 5 }, { red: 50 }))).toBe(2)
  })
})
