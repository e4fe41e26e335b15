import { isSamePlace, TABLE_SEAT, type Cursor } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMomentsReversed, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { Game } from '../../../src-shared/games/api/game.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'

/** What moving play to a place amounts to. */
export type Move = 'end' | 'skip' | 'back' | 'elsewhere'

/** Whether play of this game can be moved by hand, as it stands: a game that is over has nowhere to go on to. */
export function canMove(game: Game | null, world: World): boolean {
  return game?.rules.readCursor !== undefined && world.cursor.turn > 0 && game.ending(world) === null
}

/** The place the phase in play leads to; null where none can be ended by hand. */
export function nextPlace(game: Game | null, world: World): Cursor | null {
  if (game === null || !canMove(game, world)) return null
  const next = game.calendar.next?.(world) ?? null
  return next !== null && isPlace(game, world, next) ? plain(next) : null
}

export function isPlace(game: Game | null, world: World, to: Cursor): boolean {
  return game?.rules.readCursor?.(world, plain(to)).ok === true
}

/** Seats that can have the turn in that round. */
export function seatsAt(game: Game | null, world: World, turn: number): readonly SeatId[] {
  const players = game?.calendar.seats(world, world.cursor).map(({ seat }) => seat) ?? []
  return [...players, TABLE_SEAT].filter((seat) => phasesAt(game, world, turn, seat).length > 0)
}

/** Phases from which that turn can be played; the beginning of a turn is 0 where it is none of its phases. */
export function phasesAt(game: Game | null, world: World, turn: number, seat: SeatId): readonly number[] {
  const steps = game?.calendar.steps({ turn, seat, phase: 0 }).map(({ phase }) => phase) ?? []
  return [...new Set([0, ...steps])].filter((phase) => isPlace(game, world, { turn, seat, phase }))
}

/** Rounds play can be moved to, the first first. */
export function roundsAt(game: Game | null, world: World): readonly number[] {
  return Array.from({ length: world.cursor.turn + 1 }, (_, index) => index + 1).filter((turn) => seatsAt(game, world, turn).length > 0)
}

/** What moving play to that place would be. */
export function moveTo(game: Game | null, world: World, to: Cursor, answers: number): Move {
  const next = nextPlace(game, world)
  if (next !== null && isSamePlace(next, to)) return answers === 0 ? 'skip' : 'end'
  return isBefore(game, world, to) ? 'back' : 'elsewhere'
}

/** Whether a place is one that play has passed in its order, or that it stands in. */
function isBefore(game: Game | null, world: World, to: Cursor): boolean {
  const { turn, seat, phase } = world.cursor
  if (to.turn !== turn) return to.turn < turn
  if (to.seat === seat) return to.phase <= phase
  const order: readonly SeatId[] = [...(game?.calendar.seats(world, world.cursor).map((one) => one.seat) ?? []), TABLE_SEAT]
  return order.indexOf(to.seat) < order.indexOf(seat)
}

/** Answers given in the phase play stands in, since it came there. */
export function answersInPhase(moments: readonly Moment[]): number {
  let answers = 0
  for (const { entry, effects } of effectiveMomentsReversed(moments)) {
    if (effects.some(({ effect }) => effect.kind === 'checkpoint')) break
    if (entry.kind === 'answer') answers++
  }
  return answers
}

function plain({ turn, seat, phase }: Cursor): Cursor {
  return { turn, seat, phase }
}
