import { record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId, SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { nationsInOrder, seatOf, unitsOf } from './board.ts'
import { GAME, gameOf, type Ending } from './records.ts'
import { ruled } from './rulings/ruled.ts'

/** Who can win: a player with his nations, or a nation. */
interface Contender {
  readonly seat: SeatId
  readonly nations: readonly string[]
  readonly points: number
  readonly units: number
}

/** NT-END-1 Most victory points win; of equals whoever has most units on the map, else they share it (RULING-38, RULING-39). */
export function* closing(world: World): Procedure {
  yield* settle('NT-END-1', world, world.cursor.turn)
  const { ended } = gameOf(world)
  if (ended === null) return
  const wording = ended.status === 'won' ? 'line.won' : 'line.shared'
  yield* tell('NT-END-1', wording, {
    about: ended.winners,
    figures: { winners: ended.winners.join(', '), nations: ended.nations.join(', ') },
  })
}

/** Puts down who has won; again where a figure was corrected after the end. */
export function* settle(rule: RuleId, world: World, turn: number): Procedure {
  const game = gameOf(world)
  const ended = outcome(world, turn)
  if (JSON.stringify(ended) !== JSON.stringify(game.ended)) yield* record(rule, GAME, 'game', { ...game, ended })
}

/** The players' points and units, or the nations', in order. */
export function contenders(world: World): readonly Contender[] {
  const nations = nationsInOrder(world)
  const of = (seat: SeatId, own: readonly string[]): Contender => ({
    ...{ seat, nations: own },
    points: own.reduce((sum, nation) => sum + world.balance(nation, 'vp'), 0),
    units: own.reduce((sum, nation) => sum + unitsOf(world, nation), 0),
  })
  if (ruled(world, 'winner') === 'nation') return nations.map((nation) => of(seatOf(world, nation), [nation]))
  const seats = [...new Set(nations.map((nation) => seatOf(world, nation)))].sort()
  return seats.map((seat) =>
    of(
      seat,
      nations.filter((nation) => seatOf(world, nation) === seat),
    ),
  )
}

function outcome(world: World, turn: number): Ending {
  const all = contenders(world)
  const most = Math.max(...all.map(({ points }) => points))
  const best = all.filter(({ points }) => points === most)
  const units = Math.max(...best.map((one) => one.units))
  const winners = ruled(world, 'tie') === 'units' ? best.filter((one) => one.units === units) : best
  return {
    status: winners.length === 1 ? 'won' : 'shared',
    winners: [...new Set(winners.map(({ seat }) => seat))],
    nations: winners.flatMap(({ nations }) => nations),
    turn,
  }
}
