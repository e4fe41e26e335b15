import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { CELLS, geographyOf, SIDE } from '../geography.ts'
import { reduceStart, startOf } from '../start/reduceStart.ts'
import { DEFAULTS, TEMPLATES } from '../start/startTables.ts'
import { COLOURS, MOULD, NO_LIZARDS, TERRAINS } from '../tables.ts'
import { PhaseChance } from '../turn/chance.ts'
import { generateWorld } from './generate.ts'
import { readWorld, worldFileText, writeWorld } from './readWorld.ts'
import { BARE_DEN, bareHex, stateOf, worldOf, WORLD_MIX, type World } from './world.ts'
import { TERRAIN_LETTERS, WORLD_KIND } from './worldShape.ts'

const G = geographyOf({ hex_layout: 'even_high', wrap: true })
const at = (code: string): number => G.cellOf(code)
const HEAD = { kind: WORLD_KIND, version: 1 } as const

/** A world by hand; hexes that are not named are Water. */
function file(parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...HEAD, terrain: {}, ...parts }
}

function generated(seed: number): World {
  const chance = seededChance(seed)
  const dice = new PhaseChance(Array.from({ length: 16 }, () => chance(1, 100)))
  const settlers = [1, 2, 3, 4, 9].map((clan) => ({ clan, start: reduceStart(startOf((clan % 4) + 1), {}) }))
  return generateWorld(dice, settlers, {}, seed % 2 === 0 ? {} : { mix: WORLD_MIX, mould: MOULD, templates: TEMPLATES, defaults: DEFAULTS })
}

/** A world with everything that a state can have, by chance. */
function crowded(seed: number): World {
  const chance = seededChance(seed)
  const world = generated(seed)
  const turn = chance(5, 40)
  const mark = (): number => (chance(0, 1) === 0 ? 0 : chance(1, turn))
  const hexes = world.hexes.map((hex) => {
    const isWet = hex.terrain === 'water' || hex.terrain === 'whirlpool'
    const feature = chance(0, 9)
    const marks = chance(0, 20) === 0 ? { greenWork: mark(), greyWork: mark(), lobbed: mark(), chanted: mark(), disturbed: mark() } : {}
    const den = hex.den && {
      ...hex.den,
      recruited: mark(),
      militiaLevel: hex.den.owner === null ? chance(0, 5) : 0,
      freed: { ...NO_LIZARDS, gry: mark() },
      leaderless: hex.den.owner === null && chance(0, 3) === 0 ? chance(1, turn) : null,
      colour: chance(0, 9) === 0 ? null : hex.den.colour,
    }
    if (isWet && feature === 0) return { ...hex, ...marks, bridge: true, owner: chance(0, 1) === 0 ? null : 2 }
    if (isWet && feature === 1) return { ...hex, ...marks, raft: chance(turn, turn + 7) }
    if (hex.terrain === 'plains' && feature === 0) return { ...hex, ...marks, halfbuilt: { clan: 3, turn } }
    return { ...hex, ...marks, den }
  })
  const groups = world.groups.map((group) => ({
    ...group,
    fed: chance(-3, turn),
    level: chance(0, 5),
    moved: mark(),
    split: chance(0, 9),
    entered: mark(),
    from: chance(0, 1) === 0 ? null : chance(0, CELLS - 1),
    held: mark(),
    frozen: mark(),
    mired: mark(),
  }))
  const spies = Array.from({ length: 5 }, (_, one) => ({
    id: world.ids + one + 1,
    clan: 1,
    hex: chance(0, CELLS - 1),
    colour: COLOURS[one] ?? 'red',
    made: mark(),
    moved: mark(),
    held: mark(),
    mired: mark(),
  }))
  const clans = world.clans.map((clan) => ({
    ...clan,
    state: (['active', 'leaderless', 'out'] as const)[chance(0, 2)] ?? 'active',
    gave: mark(),
  }))
  return { ...world, turn, hexes, groups, spies, clans, ids: world.ids + chance(5, 90) }
}

