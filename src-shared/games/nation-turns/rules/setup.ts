import { accept, isObject, problem, refuse, shown, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import type { Json, SeatId } from '../../../kernel/world/rule.ts'
import { listOf, whole } from '../../../kernel/forms/shape.ts'
import { readHouseRules } from '../../rulebook/deciding.ts'
import { seatOfPlayer } from './board.ts'
import { ownMessage, ownProblem } from './messages.ts'
import { SWITCHES, type HouseRules } from './rulings/switches.ts'
import { SAMPLE } from './sample.ts'
import { SCENARIO_SHAPE, UNIT_TYPE, type Scenario, type UnitType } from './scenario.ts'
import { idleRows, readScenario } from './scenarioCheck.ts'
import { OUR_UNITS } from './tables.ts'

/** What is agreed before the first round. Only the players' names have no default. */
export interface Setup {
  /** By seat, `p1` on. */
  readonly players: Readonly<Record<SeatId, { readonly name: string }>>
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** Given where house rule `scenario` is `file`; null: the sample. */
  readonly scenario: Scenario | null
  /** Given where house rule `unit_table` is `file`; null: the figures of the sample. */
  readonly units: readonly UnitType[] | null
  /** Which lines the rules write (`Game.lines`): the latest unless it says otherwise. Set-ups that were kept before there were others have none. */
  readonly lines?: number
}

const KEYS = ['players', 'houseRules', 'scenario', 'units', 'lines']
const LATEST_LINES = 2
const NAME_LENGTH = 60

/** Reads a set-up from outside. Refuses with a problem per field. */
export function readSetup(raw: unknown): Outcome<Setup & { readonly [key: string]: Json }> {
  if (!isObject(raw)) return refuse(problem('setup', 'problem.type', { value: shown(raw), wanted: 'an object with the players' }))
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !KEYS.includes(key))
    .map((key) => problem(key, 'problem.unknownField', { options: KEYS.join(', ') }))
  const houseRules = readHouseRules<HouseRules>(SWITCHES, raw['houseRules'] ?? {}, problems)
  const scenario = readOwnScenario(raw['scenario'] ?? null, houseRules, problems)
  const units = readUnits(raw['units'] ?? null, scenario, houseRules, problems)
  const players = readPlayers(raw['players'], seatsWanted(raw['scenario'] ?? null, houseRules), problems)
  const lines = readLines(raw['lines'] ?? LATEST_LINES, problems)
  return problems.length > 0
    ? refuse(...problems)
    : accept({ players, houseRules, scenario, units, lines } as unknown as Setup & { readonly [key: string]: Json })
}

/** What a new campaign may not begin with, though files of earlier versions do: those still open. */
export function newSetupProblems({ scenario }: Setup): readonly Problem[] {
  return scenario === null ? [] : idleRows(scenario)
}

