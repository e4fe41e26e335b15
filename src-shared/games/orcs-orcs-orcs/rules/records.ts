import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { CardPlace } from '../../../kernel/chance/deck.ts'
import {
  checkOf,
  fieldsOf,
  flag,
  houseRuleValue,
  listOf,
  mapOf,
  oneOf,
  orNull,
  text,
  whole,
  type Shape,
} from '../../../kernel/forms/shape.ts'
import type { Audience, SeatId } from '../../../kernel/world/rule.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import type { Deck } from './deck/deck.ts'
import { OURS_1 } from './deck/ours.ts'
import type { HouseRules } from './rulings/switches.ts'
import {
  BASIC_TYPES,
  COLOURS,
  CREATURE_TYPES,
  FATE_RULES,
  isColour,
  MISSIONS,
  NEWCOMERS,
  POWERS,
  TERRAINS,
  TOADLINGS,
  type BasicType,
  type Colour,
  type CreatureType,
  type FateRule,
  type Mission,
  type Newcomer,
  type Power,
  type Terrain,
  type Toadling,
} from './types.ts'

/** Parts of the game that a table may add. */
export const MODULES = ['missions', 'bonus', 'x1_fate', 'x1_terrain'] as const
export type Module = (typeof MODULES)[number]

/** The one record `game`. */
export interface Game {
  /** Clockwise, the first player first. */
  readonly seats: readonly Colour[]
  /** Names by seat. */
  readonly players: Readonly<Record<SeatId, string>>
  readonly modules: readonly Module[]
  /** Newcomers of the module Reinforcement, each with the type it replaces. */
  readonly newcomers: Readonly<Partial<Record<Newcomer, BasicType>>>
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** Seats that won, once the game is over. */
  readonly ended: { readonly winners: readonly Colour[]; readonly round: number } | null
}

/** A creature on a path. `damage` and `lifeMod` are of the turn that is played. */
export interface Creature {
  readonly id: string
  readonly type: CreatureType
  readonly path: number
  /** 1 inner, 2 middle, 3 outer. */
  readonly section: number
  readonly damage: number
  /** 0 or below: toadling tiles used on it this turn. */
  readonly lifeMod: number
  /** Which came first to its section: the lower number. */
  readonly came: number
}

export interface Mage {
  readonly seat: Colour
  /** Space of the tower, 1 to 6: the path it looks down. */
  readonly space: number
}

export interface TerrainTile {
  readonly path: number
  readonly section: number
  readonly kind: Terrain
}

/** A toadling on the board, front up. */
export interface ToadlingOnBoard {
  readonly id: string
  readonly path: number
  readonly section: number
}

/** A toadling tile that a seat has taken. */
export interface Tile {
  readonly id: string
  readonly seat: Colour
  readonly face: Toadling
}

/** Missions of a seat: two are dealt, one is kept. */
export interface MissionHeld {
  readonly seat: Colour
  readonly dealt: readonly Mission[]
  readonly kept: Mission | null
}

/** The fate card of the round. */
export interface Fate {
  readonly face: string
  /** The rule of its lower part; null until it binds, and where it has none. */
  readonly rule: FateRule | null
}

/** What a turn remembers; the one record `turn`. */
export interface Turn {
  readonly passed: boolean
  /** A hand card was removed by the skill, a seat was poisoned. */
  readonly removed: boolean
  readonly poisoned: boolean
  /** Points of bonus power for the action that is played, and for the next. */
  readonly bonusNow: number
  readonly bonusNext: number
  /** Actions that spells have given back. */
  readonly granted: number
  /** Types whose skull reached the top in this turn. */
  readonly risen: readonly CreatureType[]
}

export const FRESH_TURN: Turn = {
  ...{ passed: false, removed: false, poisoned: false },
  ...{ bonusNow: 0, bonusNext: 0, granted: 0, risen: [] },
}

/** A cast that is being made; the one record `cast`. */
export interface Cast {
  readonly seat: Colour
  /** The face of the spell that is cast. */
  readonly main: string
  /** Power by type so far, the spell's own included. */
  readonly power: Readonly<Partial<Record<Power, number>>>
  /** Enhancements so far: cards, and points of bonus power where these count. */
  readonly added: number
}

const shapeOfSeat: Shape<Colour> = oneOf(COLOURS)
const section: Shape<number> = whole(1, 3)
const path: Shape<number> = whole(1, 6)

const game: Shape<Game> = fieldsOf<Game>({
  seats: listOf(shapeOfSeat),
  players: mapOf(text),
  modules: listOf(oneOf(MODULES)),
  newcomers: mapOf(oneOf(BASIC_TYPES), NEWCOMERS) as Shape<Game['newcomers']>,
  houseRules: mapOf(houseRuleValue),
  ended: orNull(fieldsOf({ winners: listOf(shapeOfSeat), round: whole(1) })),
})

