import { describe, expect, test } from 'vitest'
import { hits, played, type Position } from '../../testing/position.ts'
import { CHANTS, isChant } from '../tables.ts'
import { shareOf } from './bands.ts'
import { shuntDistance } from './chants.ts'

describe('lobs', () => {
  const yellows = (more: Position = {}): Position => ({
    ...more,
    groups: [
      { at: '12C', clan: 1, yel: 50, level: 5 },
      { at: '11C', clan: 2, grn: 12 },
    ],
  })

  test('LZ-ART-1 every Yellow throws, each hits by 30 percent, hits beyond those there are lost (EX-19, RULING-20)', () => {
    const phase = played(yellows(), 3, ['1: LO 12C N'], { lob: [...hits(16), 30, 31] })
    expect([phase.at('11C'), phase.result(1), phase.told(2)]).toEqual([[], 'ok', ['stoned']])
    expect(phase.hex('11C').disturbed).toBe(5)
    expect(played(yellows(), 3, ['1: LO 12C N'], { lob: hits(5) }).at('11C')).toEqual(['2: 7 grn'])
  })

  test.each(['ruin', 'temple'] as const)('LZ-ART-1 nobody is hit in a %s; thrown for nothing, the throwers are held', (terrain) => {
    const phase = played(yellows({ hexes: { '11C': terrain } }), 3, ['1: LO 12C N'], { lob: hits(50) })
    expect([phase.at('11C'), phase.result(1), phase.group('12C', 1)?.held]).toEqual([['2: 12 grn'], 'ok', 5])
  })

  test('LZ-ART-1 once for each hex and turn; own lizards and spies are unharmed', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, yel: 50 },
        { at: '11C', clan: 1, red: 12 },
      ],
      spies: [{ at: '11C', clan: 2 }],
    }
    const phase = played(position, 3, ['1: LO 12C N', '1: LO 12C S'], { lob: hits(50) })
    expect([phase.at('11C'), phase.spies('11C').length, phase.result(1, 2)]).toEqual([['1: 12 red'], 1, 'F10'])
  })

  test('LZ-ART-2 after it no lizard of the hex moves, spies included; held_spies = none: spies do (RULING-21)', () => {
    const position: Position = {
      groups: [{ at: '12C', clan: 1, yel: 5 }],
      spies: [
        { at: '12C', clan: 1 },
        { at: '12C', clan: 2 },
      ],
    }
    const { state } = played(position, 3, ['1: LO 12C N'])
    const next = played(state, 4, ['1: MO 12C N', '1: SN 12C S', '2: SN 12C S'])
    expect([next.result(1), next.result(1, 2), next.result(2)]).toEqual(['F03', 'F03', 'ok'])
    const free = played({ ...position, houseRules: { held_spies: 'none' } }, 3, ['1: LO 12C N']).state
    expect(played(free, 4, ['1: SN 12C S']).result(1)).toBe('ok')
  })
})

describe('freeing', () => {
  const inDen = (colour: 'red' | null, pop: number, more: Position = {}): Position => ({
    ...more,
    hexes: { '12C': { den: { owner: 1, colour, pop } } },
    groups: [{ at: '12C', clan: 1, red: 20, grn: 5 }],
  })

  test('LZ-ART-3 LZ-ART-6 outside dens the freed vanish; without numbers all are freed', () => {
    const position: Position = { groups: [{ at: '12C', clan: 1, red: 20, grn: 5 }], spies: [{ at: '12C', clan: 1 }] }
    expect(played(position, 3, ['1: FR 12C 8 RED']).at('12C')).toEqual(['1: 12 red 5 grn'])
    const all = played(position, 3, ['1: FR 12C'])
    expect([all.at('12C'), all.spies('12C').length]).toEqual([[], 1])
    expect(played(position, 3, ['1: FR 12C 8 BLK']).result(1)).toBe('F07')
  })

  test('LZ-ART-4 in a den those of its colour become den lizards, others stay; free_wrong_colour = vanish: others vanish (RULING-22)', () => {
    const phase = played(inDen('red', 30), 3, ['1: FR 12C'])
    expect([phase.hex('12C').den?.pop, phase.at('12C')]).toEqual([50, ['1: 5 grn']])
    expect(phase.posted).toMatchObject([
      { account: 'red', delta: -20 },
      { account: 'denLizards', delta: 20 },
    ])
    expect(played(inDen('red', 30, { houseRules: { free_wrong_colour: 'vanish' } }), 3, ['1: FR 12C']).at('12C')).toEqual([])
  })

  test.each([
    [8, '2 RED', 10, 'red'],
    [8, '1 RED', 9, null],
    [6, '2 RED 2 GRN', 10, 'blk'],
  ])('LZ-ART-5 a den without colour, with %i lizards, gets %s: %i and %s (EX-16, RULING-15)', (pop, freed, after, colour) => {
    const { den } = played(inDen(null, pop), 3, [`1: FR 12C ${freed}`], { 'den/colour': [4] }).hex('12C')
    expect([den?.pop, den?.colour]).toEqual([after, colour])
  })
})

