import { TABLE_SEAT } from '../../../kernel/world/effect.ts'
import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { civilisation, gameOf, held, living } from './civilisation.ts'
import { effectiveCulture, sum } from './derived.ts'
import { peopleForBurdens } from './people.ts'
import { GAME, type Ending } from './records.ts'
import { standingRoyalCulture } from './royalty/culture.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'
import { SCORE_WORTH, type ScoreId } from './tables/score.ts'

/** One line of Appendix b. */
export interface ScoreLine {
  readonly id: ScoreId
  readonly rule: RuleId
  readonly amount: number
  /** Worth of one in percent of a point. */
  readonly weight: number
  /** `amount` x `weight`: hundredths of a point. */
  readonly product: number
}

export interface ScoreSheet {
  readonly seat: Civilisation
  readonly lines: readonly ScoreLine[]
  /** In hundredths of a point. */
  readonly total: number
}

/** GL-WIN-8 What a civilisation is worth by Appendix b, line by line, kept in hundredths; negative prestige subtracts (RULING-156). */
export function scoreSheet(world: World, seat: Civilisation): ScoreSheet {
  const lines = SCORE_WORTH.map(({ id, percent }): ScoreLine => {
    const amount = scored(world, seat, id)
    return { id, rule: 'GL-WIN-8', amount, weight: percent, product: amount * percent }
  })
  return { seat, lines, total: lines.reduce((total, { product }) => total + product, 0) }
}

function scored(world: World, seat: Civilisation, id: ScoreId): number {
  switch (id) {
    case 'culture':
      return scoredCulture(world, seat)
    case 'population':
      return peopleForBurdens(world, seat)
    case 'ages':
      return (ruled(world, 'score_ages') === 'highest' ? civilisation(world, seat).highestAge : held(world, seat, 'age')) - 1
    default:
      return held(world, seat, id)
  }
}

/** RULING-155: stored culture; the switch takes off the ruler's own figure only and leaves what spouse and children add. */
function scoredCulture(world: World, seat: Civilisation): number {
  if (ruled(world, 'score_culture') === 'stored') return held(world, seat, 'culture')
  const rulers = standingRoyalCulture(world, seat).filter(({ rule }) => rule === 'GL-ROY-3')
  return effectiveCulture(world, seat) - sum(rulers)
}

/** A civilisation in the ranking: its score in hundredths, then prestige, then stored culture (RULING-157). */
export interface RankedSeat {
  readonly seat: Civilisation
  readonly total: number
  readonly prestige: number
  readonly culture: number
}

/** Best first; those who are equal in all three keep the order given. */
export function standings(world: World, seats: readonly Civilisation[]): readonly RankedSeat[] {
  return seats
    .map((seat) => ({
      seat,
      total: scoreSheet(world, seat).total,
      prestige: held(world, seat, 'prestige'),
      culture: held(world, seat, 'culture'),
    }))
    .sort(compare)
}

/** Who wins a ranking: the best, and everybody equal to the best. */
export function winners(ranking: readonly RankedSeat[]): readonly Civilisation[] {
  const [best] = ranking
  return best === undefined ? [] : ranking.filter((standing) => compare(standing, best) === 0).map(({ seat }) => seat)
}

function compare(a: RankedSeat, b: RankedSeat): number {
  return b.total - a.total || b.prestige - a.prestige || b.culture - a.culture
}

/** Points decide between the living: the game is over. */
export function* finishByScore(rule: RuleId, world: World): Procedure {
  yield* decideByScore(rule, world, standings(world, living(world)))
}

/** The ranking is told, and whoever leads it wins; equals share the victory. */
export function* decideByScore(rule: RuleId, world: World, ranking: readonly RankedSeat[]): Procedure {
  for (const { seat, total } of ranking) yield* tell('GL-WIN-8', 'line.score', { seat, figures: { seat, points: total / 100 } })
  const best = winners(ranking)
  yield* endGame(rule, world, best.length > 1 ? 'shared' : 'won', best)
}

/** The game is over for good. */
export function* endGame(rule: RuleId, world: World, status: Ending['status'], best: readonly Civilisation[]): Procedure {
  yield* record(rule, GAME, 'game', { ...gameOf(world), ended: { status, winners: best, turn: world.cursor.turn } })
  const [only = TABLE_SEAT] = best.length === 1 ? best : []
  yield* tell(rule, `line.${status}`, { seat: only, figures: { seats: best.join(',') } })
}
