import { OFF, type Cell } from '../../../../board/hexes.ts'
import { InvariantError } from '../../../../kernel/invariantError.ts'
import { CELLS, geographyOf, SIDE, type Geography } from '../geography.ts'
import { held, type HouseRules } from '../rulings/switches.ts'
import { placeStart, type ReducedStart } from '../start/reduceStart.ts'
import type { StartTables } from '../start/startTables.ts'
import { COLOURS, DEN, FEWEST_CLANS, isWater, MOST_CLANS, TERRAINS, type ClanNumber, type Terrain } from '../tables.ts'
import type { PhaseChance } from '../turn/chance.ts'
import type { ClanState, GroupState, HexState } from '../turn/state.ts'
import { settledGroups, settledHex } from './settle.ts'
import { BARE_DEN, bareHex, startTablesOf, WORLD_MIX, type World, type WorldMix, type WorldTables } from './world.ts'

/** A clan with what it begins with. */
export interface Settler {
  readonly clan: ClanNumber
  readonly start: ReducedStart
}

/** Places for clans a side. */
const PLACES_A_SIDE = 4
/** Values that heights are drawn from; enough that ties are rare. */
const HEIGHTS = 2 ** 32
/** How often heights are evened out. */
const SMOOTHINGS = 2
/** Centres of templates are at least so many rows or columns apart. */
export const LEAST_APART = 6

/**
 * LZ-SET-2 Makes the world of a campaign before turn 1: islands of random terrain, the clans' start-ups about evenly spread, Free dens with militia. It
 * depends on the dice alone: the same key gives the same world.
 *
 * @param chance drawn from the 16 d100 of the set-up
 * @param settlers 2 to 16 clans, each once
 */
export function generateWorld(chance: PhaseChance, settlers: readonly Settler[], houseRules: HouseRules, tables: WorldTables = {}): World {
  const geography = geographyOf({ hex_layout: held(houseRules, 'hex_layout'), wrap: held(houseRules, 'wrap') })
  const hexes = new Array<HexState | undefined>(CELLS).fill(undefined)
  const places: Record<ClanNumber, Cell> = {}
  const groups: GroupState[] = []
  for (const { clan, start, centre } of dealPlaces(chance, settlers, geography, startTablesOf(tables))) {
    const placed = placeStart(start, centre, geography, startTablesOf(tables))
    for (const hex of placed) if (hex.cell !== OFF) hexes[hex.cell] = settledHex(hex, clan)
    groups.push(...settledGroups(placed, clan, groups.length))
    places[clan] = centre
  }
  const own = new Set(hexes.flatMap((hex, cell) => (hex === undefined ? [] : [cell])))
  const terrains = dealTerrain(chance, own, geography, tables.mix ?? WORLD_MIX)
  const land = hexes.map((hex, cell) => hex ?? bareHex(terrains.get(cell) ?? 'water'))
  feedFreeDens(chance, land, own, geography)
  const whole = land.map((hex, cell) => (hex.terrain === 'den' && hex.den === null ? freeDen(chance, land, cell, geography) : hex))
  const clans = Object.keys(places).map((clan): ClanState => ({ clan: Number(clan), state: 'active', gave: 0 }))
  return { turn: 0, hexes: whole, groups, spies: [], clans, ids: groups.length, places, tables }
}

/**
 * Deals up to sixteen clans to sixteen places, four by four, each centre up to one row and column off (RULING-02, RULING-03). Fewer clans leave
 * places unused. Where a template would reach over the edge of a world that does not wrap, its centre moves north.
 */
function dealPlaces(
  chance: PhaseChance,
  settlers: readonly Settler[],
  geography: Geography,
  tables: StartTables,
): readonly (Settler & { readonly centre: Cell })[] {
  if (settlers.length < FEWEST_CLANS || settlers.length > MOST_CLANS || new Set(settlers.map(({ clan }) => clan)).size < settlers.length)
    throw new InvariantError(`${settlers.length} clans cannot be dealt places`)
  const all = Array.from({ length: PLACES_A_SIDE ** 2 }, (_, at) => ({ row: Math.floor(at / PLACES_A_SIDE), column: at % PLACES_A_SIDE }))
  const nameOf = ({ row, column }: (typeof all)[number]): string => `place/${row}/${column}`
  const dealt = chance.shuffle(all, nameOf)
  const byNumber = [...settlers].sort((one, other) => one.clan - other.clan)
  return byNumber.map((settler, at) => {
    const place = dealt[at] ?? { row: 0, column: 0 }
    const [down = 1, right = 1] = chance.picks(nameOf(place), [3, 3])
    const apart = SIDE / PLACES_A_SIDE
    let centre = geography.hexes.cellAt(apart * place.column + 3 + right, apart * place.row + 3 + down)
    while (placeStart(settler.start, centre, geography, tables).some(({ cell }) => cell === OFF)) centre = geography.step(centre, 'N')
    return { ...settler, centre }
  })
}

