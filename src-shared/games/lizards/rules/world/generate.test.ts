import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { CELLS, geographyOf, SIDE } from '../geography.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { placeStart, reduceStart, startOf } from '../start/reduceStart.ts'
import { isWater, sumOf, TERRAINS, type Terrain } from '../tables.ts'
import { PhaseChance } from '../turn/chance.ts'
import { generateWorld, tooClose, type Settler } from './generate.ts'
import { readClanName, tagsOf } from './tags.ts'
import { WORLD_MIX, type World } from './world.ts'

const G = geographyOf({ hex_layout: 'even_high', wrap: true })

function chanceOf(seed: number): PhaseChance {
  const draw = seededChance(seed)
  return new PhaseChance(Array.from({ length: 16 }, () => draw(1, 100)))
}

/** So many clans with the defaults in turn. */
function settlers(count: number): readonly Settler[] {
  return Array.from({ length: count }, (_, at) => ({ clan: at + 1, start: reduceStart(startOf((at % 4) + 1), {}) }))
}

function worldOf(seed: number, count = 16, houseRules: HouseRules = {}): World {
  return generateWorld(chanceOf(seed), settlers(count), houseRules)
}

/** Hexes that no start-up covers, by terrain. */
function counted({ hexes }: World, own: ReadonlySet<number>): Record<Terrain, number> {
  const counts = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0])) as Record<Terrain, number>
  for (const [cell, { terrain }] of hexes.entries()) if (!own.has(cell)) counts[terrain]++
  return counts
}

/** Cells of all templates: defaults 1 to 4 have 9, 11, 7 and 16 hexes. */
function templateCellsOf(world: World, count: number): ReadonlySet<number> {
  const own = new Set<number>()
  for (const { clan, start } of settlers(count)) for (const { cell } of placed(start, world.places[clan] ?? 0)) own.add(cell)
  return own
}

function placed(start: Settler['start'], centre: number) {
  return placeStart(start, centre, G)
}

