import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, ownedBy, isPoison } from './cards.ts'
import { trophyValue } from './figures.ts'
import { missionScore } from './missions.ts'
import { countOwned } from './owned.ts'
import { deckOf, gameOf, GAMES, MISSIONS_HELD, plays, seatsIn, typesIn } from './records.ts'
import { PATHS, type Colour, type Mission } from './types.ts'

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

/** What a seat scores as things are now, its mission included. */
export function pointsOf(world: World, seat: Colour): number {
  const kept = keptMission(world, seat)
  const mission = kept === null ? 0 : missionScore(world, seat, kept).points
  return scoreLines(world, seat).reduce((sum, { points }) => sum + points, mission)
}

/** OO-SCORE-4 Scoring: missions are shown and added, most points win, tied leaders share the victory. Points may fall below 0 (RULING-44). */
export function* scoring(world: World): Procedure {
  if (areCardsReal(world)) yield* countOwned(world)
  for (const seat of seatsIn(world)) {
    for (const line of scoreLines(world, seat)) {
      yield* post(line.rule, seat, 'vp', line.points, { figures: line.figures })
      yield* tellLine(seat, line)
    }
    yield* scoreMission(world, seat)
  }
  yield* decideWinners(world, world.cursor.turn)
}

/**
 * Follows what the game master corrected: after the end points, winners and shown missions are those of the corrected game. A game that has
 * not ended, or goes on after all, has no points.
 */
export function* scoreAgain(world: World): Procedure {
  const ended = world.record(GAMES, 'game')?.ended ?? null
  for (const seat of seatsIn(world)) {
    const wanted = ended === null ? 0 : pointsOf(world, seat)
    const change = wanted - world.balance(seat, 'vp')
    yield* post('OO-SCORE-4', seat, 'vp', change)
    if (ended === null) continue
    yield* showMission(world, seat)
    if (change === 0) continue
    yield* tell('OO-SCORE-4', 'line.scoredAgain', { seat, figures: { seat, points: wanted } })
    for (const line of scoreLines(world, seat)) yield* tellLine(seat, line)
    yield* tellMission(world, seat)
  }
  if (ended !== null) yield* decideWinners(world, ended.round)
}

/** Puts down who won; again where they are others than before. */
function* decideWinners(world: World, round: number): Procedure {
  const best = Math.max(...seatsIn(world).map((seat) => world.balance(seat, 'vp')))
  const winners = seatsIn(world).filter((seat) => world.balance(seat, 'vp') === best)
  const before = gameOf(world).ended
  if (before !== null && before.winners.join() === winners.join()) return
  yield* record('OO-SCORE-4', GAMES, 'game', { ...gameOf(world), ended: { winners, round } })
  for (const seat of winners) yield* tell('OO-SCORE-4', 'line.won', { seat, figures: { seat, points: best, winners: winners.length } })
}

function* tellLine(seat: Colour, { rule, wording, points, figures }: ScoreLine): Procedure {
  if (points !== 0) yield* tell(rule, `line.${wording}`, { seat, figures: { seat, ...figures, points } })
}

/** The mission a seat keeps; null for none. */
function keptMission(world: World, seat: Colour): Mission | null {
  return plays(world, 'missions') ? (world.record(MISSIONS_HELD, seat)?.kept ?? null) : null
}

function* scoreMission(world: World, seat: Colour): Procedure {
  const kept = keptMission(world, seat)
  if (kept === null) return
  const { rule, count, points } = missionScore(world, seat, kept)
  yield* showMission(world, seat)
  yield* post(rule, seat, 'vp', points, { figures: { count } })
  yield* tellMission(world, seat)
}

/** Shows the kept mission to everybody (OO-MISSION-2); the one that went away stays unseen (OO-MISSION-1). */
function* showMission(world: World, seat: Colour): Procedure {
  const held = world.record(MISSIONS_HELD, seat)
  const kept = keptMission(world, seat)
  if (held === undefined || kept === null) return
  yield* record('OO-MISSION-2', MISSIONS_HELD, seat, { ...held, dealt: [kept] })
}

function* tellMission(world: World, seat: Colour): Procedure {
  const kept = keptMission(world, seat)
  if (kept === null) return
  const { count, points } = missionScore(world, seat, kept)
  yield* tell('OO-MISSION-2', 'line.mission', { seat, figures: { seat, mission: kept, count, points } })
}
