import { describe, expect, test } from 'vitest'
import { hits, played, type Position } from '../../testing/position.ts'

/** A Volcano in 5B; its neighbours are 4B 4C 5C 6B 5A 4A. */
const VOLCANO: Position = { hexes: { '5B': 'volcano' } }

describe('Volcanoes', () => {
  test.each([
    [8, true],
    [9, false],
  ])('LZ-NATURE-1 roll %i: erupts %s (EX-45)', (roll, erupts) => {
    const phase = played({ ...VOLCANO, groups: [{ at: '5B', clan: 1, red: 9 }], spies: [{ at: '5B', clan: 2 }] }, 4, [], {
      'volcano/5B': [roll],
    })
    expect([phase.groupsOf(1), phase.spies('5B').length]).toEqual(erupts ? [0, 0] : [9, 1])
  })

  const hexes = {
    ...VOLCANO.hexes,
    '4B': { den: { owner: 2, pop: 120, home: true } },
    '6B': { terrain: 'water', bridge: true, owner: 3 },
  } as const
  const groups = [
    { at: '5C', clan: 1, red: 40 },
    { at: '6B', clan: 3, grn: 30 },
  ]
  const erupting = { 'volcano/5B': [8], 'lava/5C/1': hits(11), 'lava/6B/3': hits(6) }

  test('LZ-NATURE-1 dens and bridges beside it go, lava kills (EX-45, RULING-51, 79)', () => {
    const phase = played({ hexes, groups }, 4, [], erupting)
    expect([phase.hex('4B').terrain, phase.at('5C'), phase.at('6B'), phase.hex('6B').bridge]).toEqual([
      'ruin',
      ['1: 29 red'],
      ['3: 24 grn'],
      false,
    ])
    expect(phase.posted.filter(({ clan }) => clan !== 1).map(({ clan, account, delta }) => `${clan} ${account} ${delta}`)).toEqual([
      '2 homes -1',
      '2 denLizards -120',
      '3 bridges -1',
      '3 grn -6',
    ])
    expect(phase.hex('5C').disturbed).toBe(5)
  })

  test('LZ-NATURE-1 lava = 0, volcano_home_dens = false: nobody beside is hit, Home Dens stay', () => {
    const phase = played({ hexes, groups, houseRules: { lava: 0, volcano_home_dens: false } }, 4, [], {
      'volcano/5B': [8],
      'lava/5C/1': [50],
    })
    expect([phase.hex('4B').terrain, phase.groupsOf(1)]).toEqual(['den', 40])
  })

  test('LZ-NATURE-1 land beside may sink, water rise, but no temple comes; upheaval = 100: all of it', () => {
    const land: Position = { hexes: { ...VOLCANO.hexes, '4B': 'water', '4C': 'plains', '5C': 'cursed', '6B': 'temple', '5A': 'volcano' } }
    const phase = played(land, 4, [], {
      'volcano/5B': [8],
      'upheaval/4B': [20],
      'upheaval/4B/rise': [98],
      'upheaval/4C': [20],
      'upheaval/4A': [21],
      'volcano/5A': [100],
    })
    expect(['4B', '4C', '5C', '6B', '5A', '4A'].map((code) => phase.hex(code).terrain)).toEqual([
      'peak',
      'water',
      'cursed',
      'temple',
      'volcano',
      'plains',
    ])
    const all = played({ ...land, houseRules: { upheaval: 100 } }, 4, [], {
      'volcano/5B': [8],
      'upheaval/4B/rise': [1],
      'volcano/5A': [100],
    })
    expect(['4B', '4C', '5C', '4A'].map((code) => all.hex(code).terrain)).toEqual(['plains', 'water', 'cursed', 'water'])
  })
})

