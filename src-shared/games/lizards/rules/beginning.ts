import { checkpoint, record, roll, type Procedure } from '../../../kernel/engine/procedure.ts'
import { TABLE_SEAT } from '../../../kernel/world/effect.ts'
import { GAME_MASTER } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { recount } from './accounts.ts'
import { keepState, NO_SECRET } from './keeping.ts'
import { PHASE_DICE } from './playing.ts'
import { GAMES, SECRETS, type Game } from './records.ts'
import { tagsIn, type Setup } from './setup.ts'
import { reduceStart, startOf } from './start/reduceStart.ts'
import { MOULD, PHASE } from './tables.ts'
import { PhaseChance } from './turn/chance.ts'
import type { HexState, TurnState } from './turn/state.ts'
import { generateWorld } from './world/generate.ts'
import { readWorld } from './world/readWorld.ts'
import { bareHex, startTablesOf, stateOf, type World as WorldFile, type WorldTables } from './world/world.ts'

/** Everything before the first turn: the world, what the clans begin with, and the first report. */
export function* beginning(world: World, setup: Setup): Procedure {
  const file = setup.world === undefined ? null : worldIn(setup.world)
  yield* record('LZ-SET-1', GAMES, 'game', gameFrom(setup, file))
  const made = file !== null && file.clans.length > 0 ? file : yield* makeWorld(setup, file?.tables ?? {})
  const state = stateOf(made, setup.houseRules)
  yield* putState(world, state)
  yield* checkpoint({ turn: made.turn, seat: TABLE_SEAT, phase: PHASE.after })
}

/** The world of a set-up that was checked before. */
function worldIn(document: unknown): WorldFile | null {
  const read = readWorld(document)
  return read.ok ? read.value : null
}

function gameFrom(setup: Setup, file: WorldFile | null): Game {
  const tags = tagsIn(setup)
  const { mould } = file?.tables ?? {}
  const states = new Map(file?.clans.map(({ clan, state }) => [clan, state]))
  const clans = setup.players.map(({ clan, name, clanName }, at) => ({
    clan,
    name: clanName,
    tag: tags[at] ?? '',
    player: name,
    state: states.get(clan) ?? 'active',
  }))
  return { clans, houseRules: setup.houseRules, mould: mould === undefined || mould === MOULD ? null : mould, due: '', ended: null }
}

/** Rolls the key of the world and makes it, each clan with its start-up (LZ-STARTUP-1); all other hexes are random (RULING-03). */
function* makeWorld({ players, houseRules }: Setup, tables: WorldTables): Procedure<WorldFile> {
  const rolled = yield* roll('world', GAME_MASTER, () => ({
    rule: 'LZ-SET-2',
    faces: 100,
    count: PHASE_DICE,
    test: { type: 'number' },
    see: 'gm',
  }))
  const starts = startTablesOf(tables)
  const settlers = players.map(({ clan, start }) => ({ clan, start: reduceStart(startOf(start, starts), houseRules, starts) }))
  return generateWorld(new PhaseChance(Array.from(rolled.values ?? [])), settlers, houseRules, tables)
}

/** Puts a state into records; open water without anything needs none. */
function* putState(world: World, state: TurnState): Procedure {
  const bare: TurnState = { ...state, hexes: state.hexes.map((hex) => (isOpenSea(hex) ? hex : OTHER)), groups: [], spies: [] }
  yield* keepState(world, bare, state)
  const gave = Object.fromEntries(state.clans.filter((clan) => clan.gave > 0).map((clan) => [clan.clan, clan.gave]))
  yield* record('LZ-SET-11', SECRETS, 'ledger', { ...NO_SECRET, ids: state.ids, gave, reported: state.turn }, 'gm')
  yield* recount(world, 'LZ-SET-11')
}

const OTHER = bareHex('water')

function isOpenSea(hex: HexState): boolean {
  return Object.entries(OTHER).every(([name, value]) => hex[name as keyof HexState] === value)
}