/** Players of a kept set-up, in the order of the seats. */
export function playersOf(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[] {
  const players = isObject(setup) && isObject(setup['players']) ? (setup['players'] as Setup['players']) : {}
  return Object.entries(players).map(([seat, { name }]) => ({ seat, name }))
}

/** The scenario as it is played: who plays what (RULING-03), and what each unit can do (RULING-22). */
export function scenarioFor({ scenario, units, houseRules }: Setup): Scenario {
  const chosen = scenario ?? SAMPLE
  const own = houseRules.unit_table === 'file'
  return {
    ...chosen,
    nations: chosen.nations.map((nation, index) => (houseRules.control === 'one_each' ? { ...nation, player: index + 1 } : nation)),
    units: chosen.units.map((unit) => (own ? (units?.find(({ id }) => id === unit.id) ?? unit) : { ...unit, ...OUR_UNITS[unit.id] })),
  }
}

/** Seats of the players of a scenario. */
export function seatsFor(scenario: Pick<Scenario, 'nations'>, houseRules: HouseRules): readonly SeatId[] {
  const count = houseRules.control === 'one_each' ? scenario.nations.length : Math.max(0, ...scenario.nations.map(({ player }) => player))
  return Array.from({ length: count }, (_, index) => seatOfPlayer(index + 1))
}

function readOwnScenario(raw: unknown, houseRules: HouseRules, problems: Problem[]): Scenario | null {
  const wanted = houseRules.scenario === 'file'
  if (raw === null) {
    if (wanted) problems.push(ownProblem('scenario', 'problem.scenarioWanted', {}, 'NT-SET-1'))
    return null
  }
  if (!wanted) problems.push(ownProblem('scenario', 'problem.scenarioNotWanted', {}, 'NT-SET-1'))
  const read = readScenario(raw)
  if (read.ok) return read.value
  problems.push(...read.problems)
  return null
}

function readUnits(raw: unknown, scenario: Scenario | null, houseRules: HouseRules, problems: Problem[]): readonly UnitType[] | null {
  const wanted = houseRules.unit_table === 'file'
  if (raw === null) {
    // A scenario of one's own has figures of its own.
    if (wanted && scenario === null) problems.push(ownProblem('units', 'problem.unitsWanted', { missing: idsOf(SAMPLE.units) }, 'NT-BAT-3'))
    return null
  }
  if (!wanted) problems.push(ownProblem('units', 'problem.unitsNotWanted', {}, 'NT-BAT-3'))
  const read = listOf(UNIT_TYPE).read(raw, 'units')
  if (!read.ok) {
    problems.push(...read.problems)
    return null
  }
  const known = (scenario ?? SAMPLE).units
  for (const [index, { id }] of read.value.entries())
    if (!known.some((unit) => unit.id === id))
      problems.push(ownProblem(`units.${index}.id`, 'problem.scenarioUnknown', { value: `“${id}”`, options: idsOf(known) }))
  const missing = known.filter(({ id }) => !read.value.some((unit) => unit.id === id))
  if (missing.length > 0) problems.push(ownProblem('units', 'problem.unitsWanted', { missing: idsOf(missing) }, 'NT-BAT-3'))
  return read.value
}

function idsOf(units: readonly UnitType[]): string {
  return units.map(({ id }) => id).join(', ')
}

/** Seats of the scenario that is played, whether or not it has faults; null where it cannot be told who plays in it. */
function seatsWanted(raw: unknown, houseRules: HouseRules): readonly SeatId[] | null {
  if (houseRules.scenario !== 'file') return seatsFor(SAMPLE, houseRules)
  const read = SCENARIO_SHAPE.read(raw, 'scenario')
  return read.ok ? seatsFor(read.value, houseRules) : null
}

/** @param wanted seats that must have a player; null where the scenario is refused without telling them: those given are read alone */
function readPlayers(raw: unknown, wanted: readonly SeatId[] | null, problems: Problem[]): Setup['players'] {
  if (!isObject(raw)) {
    const seats = wanted?.join(', ') ?? 'p1, p2, …'
    problems.push({ ...wrongType('players', raw, ownMessage('noun.playersObject', { seats })), rule: 'NT-GEN-4' })
    return {}
  }
  const seats = wanted ?? Object.keys(raw)
  for (const key of Object.keys(raw))
    if (!seats.includes(key)) problems.push(problem(`players.${key}`, 'problem.unknownField', { options: seats.join(', ') }))
  return Object.fromEntries(seats.map((seat) => [seat, readPlayer(seat, raw[seat], problems)]))
}

function readPlayer(seat: SeatId, raw: unknown, problems: Problem[]): { readonly name: string } {
  const given = isObject(raw) ? raw['name'] : raw
  const name = typeof given === 'string' ? given.trim() : ''
  if (name === '')
    problems.push(
      problem(`players.${seat}.name`, 'problem.missing', { wanted: ownMessage('noun.playerName', { player: seat }) }, 'NT-GEN-4'),
    )
  if (name.length > NAME_LENGTH) problems.push(problem(`players.${seat}.name`, 'problem.length', { value: name.length, max: NAME_LENGTH }))
  return { name }
}

function readLines(raw: unknown, problems: Problem[]): number {
  const read = whole(1, LATEST_LINES).read(raw, 'lines')
  if (read.ok) return read.value
  problems.push(...read.problems)
  return LATEST_LINES
}
