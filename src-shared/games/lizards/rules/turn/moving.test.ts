import { describe, expect, test } from 'vitest'
import { hits, played, type Position } from '../../testing/position.ts'
import { capturePercentOf } from './spying.ts'

describe('marches', () => {
  test('LZ-MOVE-1 LZ-MOVE-2 a band walks one or two hexes, once a turn (RULING-33)', () => {
    const phase = played({ groups: [{ at: '12C', clan: 1, red: 9 }] }, 4, ['1: MO 12C N', '1: MO 11C N'])
    expect([phase.at('11C'), phase.result(1), phase.result(1, 2)]).toEqual([['1: 9 red'], 'ok', 'F02'])
    expect(played({ groups: [{ at: '12C', clan: 1, red: 9 }] }, 4, ['1: MO 12C N NE']).at('11D')).toEqual(['1: 9 red'])
    expect(played({}, 4, ['1: MO 12C N']).result(1)).toBe('F01')
  })

  test('LZ-ORDER-7 LZ-ORDER-8 who comes first is drawn, and a failure costs nothing (EX-49, RULING-11)', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 100 },
        { at: '11C', clan: 2, grn: 61 },
      ],
    }
    const orders = ['1: MO 12C N', '2: MO 11C N']
    const dice = { 'round1/attack': hits(24), 'round1/defence': hits(15), 'round1/flight': [95] }
    const first = played(position, 4, orders, { ...dice, order: [101, 201] })
    expect([first.result(2), first.groupsOf(2), first.groupsOf(1)]).toEqual(['F01', 37, 92])
    const second = played(position, 4, orders, { ...dice, order: [201, 101] })
    expect([second.at('11C'), second.at('10C'), second.battles]).toEqual([['1: 100 red'], ['2: 61 grn'], []])
  })

  test.each([
    [100, 'ok', ['1: 200 red']],
    [101, 'F04', ['1: 200 red']],
  ])('LZ-MOVE-6 %i more through a hex with 200: %s (EX-36, RULING-43)', (count, result, there) => {
    const phase = played(
      {
        groups: [
          { at: '6F', clan: 1, red: 200 },
          { at: '7F', clan: 1, grn: count },
        ],
      },
      4,
      ['1: MO 7F N N'],
    )
    expect([phase.result(1), phase.at('6F'), phase.at(result === 'ok' ? '5F' : '7F')]).toEqual([result, there, [`1: ${count} grn`]])
  })

  test('LZ-MOVE-3 SP takes what is there (EX-47, RULING-34); split_shortage = fail: it fails', () => {
    const position: Position = { groups: [{ at: '5AD', clan: 1, red: 80, yel: 40, blk: 10 }] }
    const phase = played(position, 4, ['1: SP 5AD N 105 RED 32 YEL'])
    expect([phase.at('4AD'), phase.at('5AD'), phase.result(1)]).toEqual([['1: 80 red 32 yel'], ['1: 8 yel 10 blk'], 'ok fewer'])
    expect(played({ ...position, houseRules: { split_shortage: 'fail' } }, 4, ['1: SP 5AD N 105 RED']).result(1)).toBe('F07')
    expect(played(position, 4, ['1: SP 5AD N 5 GRN']).result(1)).toBe('F07')
  })

  test('LZ-MOVE-3 out and back in one order; both parts may be split off', () => {
    const phase = played({ groups: [{ at: '5AD', clan: 1, red: 80, yel: 40 }] }, 4, ['1: SP 5AD SW NE 80 RED', '1: SP 5AD N 40 YEL'])
    expect([phase.at('5AD'), phase.at('4AD')]).toEqual([['1: 80 red'], ['1: 40 yel']])
  })

  test('LZ-MOVE-4 one lizard split off is a spy and moves as one; a shortage makes none (RULING-36)', () => {
    const phase = played({ groups: [{ at: '12C', clan: 1, red: 2 }] }, 4, ['1: SP 12C N 1 RED'])
    expect([phase.at('12C'), phase.spies('11C').length, phase.at('11C')]).toEqual([['1: 1 red'], 1, []])
    expect(phase.posted.map(({ account, delta, rule }) => `${account} ${delta} ${rule}`)).toEqual(['red -1 LZ-MOVE-4', 'spies 1 LZ-MOVE-4'])
    const shortage = played({ groups: [{ at: '12C', clan: 1, red: 1 }] }, 4, ['1: SP 12C N 2 RED'])
    expect([shortage.at('11C'), shortage.spies('11C')]).toEqual([['1: 1 red'], []])
    const last = played({ groups: [{ at: '12C', clan: 1, red: 1 }] }, 4, ['1: SP 12C N 1 RED'])
    expect([last.groupsOf(1), last.spies('11C').length]).toEqual([0, 1])
  })

  test('LZ-MOVE-7 entering Fertile land by an order makes a band Sated (EX-48, RULING-37)', () => {
    const position: Position = { hexes: { '8C': 'fertile' }, groups: [{ at: '8C', clan: 1, red: 90, fed: 0 }], turn: 5 }
    const stays = played(played(position, 4).state, 5)
    expect(stays.at('8C')).toEqual(['1: 45 red'])
    const goes = played(played(position, 4, ['1: MO 8C N S']).state, 5)
    expect([goes.at('8C'), goes.group('8C', 1)?.fed]).toEqual([['1: 90 red'], 5])
  })

  test.each([
    [20, 6, ['1: 9 red'], 'ok mired'],
    [21, 0, [], 'ok'],
  ])('LZ-MOVE-8 a Swamp, roll %i (EX-35, RULING-38)', (roll, mired, there, result) => {
    const phase = played({ hexes: { '11C': 'swamp' }, groups: [{ at: '12C', clan: 1, red: 9 }] }, 4, ['1: MO 12C N N'], { mire: [roll] })
    expect([phase.result(1), phase.at('11C'), phase.group(roll === 20 ? '11C' : '10C', 1)?.mired]).toEqual([result, there, mired])
    if (mired === 0) return
    const next = (turn: number) => played({ ...phase.state, turn }, 4, ['1: MO 11C N']).result(1)
    expect([next(6), next(7)]).toEqual(['F03', 'ok'])
  })

  test('LZ-MOVE-8 a band mires all in the hex, a spy only itself; mire_spreads = all: a spy too (RULING-76)', () => {
    const position: Position = {
      hexes: { '11C': 'swamp' },
      groups: [{ at: '11C', clan: 1, red: 9 }],
      spies: [
        { at: '12C', clan: 1 },
        { at: '12C', clan: 1 },
      ],
    }
    const dice = { 'spy1/step1/mire': [20] }
    const alone = played(position, 4, ['1: SN 12C N'], dice)
    expect([alone.group('11C', 1)?.mired, alone.spies('11C').map(({ mired }) => mired)]).toEqual([0, [6, 0]])
    expect(played({ ...position, houseRules: { mire_spreads: 'all' } }, 4, ['1: SN 12C N'], dice).group('11C', 1)?.mired).toBe(6)
  })

  test('LZ-MOVE-1 each step is told with the lizards that begin it', () => {
    const position: Position = { hexes: { '11C': 'cursed' }, groups: [{ at: '12C', clan: 1, red: 20 }] }
    const phase = played(position, 4, ['1: MO 12C N N'], { 'step1/curse': hits(5) })
    const steps = phase.events
      .filter(({ kind }) => kind === 'moved')
      .map(({ figures }) => `${figures['from']} ${figures['to']} ${figures['count']} ${figures['left']}`)
    expect(steps).toEqual(['12C 11C 20 15', '11C 10C 15 15'])
  })

  test('LZ-MOVE-5 a band that captives have made too large stays before the hex, and captives go with their captors (RULING-43)', () => {
    const position: Position = {
      groups: [
        { at: '12C', clan: 1, red: 195 },
        { at: '11C', clan: 2, grn: 60 },
        { at: '10C', clan: 1, red: 100, held: 5 },
      ],
    }
    const phase = played(position, 4, ['1: MO 12C N N'], { 'round1/attack': hits(60) })
    expect([phase.at('11C'), phase.at('10C'), phase.result(1)]).toEqual([['1: 195 red 18 grn'], ['1: 100 red'], 'ok fought cut'])
    const fits = { ...position, groups: [...(position.groups ?? []).slice(0, 2), { at: '10C', clan: 1, red: 80, held: 5 }] }
    expect(played(fits, 4, ['1: MO 12C N N'], { 'round1/attack': hits(60) }).at('10C')).toEqual(['1: 275 red 18 grn'])
  })

  test('LZ-MOVE-12 own groups in a hex merge when Movement ends', () => {
    const groups = [
      { at: '12C', clan: 1, red: 9, fed: 5 },
      { at: '11C', clan: 1, grn: 9, fed: 1, level: 2, mired: 5 },
    ]
    const phase = played({ groups }, 4, ['1: MO 12C N'])
    expect(phase.at('11C')).toEqual(['1: 9 red 9 grn'])
    expect(phase.group('11C', 1)).toMatchObject({ fed: 3, level: 1, mired: 5, moved: 5 })
  })

  test('LZ-MOVE-5 a friendly band that comes, a fight and a caught spy disturb builders (LZ-DEV-5)', () => {
    const disturbed = (position: Position, orders: readonly string[], dice = {}) =>
      played(position, 4, orders, dice).hex('11C').disturbed === 5
    const builders = { at: '11C', clan: 1, grn: 20 }
    expect(disturbed({ groups: [builders, { at: '12C', clan: 1, red: 9 }] }, ['1: MO 12C N'])).toBe(true)
    expect(disturbed({ groups: [builders, { at: '12C', clan: 2, red: 9 }] }, ['2: MO 12C N'], { attack: hits(5), defence: hits(9) })).toBe(
      true,
    )
    expect(disturbed({ groups: [builders], spies: [{ at: '12C', clan: 2 }] }, ['2: SN 12C N'], { caught: [1] })).toBe(true)
    expect(disturbed({ groups: [builders], spies: [{ at: '12C', clan: 2 }] }, ['2: SN 12C N'])).toBe(false)
  })
})