describe.each(Array.from({ length: 20 }, (_, at) => [at + 1]))('world %i', (seed) => {
  const count = seed <= 15 ? seed + 1 : 16
  const world = worldOf(seed, count)
  const own = templateCellsOf(world, count)

  test('LZ-SET-2 has as many hexes of each terrain as the table says, but for Fertile that feeds Free dens', () => {
    const counts = counted(world, own)
    const free = CELLS - own.size
    const off = (terrain: Terrain): number => counts[terrain] - Math.round((WORLD_MIX[terrain] * free) / 1_000)
    expect(off('den')).toBe(0)
    expect(off('fertile')).toBeGreaterThanOrEqual(0)
    const others = TERRAINS.filter((terrain) => !['den', 'fertile', 'water'].includes(terrain))
    expect(others.filter((terrain) => off(terrain) > 0)).toEqual([])
    expect(others.reduce((sum, terrain) => sum + off(terrain), 0)).toBeGreaterThanOrEqual(-off('fertile'))
    expect(TERRAINS.reduce((sum, terrain) => sum + counts[terrain], 0)).toBe(free)
  })

  test('LZ-SET-1 LZ-SET-2 every clan has a place, its centre six rows or columns from the others', () => {
    expect(Object.keys(world.places)).toHaveLength(count)
    expect(world.clans.map(({ clan }) => clan)).toEqual(settlers(count).map(({ clan }) => clan))
    expect(tooClose(world, true)).toEqual([])
    for (const cell of Object.values(world.places)) {
      expect(Math.abs((Math.floor(cell / SIDE) % 8) - 4)).toBeLessThanOrEqual(1)
      expect(Math.abs((cell % 8) - 4)).toBeLessThanOrEqual(1)
    }
  })

  test('LZ-SET-8 EX-17 Free dens have Fertile around them, are full, and have militia of 30%', () => {
    const dens = world.hexes.flatMap(({ den }, cell) => (den?.owner === null ? [{ ...den, cell }] : []))
    const militiaOf = { 50: 15, 100: 30, 150: 45, 200: 60, 250: 75, 300: 90 }
    expect(dens).toHaveLength(Math.round((WORLD_MIX.den * (CELLS - own.size)) / 1_000))
    for (const { cell, pop, militia, colour, home } of dens) {
      const fertile = G.around(cell).filter((other) => world.hexes[other]?.terrain === 'fertile').length
      expect(pop).toBe(50 * fertile)
      expect([militia, home, colour === null]).toEqual([militiaOf[pop as 50], false, false])
    }
  })

  test('LZ-SET-11 LZ-SET-3 LZ-SET-9 dens and temples of a template are its clan’s, one of them a Home Den', () => {
    for (const { clan, start } of settlers(count))
      for (const { cell, terrain, den, warriors } of placed(start, world.places[clan] ?? 0)) {
        const hex = world.hexes[cell]
        expect([hex?.terrain, hex?.owner, hex?.den?.owner ?? null]).toEqual([
          terrain,
          terrain === 'temple' ? clan : null,
          den === null ? null : clan,
        ])
        expect(world.groups.filter((group) => group.hex === cell).map(({ clan: whose, counts }) => [whose, counts])).toEqual(
          sumOf(warriors) === 0 ? [] : [[clan, warriors]],
        )
      }
    const homes = world.hexes.flatMap(({ den }) => (den?.home === true ? [den.owner] : []))
    expect(homes.sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual(world.clans.map(({ clan }) => clan))
    const strange = world.hexes.filter(({ owner, den }, cell) => !own.has(cell) && (owner !== null || (den !== null && den.owner !== null)))
    expect(strange).toEqual([])
  })
})

describe('generator', () => {
  test('LZ-SET-2 the same dice give the same world, others another', () => {
    expect(worldOf(3)).toEqual(worldOf(3))
    expect(worldOf(4).hexes).not.toEqual(worldOf(3).hexes)
  })

  test('LZ-SET-11 LZ-SET-6 all bands are Sated, Average and fresh, with ids from 1', () => {
    const { groups, ids, spies, turn } = worldOf(1)
    expect(groups.map(({ id }) => id)).toEqual(groups.map((_, at) => at + 1))
    expect([ids, spies, turn]).toEqual([groups.length, [], 0])
    expect(groups.every(({ fed, level, moved, entered, held, mired }) => fed + level + moved + entered + held + mired === 0)).toBe(true)
  })

  test('LZ-SET-2 land lies in islands: most land has land around it', () => {
    const shareOf = (seed: number): number => {
      const { hexes } = worldOf(seed)
      const isLand = (cell: number): boolean => !isWater(hexes[cell]?.terrain ?? 'water')
      const land = hexes.flatMap((_, cell) => (isLand(cell) ? [cell] : []))
      return land.reduce((sum, cell) => sum + G.around(cell).filter(isLand).length, 0) / (6 * land.length)
    }
    const shares = [1, 2, 3].map(shareOf)
    expect(Math.min(...shares)).toBeGreaterThan(0.6)
  })

  test.each<HouseRules>([{ wrap: false }, { hex_layout: 'odd_high' }, { wrap: false, hex_layout: 'odd_high' }])(
    'LZ-SET-2 RULING-06 RULING-07 wrap = false, hex_layout = odd_high: all of every template is on the map: %o',
    (houseRules) => {
      for (let seed = 1; seed <= 10; seed++) {
        const world = worldOf(seed, 16, houseRules)
        expect(world.groups.reduce((sum, { counts }) => sum + sumOf(counts), 0)).toBe(
          settlers(16).reduce((sum, { start }) => sum + start.hexes.reduce((part, { warriors }) => part + sumOf(warriors), 0), 0),
        )
        expect(tooClose(world, houseRules.wrap ?? true)).toEqual([])
      }
    },
  )

  test('LZ-SET-2 RULING-03 a table’s own mix is dealt', () => {
    const mix = { ...WORLD_MIX, cursed: 50, temple: 0 }
    const { hexes, tables } = generateWorld(chanceOf(1), settlers(2), {}, { mix })
    expect(hexes.filter(({ terrain }) => terrain === 'cursed').length).toBeGreaterThan(40)
    expect(tables).toEqual({ mix })
  })

  test('LZ-SET-1 RULING-02 one clan, or a clan twice, is a bug of the set-up', () => {
    expect(() => worldOf(1, 1)).toThrow('1 clans')
    expect(() => generateWorld(chanceOf(1), [...settlers(2), ...settlers(1)], {})).toThrow('3 clans')
  })
})

describe('names', () => {
  test.each([
    [['Spies Of Slime'], ['SPS']],
    [['Crocs'], ['CRO']],
    [
      ['Crocs', 'Crocs', 'Crocs', 'Crocs'],
      ['CRO', 'CRC', 'CRS', 'CRA'],
    ],
    [
      ['Spies Of Slime', 'Spies Of Snow'],
      ['SPS', 'SPN'],
    ],
    [['Ölige Echsen'], ['OLE']],
    [
      ['Ox', 'X', ''],
      ['OXA', 'XAA', 'CLA'],
    ],
    [['A Team'], ['ATT']],
    [
      ['123', '', '?'],
      ['CLA', 'CLN', 'CLB'],
    ],
    [Array(16).fill('Ox'), Array.from('ABCDEFGHIJKLMNOP', (letter) => `OX${letter}`)],
  ])('LZ-SET-4 RULING-04 tags of %o: %o', (names: string[], tags) => {
    expect(tagsOf(names)).toEqual(tags)
  })

  test.each([
    ['', 'name holds no sign that anybody can see: write letters or digits, or leave it empty.'],
    [3, 'name is 3, but a text is wanted.'],
    ['Twenty-one characters', 'name has 21 characters: 20 is the most.'],
    ['Two\nlines', 'A name is one line of letters: write it without line ends and other marks that cannot be seen.'],
  ])('LZ-SET-4 a name that is refused: %o', (raw, message) => {
    expect(readClanName(raw, 'name')).toMatchObject({ ok: false, problems: [{ field: 'name', message }] })
  })

  test('LZ-SET-4 a name of 20 characters, spaces counted, is taken', () => {
    expect(valueOf(readClanName(' Lizards of the Lake ', 'name'))).toBe('Lizards of the Lake')
    expect(valueOf(readClanName('Twenty characters ok', 'name'))).toHaveLength(20)
  })
})