/** Lies open: a record that is put by hand is everybody's as well. */
const OPEN = (): Audience => 'all'

export const GAMES = collection<Game>('game', { see: OPEN, check: checkOf(game) })
export const DECKS = collection<Deck>('deck', { see: OPEN })
export const CREATURES = collection<Creature>('creature', {
  see: OPEN,
  check: checkOf(
    fieldsOf<Creature>({
      ...{ id: text, type: oneOf(CREATURE_TYPES), path, section },
      ...{ damage: whole(), lifeMod: whole(-99, 0), came: whole() },
    }),
  ),
})
export const MAGES = collection<Mage>('mage', { see: OPEN, check: checkOf(fieldsOf<Mage>({ seat: shapeOfSeat, space: path })) })
export const TERRAIN = collection<TerrainTile>('terrain', {
  see: OPEN,
  check: checkOf(fieldsOf<TerrainTile>({ path, section, kind: oneOf(TERRAINS) })),
})
export const TOADLINGS_PLACED = collection<ToadlingOnBoard>('toadling', {
  see: OPEN,
  check: checkOf(fieldsOf<ToadlingOnBoard>({ id: text, path, section })),
})
export const TILES = collection<Tile>('tile', {
  see: OPEN,
  check: checkOf(fieldsOf<Tile>({ id: text, seat: shapeOfSeat, face: oneOf(TOADLINGS) })),
})
export const PLACES = collection<CardPlace>('place', {
  check: checkOf(fieldsOf<CardPlace>({ cards: listOf(text) })),
  see: (id) => audienceOfPlace(id, true) ?? 'all',
})
export const MISSIONS_HELD = collection<MissionHeld>('mission', {
  check: checkOf(fieldsOf<MissionHeld>({ seat: shapeOfSeat, dealt: listOf(oneOf(MISSIONS)), kept: orNull(oneOf(MISSIONS)) })),
  see: (id) => [id],
})
export const FATES = collection<Fate>('fate', {
  see: OPEN,
  check: checkOf(fieldsOf<Fate>({ face: text, rule: orNull(oneOf(FATE_RULES)) })),
})
export const TURNS = collection<Turn>('turn', {
  see: OPEN,
  check: checkOf(
    fieldsOf<Turn>({
      ...{ passed: flag, removed: flag, poisoned: flag, bonusNow: whole(0, 99), bonusNext: whole(0, 99), granted: whole(0, 99) },
      risen: listOf(oneOf(CREATURE_TYPES)),
    }),
  ),
})
export const CASTS = collection<Cast>('cast', {
  see: OPEN,
  check: checkOf(
    fieldsOf<Cast>({ seat: shapeOfSeat, main: text, power: mapOf(whole(0, 99), POWERS) as Shape<Cast['power']>, added: whole(0, 99) }),
  ),
})

/** Who may know the cards of a place, where the game master may look (`peeks`) or not; undefined: everybody. */
export function audienceOfPlace(place: string, peeks: boolean): Audience | undefined {
  const [owner = '', zone] = place.split('.')
  if (place === 'missions') return peeks ? 'gm' : { only: [] }
  if (zone === 'draw' || zone === 'hand' || zone === 'missions') return peeks ? [owner] : { only: [owner] }
  return undefined
}

/** @throws BrokenRule before the set-up has put the record */
export function gameOf(world: World): Game {
  const game = world.record(GAMES, 'game')
  if (game === undefined) throw new BrokenRule('the game has not been set up')
  return game
}

/** The deck file this campaign plays with. */
export function deckOf(world: World): Deck {
  return world.record(DECKS, 'deck') ?? OURS_1
}

export function seatsIn(world: World): readonly Colour[] {
  return world.record(GAMES, 'game')?.seats ?? []
}

export function plays(world: World, module: Module): boolean {
  return gameOf(world).modules.includes(module)
}

export function turnOf(world: World): Turn {
  return world.record(TURNS, 'turn') ?? FRESH_TURN
}

/** Whose turn it is; null where the table acts. */
export function activeSeat(world: World): Colour | null {
  const { seat } = world.cursor
  return isColour(seat) ? seat : null
}

export function mageSpace(world: World, seat: Colour): number {
  const mage = world.record(MAGES, seat)
  if (mage === undefined) throw new BrokenRule(`${seat} has no mage`)
  return mage.space
}

/** The seat whose mage looks down a path; null for none. */
export function seatAt(world: World, path: number): Colour | null {
  return seatsIn(world).find((seat) => world.record(MAGES, seat)?.space === path) ?? null
}

/** Creature types of this campaign, newcomers in place of those they replace. */
export function typesIn(world: World): readonly CreatureType[] {
  const { newcomers } = gameOf(world)
  const replaced = new Map(Object.entries(newcomers).map(([newcomer, type]) => [type, newcomer as Newcomer]))
  return BASIC_TYPES.map((type) => replaced.get(type) ?? type)
}