describe('rafts', () => {
  const atSea = (more: Position = {}): Position => ({
    ground: 'water',
    ...more,
    hexes: { '5M': { terrain: 'water', raft: 9 }, ...more.hexes },
  })

  test('LZ-MOVE-9 SA carries the band with its raft; no monster, the raft keeps its turns (RULING-40)', () => {
    const phase = played(atSea({ groups: [{ at: '5M', clan: 1, red: 30 }], spies: [{ at: '5M', clan: 1 }] }), 4, ['1: SA 5M SE'], {
      monster: [1],
    })
    expect([phase.at('6N'), phase.hex('6N').raft, phase.hex('5M').raft, phase.spies('5M').length]).toEqual([['1: 30 red'], 9, null, 1])
  })

  test('LZ-MOVE-9 not without raft or crew, not under a bridge, not after SP of the passengers', () => {
    expect(played({ groups: [{ at: '12C', clan: 1, red: 1 }] }, 4, ['1: SA 12C N']).result(1)).toBe('F11')
    expect(played(atSea(), 4, ['1: SA 5M SE']).result(1)).toBe('F01')
    const crew = { groups: [{ at: '5M', clan: 1, red: 30 }] }
    expect(played(atSea({ ...crew, hexes: { '6N': { terrain: 'water', bridge: true } } }), 4, ['1: SA 5M SE']).result(1)).toBe('F11')
    expect(played(atSea(crew), 4, ['1: SP 5M N 9 RED', '1: SA 5M SE']).results.map(({ failed }) => failed)).toEqual([null, 'F02'])
    expect(played(atSea(crew), 4, ['1: SA 5M SE', '1: SP 6N N 9 RED']).results.map(({ failed }) => failed)).toEqual([null, 'F02'])
  })

  test('LZ-MOVE-10 boarding and leaving are marches; aboard no monster comes (RULING-39)', () => {
    const position = atSea({ groups: [{ at: '5L', clan: 1, red: 30 }] })
    const aboard = played({ ...position, hexes: { ...position.hexes, '5L': 'plains' } }, 4, ['1: MO 5L SE'], { monster: [1] })
    expect([aboard.at('5M'), aboard.battles, aboard.hex('5M').raft]).toEqual([['1: 30 red'], [], 9])
  })

  test('LZ-MOVE-11 a raft that runs onto land is lost, and the crew marches on and eats', () => {
    const position = atSea({ hexes: { '6N': 'fertile', '7N': 'plains' }, groups: [{ at: '5M', clan: 1, red: 30, fed: 1 }] })
    const phase = played(position, 4, ['1: SA 5M SE S'])
    expect([phase.at('7N'), phase.hex('5M').raft, phase.group('7N', 1)?.fed]).toEqual([['1: 30 red'], null, 5])
  })

  const rams = atSea({
    hexes: { '6N': { terrain: 'water', raft: 7 } },
    groups: [
      { at: '5M', clan: 1, red: 30 },
      { at: '6N', clan: 2, grn: 20 },
    ],
  })
  test('LZ-COMBAT-12 the winner’s raft goes on and theirs sinks (EX-52, RULING-41)', () => {
    const phase = played(rams, 4, ['1: SA 5M SE'], { attack: hits(15), defence: hits(0), 'round2/attack': hits(5) })
    expect([phase.group('6N', 1)?.level, phase.hex('6N').raft, phase.hex('5M').raft]).toEqual([1, 9, null])
  })

  test('LZ-COMBAT-12 who rams and flees stays on the own raft; a beaten crew swims (EX-52)', () => {
    const loses = played(rams, 4, ['1: SA 5M SE'], {
      'round1/attack': hits(0),
      'round1/defence': hits(10),
      'round2/attack': hits(0),
      'round2/defence': hits(10),
      flight: [50],
    })
    expect([loses.group('5M', 1)?.clan, loses.hex('5M').raft, loses.hex('6N').raft, loses.groupsOf(1)]).toEqual([1, 9, 7, 10])
    const crew = played(rams, 4, ['1: SA 5M SE'], { 'round1/attack': hits(10), 'round1/defence': hits(0), flight: [95] })
    expect([crew.at('6N')[0]?.startsWith('1: 30 red'), crew.hex('6N').raft, crew.groupsOf(2)]).toEqual([true, 9, 10])
  })
})

