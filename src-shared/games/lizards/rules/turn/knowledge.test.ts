import { describe, expect, test } from 'vitest'
import { stateOf, type Position } from '../../testing/position.ts'
import { geographyOf } from '../geography.ts'
import { PhaseChance } from './chance.ts'
import { dropClan } from './dropping.ts'
import { knowledgeOf, listingOf, seenBy } from './knowledge.ts'
import { Turn } from './turn.ts'
import { endingOf, pointsOf, targetOf } from './victory.ts'

const geography = geographyOf({ hex_layout: 'even_high', wrap: true })
const cellOf = (text: string): number => geography.cellOf(text)
const code = (cell: number): string => geography.code(cell)

describe('what a clan sees', () => {
  test.each([
    ['plains', 19],
    ['peak', 37],
    ['volcano', 19],
  ] as const)('LZ-SIGHT-1 from %s %i hexes, its own included (EX-06, RULING-08)', (terrain, many) => {
    const state = stateOf({ hexes: { '9K': terrain }, spies: [{ at: '9K', clan: 1 }] })
    expect(seenBy(state, 1).size).toBe(many)
    const turn = new Turn(state, new PhaseChance([1]))
    const seers = state.hexes.filter((_, cell) => turn.seersOf(cell).has(1)).length
    expect(seers).toBe(many)
  })

  test('LZ-SIGHT-2 den lizards see nothing: an empty den gives no view', () => {
    expect(seenBy(stateOf({ hexes: { '9K': { den: { owner: 1, pop: 90 } } } }), 1).size).toBe(0)
  })

  const position: Position = {
    hexes: {
      '9K': { den: { owner: 1, pop: 90, colour: 'red', home: true } },
      '8K': { den: { owner: 2, pop: 40, colour: 'blk', home: true } },
      '10K': 'scrub',
      '9L': { den: { pop: 20, colour: 'grn' } },
    },
    groups: [
      { at: '9K', clan: 1, red: 10 },
      { at: '10K', clan: 2, grn: 7 },
      { at: '9J', clan: 3, grn: 5, gry: 4 },
      { at: '20A', clan: 2, red: 9 },
    ],
    spies: [
      { at: '9J', clan: 1 },
      { at: '11K', clan: 1 },
      { at: '8K', clan: 2 },
    ],
  }

  test('LZ-SIGHT-3 LZ-SIGHT-4 LZ-SIGHT-6 tags and head counts, hidden lizards only with a spy among them', () => {
    const bandsOf = (given: Position) =>
      knowledgeOf(stateOf(given), 1, null).bands.map(({ cell, clan, count }) => `${code(cell)} ${clan} ${count}`)
    expect(bandsOf(position)).toEqual(['9J 3 9', '9K 1 100'])
    expect(bandsOf({ ...position, spies: [{ at: '10K', clan: 1 }] })).toEqual(['9J 3 9', '9K 1 100', '10K 2 7'])
  })

  test('LZ-SIGHT-5 dens show owner and colour, a Home Den of others no colour; home_colour = shown: it does (RULING-09)', () => {
    const densOf = (given: Position) =>
      knowledgeOf(stateOf(given), 1, null).dens.map(({ cell, owner, colour }) => `${code(cell)} ${owner} ${colour ?? '-'}`)
    expect(densOf(position)).toEqual(['8K 2 -', '9K 1 red', '9L 0 grn'])
    expect(densOf({ ...position, houseRules: { home_colour: 'shown' } })).toEqual(['8K 2 blk', '9K 1 red', '9L 0 grn'])
  })

  test('LZ-SIGHT-7 own spies show, but not among enemies; others’ never do', () => {
    expect(knowledgeOf(stateOf(position), 1, null).spies.map(code)).toEqual(['11K'])
    expect(JSON.stringify(knowledgeOf(stateOf(position), 3, null).spies)).toBe('[]')
  })

  test('LZ-REPORT-7 terrain once seen is remembered with its turn; map_memory = off: it is not', () => {
    const later = stateOf({ turn: 6, groups: [{ at: '25K', clan: 1, red: 1 }] })
    const before = knowledgeOf(stateOf(position), 1, null)
    const after = knowledgeOf(later, 1, before)
    expect([after.hexes[cellOf('10K')], after.hexes[cellOf('25K')]?.seen, after.hexes[cellOf('1A')]]).toEqual([
      { terrain: 'scrub', seen: 5, feature: null },
      6,
      null,
    ])
    expect(after.dens).toHaveLength(3)
    const off = knowledgeOf({ ...later, houseRules: { map_memory: 'off' } }, 1, before)
    expect([off.hexes.filter((hex) => hex !== null).length, off.dens]).toEqual([19, []])
  })

  test('LZ-REPORT-6 the listing of a clan', () => {
    const listing = listingOf(
      stateOf({
        ...position,
        turn: 8,
        groups: [{ at: '9K', clan: 1, red: 10, fed: 5, level: 2, mired: 9 }],
        spies: [{ at: '11K', clan: 1, made: 6, colour: 'yel' }],
      }),
      1,
    )
    expect(listing).toMatchObject({
      dens: [{ colour: 'red', home: true, pop: 90, band: 10 }],
      bands: [{ hunger: 3, level: 2, mired: true, counts: { red: 10 } }],
      spies: [{ colour: 'yel', turns: 2 }],
    })
  })
})

