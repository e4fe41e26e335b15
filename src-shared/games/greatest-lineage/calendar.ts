import type { Cursor } from '../../kernel/world/effect.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Calendar, GameEnding, TurnStep } from '../api/game.ts'
import type { SeatInRound } from '../api/ledgerFace.ts'
import { living } from './rules/civilisation.ts'
import { TOKENS } from './rules/accounts.ts'
import { CIVILISATIONS, GAME } from './rules/records.ts'
import { nextCursor } from './rules/turn.ts'
import { SEATS, type Civilisation } from './rules/seats.ts'

const PEOPLE = ['males', 'females', 'warriors', 'spies', 'assassins'] as const

/** The nine phases of a turn, each with the accounts it is about. */
const STEPS: readonly TurnStep[] = [
  { accounts: PEOPLE, counts: 'counts.people' },
  { accounts: ['points'], counts: 'counts.points' },
  { accounts: PEOPLE, counts: 'counts.people' },
  { accounts: TOKENS, counts: 'counts.tokens' },
  { accounts: ['territories'], counts: 'counts.land' },
  { accounts: ['prestige'], counts: 'counts.prestige' },
  { accounts: ['points'], counts: 'counts.points' },
  { accounts: TOKENS, counts: 'counts.tokens' },
  { accounts: ['age'], counts: 'counts.age' },
].map((headline, index) => ({ phase: index + 1, headline }))

export const CALENDAR: Calendar = { steps: () => STEPS, seats: seatsInRound, next: nextCursor }

function seatsInRound(world: World, cursor: Cursor): readonly SeatInRound[] {
  const order: readonly Civilisation[] = world.record(GAME, 'game')?.order ?? []
  const at = order.findIndex((seat) => seat === cursor.seat)
  return (order.length > 0 ? order : SEATS).map((seat, index) => ({
    seat,
    state: stateOf(world, seat, cursor, order.length > 0 ? index : null, at),
  }))
}

function stateOf(world: World, seat: Civilisation, cursor: Cursor, index: number | null, at: number): SeatInRound['state'] {
  if (world.record(CIVILISATIONS, seat)?.alive === false) return 'out'
  if (seat === cursor.seat) return 'now'
  if (index === null || cursor.turn === 0) return 'next'
  // In the step of the non-players everybody has moved.
  return at < 0 || index < at ? 'done' : 'next'
}

export function endingOf(world: World): GameEnding | null {
  const { goal, ended } = world.record(GAME, 'game') ?? {}
  if (ended == null) return null
  const left = living(world).length
  // One who is left has won by that; of several, and of none who share no draw, the points chose.
  if (left === 1 || ended.status === 'draw') return ended
  const atLimit = goal === 'conquest' && left > 1
  return {
    ...ended,
    byScore: true,
    ...(atLimit ? { reason: { rule: 'GL-WIN-8', wording: 'over.limit', figures: { round: ended.turn } } } : {}),
  }
}
