import { describe, expect, test } from 'vitest'
import { hits, played, type Position } from '../../testing/position.ts'

describe('recruiting', () => {
  const den = (pop: number, more: Position = {}): Position => ({
    ...more,
    hexes: { '12C': { den: { owner: 1, pop, home: true } }, ...more.hexes },
  })

  test.each([
    [2, 'F13', 0],
    [30, 'ok', 10],
    [50, 'ok', 17],
    [98, 'ok', 33],
    [150, 'ok', 51],
  ])('LZ-DEV-2 of %i den lizards: %s, %i (EX-18, RULING-55)', (pop, result, recruits) => {
    const phase = played(den(pop), 5, ['1: RE 12C'])
    expect([phase.result(1), phase.groupsOf(1), phase.hex('12C').den?.pop]).toEqual([result, recruits, pop - recruits])
  })

  test('LZ-DEV-2 as many as fit beside a band (EX-18); recruit_overflow = refuse: none', () => {
    const groups = [{ at: '12C', clan: 1, grn: 280 }]
    const phase = played(den(98, { groups }), 5, ['1: RE 12C'])
    expect([phase.at('12C'), phase.result(1)]).toEqual([['1: 20 red 280 grn'], 'ok cut'])
    expect(played(den(98, { groups, houseRules: { recruit_overflow: 'refuse' } }), 5, ['1: RE 12C']).result(1)).toBe('F04')
  })

  test('LZ-DEV-2 once for each den and turn, only in an own one with a colour', () => {
    expect(played(den(90), 5, ['1: RE 12C', '1: RE 12C', '2: RE 12C', '1: RE 11C']).results.map(({ failed }) => failed)).toEqual([
      null,
      'F10',
      'F08',
      'F08',
    ])
    expect(played(den(9, { hexes: { '12C': { den: { owner: 1, pop: 9, home: true, colour: null } } } }), 5, ['1: RE 12C']).result(1)).toBe(
      'F13',
    )
  })

  test('LZ-SET-9 not without a Home Den (EX-53), whoever’s it was', () => {
    const position: Position = { hexes: { '12C': { den: { owner: 1, pop: 90 } } } }
    expect(played(position, 5, ['1: RE 12C']).result(1)).toBe('F09')
    expect(played({ hexes: { ...position.hexes, '9C': { den: { owner: 1, home: true } } } }, 5, ['1: RE 12C']).result(1)).toBe('ok')
  })

  test('LZ-DEV-3 recruits are Sated and Average, and join the band', () => {
    const phase = played(den(30, { groups: [{ at: '12C', clan: 1, grn: 10, fed: 1, level: 2 }] }), 5, ['1: RE 12C'])
    expect(phase.group('12C', 1)).toMatchObject({ counts: { red: 10, grn: 10 }, fed: 3, level: 1, moved: 5 })
    expect(played({ ...phase.state, turn: 6 }, 4, ['1: MO 12C N']).result(1)).toBe('ok')
  })
})

describe('gifts', () => {
  const position: Position = {
    hexes: { '12C': { den: { owner: 1, pop: 90 } }, '9C': { terrain: 'plains', den: { owner: 1, home: true } } },
    groups: [
      { at: '12C', clan: 1, red: 9 },
      { at: '9C', clan: 1, red: 9 },
    ],
    spies: [{ at: '12C', clan: 1 }],
  }

  test('LZ-DEV-4 all the giver owns in a hex passes, but not his spies; one gift a turn (RULING-56)', () => {
    const phase = played(position, 5, ['1: GI 12C to 3', '1: GI 9C to 3'], { order: [101, 102] })
    expect([phase.at('12C'), phase.hex('12C').den?.owner, phase.result(1, 2)]).toEqual([['3: 9 red'], 3, 'F10'])
    expect([phase.told(3), phase.state.spies.map(({ clan }) => clan)]).toEqual([['received'], [1]])
  })

  test('LZ-DEV-4 never a Home Den or what is with it; nothing owned, nothing given', () => {
    expect(played(position, 5, ['1: GI 9C to 3']).result(1)).toBe('F06')
    expect(played(position, 5, ['1: GI 5C to 3']).result(1)).toBe('F08')
    expect(played({ ...position, clans: 2 }, 5, ['1: GI 12C to 3']).result(1)).toBe('F06')
  })
})