describe('written and read', () => {
  test('LZ-SET-2 a world made of dice is the same after a file', () => {
    for (let seed = 1; seed <= 6; seed++) expect(valueOf(readWorld(worldFileText(generated(seed))))).toEqual(generated(seed))
  })

  test('LZ-SET-2 so is one in mid-game, with all a state can have', () => {
    for (let seed = 1; seed <= 20; seed++) expect(valueOf(readWorld(writeWorld(crowded(seed))))).toEqual(crowded(seed))
  })

  test('LZ-SET-2 a state and its world hold the same', () => {
    const mould = { ...MOULD, sink: [['water', 100]] } as const
    const state = { ...stateOf(crowded(3), { wrap: false }), mould }
    expect(stateOf(valueOf(readWorld(writeWorld(worldOf(state)))), { wrap: false })).toEqual(state)
    expect(stateOf(generated(2), {}).mould).toBe(MOULD)
  })

  test('LZ-MAP-4 every terrain has a letter of its own', () => {
    expect(new Set(Object.values(TERRAIN_LETTERS)).size).toBe(TERRAINS.length)
    expect(Object.values(TERRAIN_LETTERS).every((letter) => letter.length === 1)).toBe(true)
  })

  test('LZ-SET-2 a worked example by hand: a few hexes, bands with hunger, a spy, clans as they are named', () => {
    const world = valueOf(
      readWorld(
        file({
          turn: 5,
          terrain: { '5A': 'den', '6A': 'fertile', '6F': 'plains' },
          dens: { '5A': { colour: 'red', pop: 50, home: true, owner: 2 } },
          groups: [
            { clan: 2, hex: '6F', red: 10, hunger: 3, level: 1 },
            { clan: 2, hex: '6F', blk: 5, id: 1 },
          ],
          spies: [{ clan: 1, hex: '6F', colour: 'grn', made: 4 }],
        }),
      ),
    )
    expect(world.clans).toEqual([1, 2].map((clan) => ({ clan, state: 'active', gave: 0 })))
    expect(world.hexes[at('5A')]).toEqual({ ...bareHex('den'), den: { ...BARE_DEN, colour: 'red', pop: 50, home: true, owner: 2 } })
    expect(world.hexes[at('7A')]).toEqual(bareHex('water'))
    expect(world.groups).toMatchObject([
      { id: 2, fed: 2, level: 1, counts: { ...NO_LIZARDS, red: 10 }, mired: 0, from: null },
      { id: 1, fed: 5 },
    ])
    expect(world.spies).toEqual([{ id: 3, clan: 1, hex: at('6F'), colour: 'grn', made: 4, moved: 0, held: 0, mired: 0 }])
    expect([world.ids, world.turn, world.places]).toEqual([3, 5, {}])
  })
})