describe('chants', () => {
  const blacks = (count: number, more: Position = {}): Position => ({
    ...more,
    groups: [{ at: '15R', clan: 1, blk: count }, ...(more.groups ?? [])],
  })

  test('LZ-CHANT-13 share of the chanters that turns Red at the least number (EX-20)', () => {
    const shares = Object.entries(CHANTS).map(([code, { blacks: needed, reverting }]) => [code, shareOf(needed, reverting, 'down')])
    expect(Object.fromEntries(shares)).toEqual({
      EYES: 0,
      REVE: 2,
      SHUN: 10,
      SUMM: 15,
      MOUL: 24,
      FREE: 30,
      COER: 48,
      GATE: 0,
      TRAN: 75,
      DARK: 108,
    })
    expect(isChant('eyes')).toBe(false)
  })

  test('LZ-CHANT-13 not in a temple, but Dark reverts even there (EX-21); not where nothing was affected', () => {
    const spies = [{ at: '15R', clan: 2 }]
    const reds = (position: Position, order: string) => played(position, 3, [order]).group('15R', 1)?.counts.red
    expect(reds(blacks(60, { spies }), '1: CH 15R REVE')).toBe(6)
    expect(reds(blacks(60, { spies, hexes: { '15R': 'temple' } }), '1: CH 15R REVE')).toBe(0)
    expect(reds(blacks(180, { hexes: { '15R': 'temple' } }), '1: CH 15R N DARK')).toBe(108)
    expect(reds(blacks(60), '1: CH 15R REVE')).toBe(0)
  })

  test('LZ-CHANT-11 LZ-CHANT-14 as many as BLK says and are there; enough of them; one chant for each hex and turn (RULING-23)', () => {
    const phase = played(blacks(200), 3, ['1: CH 15R EYES 150 BLK', '1: CH 15R EYES'])
    expect([phase.result(1), phase.result(1, 2)]).toEqual(['ok', 'F10'])
    expect(played(blacks(24, { spies: [{ at: '15R', clan: 2 }] }), 3, ['1: CH 15R REVE']).result(1)).toBe('F07')
    const fruitless = played(blacks(25), 3, ['1: CH 15R REVE'])
    expect([fruitless.result(1), fruitless.group('15R', 1)?.held]).toEqual(['F12', 5])
    expect(played(blacks(24), 3, ['1: CH 15R REVE']).group('15R', 1)?.held).toBe(0)
  })

  test('LZ-CHANT-1 Eyes tell the chanter alone all that is there but spies (RULING-25)', () => {
    const more: Position = {
      hexes: { '14R': { den: { owner: 2, colour: 'grn', pop: 40, home: true } } },
      groups: [{ at: '14R', clan: 2, red: 7 }],
      spies: [{ at: '14R', clan: 3 }],
    }
    const phase = played(blacks(10, more), 3, ['1: CH 15R N EYES'])
    expect(phase.events).toMatchObject([{ kind: 'eyesDen', see: [1], figures: { red: 7, pop: 40, colour: 'grn', owner: 2 } }])
    expect(played(blacks(10, { ...more, houseRules: { den_shelter: 'all_but_dark' } }), 3, ['1: CH 15R N EYES']).result(1)).toBe('F12')
  })

  test('den_shelter = all_but_dark: dens keep Reveal and Freeze out as well', () => {
    const more: Position = {
      houseRules: { den_shelter: 'all_but_dark' },
      hexes: { '14R': { den: { owner: 2, pop: 40 } } },
      groups: [{ at: '14R', clan: 2, red: 7 }],
      spies: [{ at: '14R', clan: 3 }],
    }
    expect(played(blacks(100, more), 3, ['1: CH 15R N FREE']).result(1)).toBe('F12')
    expect(played(blacks(100, more), 3, ['1: CH 15R N REVE']).result(1)).toBe('F12')
  })

  test('LZ-CHANT-2 LZ-CHANT-12 a whole order: Reveal on 15Q reaches 15P; the band is held, an own spy too (EX-54, RULING-24)', () => {
    const phase = played(
      blacks(60, {
        spies: [
          { at: '15P', clan: 2 },
          { at: '15R', clan: 1 },
          { at: '15O', clan: 2 },
        ],
      }),
      3,
      ['1: CH 15R SW REVE'],
    )
    expect([phase.spies('15P'), phase.spies('15O').length, phase.at('15R')]).toEqual([[], 1, ['1: 6 red 54 blk']])
    expect(phase.told(2)).toEqual(['spyRevealed'])
    expect(played(phase.state, 4, ['1: SN 15R N', '1: MO 15R N']).results.map(({ failed }) => failed)).toEqual(['F03', 'F03'])
  })

  test.each([
    [50, 2],
    [99, 2],
    [100, 3],
    [149, 3],
    [150, 4],
    [300, 7],
  ])('LZ-CHANT-3 %i Blacks shunt %i hexes (EX-22)', (count, far) => {
    expect(shuntDistance(count)).toBe(far)
  })

  const shunted: Position = {
    groups: [
      { at: '14AB', clan: 1, blk: 100 },
      { at: '13AA', clan: 2, red: 9, mired: 6 },
    ],
  }
  test('LZ-CHANT-3 lizards fly on in the last direction; a den or warriors stop them before (EX-23, RULING-26)', () => {
    const order = '1: CH 14AB N SW SHUN'
    const far = played(shunted, 3, [order])
    expect([far.at('15X'), far.group('15X', 2)?.mired, far.at('14AB')]).toEqual([['2: 9 red'], 0, ['1: 20 red 80 blk']])
    expect(played({ ...shunted, hexes: { '15X': { den: { pop: 5 } } } }, 3, [order]).at('14Y')).toEqual(['2: 9 red'])
    const barred = played({ groups: [...(shunted.groups ?? []), { at: '14Z', clan: 3, red: 1 }] }, 3, [order])
    expect([barred.result(1), barred.at('14AB')]).toEqual(['F12', ['1: 100 blk']])
  })

  test('LZ-CHANT-3 landing in a Cursed hex or a Whirlpool does damage, in water no monster comes', () => {
    const landing = (terrain: 'cursed' | 'whirlpool' | 'water') =>
      played({ ...shunted, hexes: { '15X': terrain } }, 3, ['1: CH 14AB N SW SHUN'], {
        curse: hits(4),
        drown: hits(5),
        monster: [1],
      }).groupsOf(2)
    expect([landing('cursed'), landing('whirlpool'), landing('water')]).toEqual([5, 4, 9])
  })

  test('wrap = false: a shunt stops at the edge, and what leads over it fails', () => {
    const position: Position = {
      houseRules: { wrap: false },
      groups: [
        { at: '3C', clan: 1, blk: 100 },
        { at: '2C', clan: 2, red: 9 },
      ],
    }
    expect(played(position, 3, ['1: CH 3C N SHUN']).at('1C')).toEqual(['2: 9 red'])
    expect(played({ houseRules: { wrap: false }, groups: [{ at: '1C', clan: 1, red: 9 }] }, 4, ['1: MO 1C N']).result(1)).toBe('F06')
    expect(played({ groups: [{ at: '1C', clan: 1, red: 9 }] }, 4, ['1: MO 1C N']).at('32C')).toEqual(['1: 9 red'])
  })

  test('LZ-CHANT-4 LZ-MAP-5 a summoned monster of double strength attacks on bridge and raft too (EX-26, RULING-27)', () => {
    const more: Position = {
      ground: 'water',
      hexes: { '15R': 'plains', '14R': { terrain: 'water', bridge: true } },
      groups: [{ at: '14R', clan: 2, red: 9 }],
      spies: [{ at: '14R', clan: 3 }],
    }
    const phase = played(blacks(60, more), 3, ['1: CH 15R N SUMM'], { defence: hits(9) })
    expect(phase.battles).toMatchObject([
      { attacker: { kind: 'band', count: 9 }, defender: { kind: 'monster', count: 150 }, winner: 'defender' },
    ])
    expect([phase.at('14R'), phase.spies('14R'), phase.at('15R')]).toEqual([[], [], ['1: 15 red 45 blk']])
    expect(played(blacks(60), 3, ['1: CH 15R N SUMM']).result(1)).toBe('F06')
  })

  test.each([
    ['water', 25, 'plains'],
    ['water', 26, 'swamp'],
    ['water', 97, 'volcano'],
    ['water', 98, 'temple'],
    ['plains', 80, 'water'],
    ['plains', 81, 'whirlpool'],
    ['cursed', 1, 'cursed'],
  ] as const)('LZ-CHANT-5 Mould of %s, roll %i: %s (EX-27, RULING-28)', (terrain, roll, after) => {
    const phase = played(blacks(80, { hexes: { '14R': terrain } }), 3, ['1: CH 15R N MOUL'], { mould: [roll] })
    expect([phase.hex('14R').terrain, phase.at('15R')]).toEqual([after, terrain === 'cursed' ? ['1: 80 blk'] : ['1: 24 red 56 blk']])
  })

  test('LZ-CHANT-5 bridges beside a hex that sinks go; in a new Whirlpool lizards drown', () => {
    const more: Position = {
      hexes: { '13R': { terrain: 'water', bridge: true, owner: 3 }, '14R': { halfbuilt: { clan: 2, turn: 4 } } },
      groups: [{ at: '14R', clan: 2, red: 9 }],
    }
    const phase = played(blacks(80, more), 3, ['1: CH 15R N MOUL'], { mould: [81], drown: hits(6) })
    expect([phase.hex('13R').bridge, phase.hex('14R').halfbuilt, phase.at('14R')]).toEqual([false, null, ['2: 3 red']])
    expect(phase.posted.filter(({ account }) => account === 'bridges')).toMatchObject([{ clan: 3, delta: -1 }])
  })

  test('LZ-MAP-6 raised water bears neither raft nor bridge, and the lizards are on land (RULING-79)', () => {
    const more: Position = { hexes: { '14R': { terrain: 'water', raft: 9 } }, groups: [{ at: '14R', clan: 2, red: 9 }] }
    const phase = played(blacks(80, more), 3, ['1: CH 15R N MOUL'], { mould: [1] })
    expect([phase.hex('14R').raft, phase.at('14R')]).toEqual([null, ['2: 9 red']])
  })

  test('LZ-CHANT-6 Freeze: warriors neither move nor flee, spies do', () => {
    const { state, ...phase } = played(blacks(100, { groups: [{ at: '14R', clan: 2, red: 9 }], spies: [{ at: '14R', clan: 2 }] }), 3, [
      '1: CH 15R N FREE',
    ])
    expect(phase.result(1)).toBe('ok')
    expect(played(state, 4, ['2: MO 14R N', '2: SN 14R N']).results.map(({ failed }) => failed)).toEqual(['F03', null])
  })

  test.each([
    [120, 'plains', ['1: 120 red'], ['1: 48 red 72 blk'], 'ok'],
    [121, 'plains', ['2: 121 red'], ['1: 120 blk'], 'F12'],
    [60, 'temple', ['2: 60 red'], ['1: 120 blk'], 'F12'],
  ] as const)('LZ-CHANT-7 120 Blacks coerce %i in %s (EX-24, RULING-29)', (count, terrain, target, chanting, result) => {
    const phase = played(blacks(120, { hexes: { '14R': terrain }, groups: [{ at: '14R', clan: 2, red: count, fed: 2, level: 3 }] }), 3, [
      '1: CH 15R N COER',
    ])
    expect([phase.at('14R'), phase.at('15R'), phase.result(1)]).toEqual([target, chanting, result])
    if (result === 'ok') expect(phase.group('14R', 1)).toMatchObject({ fed: 2, level: 3, moved: 0 })
  })

  test.each([
    [250, [{ at: '3AC', clan: 2, red: 80 }], 30, [220, 80]],
    [220, [{ at: '3AC', clan: 2, red: 80 }], 0, [220, 80]],
    [250, [{ at: '3AC', clan: 1, red: 60 }], 10, null],
  ] as const)('LZ-CHANT-8 Gate of %i to %o: %i die (EX-25, RULING-30)', (coming, there, lost, fought) => {
    const position: Position = {
      hexes: { '1A': 'temple', '3AC': 'temple' },
      groups: [{ at: '1A', clan: 1, blk: coming }, ...there],
      spies: [{ at: '1A', clan: 1 }],
    }
    const phase = played(position, 3, ['1: CH 1A GATE 3AC'], { attack: hits(200) })
    expect(phase.events.find(({ kind }) => kind === 'gated')?.figures['lost']).toBe(lost)
    expect(phase.battles.map(({ attacker, defender }) => [attacker.count, defender.count])).toEqual(fought === null ? [] : [fought])
    expect([phase.spies('1A').length, phase.hex('3AC').owner, phase.at('1A')]).toEqual([1, 1, []])
    if (fought === null) expect(phase.groupsOf(1)).toBe(300)
    // They have moved; friends that were there may still.
    expect(played(phase.state, 4, ['1: MO 3AC N']).result(1)).toBe(fought === null ? 'ok' : 'F02')
  })

  test('LZ-CHANT-8 after Gate neither side flees', () => {
    const position: Position = {
      hexes: { '1A': 'temple', '3AC': 'temple' },
      groups: [
        { at: '1A', clan: 1, blk: 130 },
        { at: '3AC', clan: 2, red: 10 },
      ],
    }
    const phase = played(position, 3, ['1: CH 1A GATE 3AC'], { 'round1/attack': hits(2), flight: [1], 'round2/attack': hits(8) })
    expect(phase.battles).toMatchObject([{ fled: false, rounds: [{ flight: null }, {}] }])
  })

  test('LZ-CHANT-9 Transmute: each colour becomes another, equal results join (RULING-31)', () => {
    const phase = played(blacks(150, { groups: [{ at: '14R', clan: 2, red: 5, grn: 4 }] }), 3, ['1: CH 15R N TRAN'], {
      'transmute/red': [1],
      'transmute/grn': [1],
    })
    // Others of red: grn gry yel blk; others of green: red gry yel blk.
    expect([phase.at('14R'), phase.at('15R')]).toEqual([['2: 9 gry'], ['1: 75 red 75 blk']])
  })

  test('LZ-CHANT-10 Dark kills everything and leaves a Cursed hex, the chanters too on their own (RULING-32)', () => {
    const hexes = { '14R': { den: { owner: 2, pop: 50, home: true } } }
    const phase = played(blacks(180, { hexes, groups: [{ at: '14R', clan: 2, red: 5 }], spies: [{ at: '14R', clan: 3 }] }), 3, [
      '1: CH 15R N DARK',
    ])
    expect([phase.hex('14R').terrain, phase.hex('14R').den, phase.at('14R'), phase.spies('14R')]).toEqual(['cursed', null, [], []])
    expect(phase.posted.filter(({ clan }) => clan === 2).map(({ account, delta }) => `${account} ${delta}`)).toEqual([
      'red -5',
      'homes -1',
      'denLizards -50',
    ])
    expect(played(blacks(180), 3, ['1: CH 15R DARK']).groupsOf(1)).toBe(0)
  })

  test('artillery_order = chant_lob_free: chants before lobs before freeing, whatever was drawn (RULING-12)', () => {
    const position: Position = {
      groups: [
        { at: '15R', clan: 1, blk: 100 },
        { at: '14R', clan: 2, yel: 10 },
      ],
    }
    const orders = ['1: CH 15R N FREE', '2: FR 14R']
    const dice = { order: [201, 101] }
    expect(played(position, 3, orders, dice).result(1)).toBe('F12')
    expect(played({ ...position, houseRules: { artillery_order: 'chant_lob_free' } }, 3, orders, dice).result(1)).toBe('ok')
  })
})