describe('points and the end', () => {
  test('LZ-VICTORY-1 points (EX-39)', () => {
    const hexes = {
      '1A': { den: { owner: 1, pop: 340, home: true } },
      '1B': { den: { owner: 1 } },
      '1C': { den: { owner: 1 } },
      '1D': { terrain: 'temple', owner: 1 },
      '1E': { terrain: 'water', bridge: true, owner: 1 },
      '1F': { terrain: 'water', bridge: true, owner: 1 },
      '1G': { terrain: 'water', bridge: true, owner: 1 },
      '1H': { terrain: 'temple', owner: 2 },
    } as const
    const points = pointsOf(
      stateOf({
        hexes,
        groups: [{ at: '9K', clan: 1, red: 210 }],
        spies: [
          { at: '9K', clan: 1 },
          { at: '9K', clan: 1 },
        ],
      }),
    )
    expect([...points]).toEqual([
      [1, 2662],
      [2, 30],
      [3, 0],
    ])
  })

  const homes = (many: number, pop = 0): Position['hexes'] & object =>
    Object.fromEntries(
      Array.from({ length: many }, (_, at) => [`${at + 1}A`, { den: { home: true, owner: at === 0 ? 1 : null, pop: at === 0 ? pop : 0 } }]),
    )
  const ended = (many: number, pop: number, houseRules: Position['houseRules'] = {}, more: Position = {}) =>
    endingOf(stateOf({ houseRules, hexes: homes(many, pop), groups: [{ at: '20C', clan: 2, red: 1 }], ...more }))

  test('LZ-VICTORY-2 LZ-VICTORY-3 target and victory (EX-40, RULING-66); victory = more_than: not at exactly the target', () => {
    expect([16, 15, 0].map((many) => targetOf(stateOf({ hexes: homes(many) })))).toEqual([16000, 15000, 1000])
    expect([ended(16, 13999), ended(16, 14000)]).toEqual([null, { how: 'target', winners: [1] }])
    expect([ended(16, 14000, { victory: 'more_than' }), ended(16, 14001, { victory: 'more_than' })]).toEqual([
      null,
      { how: 'target', winners: [1] },
    ])
  })

  test('LZ-VICTORY-2 target_per_home = 3000: few clans play on longer', () => {
    expect(targetOf(stateOf({ hexes: homes(2), houseRules: { target_per_home: 3000 } }))).toBe(6000)
  })

  test('LZ-VICTORY-3 of two at once the one with more points, else both (RULING-67)', () => {
    const two = (one: number, other: number) =>
      endingOf(stateOf({ hexes: { '1A': { den: { owner: 1, pop: one } }, '2A': { den: { owner: 2, pop: other } } } }))
    expect([two(1000, 1001), two(1000, 1000)]).toEqual([
      { how: 'target', winners: [2] },
      { how: 'target', winners: [1, 2] },
    ])
  })

  test('LZ-VICTORY-4 the last clan wins, none is nobody’s; turn_limit = 10: most points after turn 10 (RULING-80)', () => {
    const state = stateOf({
      groups: [
        { at: '20C', clan: 2, red: 5 },
        { at: '21C', clan: 1, red: 4 },
      ],
    })
    const left = (...active: readonly number[]) => ({
      ...state,
      clans: state.clans.map((clan) => ({ ...clan, state: active.includes(clan.clan) ? ('active' as const) : ('out' as const) })),
    })
    expect([endingOf(left(3)), endingOf(left()), endingOf(left(1, 2))]).toEqual([
      { how: 'last', winners: [3] },
      { how: 'nobody', winners: [] },
      null,
    ])
    const limited = { ...left(1, 2), houseRules: { turn_limit: 10 } as const }
    expect([endingOf({ ...limited, turn: 9 }), endingOf({ ...limited, turn: 10 })]).toEqual([null, { how: 'limit', winners: [2] }])
  })
})

describe('a clan that is dropped', () => {
  const position: Position = {
    turn: 9,
    hexes: {
      '9K': { den: { owner: 1, pop: 50, home: true } },
      '12K': { den: { owner: 1, pop: 20 } },
      '14K': { terrain: 'temple', owner: 1 },
    },
    groups: [
      { at: '9K', clan: 1, red: 40, level: 3 },
      { at: '20K', clan: 1, red: 25 },
    ],
    spies: [{ at: '3A', clan: 1 }],
  }

  test('LZ-DROP-1 its dens are Free, warriors in them militia, the rest vanishes (EX-44, RULING-74, 81)', () => {
    const { state, posted } = dropClan(stateOf(position), 1)
    expect(state.hexes[cellOf('9K')]?.den).toMatchObject({ owner: null, militia: 40, militiaLevel: 3, leaderless: 9, home: true })
    expect([state.groups, state.spies, state.hexes[cellOf('14K')]?.owner, state.clans[0]?.state]).toEqual([[], [], null, 'leaderless'])
    expect(posted.map(({ account, delta }) => `${account} ${delta}`).sort()).toEqual([
      'denLizards -20',
      'denLizards -50',
      'dens -1',
      'homes -1',
      'red -25',
      'red -40',
      'spies -1',
      'temples -1',
    ])
  })

  test('LZ-DROP-1 drop_bands = neutral: bands outside dens stay as nobody’s', () => {
    const { state } = dropClan(stateOf({ ...position, houseRules: { drop_bands: 'neutral' } }), 1)
    expect(state.groups.map(({ clan, counts }) => [clan, counts.red])).toEqual([[0, 25]])
  })
})
