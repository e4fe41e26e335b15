import type { Cell } from '../../../../board/hexes.ts'
import { START_TABLES, type StartSheet, type StartTables, type Template } from '../start/startTables.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { MOULD, NO_LIZARDS, type ClanNumber, type MouldTable, type Terrain } from '../tables.ts'
import type { DenState, HexState, TurnState } from '../turn/state.ts'

/** Hexes of each terrain in 1,000 of a new world; Water gets the rest. */
export type WorldMix = Readonly<Record<Terrain, number>>

/** How often each terrain is in a new world: ours (RULING-03). */
export const WORLD_MIX: WorldMix = {
  water: 534,
  plains: 130,
  swamp: 80,
  scrub: 80,
  fertile: 80,
  peak: 25,
  volcano: 10,
  whirlpool: 15,
  ruin: 10,
  temple: 4,
  den: 32,
  cursed: 0,
}

/** Tables of the set-up that a table made its own (RULING-03, 28, 68, 72). Absent: ours. */
export interface WorldTables {
  readonly mix?: WorldMix
  readonly mould?: MouldTable
  readonly templates?: readonly Template[]
  readonly defaults?: readonly StartSheet[]
}

/** A world as it is made, edited and kept in a file: everything of a turn's state but its house rules. */
export interface World extends Omit<TurnState, 'houseRules' | 'mould'> {
  /** The hex in the middle of each clan's template. A clan that was placed by hand has none. */
  readonly places: Readonly<Record<ClanNumber, Cell>>
  readonly tables: WorldTables
}

/** A hex of a terrain with nothing in it and no marks. */
export function bareHex(terrain: Terrain): HexState {
  return {
    terrain,
    den: null,
    owner: null,
    bridge: false,
    raft: null,
    halfbuilt: null,
    greenWork: 0,
    greyWork: 0,
    lobbed: 0,
    chanted: 0,
    disturbed: 0,
  }
}

/** A Free den without colour, lizards and militia. */
export const BARE_DEN: DenState = {
  colour: null,
  pop: 0,
  home: false,
  owner: null,
  militia: 0,
  militiaLevel: 0,
  recruited: 0,
  freed: NO_LIZARDS,
  leaderless: null,
}

/** The state in which a turn begins, for the rules of turns. */
export function stateOf({ turn, hexes, groups, spies, clans, ids, tables }: World, houseRules: HouseRules): TurnState {
  return { turn, houseRules, mould: tables.mould ?? MOULD, hexes, groups, spies, clans, ids }
}

/** A state as a world that can be edited and written to a file; its house rules are left out. */
export function worldOf({ houseRules: _, mould, ...state }: TurnState, places: World['places'] = {}, tables: WorldTables = {}): World {
  return { ...state, places, tables: mould === MOULD ? tables : { mould, ...tables } }
}

/** Templates and defaults of a world. */
export function startTablesOf({ templates, defaults }: WorldTables): StartTables {
  return { templates: templates ?? START_TABLES.templates, defaults: defaults ?? START_TABLES.defaults }
}
