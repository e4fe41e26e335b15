import { sameJson } from '../../../kernel/journal/replay.ts'
import { accept, isObject, problem, refuse, shown, unknownFields, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import type { Json, SeatId } from '../../../kernel/world/rule.ts'
import { readHouseRules } from '../../rulebook/deciding.ts'
import type { Deck } from './deck/deck.ts'
import { deckProblems, hasSameMarkers, newDeckProblems } from './deck/deckProblems.ts'
import { readDeck } from './deck/deckShape.ts'
import { OURS_1 } from './deck/ours.ts'
import { ownMessage, ownProblem } from './messages.ts'
import { MODULES, type Game, type Module } from './records.ts'
import { SWITCHES, type HouseRules } from './rulings/switches.ts'
import { BASIC_TYPES, COLOURS, isColour, NEWCOMERS, PATHS, type Colour } from './types.ts'

const KEYS = ['players', 'modules', 'newcomers', 'terrain', 'deck', 'houseRules', 'dice'] as const
const NAME_LENGTH = 60
/** Tiles of terrain there are, and sections of a path. */
export const TERRAIN_TILES = 9
export const MOST_ON_PATH = 3

/** What a campaign begins with, as the journal keeps it. */
export interface Setup extends Pick<Game, 'modules' | 'newcomers' | 'houseRules'> {
  /** In their order at the table, the first player first. */
  readonly players: readonly { readonly colour: Colour; readonly name: string }[]
  /** Tiles of terrain on each path, 1 to 6 in order; empty without the module. */
  readonly terrain: readonly number[]
  /** Only where it differs from the deck the program brings. */
  readonly deck?: Deck
}

/**
 * OO-SET-6 Each seat chooses a colour of its own.
 * OO-SET-9 The first seat begins (RULING-12): the table puts its youngest there.
 */
export function readSetup(raw: unknown): Outcome<Setup & { readonly [key: string]: Json }> {
  if (!isObject(raw)) return refuse(wrongType('setup', raw, 'an object with the players'))
  const problems: Problem[] = [...unknownFields(raw, KEYS, '')]
  const players = readPlayers(raw['players'], problems)
  const modules = readModules(raw['modules'] ?? [], problems)
  const deck = readOwnDeck(raw['deck'], problems)
  const newcomers = readNewcomers(raw['newcomers'] ?? {}, deck ?? OURS_1, problems)
  const terrain = readTerrain(raw['terrain'], modules, problems)
  const houseRules = readHouseRules<HouseRules>(SWITCHES, raw['houseRules'] ?? {}, problems)
  if (problems.length > 0) return refuse(...problems)
  const setup: Setup = { players, modules, newcomers, terrain, houseRules, ...(deck === null ? {} : { deck }) }
  return accept(setup as unknown as Setup & { readonly [key: string]: Json })
}

/** What a new campaign may not begin with, though files of earlier versions do: those still open. */
export function newSetupProblems({ deck }: Setup): readonly Problem[] {
  return deck === undefined ? [] : newDeckProblems(deck, 'deck')
}

/** Players of a kept set-up, in the order of the seats. */
export function playersOf(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[] {
  const players = isObject(setup) && Array.isArray(setup['players']) ? (setup['players'] as unknown as Setup['players']) : []
  return players.map(({ colour, name }) => ({ seat: colour, name }))
}

function readPlayers(raw: unknown, problems: Problem[]): Setup['players'] {
  if (!Array.isArray(raw)) {
    problems.push(wrongType('players', raw, ownMessage('noun.playerList')))
    return []
  }
  if (raw.length < 2 || raw.length > COLOURS.length) problems.push(ownProblem('players', 'problem.playerCount', { value: raw.length }))
  const taken = new Set<Colour>()
  return raw.flatMap((one: unknown, at) => {
    const field = `players.${at}`
    const given = isObject(one) ? one : {}
    if (!isObject(one)) problems.push(wrongType(field, one, ownMessage('noun.playerList')))
    problems.push(...unknownFields(given, ['colour', 'name'], field))
    const { colour } = given
    const name = typeof given['name'] === 'string' ? given['name'].trim() : ''
    if (name === '')
      problems.push(problem(`${field}.name`, 'problem.missing', { wanted: ownMessage('noun.playerName', { seat: String(colour) }) }))
    if (name.length > NAME_LENGTH) problems.push(problem(`${field}.name`, 'problem.length', { value: name.length, max: NAME_LENGTH }))
    if (!isColour(colour)) {
      problems.push(problem(`${field}.colour`, 'problem.option', { value: shown(colour), options: COLOURS.join(', ') }))
      return []
    }
    if (taken.has(colour)) problems.push(ownProblem(`${field}.colour`, 'problem.twoOfColour', { value: colour }, 'OO-SET-6'))
    taken.add(colour)
    return [{ colour, name }]
  })
}

function readModules(raw: unknown, problems: Problem[]): readonly Module[] {
  if (!Array.isArray(raw)) {
    problems.push(wrongType('modules', raw, ownMessage('noun.modules')))
    return []
  }
  const wrong = raw.filter((one) => !MODULES.some((module) => module === one))
  problems.push(...wrong.map((one) => problem('modules', 'problem.option', { value: shown(one), options: MODULES.join(', ') })))
  return MODULES.filter((module) => raw.includes(module))
}

/** OO-XREIN-1 Each newcomer takes the place of one basic type of its own category, and no two of the same (RULING-54). */
function readNewcomers(raw: unknown, { creatures }: Deck, problems: Problem[]): Game['newcomers'] {
  if (!isObject(raw)) {
    problems.push(wrongType('newcomers', raw, ownMessage('noun.newcomers')))
    return {}
  }
  problems.push(...unknownFields(raw, NEWCOMERS, 'newcomers'))
  const categoryOf = (type: unknown): string | undefined => creatures.find(({ id }) => id === type)?.category
  const taken = new Set<unknown>()
  const read: Record<string, (typeof BASIC_TYPES)[number]> = {}
  for (const newcomer of NEWCOMERS) {
    const value = raw[newcomer]
    if (value === undefined) continue
    const field = `newcomers.${newcomer}`
    const category = categoryOf(newcomer) ?? ''
    const options = BASIC_TYPES.filter((type) => categoryOf(type) === category)
    const replaced = options.find((type) => type === value)
    if (replaced === undefined)
      problems.push(
        ownProblem(field, 'problem.otherCategory', { newcomer, category, value: shown(value), options: options.join(', ') }, 'OO-XREIN-1'),
      )
    else if (!canReplace(creatures, newcomer, replaced))
      problems.push(ownProblem(field, 'problem.otherMarkers', { newcomer, value: replaced }, 'OO-XREIN-1'))
    else if (taken.has(replaced)) problems.push(ownProblem(field, 'problem.replacedTwice', { value: replaced }, 'OO-XREIN-1'))
    else read[newcomer] = replaced
    taken.add(replaced)
  }
  return read
}

/** The markers of a newcomer are as many as those it replaces. */
function canReplace(creatures: Deck['creatures'], newcomer: string, replaced: string): boolean {
  const [one, other] = [newcomer, replaced].map((type) => creatures.find(({ id }) => id === type))
  return one === undefined || other === undefined || hasSameMarkers(one, other)
}

function readTerrain(raw: unknown, modules: readonly Module[], problems: Problem[]): readonly number[] {
  if (!modules.includes('x1_terrain')) {
    const isNone = raw === undefined || (Array.isArray(raw) && raw.length === 0)
    if (!isNone) problems.push(ownProblem('terrain', 'problem.noModule', { module: 'x1_terrain' }, 'OO-XTERR-1'))
    return []
  }
  if (raw === undefined) return PATHS.map(() => 1)
  const counts: readonly unknown[] = Array.isArray(raw) ? raw : []
  if (counts.length !== PATHS.length) problems.push(wrongType('terrain', raw, ownMessage('noun.terrain')))
  const wrong = counts.findIndex((count) => !Number.isInteger(count) || Number(count) < 0 || Number(count) > MOST_ON_PATH)
  if (wrong >= 0) problems.push(problem(`terrain.${wrong}`, 'problem.range', { value: shown(counts[wrong]), min: 0, max: MOST_ON_PATH }))
  const total = counts.reduce((sum: number, count) => sum + Number(count), 0)
  if (wrong < 0 && total > TERRAIN_TILES)
    problems.push(ownProblem('terrain', 'problem.terrainCount', { value: total, max: TERRAIN_TILES }, 'OO-XTERR-1'))
  return counts.map(Number)
}

/** The deck a table typed, where it is not the program's own (RULING-01); null for that. */
function readOwnDeck(raw: unknown, problems: Problem[]): Deck | null {
  if (raw === undefined || raw === OURS_1.name) return null
  const read = readDeck(raw, 'deck')
  if (!read.ok) {
    problems.push(...read.problems)
    return null
  }
  problems.push(...deckProblems(read.value, 'deck'))
  return sameJson(read.value, OURS_1) ? null : read.value
}
