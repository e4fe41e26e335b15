import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { Change, RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, type Problem } from '../../../kernel/problem.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import type { CardPlace } from '../../../kernel/chance/deck.ts'
import { areCardsReal, inPlace, isSpellPlace, postCounts } from './cards.ts'
import { ownProblem } from './messages.ts'
import { facesIn } from './placeFaces.ts'
import {
  CASTS,
  CREATURES,
  deckOf,
  DECKS,
  FATES,
  gameOf,
  GAMES,
  MAGES,
  MISSIONS_HELD,
  PLACES,
  seatsIn,
  TERRAIN,
  TILES,
  TOADLINGS_PLACED,
  TURNS,
  typesIn,
  type Cast,
  type Creature,
  type Game,
  type Mage,
  type TerrainTile,
  type Turn,
} from './records.ts'
import { SWITCHES } from './rulings/switches.ts'
import { scoreAgain } from './scoring.ts'
import { leaveTurn } from './turnRecord.ts'
import { NEWCOMERS } from './types.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [
  ...[GAMES, DECKS, CREATURES, MAGES, TERRAIN, TOADLINGS_PLACED],
  ...[TILES, PLACES, MISSIONS_HELD, FATES, TURNS, CASTS],
]

const NEVER_GONE: readonly string[] = [GAMES.name, MAGES.name]

/** The highest count a correction may set: play goes on from there. Records themselves take far more. */
const MOST = 99
const MOST_CAME = 100_000
const LEAST_LIFE = -9
const MOST_BONUS = 9

/** What a record set by hand has against the rest. */
export function recordProblems(after: World, { collection, id, to }: RecordChange): readonly Problem[] {
  if (to === null) return NEVER_GONE.includes(collection) ? [problem('id', 'problem.keptRecord', { value: id })] : []
  const value = to as never
  switch (collection) {
    case GAMES.name:
      return [...isId(id, 'game'), ...gameProblems(after, value)]
    case PLACES.name:
      return placeProblems(after, id, value)
    case CREATURES.name:
      return creatureProblems(after, id, value)
    case MAGES.name:
      return mageProblems(after, id, value)
    case TOADLINGS_PLACED.name:
    case TILES.name:
      return toadlingProblems(after, id, value)
    case TERRAIN.name:
      return terrainProblems(id, value)
    case MISSIONS_HELD.name:
      return seatProblems(after, id, value)
    case TURNS.name:
      return [...isId(id, 'turn'), ...turnProblems(value)]
    case FATES.name:
      return isId(id, 'fate')
    case CASTS.name:
      return [...isId(id, 'cast'), ...oneOfThese('main', (value as Cast).main, spellFaces(after))]
    default:
      return []
  }
}

function isId(id: string, only: string): readonly Problem[] {
  return oneOfThese('id', id, [only])
}

function oneOfThese(field: string, value: string, options: readonly string[]): readonly Problem[] {
  return options.includes(value) ? [] : [problem(field, 'problem.option', { value, options: options.join(', ') })]
}

function within(field: string, value: number, min: number, max: number): readonly Problem[] {
  return value >= min && value <= max ? [] : [problem(field, 'problem.range', { value: String(value), min, max })]
}

function spellFaces(world: World): readonly string[] {
  return deckOf(world).spells.map(({ id }) => id)
}

/**
 * Seats and types are settled at the set-up: what was posted hangs on them. House rules have to be some; and the cards that the program keeps,
 * or does not, cannot change hands in mid-game (RULING-63).
 */
function gameProblems(after: World, { houseRules, seats, newcomers }: Game): readonly Problem[] {
  const keepsCards = after.recordIds(PLACES.name).some(isSpellPlace)
  const mages = after.recordIds(MAGES.name)
  const areSeats = seats.length === mages.length && new Set(seats).size === seats.length && seats.every((seat) => mages.includes(seat))
  const faces = [...inPlace(after, 'markers'), ...after.records(CREATURES).map(({ type }) => type)]
  const types: readonly string[] = typesIn(after)
  return [
    ...(areSeats ? [] : [problem('seats', 'problem.settled')]),
    ...(Object.keys(newcomers).length <= NEWCOMERS.length && faces.every((face) => types.includes(face))
      ? []
      : [problem('newcomers', 'problem.settled')]),
    ...Object.entries(houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value)),
    ...(areCardsReal(after) === keepsCards ? [problem('houseRules.decks', 'problem.settled')] : []),
  ]
}

