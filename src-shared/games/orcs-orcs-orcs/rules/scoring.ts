import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, ownedBy, isPoison } from './cards.ts'
import { trophyValue } from './figures.ts'
import { missionScore } from './missions.ts'
import { countOwned } from './owned.ts'
import { deckOf, gameOf, GAMES, MISSIONS_HELD, plays, seatsIn, typesIn } from './records.ts'
import { PATHS, type Colour } from './types.ts'

const SUPPORT_POINTS = 2
const POISON_POINTS = -2
/** So many paths without markers end the game. */
export const EMPTY_PATHS = 4

/** A line of a seat's score. */
export interface ScoreLine {
  readonly rule: RuleId
  readonly wording: string
  readonly points: number
  readonly figures: Readonly<Record<string, number | string>>
}

/** OO-END-1 The game ends after the round in which four paths have run out of markers; creatures left count for nothing (RULING-42). */
export function isLastRound(world: World): boolean {
  return emptyPaths(world) >= EMPTY_PATHS
}

/** Paths that have run out of markers. */
export function emptyPaths(world: World): number {
  return PATHS.filter((path) => world.balance('table', `markers_${path}`) === 0).length
}

/**
 * What a seat scores as things are now, but for its mission.
 *
 * OO-SCORE-1 Trophies of each type by the value of the type.
 * OO-SCORE-2 Two points for each Spell of Support it owns (RULING-43).
 * OO-SCORE-3 Two less for each poison card.
 */
export function scoreLines(world: World, seat: Colour): readonly ScoreLine[] {
  const { supports: count, poison } = ownedCards(world, seat)
  return [
    ...typesIn(world).map((type): ScoreLine => {
      const trophies = world.balance(seat, `trophy_${type}`)
      const each = trophyValue(world, type)
      return { rule: 'OO-SCORE-1', wording: 'score.trophies', points: trophies * each, figures: { type, trophies, each } }
    }),
    { rule: 'OO-SCORE-2', wording: 'score.supports', points: SUPPORT_POINTS * count, figures: { count } },
    { rule: 'OO-SCORE-3', wording: 'score.poison', points: POISON_POINTS * poison, figures: { count: poison } },
  ]
}

/** Cards of a seat that score; real ones as the seat said (RULING-63). */
function ownedCards(world: World, seat: Colour): { readonly supports: number; readonly poison: number } {
  if (areCardsReal(world)) return { supports: world.balance(seat, 'supports'), poison: world.balance(seat, 'poisonCards') }
  const supports = new Set(deckOf(world).spells.flatMap(({ id, kind }) => (kind === 'support' ? [id] : [])))
  const owned = ownedBy(world, seat)
  return { supports: owned.filter((face) => supports.has(face)).length, poison: owned.filter(isPoison).length }
}

/** OO-SCORE-4 Scoring: missions are shown and added, most points win, tied leaders share the victory. Points may fall below 0 (RULING-44). */
export function* scoring(world: World): Procedure {
  if (areCardsReal(world)) yield* countOwned(world)
  for (const seat of seatsIn(world)) {
    for (const { rule, wording, points, figures } of scoreLines(world, seat)) {
      yield* post(rule, seat, 'vp', points, { figures })
      if (points !== 0) yield* tell(rule, `line.${wording}`, { seat, figures: { seat, ...figures, points } })
    }
    yield* scoreMission(world, seat)
  }
  const best = Math.max(...seatsIn(world).map((seat) => world.balance(seat, 'vp')))
  const winners = seatsIn(world).filter((seat) => world.balance(seat, 'vp') === best)
  yield* record('OO-SCORE-4', GAMES, 'game', { ...gameOf(world), ended: { winners, round: world.cursor.turn } })
  for (const seat of winners) yield* tell('OO-SCORE-4', 'line.won', { seat, figures: { seat, points: best, winners: winners.length } })
}

function* scoreMission(world: World, seat: Colour): Procedure {
  const held = world.record(MISSIONS_HELD, seat)
  if (!plays(world, 'missions') || held?.kept == null) return
  const { rule, count, points } = missionScore(world, seat, held.kept)
  // The mission that went away stays unseen (OO-MISSION-1).
  yield* record('OO-MISSION-2', MISSIONS_HELD, seat, { ...held, dealt: [held.kept] })
  yield* post(rule, seat, 'vp', points, { figures: { count } })
  yield* tell('OO-MISSION-2', 'line.mission', { seat, figures: { seat, mission: held.kept, count, points } })
}
