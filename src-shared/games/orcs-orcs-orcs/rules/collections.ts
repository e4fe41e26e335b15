import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, type Problem } from '../../../kernel/problem.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { areCardsReal, isSpellPlace, postCounts } from './cards.ts'
import { ownProblem } from './messages.ts'
import {
  CASTS,
  CREATURES,
  DECKS,
  FATES,
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
  type Creature,
  type Game,
  type Mage,
} from './records.ts'
import { SWITCHES } from './rulings/switches.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [
  ...[GAMES, DECKS, CREATURES, MAGES, TERRAIN, TOADLINGS_PLACED],
  ...[TILES, PLACES, MISSIONS_HELD, FATES, TURNS, CASTS],
]

const NEVER_GONE: readonly string[] = [GAMES.name, MAGES.name]

/** What a record set by hand has against the rest. */
export function recordProblems(after: World, { collection, id, to }: RecordChange): readonly Problem[] {
  if (to === null) return NEVER_GONE.includes(collection) ? [problem('id', 'problem.keptRecord', { value: id })] : []
  switch (collection) {
    case GAMES.name:
      return gameProblems(after, to as unknown as Game)
    case PLACES.name:
      return areCardsReal(after) && isSpellPlace(id) ? [ownProblem('id', 'problem.realCards', {})] : []
    case CREATURES.name:
      return creatureProblems(after, id, to as unknown as Creature)
    case MAGES.name:
      return mageProblems(after, id, to as unknown as Mage)
    default:
      return []
  }
}

/** House rules have to be some; and the cards that the program keeps, or does not, cannot change hands in mid-game (RULING-63). */
function gameProblems(after: World, { houseRules }: Game): readonly Problem[] {
  const keepsCards = after.recordIds(PLACES.name).some(isSpellPlace)
  return [
    ...Object.entries(houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value)),
    ...(areCardsReal(after) === keepsCards ? [problem('houseRules.decks', 'problem.settled')] : []),
  ]
}

function creatureProblems(after: World, id: string, creature: Creature): readonly Problem[] {
  const types = typesIn(after)
  return [
    ...(creature.id === id ? [] : [problem('id', 'problem.option', { value: creature.id, options: id })]),
    ...(types.includes(creature.type) ? [] : [problem('type', 'problem.option', { value: creature.type, options: types.join(', ') })]),
  ]
}

function mageProblems(after: World, id: string, { seat, space }: Mage): readonly Problem[] {
  const others = seatsIn(after).filter((one) => one !== id && after.record(MAGES, one)?.space === space)
  const free = [1, 2, 3, 4, 5, 6].filter(
    (one) => !seatsIn(after).some((other) => other !== id && after.record(MAGES, other)?.space === one),
  )
  return [
    ...(seat === id ? [] : [problem('seat', 'problem.option', { value: seat, options: id })]),
    ...(others.length === 0 ? [] : [problem('space', 'problem.option', { value: space, options: free.join(', ') })]),
  ]
}

/** Makes the number of cards in each counted place follow its cards. */
export function* afterCorrection(world: World): Procedure {
  for (const seat of seatsIn(world)) yield* postCounts(world, 'OO-SET-6', seat)
}