/** Only faces of the game can be in a place: others could not be drawn, nor told. */
function placeProblems(after: World, id: string, { cards }: CardPlace): readonly Problem[] {
  if (areCardsReal(after) && isSpellPlace(id)) return [ownProblem('id', 'problem.realCards', {})]
  const faces = facesIn(after, id)
  if (faces === null) return [problem('id', 'problem.option', { value: id, options: after.recordIds(PLACES.name).join(', ') })]
  return [...new Set(cards)].flatMap((card) => oneOfThese('cards', card, faces))
}

function creatureProblems(after: World, id: string, creature: Creature): readonly Problem[] {
  const types = typesIn(after)
  return [
    ...(creature.id === id ? [] : [problem('id', 'problem.option', { value: creature.id, options: id })]),
    ...(CREATURE_ID.test(id) ? [] : [ownProblem('id', 'problem.creatureId', { value: id })]),
    ...(types.includes(creature.type) ? [] : [problem('type', 'problem.option', { value: creature.type, options: types.join(', ') })]),
    ...within('damage', creature.damage, 0, MOST),
    ...within('lifeMod', creature.lifeMod, LEAST_LIFE, 0),
    ...within('came', creature.came, 0, MOST_CAME),
  ]
}

/** Its type, a dash, and letters or digits: questions name creatures so. */
const CREATURE_ID = /^[a-z]+-[\w-]{1,30}$/

function toadlingProblems(after: World, id: string, value: { readonly id: string; readonly seat?: string }): readonly Problem[] {
  return [
    ...(gameOf(after).newcomers.toad === undefined ? [ownProblem('id', 'problem.noToad', {})] : []),
    ...(value.id === id ? [] : [problem('id', 'problem.option', { value: value.id, options: id })]),
    ...(value.seat === undefined ? [] : oneOfThese('seat', value.seat, seatsIn(after))),
  ]
}

function terrainProblems(id: string, { path, section }: TerrainTile): readonly Problem[] {
  return oneOfThese('id', id, [`${path}-${section}`])
}

function seatProblems(after: World, id: string, { seat }: { readonly seat: string }): readonly Problem[] {
  return [...oneOfThese('id', id, seatsIn(after)), ...oneOfThese('seat', seat, [id])]
}

function turnProblems({ bonusNow, bonusNext, granted }: Turn): readonly Problem[] {
  return [
    ...within('bonusNow', bonusNow, 0, MOST_BONUS),
    ...within('bonusNext', bonusNext, 0, MOST_BONUS),
    ...within('granted', granted, 0, MOST_BONUS + 1),
  ]
}

function mageProblems(after: World, id: string, { seat, space }: Mage): readonly Problem[] {
  const others = seatsIn(after).filter((one) => one !== id && after.record(MAGES, one)?.space === space)
  const free = [1, 2, 3, 4, 5, 6].filter(
    (one) => !seatsIn(after).some((other) => other !== id && after.record(MAGES, other)?.space === one),
  )
  return [
    ...seatProblems(after, id, { seat }),
    ...(others.length === 0 ? [] : [problem('space', 'problem.option', { value: space, options: free.join(', ') })]),
  ]
}

/**
 * Makes the number of cards in each counted place follow its cards, and the points of a game that is over what scores them. Where play is
 * moved, the turn that was played is over.
 */
export function* afterCorrection(world: World, changes: readonly Change[]): Procedure {
  if (changes.some((change) => 'cursor' in change)) yield* leaveTurn(world, changes)
  for (const seat of seatsIn(world)) yield* postCounts(world, 'OO-SET-6', seat)
  yield* scoreAgain(world)
}