describe('spies', () => {
  test('LZ-SPY-1 SN moves all spies of a hex, also among enemies; sneak_moves = one: the oldest (RULING-62)', () => {
    const position: Position = {
      spies: [
        { at: '12C', clan: 1, made: 4 },
        { at: '12C', clan: 1, made: 3 },
      ],
      groups: [{ at: '11C', clan: 2, red: 9 }],
    }
    expect(played(position, 4, ['1: SN 12C N']).spies('11C')).toHaveLength(2)
    expect(
      played({ ...position, houseRules: { sneak_moves: 'one' } }, 4, ['1: SN 12C N'])
        .spies('11C')
        .map(({ made }) => made),
    ).toEqual([3])
    expect(played(position, 4, ['1: SN 12C N', '1: SN 11C N']).result(1, 2)).toBe('F02')
    expect(played(position, 4, ['2: SN 11C N']).result(2)).toBe('F01')
  })

  test.each([
    [1, 1],
    [100, 34],
    [285, 95],
    [300, 95],
  ])('LZ-SPY-2 among %i enemies a spy is caught by %i percent (EX-33, RULING-63)', (enemies, percent) => {
    expect(capturePercentOf(enemies, 3)).toBe(percent)
  })

  test('LZ-SPY-2 spy_capture_per = 10; in a den of others it is always caught, and both learn of it', () => {
    const position: Position = { spies: [{ at: '12C', clan: 1 }], groups: [{ at: '11C', clan: 2, red: 100 }] }
    const caught = (houseRules: Position['houseRules'], roll: number) =>
      played({ ...position, houseRules: houseRules ?? {} }, 4, ['1: SN 12C N'], { caught: [roll] }).spies('11C').length === 0
    expect([caught({}, 34), caught({}, 35), caught({ spy_capture_per: 10 }, 10), caught({ spy_capture_per: 10 }, 11)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const inDen = played({ ...position, groups: [], hexes: { '11C': { den: { owner: 2, pop: 9 } } } }, 4, ['1: SN 12C N'])
    expect([inDen.spies('11C'), inDen.told(1), inDen.told(2)]).toEqual([[], ['spyCaught'], ['spyCaught']])
  })

  test('LZ-SPY-2 a spy that stays among enemies is rolled for once, unless it has moved (RULING-12)', () => {
    const position: Position = { spies: [{ at: '11C', clan: 1 }], groups: [{ at: '11C', clan: 2, red: 100 }] }
    expect(played(position, 4, [], { 'watch/1/11C/1': [34] }).spies('11C')).toEqual([])
    expect(played(position, 4, ['1: SN 11C N'], { order: [101], 'watch/1/11C/1': [1] }).spies('10C')).toHaveLength(1)
  })

  test('LZ-SPY-3 spies neither fight nor are thrown at; curse, drowning and monsters take them', () => {
    const into = (terrain: 'cursed' | 'whirlpool' | 'water', dice: Readonly<Record<string, readonly number[]>>) =>
      played({ hexes: { '11C': terrain, '10C': 'water' }, spies: [{ at: '12C', clan: 1 }] }, 4, ['1: SN 12C N'], dice).spies('11C').length
    expect([into('cursed', { curse: [30] }), into('cursed', { curse: [31] })]).toEqual([0, 1])
    expect([into('whirlpool', { drown: [75] }), into('whirlpool', { drown: [76] })]).toEqual([0, 1])
    expect([into('water', { monster: [10] }), into('water', { monster: [11] })]).toEqual([0, 1])
  })
})
