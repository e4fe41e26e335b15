import { drop, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { Collection, World } from '../../../../kernel/world/world.ts'
import { ACCOUNTS } from '../accounts.ts'
import { amend, amendCondition, gameOf, held, isAlive, living } from '../civilisation.ts'
import { endAlliancesOf } from '../diplomacy/alliances.ts'
import { endEspionage } from '../espionage/agents.ts'
import { EXPECTED, MONUMENTS, NAMED_LAND, ROLL_MODIFIERS, ROYALS, SETTLEMENTS, SHAMANS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { decideByScore, endGame, standings, type RankedSeat } from '../scoring.ts'
import type { Civilisation } from '../seats.ts'
import { releaseAll } from '../territory/holding.ts'
import { endWarsOf, endWarsOfTheGone } from '../war/ending.ts'
import { RAID_HISTORY } from '../war/records.ts'
import { noteFallenKingdoms } from './kingdomMinds.ts'

/** A civilisation falls: by which rule, and how the chronicle tells it. */
export interface Fall {
  readonly seat: Civilisation
  readonly rule: RuleId
  /** Wording key of a chronicle line; its figure is `seat`. */
  readonly wording: string
}

/**
 * Who falls now, and whether that ends the game. Called after every group of postings; asks nothing. All who fall in one call fall in the
 * same step. `condemned` fall for a reason the world does not show: an event's, or (with `line_extinct = simultaneous`, `zero_land =
 * conquest`) the blow that killed a house or took the last land.
 */
export function* settleFalls(world: World, condemned: readonly Fall[] = []): Procedure {
  if (gameOf(world).ended !== null) return
  yield* noteFallenKingdoms(world)
  yield* endWarsOfTheGone(world)
  const falls = living(world).flatMap((seat) => {
    const fall = condemned.find((other) => other.seat === seat) ?? houseDiedOut(world, seat) ?? landLost(world, seat)
    return fall === undefined ? [] : [fall]
  })
  if (falls.length === 0) return
  const together = falls.map(({ seat }) => seat)
  const ranking = standings(world, together)
  for (const fall of falls) yield* perish(world, fall)
  yield* lastOneWins(world)
  yield* nobodyLeft(world, together, ranking)
}

/** One civilisation falls for a reason of its own, with everything that follows; where several do at once, see `settleFalls`. */
export function* eliminate(rule: RuleId, world: World, seat: Civilisation, wording: string): Procedure {
  yield* settleFalls(world, [{ seat, rule, wording }])
}

/**
 * GL-WIN-2 A house without ruler and without anybody to follow is at its end, whatever it died of (RULING-149). With `simultaneous` only
 * one blow that kills ruler, spouse and every heir together counts: whoever strikes it condemns the house, and one that dies out little by
 * little leaves its people on their own.
 */
function houseDiedOut(world: World, seat: Civilisation): Fall | undefined {
  if (ruled(world, 'line_extinct') === 'simultaneous') return undefined
  const goesOn = world.records(ROYALS).some(({ owner, role }) => owner === seat && role !== 'spouse')
  return goesOn ? undefined : { seat, rule: 'GL-WIN-2', wording: 'line.fall.house' }
}

/** GL-WIN-3 A civilisation without own territory is out, however it lost the last; with `conquest` only if it was taken in a war (RULING-150). */
function landLost(world: World, seat: Civilisation): Fall | undefined {
  if (ruled(world, 'zero_land') === 'conquest' || held(world, seat, 'territories') > 0) return undefined
  return { seat, rule: 'GL-WIN-3', wording: 'line.fall.land' }
}

function* perish(world: World, { seat, rule, wording }: Fall): Procedure {
  if (!isAlive(world, seat)) return
  yield* tell(rule, wording, { seat, figures: { seat } })
  yield* endEstate(world, seat)
  yield* amend(rule, world, seat, { alive: false, fell: world.cursor.turn })
  yield* amendCondition(rule, world, seat, { qualifiedSince: null, shortage: false })
}

/**
 * GL-WIN-6 Everything of the fallen ends (RULING-152). Land their enemies occupy is the enemies' now, the rest belongs to nobody. Only the
 * age they had reached stays on record.
 */
function* endEstate(world: World, seat: Civilisation): Procedure {
  yield* endWarsOf('GL-WIN-6', world, seat)
  yield* endAlliancesOf(world, seat)
  yield* endEspionage('GL-WIN-6', world, seat)
  for (const account of ACCOUNTS) if (account !== 'age') yield* post('GL-WIN-6', seat, account, -held(world, seat, account))
  yield* endAll(world, ROYALS, ({ owner }) => owner === seat)
  yield* endAll(world, EXPECTED, ({ owner }) => owner === seat)
  yield* endAll(world, SHAMANS, ({ owner }) => owner === seat)
  yield* endAll(world, SETTLEMENTS, ({ owner }) => owner === seat)
  yield* endAll(world, MONUMENTS, ({ holder }) => holder === seat)
  yield* releaseAll('GL-WIN-6', world, seat)
  yield* endAll(world, NAMED_LAND, ({ owner }) => owner === seat)
  yield* endAll(world, ROLL_MODIFIERS, ({ owner }) => owner === seat)
  yield* endAll(world, RAID_HISTORY, ({ id }) => id === seat)
}

function* endAll<T>(world: World, of: Collection<T>, ends: (value: T) => boolean): Procedure {
  for (const id of [...world.recordIds(of.name)]) {
    const value = world.record(of, id)
    if (value !== undefined && ends(value)) yield* drop('GL-WIN-6', of, id)
  }
}

/** GL-WIN-1 The last civilisation left wins, in the peaceful game too (RULING-153). */
function* lastOneWins(world: World): Procedure {
  const left = living(world)
  if (left.length === 1) yield* endGame('GL-WIN-1', world, 'won', left)
}

/** GL-WIN-5 Those who fell in the same step and left nobody share a draw, or are ranked by their score before they fell (RULING-151). */
function* nobodyLeft(world: World, together: readonly Civilisation[], ranking: readonly RankedSeat[]): Procedure {
  if (living(world).length > 0) return
  if (ruled(world, 'all_fall') === 'score') return yield* decideByScore('GL-WIN-5', world, ranking)
  yield* endGame('GL-WIN-5', world, 'draw', together)
}
