import { FEWEST_SPACES, MOST_SPACES, USUAL_SPACES } from '../../../board/geography/geography.ts'
import { Board } from '../../../board/board.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { language } from '../../../language/language.ts'
import type { BoardFace, GroundLook, LandHolder } from '../../api/boardFace.ts'
import { isCivilisation, isKingdom, isTribe, KINGDOMS, SEATS, type Civilisation } from '../rules/seats.ts'
import { say } from '../words/say.ts'
import { worldTexts } from './texts/worldTexts.ts'
import { makeLineageWorld, rolledAgain, usualWish, type LineageWorld, type TribeLand } from './world.ts'
import { readWorld, readWorldFile, worldFile } from './worldFile.ts'

type World = LineageWorld & { readonly [key: string]: Json }

const asJson = (world: LineageWorld): World => world as World

/** How each ground looks; its name is read in the language of the moment. */
const GROUNDS: Readonly<Record<string, GroundLook>> = {
  low: {
    get name() {
      return worldTexts.low
    },
  },
  hill: {
    hue: 'rise',
    sign: 'hill',
    get name() {
      return worldTexts.hill
    },
  },
  mountain: {
    hue: 'height',
    sign: 'peak',
    get name() {
      return worldTexts.mountain
    },
  },
  open: {
    get name() {
      return worldTexts.open
    },
  },
  forest: {
    hue: 'trees',
    sign: 'tree',
    get name() {
      return worldTexts.forest
    },
  },
  swamp: {
    hue: 'marsh',
    sign: 'reed',
    get name() {
      return worldTexts.swamp
    },
  },
  sea: {
    hue: 'water',
    get name() {
      return worldTexts.sea
    },
  },
  lake: {
    hue: 'water',
    get name() {
      return worldTexts.lake
    },
  },
}

/** A tribe that is not there yet: given land, it is. */
const FRESH = 'fresh-'
const freshOf = (holder: string): Civilisation | undefined => SEATS.find((seat) => holder === `${FRESH}${seat}`)

function holdersOf({ homes, kingdoms, tribes }: LineageWorld): readonly LandHolder[] {
  const led = ([land]: readonly string[], name: string): Pick<LandHolder, 'seat'> => (land === undefined ? {} : { seat: { land, name } })
  const ofRace = (race: Civilisation, nth: number): number => tribes.slice(0, nth + 1).filter((tribe) => tribe.race === race).length
  return [
    ...SEATS.map((seat) => ({
      ...{ id: seat, name: say(`seat.${seat}`), owner: seat, lands: homes[seat] },
      ...led(homes[seat], worldTexts.home),
    })),
    ...KINGDOMS.map((kingdom) => ({
      ...{ id: kingdom, name: say(`seat.${kingdom}`), owner: kingdom, lands: kingdoms[kingdom] },
      ...led(kingdoms[kingdom], worldTexts.capital),
    })),
    ...SEATS.map((race) => ({ id: `${FRESH}${race}`, name: worldTexts.fresh[race], lands: [] })),
    ...tribes.map(({ race, lands }, nth) => ({ id: `tribe-${nth + 1}`, name: worldTexts.tribe[race](ofRace(race, nth)), lands })),
  ]
}

/** The same change to the lands of everybody who holds any. Tribes without land are no more. */
function withLands(world: LineageWorld, change: (holder: string, lands: readonly string[]) => readonly string[]): LineageWorld {
  const each = <K extends string>(all: Readonly<Record<K, readonly string[]>>, keys: readonly K[]): Record<K, readonly string[]> =>
    Object.fromEntries(keys.map((key) => [key, change(key, all[key])])) as Record<K, readonly string[]>
  const tribes = world.tribes.map((tribe, nth): TribeLand => ({ ...tribe, lands: change(`tribe-${nth + 1}`, tribe.lands) }))
  return {
    ...world,
    homes: each(world.homes, SEATS),
    kingdoms: each(world.kingdoms, KINGDOMS),
    tribes: tribes.filter(({ lands }) => lands.length > 0),
  }
}

function given(world: LineageWorld, lands: readonly string[], holder: string | null): LineageWorld {
  const board = new Board(world.plan)
  const there = lands.filter((land) => board.has(land))
  const race = holder === null ? undefined : freshOf(holder)
  const changed = withLands(world, (owner, own) => {
    if (owner !== holder) return own.filter((land) => !there.includes(land))
    return [...own, ...there.filter((land) => !own.includes(land))]
  })
  return race === undefined || there.length === 0 ? changed : { ...changed, tribes: [...changed.tribes, { race, lands: there }] }
}

/** Worlds of The Greatest Lineage, as they are made and worked on. */
export const BOARD: BoardFace<World> = {
  sizes: { fewest: FEWEST_SPACES, usual: USUAL_SPACES, most: MOST_SPACES },
  grounds: GROUNDS,
  get keepable() {
    return (['land', 'peoples'] as const).map((id) => ({ id, name: worldTexts.kept[id] }))
  },
  make: ({ seed, spaces, name }) => asJson(makeLineageWorld({ ...usualWish(seed, spaces), name, language: language() })),
  again: (world, seed, kept) => {
    if (kept === 'land' || kept === 'peoples') return asJson(rolledAgain(world, seed, language(), kept))
    const spaces = new Board(world.plan).spaces.length
    const wanted = Math.min(MOST_SPACES, Math.max(FEWEST_SPACES, spaces))
    return asJson(makeLineageWorld({ ...usualWish(seed, wanted), name: world.plan.name, language: language() }))
  },
  read: (file) => {
    const read = readWorldFile(file)
    return read.ok ? { ok: true, value: asJson(read.value) } : read
  },
  write: (world) => worldFile(world),
  plan: ({ plan }) => plan,
  withPlan: (world, plan) => {
    if (plan.kind !== 'hexes') return world
    const board = new Board(plan)
    return asJson(withLands({ ...world, plan }, (_, lands) => lands.filter((land) => board.has(land))))
  },
  holders: holdersOf,
  give: (world, lands, holder) => {
    const isKnown = holder === null || isCivilisation(holder) || isKingdom(holder) || isTribe(holder) || freshOf(holder) !== undefined
    return isKnown ? asJson(given(world, lands, holder)) : world
  },
  lead: (world, land) =>
    asJson(
      withLands(world, (holder, lands) =>
        !isTribe(holder) && lands.includes(land) ? [land, ...lands.filter((other) => other !== land)] : lands,
      ),
    ),
  check: (world) => {
    const read = readWorld(world, '')
    return read.ok ? { ok: true, value: world } : read
  },
}