describe('works', () => {
  const workers = (
    terrain: 'plains' | 'swamp' | 'scrub' | 'fertile' | 'ruin' | 'temple' | 'peak',
    grn: number,
    gry: number,
    more: Position = {},
  ): Position => ({
    ...more,
    hexes: { '5T': terrain, ...more.hexes },
    groups: [{ at: '5T', clan: 1, grn, gry }, ...(more.groups ?? [])],
  })
  const result = (position: Position, order: string): string | undefined => played(position, 5, [`1: ${order}`]).result(1)

  test.each(['plains', 'swamp', 'scrub'] as const)('LZ-DEV-7 ten settled Greens make %s Fertile', (terrain) => {
    expect(played(workers(terrain, 10, 0), 5, ['1: BF 5T']).hex('5T').terrain).toBe('fertile')
    expect(result(workers(terrain, 9, 0), 'BF 5T')).toBe('F07')
  })

  test('LZ-DEV-8 DF makes Fertile land Plains', () => {
    expect(played(workers('fertile', 10, 0), 5, ['1: DF 5T']).hex('5T').terrain).toBe('plains')
    expect([result(workers('plains', 10, 0), 'DF 5T'), result(workers('ruin', 10, 0), 'BF 5T')]).toEqual(['F06', 'F06'])
  })

  test('LZ-DEV-6 one Green work and one Grey work for each hex and turn', () => {
    const position = workers('scrub', 20, 50, { hexes: { '4T': 'water' } })
    expect(played(position, 5, ['1: BR 5T N', '1: BF 5T', '1: BD 5T']).results.map(({ failed }) => failed)).toEqual([null, 'F10', null])
  })

  test('LZ-DEV-5 builders that were disturbed, or have not been there since the turn began, fail (RULING-57)', () => {
    expect(result(workers('plains', 10, 0, { hexes: { '5T': { disturbed: 5 } } }), 'BF 5T')).toBe('F05')
    expect(result({ groups: [{ at: '5T', clan: 1, grn: 10, entered: 5 }] }, 'BF 5T')).toBe('F07')
    const lobbed = played(workers('plains', 10, 0, { groups: [{ at: '4T', clan: 2, yel: 9 }] }), 3, ['2: LO 4T S'], { lob: hits(1) })
    expect(played({ ...lobbed.state }, 5, ['1: BF 5T']).result(1)).toBe('F05')
  })

  test.each([
    [0, 9],
    [2, 11],
  ])('LZ-DEV-9 a raft built in turn 4 with draw %i sinks in turn %i (EX-37, RULING-58)', (draw, sinks) => {
    const phase = played({ ...workers('scrub', 20, 0, { hexes: { '4T': 'water' } }), turn: 4 }, 5, ['1: BR 5T N'], { life: [draw] })
    expect([phase.hex('4T').raft, phase.hex('5T').terrain]).toEqual([sinks, 'scrub'])
    const later = (turn: number) => played({ ...phase.state, turn }, 5).hex('4T').raft
    expect([later(sinks - 1), later(sinks)]).toEqual([sinks, null])
    expect(phase.events.find(({ kind }) => kind === 'raftBuilt')?.see).toEqual([1])
  })

  test('LZ-DEV-9 only from Scrub, onto open water without others’ lizards', () => {
    const sea = { hexes: { '4T': 'water' } } as const
    expect(result(workers('plains', 20, 0, sea), 'BR 5T N')).toBe('F06')
    expect(result(workers('scrub', 20, 0, { hexes: { '4T': { terrain: 'water', raft: 9 } } }), 'BR 5T N')).toBe('F06')
    expect(result(workers('scrub', 20, 0, { hexes: { '4T': 'whirlpool' } }), 'BR 5T N')).toBe('F06')
    expect(result(workers('scrub', 20, 0, { ...sea, groups: [{ at: '4T', clan: 2, red: 1 }] }), 'BR 5T N')).toBe('F06')
  })

  test('LZ-DEV-10 LZ-DEV-13 a den takes two turns in a row, one on a Ruin (EX-38, RULING-59)', () => {
    const first = played({ ...workers('plains', 0, 50), turn: 4 }, 5, ['1: BD 5T'])
    expect([first.hex('5T').terrain, first.hex('5T').halfbuilt]).toEqual(['plains', { clan: 1, turn: 4 }])
    const second = played({ ...first.state, turn: 5 }, 5, ['1: BD 5T'])
    expect(second.hex('5T')).toMatchObject({ terrain: 'den', halfbuilt: null, den: { owner: 1, pop: 0, colour: null, home: false } })
    expect(second.posted).toMatchObject([{ clan: 1, account: 'dens', delta: 1 }])
    expect(played({ ...first.state, turn: 5 }, 5).hex('5T').halfbuilt).toBeNull()
    expect(played(workers('ruin', 0, 50), 5, ['1: BD 5T']).hex('5T').terrain).toBe('den')
    expect([
      result(workers('plains', 0, 49), 'BD 5T'),
      result(workers('temple', 0, 50), 'BD 5T'),
      result(workers('swamp', 0, 50), 'BD 5T'),
    ]).toEqual(['F07', 'F06', 'F06'])
  })

  const bridging = (far: string, more: Position = {}): Position => ({
    ...more,
    ground: 'water',
    hexes: { '5T': 'plains', [far]: 'plains', ...more.hexes },
    groups: [{ at: '5T', clan: 1, gry: 20 }, ...(more.groups ?? [])],
  })
  test.each(['5V', '6V', '6U'])('LZ-DEV-11 BB 5T SE with land in %s bridges 5U (EX-37, RULING-60)', (far) => {
    const phase = played(bridging(far), 5, ['1: BB 5T SE'])
    expect([phase.result(1), phase.hex('5U').bridge, phase.hex('5U').owner]).toEqual(['ok', true, 1])
  })

  test('LZ-DEV-11 not without land on the far side; bridge_far = straight: only straight on counts', () => {
    expect(result(bridging('4U'), 'BB 5T SE')).toBe('F06')
    const straight = ['5V', '6V', '6U'].filter(
      (far) => result(bridging(far, { houseRules: { bridge_far: 'straight' } }), 'BB 5T SE') === 'ok',
    )
    expect(straight).toEqual(['6V'])
    expect(result(bridging('6V', { groups: [{ at: '5U', clan: 2, red: 1 }] }), 'BB 5T SE')).toBe('F06')
  })

  test('LZ-DEV-12 DB wrecks a bridge beside, never under the workers; who was on it swims', () => {
    const position = bridging('6V', {
      hexes: { '5U': { terrain: 'water', bridge: true, owner: 2 } },
      groups: [{ at: '5U', clan: 2, red: 9 }],
    })
    const phase = played(position, 5, ['1: DB 5T SE'])
    expect([phase.hex('5U').bridge, phase.at('5U'), phase.told(2)]).toEqual([false, ['2: 9 red'], ['bridgeWrecked']])
    expect(result(position, 'DB 5T N')).toBe('F06')
  })
})

