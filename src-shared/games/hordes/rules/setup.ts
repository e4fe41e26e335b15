import { accept, isObject, problem, refuse, shown, unknownFields, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import type { Json, SeatId } from '../../../kernel/world/rule.ts'
import { readHouseRules } from '../../rulebook/deciding.ts'
import { armyProblems, type Army, type RosterEntry } from './army.ts'
import { ownMessage, ownProblem } from './messages.ts'
import { HOSTS, isHost, type Host } from './records.ts'
import { held } from './rulings/ruled.ts'
import { SWITCHES, type HouseRules } from './rulings/switches.ts'
import { SAMPLE_ARMIES } from './sample.ts'
import { CODES, isCode } from './types.ts'

/** What is agreed before the first bound. Only the players' names have no default. */
export interface Setup {
  readonly players: Readonly<Record<Host, PlayerSetup>>
  /** Named where house rule `setup` is `scenario`; null: the dice say. */
  readonly defender: Host | null
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
}

export interface PlayerSetup {
  readonly name: string
  /** Of the army; empty: it goes by its host. */
  readonly army: string
  readonly elements: readonly RosterEntry[]
}

const KEYS = ['players', 'defender', 'houseRules']
const PLAYER_KEYS = ['name', 'army', 'elements']
const ENTRY_KEYS = ['type', 'label', 'general', 'water']
const NAME_LENGTH = 60
const LABEL_LENGTH = 40

/** Reads a set-up from outside. Refuses with a problem per field. An army that is left out is the sample of its host. */
export function readSetup(raw: unknown): Outcome<Setup & { readonly [key: string]: Json }> {
  if (!isObject(raw)) return refuse(problem('setup', 'problem.type', { value: shown(raw), wanted: 'an object with the players' }))
  const problems: Problem[] = unknownFields(raw, KEYS, '')
  const houseRules = readHouseRules<HouseRules>(SWITCHES, raw['houseRules'] ?? {}, problems)
  const players = readPlayers(raw['players'], houseRules, problems)
  const defender = readDefender(raw['defender'] ?? null, houseRules, problems)
  return problems.length > 0
    ? refuse(...problems)
    : accept({ players, defender, houseRules } as unknown as Setup & { readonly [key: string]: Json })
}

/** Players of a kept set-up, in the order of the seats. */
export function playersOf(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[] {
  const players = isObject(setup) && isObject(setup['players']) ? (setup['players'] as unknown as Setup['players']) : undefined
  return players === undefined ? [] : HOSTS.map((seat) => ({ seat, name: players[seat].name }))
}

/** Whether everything stands on the table from the first bound on, and nobody throws for it (RULING-04). */
export function isScenario(houseRules: HouseRules): boolean {
  return held(houseRules, 'setup') === 'scenario'
}

/** An army in a file, as the set-up and the workshop read it: name and elements, with what is wrong about them. */
export function readArmy(raw: unknown, wanted: number, field = ''): { readonly army: Army; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`)
  if (!isObject(raw)) return { army: { name: '', elements: [] }, problems: [wrongType(field || 'army', raw, ownMessage('noun.roster'))] }
  problems.push(...unknownFields(raw, ['name', 'elements'], field))
  const name = readText(raw['name'] ?? '', at('name'), NAME_LENGTH, problems)
  const elements = readElements(raw['elements'], at('elements'), wanted, problems)
  return { army: { name, elements }, problems }
}

function readPlayers(raw: unknown, houseRules: HouseRules, problems: Problem[]): Setup['players'] {
  const given = isObject(raw) ? raw : {}
  if (!isObject(raw)) problems.push(wrongType('players', raw, ownMessage('noun.hostsObject', { seats: HOSTS.join(', ') })))
  problems.push(...unknownFields(given, HOSTS, 'players'))
  return {
    redHost: readPlayer('redHost', given['redHost'], houseRules, problems),
    blueHost: readPlayer('blueHost', given['blueHost'], houseRules, problems),
  }
}

function readPlayer(seat: Host, raw: unknown, houseRules: HouseRules, problems: Problem[]): PlayerSetup {
  const given = isObject(raw) ? raw : { name: raw }
  const field = `players.${seat}`
  problems.push(...unknownFields(given, PLAYER_KEYS, field))
  const name = typeof given['name'] === 'string' ? given['name'].trim() : ''
  if (name === '') problems.push(problem(`${field}.name`, 'problem.missing', { wanted: ownMessage('noun.playerName', { seat }) }))
  if (name.length > NAME_LENGTH) problems.push(problem(`${field}.name`, 'problem.length', { value: name.length, max: NAME_LENGTH }))
  const army = readText(given['army'] ?? '', `${field}.army`, NAME_LENGTH, problems)
  const wanted = held(houseRules, 'army_ap')
  const elements = readElements(given['elements'] ?? SAMPLE_ARMIES[seat].elements, `${field}.elements`, wanted, problems)
  return { name, army, elements }
}

function readElements(raw: unknown, field: string, wanted: number, problems: Problem[]): readonly RosterEntry[] {
  if (!Array.isArray(raw)) {
    problems.push(wrongType(field, raw, ownMessage('noun.roster')))
    return []
  }
  const before = problems.length
  const elements = raw.flatMap((one: unknown, at) => readEntry(one, `${field}.${at}`, problems))
  if (problems.length === before) problems.push(...armyProblems(elements, wanted, field))
  return elements
}

function readEntry(raw: unknown, field: string, problems: Problem[]): readonly RosterEntry[] {
  if (!isObject(raw)) {
    problems.push(wrongType(field, raw, ownMessage('noun.entry')))
    return []
  }
  problems.push(...unknownFields(raw, ENTRY_KEYS, field))
  const { type } = raw
  const label = readText(raw['label'] ?? '', `${field}.label`, LABEL_LENGTH, problems)
  const general = readFlag(raw['general'] ?? false, `${field}.general`, problems)
  const water = readFlag(raw['water'] ?? false, `${field}.water`, problems)
  if (isCode(type)) return [{ type, label, general, water }]
  problems.push(problem(`${field}.type`, 'problem.option', { value: shown(type), options: CODES.join(', ') }))
  return []
}

function readDefender(raw: unknown, houseRules: HouseRules, problems: Problem[]): Host | null {
  const scenario = isScenario(houseRules)
  if (raw === null) {
    if (scenario) problems.push(ownProblem('defender', 'problem.defenderWanted', { options: HOSTS.join(', ') }))
    return null
  }
  if (!scenario) problems.push(ownProblem('defender', 'problem.defenderNotWanted'))
  if (isHost(raw)) return raw
  problems.push(problem('defender', 'problem.option', { value: shown(raw), options: HOSTS.join(', ') }))
  return null
}

function readText(raw: unknown, field: string, max: number, problems: Problem[]): string {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (typeof raw !== 'string') problems.push(problem(field, 'problem.type', { value: shown(raw), wanted: 'a text' }))
  if (text.length > max) problems.push(problem(field, 'problem.length', { value: text.length, max }))
  return text
}

function readFlag(raw: unknown, field: string, problems: Problem[]): boolean {
  if (typeof raw === 'boolean') return raw
  problems.push(problem(field, 'problem.type', { value: shown(raw), wanted: 'true or false' }))
  return false
}