describe('Whirlpools', () => {
  const sea: Position = { ground: 'water', hexes: { '5B': 'whirlpool', '5A': { terrain: 'water', raft: 9 } } }

  test('LZ-NATURE-2 a Whirlpool moves up to two hexes and leaves Water (RULING-53)', () => {
    const found = (steps: number) => {
      const phase = played(sea, 4, [], { 'whirlpool/5B/steps': [steps] })
      return phase.state.hexes.flatMap(({ terrain }, cell) => (terrain === 'whirlpool' ? [cell] : []))
    }
    const [stays, once, twice] = [found(0), found(1), found(2)]
    expect([stays.length, once.length, twice.length]).toEqual([1, 1, 1])
    expect(once).not.toEqual(stays)
    expect(played({ ground: 'plains', hexes: { '5B': 'whirlpool' } }, 4, [], { 'whirlpool/5B/steps': [2] }).hex('5B').terrain).toBe(
      'whirlpool',
    )
  })

  test('LZ-NATURE-2 it drowns swimmers and spies where it comes, nobody on a raft; drowning = 100: all', () => {
    const on = (side: number, houseRules: Position['houseRules'] = {}) =>
      played(
        {
          ...sea,
          houseRules,
          groups: [
            { at: '4B', clan: 1, red: 20 },
            { at: '5A', clan: 2, red: 20 },
          ],
          spies: [{ at: '4B', clan: 3 }],
        },
        4,
        [],
        { 'whirlpool/5B/steps': [1], 'whirlpool/5B/step1': [side], 'step1/1/drown': hits(15), 'drown/lost': [], 'spy/3/4B/1/drown': [76] },
      )
    // 4B is the first neighbour, 5A the fifth.
    expect([on(0).groupsOf(1), on(0).spies('4B').length, on(4).groupsOf(2)]).toEqual([5, 1, 20])
    expect([on(0, { drowning: 100 }).groupsOf(1), on(0, { drowning: 100 }).spies('4B').length]).toEqual([0, 0])
  })
})

describe('hexes that act on those who enter', () => {
  test.each([
    [0, 10, null],
    [4, 10, 60],
    [6, 10, 90],
    [6, 11, null],
  ])('LZ-NATURE-3 %i water hexes around, roll %i: strength %s (EX-26, RULING-54)', (water, roll, strength) => {
    const around = ['4B', '4C', '5C', '5A', '4A', '6B'].slice(0, water)
    const hexes = Object.fromEntries(['5B', ...around].map((code) => [code, 'water' as const]))
    const phase = played({ hexes, groups: [{ at: '6B', clan: 1, red: 20 }] }, 4, ['1: MO 6B N'], { 'step1/monster': [roll] })
    expect(phase.battles.map(({ defender }) => defender.count)).toEqual(strength === null ? [] : [strength])
  })

  test('LZ-NATURE-3 a monster strikes like an Average band, and nobody flees from it or learns by it (EX-51)', () => {
    const hexes = { '5B': 'water', '4B': 'water', '4C': 'water', '5C': 'water', '5A': 'water' } as const
    const phase = played({ hexes, groups: [{ at: '6B', clan: 1, red: 20, level: 5 }] }, 4, ['1: MO 6B N'], {
      'step1/monster': [7],
      'round1/attack': hits(10),
      'round1/defence': hits(18),
      'round2/attack': [1],
      'round2/defence': hits(2),
    })
    expect(phase.battles).toMatchObject([
      {
        attackChance: 50,
        defenceChance: 50,
        fled: false,
        defender: { kind: 'monster', count: 60 },
        rounds: [{ attackers: 20, defenders: 60, flight: null }, { attackers: 2 }],
        winner: 'defender',
      },
    ])
    expect(phase.groupsOf(1)).toBe(0)
  })

  test('LZ-NATURE-3 whirlpool_monsters = true: a monster may come after the drowning', () => {
    const position: Position = { hexes: { '5B': 'whirlpool', '4B': 'water' }, groups: [{ at: '6B', clan: 1, red: 20 }] }
    const dice = { 'step1/monster': [7], drown: hits(15) }
    expect(played(position, 4, ['1: MO 6B N'], dice).battles).toEqual([])
    expect(played({ ...position, houseRules: { whirlpool_monsters: true } }, 4, ['1: MO 6B N'], dice).battles).toMatchObject([
      { attacker: { count: 5 } },
    ])
  })

  test('LZ-NATURE-4 entering a Cursed hex: 30 percent each die; curse_enter = 100: all (RULING-52)', () => {
    const position: Position = { hexes: { '5B': 'cursed' }, groups: [{ at: '6B', clan: 1, red: 20 }] }
    expect(played(position, 4, ['1: MO 6B N N'], { 'step1/curse': [30, 30, 31] }).at('4B')).toEqual(['1: 18 red'])
    expect(played({ ...position, houseRules: { curse_enter: 100 } }, 4, ['1: MO 6B N']).groupsOf(1)).toBe(0)
  })
})