describe('what closes Development', () => {
  test('LZ-DEV-1 in its order: rafts, Home Dens, half-built dens, starvation, spies, clans that are out', () => {
    const position: Position = {
      turn: 9,
      hexes: { '4T': { terrain: 'water', raft: 9 }, '5T': { halfbuilt: { clan: 1, turn: 8 } } },
      groups: [{ at: '9C', clan: 1, red: 45, fed: 1 }],
      spies: [
        { at: '9C', clan: 1, colour: 'grn', made: 5 },
        { at: '1A', clan: 2, made: 5 },
      ],
    }
    const phase = played(position, 5)
    expect(phase.told(1)).toEqual(expect.arrayContaining(['halfbuiltGone', 'starved', 'spyBack']))
    expect([phase.at('9C'), phase.state.spies, phase.hex('4T').raft]).toEqual([['1: 23 red 1 grn'], [], null])
    expect(phase.state.clans.map(({ state }) => state)).toEqual(['active', 'out', 'out'])
  })

  test('LZ-DEV-14 half of a Starving band dies, a lizard alone lives (EX-11, RULING-61); starve = 45_to_55: about half', () => {
    const left = (red: number, houseRules: Position['houseRules'] = {}) =>
      played({ turn: 6, houseRules, groups: [{ at: '9C', clan: 1, red, fed: 1 }] }, 5, [], { 'starve/1/9C/percent': [10] }).groupsOf(1)
    expect([left(45), left(23), left(1), left(100), left(100, { starve: '45_to_55' })]).toEqual([23, 12, 1, 50, 45])
    expect(played({ turn: 5, groups: [{ at: '9C', clan: 1, red: 45, fed: 1 }] }, 5).groupsOf(1)).toBe(45)
  })

  test('LZ-SPY-4 spies rejoin a band of their clan while there is room, the oldest first (RULING-64)', () => {
    const position: Position = {
      groups: [{ at: '9C', clan: 1, red: 299, fed: 4, level: 2 }],
      spies: [
        { at: '9C', clan: 1, colour: 'grn', made: 5 },
        { at: '9C', clan: 1, colour: 'yel', made: 4 },
        { at: '9C', clan: 2, made: 4 },
      ],
    }
    const phase = played(position, 5)
    expect([phase.at('9C'), phase.spies('9C').map(({ clan, made }) => [clan, made])]).toEqual([
      ['1: 299 red 1 yel'],
      [
        [1, 5],
        [2, 4],
      ],
    ])
    expect(phase.group('9C', 1)).toMatchObject({ fed: 4, level: 2 })
  })

  test('LZ-SPY-5 a spy made in turn 3 is back or gone in turn 7 (EX-34, RULING-65); bush_after = 2: in turn 5', () => {
    const there = (turn: number, houseRules: Position['houseRules'] = {}) =>
      played({ turn, houseRules, spies: [{ at: '9C', clan: 1, made: 3 }] }, 5).spies('9C').length
    expect([there(6), there(7), there(4, { bush_after: 2 }), there(5, { bush_after: 2 })]).toEqual([1, 0, 1, 0])
  })

  test('LZ-DROP-2 Home Dens of a clan dropped after turn 9 fall in turn 12 (EX-44, RULING-75); home_fall_after = 1: in turn 10', () => {
    const terrain = (turn: number, houseRules: Position['houseRules'] = {}) =>
      played({ turn, houseRules, hexes: { '9K': { den: { home: true, pop: 50, militia: 40, leaderless: 9 } } } }, 5).hex('9K').terrain
    const falling = { hexes: { '9K': { den: { home: true, pop: 50, leaderless: 9 } } }, groups: [{ at: '9L', clan: 1, red: 2 }] }
    const fallen = played({ turn: 12, ...falling }, 5)
    // Where a Home Den was is nothing that a clan far away may learn.
    expect([fallen.told(1), fallen.told(2)]).toEqual([['homeFallen'], []])
    expect([terrain(11), terrain(12), terrain(10, { home_fall_after: 1 })]).toEqual(['den', 'ruin', 'ruin'])
    expect(played({ turn: 12, hexes: { '9K': { den: { home: true, owner: 1, leaderless: null } } } }, 5).hex('9K').terrain).toBe('den')
  })

  test('LZ-DEV-15 temples and bridges stay with who took them last; site_owner = garrison: with who is there (RULING-42)', () => {
    const position: Position = { hexes: { '9K': { terrain: 'temple', owner: 1 } }, groups: [{ at: '9K', clan: 1, red: 5 }] }
    expect(played(position, 4, ['1: MO 9K N']).hex('9K').owner).toBe(1)
    expect(played({ ...position, houseRules: { site_owner: 'garrison' } }, 4, ['1: MO 9K N']).hex('9K').owner).toBeNull()
    const taken = played({ hexes: { '9K': { terrain: 'temple', owner: 1 } }, groups: [{ at: '10K', clan: 2, red: 5 }] }, 4, ['2: MO 10K N'])
    expect([taken.hex('9K').owner, taken.posted.map(({ clan, delta }) => [clan, delta])]).toEqual([
      2,
      [
        [1, -1],
        [2, 1],
      ],
    ])
  })

  test('LZ-ORDER-9 without a sheet a clan does nothing, and hunger goes on (EX-55, RULING-82)', () => {
    let { state } = played(
      {
        turn: 2,
        groups: [
          { at: '9K', clan: 1, red: 5, fed: 1 },
          { at: '12K', clan: 1, red: 5, fed: 1 },
          { at: '15K', clan: 1, red: 5, fed: 1 },
        ],
      },
      2,
    )
    for (const turn of [2, 3]) for (const phase of [2, 3, 4, 5] as const) state = played({ ...state, turn }, phase).state
    expect(state.groups.map(({ hex, fed, counts }) => [hex, fed, counts.red])).toEqual([
      [266, 1, 5],
      [362, 1, 5],
      [458, 1, 5],
    ])
  })
})