/** Terrain of every hex that no clan bought: the highest hexes are land (RULING-03). */
function dealTerrain(chance: PhaseChance, own: ReadonlySet<Cell>, geography: Geography, mix: WorldMix): ReadonlyMap<Cell, Terrain> {
  const heights = heightsOf(chance, geography)
  const free = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !own.has(cell))
  const highest = [...free].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0) || one - other)
  const share = (terrain: Terrain): Terrain[] => Array<Terrain>(Math.round((mix[terrain] * free.length) / 1_000)).fill(terrain)
  const land = shuffled(chance, 'land', TERRAINS.filter((terrain) => !isWater(terrain)).flatMap(share))
  const sea = shuffled(chance, 'whirlpools', highest.slice(land.length))
  const whirlpools = share('whirlpool').flatMap((terrain, at) => (sea[at] === undefined ? [] : [[sea[at], terrain] as const]))
  return new Map([...highest.slice(0, land.length).map((cell, at) => [cell, land[at] ?? 'water'] as const), ...whirlpools])
}

/** A random height for every hex of the map, twice made the mean of its own, which counts double, and those around it. */
function heightsOf(chance: PhaseChance, geography: Geography): readonly number[] {
  let heights: readonly number[] = chance.picks('heights', Array<number>(CELLS).fill(HEIGHTS))
  for (let round = 0; round < SMOOTHINGS; round++) {
    const before = heights
    heights = before.map((height, cell) => {
      const around = geography.around(cell)
      const sum = around.reduce((total, other) => total + (before[other] ?? 0), 2 * height)
      return sum / (around.length + 2)
    })
  }
  return heights
}

/** Gives each Free den without Fertile around it one, on a random hex around it that is no den, nor a clan's own where there is another. */
function feedFreeDens(chance: PhaseChance, hexes: HexState[], own: ReadonlySet<Cell>, geography: Geography): void {
  for (const [cell, hex] of hexes.entries()) {
    if (hex.terrain !== 'den' || own.has(cell) || fertileAround(hexes, cell, geography) > 0) continue
    const around = geography.around(cell).filter((other) => hexes[other]?.terrain !== 'den')
    const strange = around.filter((other) => !own.has(other))
    const choice = strange.length > 0 ? strange : around
    const chosen = choice[chance.pick(`fertile/${geography.code(cell)}`, choice.length)]
    if (chosen !== undefined) hexes[chosen] = { ...(hexes[chosen] ?? bareHex('fertile')), terrain: 'fertile', owner: null }
  }
}

/** LZ-SET-8 A Free den begins filled to capacity, with militia of 30% of its lizards, and a colour drawn evenly (RULING-05). */
function freeDen(chance: PhaseChance, hexes: readonly HexState[], cell: Cell, geography: Geography): HexState {
  const pop = Math.min(DEN.most, DEN.perFertile * fertileAround(hexes, cell, geography))
  const colour = COLOURS[chance.pick(`den/${geography.code(cell)}`, COLOURS.length)] ?? 'red'
  return { ...bareHex('den'), den: { ...BARE_DEN, colour, pop, militia: Math.floor((pop * DEN.militia) / 100) } }
}

function fertileAround(hexes: readonly HexState[], cell: Cell, geography: Geography): number {
  return geography.around(cell).filter((other) => hexes[other]?.terrain === 'fertile').length
}

/** Pairs of clans whose templates are nearer to each other than six rows and six columns, over the edges too. */
export function tooClose({ places }: World, wraps: boolean): readonly (readonly [ClanNumber, ClanNumber])[] {
  const all = Object.entries(places).map(([clan, cell]) => ({ clan: Number(clan), row: Math.floor(cell / SIDE), column: cell % SIDE }))
  const between = (one: number, other: number): number => {
    const straight = Math.abs(one - other)
    return wraps ? Math.min(straight, SIDE - straight) : straight
  }
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => Math.max(between(one.row, other.row), between(one.column, other.column)) < LEAST_APART)
      .map((other) => [one.clan, other.clan] as const),
  )
}

/** The entries in an order in which each is equally likely. */
function shuffled<T>(chance: PhaseChance, name: string, entries: readonly T[]): readonly T[] {
  const all = [...entries]
  const picks = chance.picks(
    name,
    all.map((_, at) => all.length - at),
  )
  for (const [at, pick] of picks.entries()) {
    const [one, other] = [all[at], all[at + pick]]
    if (one !== undefined && other !== undefined) [all[at], all[at + pick]] = [other, one]
  }
  return all
}
