import { accept, isObject, problem, refuse, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { message } from '../../../messages/message.ts'
import { whole } from '../../../kernel/forms/shape.ts'
import type { LineageWorld } from '../board/world.ts'
import { readWorld } from '../board/worldFile.ts'
import { FIRST_EDITION, LATEST_EDITION } from './edition.ts'
import { ownMessage, ruled } from './messages.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { peaceWithoutTimeline } from './rulings/reading.ts'
import { presetIn, SWITCHES, withoutDefaultsOf, type HouseRules } from './rulings/switches.ts'
import type { Sex } from './records.ts'
import { KINGDOMS, SEATS, isCivilisation, type Civilisation } from './seats.ts'
import { START } from './tables/start.ts'
import { isWay, WAY_IDS, WAYS } from './ways.ts'

export interface PlayerSetup {
  readonly name: string
  readonly rulerSex: Sex
}

/** What is agreed before the first turn. Only the players' names have no default. */
export interface Setup {
  readonly players: Readonly<Partial<Record<Civilisation, PlayerSetup>>>
  readonly goal: 'conquest' | 'peaceful'
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** null: rolled for. */
  readonly firstPlayer: Civilisation | null
  /** See `edition.ts`: the latest unless it says otherwise. Set-ups that were kept before there were several have none. */
  readonly edition?: number
  /** The map it is played on; without one the land lies on the table (RULING-05). */
  readonly world?: LineageWorld
}

const KEYS = ['players', 'goal', 'way', 'houseRules', 'firstPlayer', 'edition', 'world']
const NAME_LENGTH = 60

/** GL-SET-2 Reads a set-up from outside: conquest unless everybody agreed on the peaceful goal. Refuses with a problem per field. */
export function readSetup(raw: unknown): Outcome<Setup & { readonly [key: string]: Json }> {
  if (!isObject(raw)) return refuse(problem('setup', 'problem.type', { value: show(raw), wanted: 'an object with the players' }))
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !KEYS.includes(key))
    .map((key) => problem(key, 'problem.unknownField', { options: KEYS.join(', ') }))
  const edition = readEdition(raw['edition'] ?? LATEST_EDITION, problems)
  const houseRules = readHouseRules(raw['houseRules'] ?? {}, readWay(raw['way'], problems), edition, problems)
  const goal = oneOf('goal', raw['goal'] ?? 'conquest', ['conquest', 'peaceful'] as const, problems)
  const players = readPlayers(raw['players'], houseRules, problems)
  const firstPlayer = readFirstPlayer(raw['firstPlayer'], players, houseRules, problems)
  if (goal === 'peaceful') problems.push(...peaceWithoutTimeline('houseRules.timeline', houseRules))
  const world = readMap(raw['world'], problems)
  if (world === undefined) problems.push(...tooSmallBoard(players, houseRules, edition))
  if (problems.length > 0) return refuse(...problems)
  const setup: Setup = { players, goal, houseRules: withMap(houseRules, world), firstPlayer, edition, ...(world && { world }) }
  return accept(setup as Setup & { readonly [key: string]: Json })
}

function readMap(raw: unknown, problems: Problem[]): LineageWorld | undefined {
  if (raw === undefined || raw === null) return undefined
  if (raw === '') {
    problems.push(problem('world', 'problem.missing', { wanted: ownMessage('noun.world') }, 'GL-GEN-7'))
    return undefined
  }
  const read = readWorld(raw)
  if (read.ok) return read.value
  problems.push(...read.problems)
  return undefined
}

/** Who brings a map plays on it (RULING-05). */
function withMap(houseRules: HouseRules, world: LineageWorld | undefined): HouseRules {
  return world === undefined ? houseRules : { ...houseRules, map_mode: 'map' }
}

/** The board must have room for what players, kingdoms and tribes begin with (RULING-12). */
function tooSmallBoard(players: Setup['players'], houseRules: HouseRules, edition: number): readonly Problem[] {
  const decided = (name: 'scenario_total' | 'scenario_kingdom' | 'scenario_tribes' | 'scenario_tribe'): number =>
    houseRules[name] ?? presetIn(edition, name)
  const ofPlayers = START.territories * Object.keys(players).length
  const held = ofPlayers + KINGDOMS.length * decided('scenario_kingdom') + decided('scenario_tribes') * decided('scenario_tribe')
  const total = decided('scenario_total')
  return held <= total ? [] : [ruled('houseRules.scenario_total', 'problem.smallBoard', { held, total }, 'GL-SET-11')]
}