describe('faults', () => {
  const rows = Array<string>(SIDE).fill('~'.repeat(SIDE))
  const row = (text: string): readonly string[] => [...rows.slice(0, 3), text, ...rows.slice(4)]
  const den = { colour: 'red', pop: 30 }
  const band = { clan: 1, hex: '5A', red: 10 }

  test.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['kind', 'The file is "lineage-board", but lineage-lizards-world is wanted: choose another file.', { kind: 'lineage-board' }],
    ['version', 'The file was written by a newer version of this program (format 2): bring this one up to date.', { version: 2 }],
    ['version', 'version is "1", which is not on offer: choose one of 1.', { version: '1' }],
    ['terrain', 'terrain has 3 rows, but the layout has 32: write a row for each.', { terrain: rows.slice(0, 3) }],
    ['terrain', 'terrain is 7, but 32 rows of letters, or an object of hex and terrain is wanted.', { terrain: 7 }],
    ['terrain.3', 'terrain.3 has 2 letters, but the layout has 32 columns: write a letter for each.', { terrain: row('~~') }],
    [
      'terrain.3',
      'terrain.3 has "q" in column 2, which nothing explains: use one of d, r, p, s, c, f, k, v, t, x, ~, o.',
      { terrain: row(`~q${'~'.repeat(30)}`) },
    ],
    ['terrain', 'terrain names "33A", which is no space of the board: name one that is, or leave it out.', { terrain: { '33A': 'den' } }],
    ['colour', '', { colour: 1 }],
    ['dens.5A.colour', '', { terrain: { '5A': 'den' }, dens: { '5A': { ...den, colour: 'pink' } } }],
    ['dens.5A.militia', '', { terrain: { '5A': 'den' }, dens: { '5A': { ...den, militia: 301 } } }],
    [
      'dens.5A.militia',
      'dens.5A.militia is 9, but militia are in Free dens only: leave out the owner or the militia.',
      { terrain: { '5A': 'den' }, dens: { '5A': { ...den, militia: 9, owner: 1 } } },
    ],
    [
      'dens.5A',
      'dens.5A: the terrain of 5A is water, and dens are where the terrain is a den only. Change one of the two.',
      { dens: { '5A': den } },
    ],
    ['dens', 'The terrain of 5A is a den, but “dens” does not describe it: add it there.', { terrain: { '5A': 'den' } }],
    ['owners.5A', 'owners.5A: 5A has neither a temple nor a bridge to own. Take it out, or add the site.', { owners: { '5A': 1 } }],
    [
      'bridges.0',
      'bridges.0 names 5A, which is land: bridges and rafts are on water only.',
      { terrain: { '5A': 'peak' }, bridges: ['5A'] },
    ],
    ['rafts', 'rafts names 5A, which is land: bridges and rafts are on water only.', { terrain: { '5A': 'peak' }, rafts: { '5A': 3 } }],
    ['rafts', 'rafts names 5A, which has a bridge: a hex has a bridge or a raft, never both.', { bridges: ['5A'], rafts: { '5A': 3 } }],
    [
      'halfbuilt',
      'halfbuilt: 5A is water, where no den is half built. Choose Plains, Scrub or Fertile.',
      { halfbuilt: { '5A': { clan: 1, turn: 2 } } },
    ],
    ['clans.1.clan', 'clans.1.clan is 3, which is named before: name each once.', { clans: [{ clan: 3 }, { clan: 3 }] }],
    [
      'groups.0.clan',
      'groups.0.clan names clan 1, which is not among the clans of the world: 3.',
      { clans: [{ clan: 3 }], groups: [band] },
    ],
    ['spies.0.clan', '', { clans: [{ clan: 3 }], spies: [{ clan: 1, hex: '5A', colour: 'red', made: 1 }] }],
    ['groups.0', 'groups.0 has no lizards: give at least one, or leave the group out.', { groups: [{ ...band, red: 0 }] }],
    [
      'groups.0.hunger',
      'groups.0.hunger cannot be given together with fed: leave one of them out.',
      { groups: [{ ...band, fed: 0, hunger: 1 }] },
    ],
    ['groups.0.hex', '', { groups: [{ ...band, hex: 'A5' }] }],
    ['groups.0.red', 'groups.0.red is 301: give a whole number from 0 to 300.', { groups: [{ ...band, red: 301 }] }],
    [
      'groups.1',
      'groups.1: clan 1 has 301 warriors in 5A, and 300 are the most. Move some of them.',
      { groups: [band, { ...band, red: 291 }] },
    ],
    [
      'groups.1.hex',
      'groups.1.hex: clan 2 has warriors in 5A, and so has clan 1. Move one of the two.',
      { groups: [band, { ...band, clan: 2 }] },
    ],
    [
      'groups.0.hex',
      'groups.0.hex: clan 1 has warriors in 5A, where the militia of a Free den are. Move them, or take out the militia.',
      { terrain: { '5A': 'den' }, dens: { '5A': { ...den, militia: 9 } }, groups: [band] },
    ],
    [
      'groups.1.id',
      'groups.1.id is 4, which is named before: name each once.',
      {
        groups: [
          { ...band, id: 4 },
          { ...band, id: 4 },
        ],
      },
    ],
    ['ids', 'ids is 3, but ids up to 4 are given: make it 4 or more.', { ids: 3, groups: [{ ...band, id: 4 }] }],
    ['mix', 'mix comes to 1000 in 1,000 hexes: lower some, so that Water is left.', { mix: { ...WORLD_MIX, plains: 664 } }],
    [
      'mould.sink',
      'mould.sink has 80 as the highest roll of an entry: they must rise, and the last must be 100.',
      { mould: { ...MOULD, sink: [['water', 80]] } },
    ],
    ['mould.rise.0', 'mould.rise.0 has 1 rows: give 2 to 2.', { mould: { ...MOULD, rise: [['water']] } }],
    ['templates.0.columns', '', { templates: [{ price: 1, columns: [[3, 0, 1]] }] }],
    [
      'defaults',
      'defaults has 1 sheet: give at least 3, because a clan that chooses none begins with the third.',
      { defaults: DEFAULTS.slice(0, 1) },
    ],
    ['defaults.2', '', { defaults: [...DEFAULTS.slice(0, 2), { ...DEFAULTS[2], home: 1 }] }],
    [
      'defaults.0.template',
      'defaults.0.template is 9: choose a template from 1 to 8.',
      { defaults: [{ ...DEFAULTS[0], template: 9 }, ...DEFAULTS.slice(1)] },
    ],
  ])('LZ-SET-2 %s: %s', (field, message, parts) => {
    const read = readWorld(file(parts))
    if (read.ok) throw new Error('was taken')
    const [first] = read.problems
    expect(first?.field).toBe(field)
    if (message !== '') expect(first?.message).toBe(message)
  })

  test.each([['{'], ['null'], ['7'], ['['.repeat(1_000_000)]])('LZ-SET-2 no file of ours is refused: %#', (text) => {
    expect(readWorld(text).ok).toBe(false)
  })
})
