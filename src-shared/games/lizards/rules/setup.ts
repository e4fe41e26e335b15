import { accept, isObject, problem, refuse, shown, unknownFields, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import type { Json, SeatId } from '../../../kernel/world/rule.ts'
import { readHouseRules } from '../../rulebook/deciding.ts'
import { ownMessage, ownProblem } from './messages.ts'
import { seatOf } from './records.ts'
import { SWITCHES, type HouseRules } from './rulings/switches.ts'
import { readStart } from './start/readStart.ts'
import type { StartSheet } from './start/startTables.ts'
import { FEWEST_CLANS, MOST_CLANS, type ClanNumber } from './tables.ts'
import { readWorld, writeWorld } from './world/readWorld.ts'
import { readClanName, tagsOf } from './world/tags.ts'
import { startTablesOf, type World as WorldFile } from './world/world.ts'

const KEYS = ['players', 'world', 'houseRules', 'dice'] as const
const PLAYER_KEYS = ['clan', 'name', 'clanName', 'start'] as const
const NAME_LENGTH = 60

/** A clan as a campaign begins. */
export interface SetupPlayer {
  readonly clan: ClanNumber
  /** The player's name. */
  readonly name: string
  readonly clanName: string
  /** Number of a default start-up, or a sheet; null: default 3 (LZ-SET-3). */
  readonly start: number | StartSheet | null
}

/** What a campaign begins with, as the journal keeps it. */
export interface Setup {
  /** By number of their clans. */
  readonly players: readonly SetupPlayer[]
  readonly houseRules: HouseRules
  /** A world file: as it is where it has clans, else its tables alone. Absent: the program makes one. */
  readonly world?: Json
}

/** LZ-SET-1 Two to sixteen clans, one player each, numbered 1 to 16 (RULING-02). */
export function readSetup(raw: unknown): Outcome<Setup & { readonly [key: string]: Json }> {
  if (!isObject(raw)) return refuse(wrongType('setup', raw, ownMessage('noun.setup')))
  const problems: Problem[] = [...unknownFields(raw, KEYS, '')]
  const houseRules = readHouseRules<HouseRules>(SWITCHES, raw['houseRules'] ?? {}, problems)
  const world = readOwnWorld(raw['world'], problems)
  const players = readPlayers(raw['players'], world, problems)
  if (world !== null && world.clans.length > 0) problems.push(...clanProblems(players, world))
  if (problems.length > 0) return refuse(...problems)
  const setup: Setup = { players, houseRules, ...(world === null ? {} : { world: writeWorld(world) }) }
  return accept(setup as unknown as Setup & { readonly [key: string]: Json })
}

/** Players of a kept set-up, by number of their clans. */
export function playersOf(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[] {
  const players = isObject(setup) && Array.isArray(setup['players']) ? (setup['players'] as unknown as Setup['players']) : []
  return players.map(({ clan, name }) => ({ seat: seatOf(clan), name }))
}

function readOwnWorld(raw: unknown, problems: Problem[]): WorldFile | null {
  if (raw === undefined) return null
  const read = readWorld(raw)
  if (read.ok) return read.value
  problems.push(...read.problems.map((one) => ({ ...one, field: `world.${one.field}` })))
  return null
}

/** A world with clans in it is played as it is: it has exactly the clans of the set-up. */
function clanProblems(players: readonly SetupPlayer[], { clans }: WorldFile): readonly Problem[] {
  const [ours, theirs] = [players.map(({ clan }) => clan), clans.map(({ clan }) => clan)]
  if (ours.length === theirs.length && ours.every((clan) => theirs.includes(clan))) return []
  return [ownProblem('players', 'problem.worldClans', { value: ours.join(', '), clans: theirs.join(', ') })]
}

function readPlayers(raw: unknown, world: WorldFile | null, problems: Problem[]): readonly SetupPlayer[] {
  if (!Array.isArray(raw)) {
    problems.push(wrongType('players', raw, ownMessage('noun.playerList')))
    return []
  }
  if (raw.length < FEWEST_CLANS || raw.length > MOST_CLANS)
    problems.push(ownProblem('players', 'problem.playerCount', { value: raw.length, min: FEWEST_CLANS, max: MOST_CLANS }))
  const taken = new Set<ClanNumber>()
  const players = raw.map((one: unknown, at): SetupPlayer => {
    const field = `players.${at}`
    const given = isObject(one) ? one : {}
    if (!isObject(one)) problems.push(wrongType(field, one, ownMessage('noun.playerList')))
    problems.push(...unknownFields(given, PLAYER_KEYS, field))
    const clan = readClan(given['clan'] ?? at + 1, `${field}.clan`, taken, problems)
    return {
      clan,
      name: readName(given['name'], `${field}.name`, clan, problems),
      clanName: readOwnName(given['clanName'], `${field}.clanName`, clan, problems),
      start: readOwnStart(given['start'], `${field}.start`, world, problems),
    }
  })
  return players.sort((one, other) => one.clan - other.clan)
}

function readClan(raw: unknown, field: string, taken: Set<ClanNumber>, problems: Problem[]): ClanNumber {
  const fits = typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= MOST_CLANS
  if (!fits) {
    problems.push(problem(field, 'problem.range', { value: shown(raw), min: 1, max: MOST_CLANS }))
    return 0
  }
  if (taken.has(raw)) problems.push(ownProblem(field, 'problem.twoOfClan', { value: raw }, 'LZ-SET-1'))
  taken.add(raw)
  return raw
}

function readName(raw: unknown, field: string, clan: ClanNumber, problems: Problem[]): string {
  const name = typeof raw === 'string' ? raw.trim() : ''
  if (name === '') problems.push(problem(field, 'problem.missing', { wanted: ownMessage('noun.playerName', { clan }) }))
  if (name.length > NAME_LENGTH) problems.push(problem(field, 'problem.length', { value: name.length, max: NAME_LENGTH }))
  return name
}

/** A clan without a name is named by the game master: by its number, until then (LZ-SET-4). */
function readOwnName(raw: unknown, field: string, clan: ClanNumber, problems: Problem[]): string {
  if (raw === undefined || raw === '') return `Clan ${clan}`
  const name = readClanName(raw, field)
  if (name.ok) return name.value
  problems.push(...name.problems)
  return ''
}

function readOwnStart(raw: unknown, field: string, world: WorldFile | null, problems: Problem[]): SetupPlayer['start'] {
  if (raw === undefined || raw === null) return null
  const tables = startTablesOf(world?.tables ?? {})
  if (typeof raw === 'number') {
    if (Number.isInteger(raw) && raw >= 1 && raw <= tables.defaults.length) return raw
    problems.push(problem(field, 'problem.range', { value: shown(raw), min: 1, max: tables.defaults.length }))
    return null
  }
  const read = readStart(raw, tables)
  if (read.ok) return read.value.sheet
  problems.push(...read.problems.map((one) => ({ ...one, field: `${field}.${one.field}` })))
  return null
}

/** Tags of the clans of a set-up, by their place in it. */
export function tagsIn({ players }: Setup): readonly string[] {
  return tagsOf(players.map(({ clanName }) => clanName))
}