/** Players of a kept set-up, in the order of the seats. */
export function playersOf(setup: Json): readonly { readonly seat: Civilisation; readonly name: string }[] {
  const players = isObject(setup) && isObject(setup['players']) ? (setup['players'] as Setup['players']) : {}
  return SEATS.flatMap((seat) => {
    const player = players[seat]
    return player === undefined ? [] : [{ seat, name: player.name }]
  })
}

function readPlayers(raw: unknown, houseRules: HouseRules, problems: Problem[]): Setup['players'] {
  if (!isObject(raw)) {
    problems.push(wrongType('players', raw, ownMessage('noun.playersObject')))
    return {}
  }
  const players: Partial<Record<Civilisation, PlayerSetup>> = {}
  for (const key of Object.keys(raw))
    if (!isCivilisation(key)) problems.push(problem(`players.${key}`, 'problem.unknownField', { options: SEATS.join(', ') }))
  for (const seat of SEATS) {
    const player = raw[seat]
    if (player !== undefined) players[seat] = readPlayer(seat, player, problems)
  }
  const fewest = houseRules.min_players ?? SWITCHES.min_players.preset
  const missing = SEATS.filter((seat) => players[seat] === undefined)
  if (SEATS.length - missing.length < fewest) {
    for (const seat of missing)
      problems.push(problem(`players.${seat}`, 'problem.missing', { wanted: message('choice.player', { seat }) }, 'GL-SET-1'))
  }
  return players
}

function readPlayer(seat: Civilisation, raw: unknown, problems: Problem[]): PlayerSetup {
  const player = isObject(raw) ? raw : { name: raw }
  const name = typeof player['name'] === 'string' ? player['name'].trim() : ''
  if (name === '')
    problems.push(problem(`players.${seat}.name`, 'problem.missing', { wanted: message('choice.playerName', { seat }) }, 'GL-SET-1'))
  if (name.length > NAME_LENGTH) problems.push(problem(`players.${seat}.name`, 'problem.length', { value: name.length, max: NAME_LENGTH }))
  const rulerSex = oneOf(`players.${seat}.rulerSex`, player['rulerSex'] ?? 'male', ['male', 'female'] as const, problems)
  return { name, rulerSex }
}

function readFirstPlayer(raw: unknown, players: Setup['players'], houseRules: HouseRules, problems: Problem[]): Civilisation | null {
  const playing = SEATS.filter((seat) => players[seat] !== undefined)
  if (raw === undefined || raw === null) return houseRules.first_player === 'fixed' ? (playing[0] ?? 'elves') : null
  return oneOf('firstPlayer', raw, playing, problems)
}

function readEdition(raw: unknown, problems: Problem[]): number {
  const read = whole(FIRST_EDITION, LATEST_EDITION).read(raw, 'edition')
  if (read.ok) return read.value
  problems.push(...read.problems)
  return LATEST_EDITION
}

/** House rules of a way to play; what is said of house rules beside it goes before. */
function readWay(raw: unknown, problems: Problem[]): HouseRules {
  if (raw === undefined) return {}
  if (isWay(raw)) return WAYS[raw]
  problems.push(problem('way', 'problem.option', { value: show(raw), options: WAY_IDS.join(', ') }))
  return {}
}

function readHouseRules(raw: unknown, way: HouseRules, edition: number, problems: Problem[]): HouseRules {
  if (!isObject(raw)) {
    problems.push(problem('houseRules', 'problem.type', { value: show(raw), wanted: 'an object of switch and value' }))
    return {}
  }
  const wrong = Object.entries(raw).map(([name, value]) => ({
    name,
    problems: switchProblems(SWITCHES, `houseRules.${name}`, name, value),
  }))
  problems.push(...wrong.flatMap((each) => each.problems))
  const right = wrong.filter((each) => each.problems.length === 0)
  return withoutDefaultsOf(edition, { ...way, ...Object.fromEntries(right.map(({ name }) => [name, raw[name]])) })
}

function oneOf<const T extends readonly string[]>(field: string, value: unknown, options: T, problems: Problem[]): T[number] {
  if (!options.some((option) => option === value))
    problems.push(problem(field, 'problem.option', { value: show(value), options: options.join(', ') }))
  return value as T[number]
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)
}
