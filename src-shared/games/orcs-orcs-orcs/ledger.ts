import type { Cursor } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Calendar, GameEnding, TurnStep } from '../api/game.ts'
import type { DerivedFigure, FigurePart, LedgerFace, LedgerGroup, OwnerFace, SeatInRound } from '../api/ledgerFace.ts'
import type { ScoreSheet } from '../reading/score.ts'
import { EMBLEMS, SEAT_ACCENTS, TABLE_ACCENT, TABLE_EMBLEM } from './emblems.ts'
import { cardAccounts } from './rules/accounts.ts'
import { areCardsReal } from './rules/cards.ts'
import { GAMES, seatsIn, typesIn } from './rules/records.ts'
import { scoreLines } from './rules/scoring.ts'
import { nextCursor, orderOf } from './rules/turn.ts'
import { COLOURS, CREATURE_TYPES, isColour, PATHS, PHASE, type Colour } from './rules/types.ts'

const TABLE = 'table'

/** Seats in the order of the table, then the table itself, which has counters, markers and the poison pile. */
export function ownersOf(world: World): readonly OwnerFace[] {
  const game = world.record(GAMES, 'game')
  return [
    ...(game?.seats ?? COLOURS).map((id): OwnerFace => ({
      ...{ id, kind: 'player', accent: SEAT_ACCENTS[id], emblem: EMBLEMS[id], player: game?.players[id] ?? '' },
    })),
    { id: TABLE, kind: 'power', accent: TABLE_ACCENT, emblem: TABLE_EMBLEM },
  ]
}

export const LEDGER: LedgerFace = {
  groups: (world, owner) => {
    if (world.record(GAMES, 'game') === undefined) return []
    if (owner === TABLE) return tableGroups(world)
    return isSeat(world, owner) ? seatGroups(world) : []
  },
  figures: (world, owner) => (isSeat(world, owner) ? [worthOf(world, owner)] : []),
  keyFigures: (world, owner) => {
    if (isSeat(world, owner)) {
      // Points are 0 until the end, and nothing else matters then.
      const points = endingOf(world) === null ? [] : ['vp']
      return [...points, 'derived.worth', ...(areCardsReal(world) ? [] : ['hand', 'drawPile', 'discard']), 'actions']
    }
    return owner === TABLE && world.record(GAMES, 'game') !== undefined ? ['poison', 'revealed'] : []
  },
  always: new Set(['actions', 'hand', 'drawPile', 'discard', 'vp', 'poison', ...PATHS.map((path) => `markers_${path}`)]),
}

function isSeat(world: World, owner: OwnerId): owner is Colour {
  return isColour(owner) && seatsIn(world).includes(owner)
}

function seatGroups(world: World): readonly LedgerGroup[] {
  const perType = (kind: string): readonly string[] => typesIn(world).map((type) => `${kind}_${type}`)
  return [
    { id: 'trophies', accounts: perType('trophy'), derived: ['worth'], leaf: 'left' },
    { id: 'skulls', accounts: perType('skull'), derived: [], leaf: 'left' },
    { id: 'turn', accounts: ['actions'], derived: [] },
    { id: 'cards', accounts: cardAccounts(world), derived: [] },
    { id: 'defeats', accounts: perType('defeats'), derived: [] },
    { id: 'score', accounts: ['vp'], derived: [] },
  ]
}

function tableGroups(world: World): readonly LedgerGroup[] {
  return [
    { id: 'counters', accounts: typesIn(world).map((type) => `counter_${type}`), derived: [], leaf: 'left' },
    { id: 'markers', accounts: [...PATHS.map((path) => `markers_${path}`), 'revealed'], derived: [] },
    { id: 'piles', accounts: ['poison'], derived: [] },
  ]
}

/** What the trophies of a seat are worth now: of open facts alone, so that everybody reads the same. */
function worthOf(world: World, seat: Colour): DerivedFigure {
  const parts = scoreLines(world, seat).flatMap(({ rule, wording, points, figures }): FigurePart[] =>
    wording === 'score.trophies' && points !== 0 ? [{ rule, wording, figures, amount: points }] : [],
  )
  return { id: 'worth', open: true, value: parts.reduce((sum, { amount }) => sum + amount, 0), parts }
}

const STEPS: readonly TurnStep[] = [
  { phase: PHASE.reveal, headline: null },
  { phase: PHASE.actions, headline: { accounts: CREATURE_TYPES.map((type) => `trophy_${type}`), counts: 'counts.trophies' } },
  { phase: PHASE.draw, headline: null },
]

export const CALENDAR: Calendar = {
  steps: ({ turn, seat, phase }) => {
    if (turn === 0) return []
    return seat === TABLE ? [{ phase, headline: null }] : STEPS
  },
  seats: seatsInRound,
  next: nextCursor,
}

/** Seats in the order of the round, and how far it has come. */
function seatsInRound(world: World, { turn, seat, phase }: Cursor): readonly SeatInRound[] {
  const order = world.record(GAMES, 'game') === undefined ? COLOURS : orderOf(world, Math.max(turn, 1))
  const at = phase === PHASE.scoring ? order.length : order.findIndex((one) => one === seat)
  return order.map((one, index) => ({ seat: one, state: index === at ? 'now' : index < at ? 'done' : 'next' }))
}

export function endingOf(world: World): GameEnding | null {
  const ended = world.record(GAMES, 'game')?.ended ?? null
  if (ended === null) return null
  return { status: ended.winners.length > 1 ? 'shared' : 'won', winners: ended.winners, turn: ended.round, byScore: true }
}

/** What the trophies are worth, and once the game is over what spells, poison and mission added. */
export function scoreOf(world: World, owner: OwnerId): ScoreSheet | null {
  if (!isSeat(world, owner)) return null
  const worth = worthOf(world, owner).value
  const rest = endingOf(world) === null ? [] : [{ id: 'rest', amount: world.balance(owner, 'vp') - worth }]
  const lines = [{ id: 'worth', amount: worth }, ...rest].map((line) => ({ ...line, weight: 100, product: 100 * line.amount }))
  return { lines, total: lines.reduce((sum, { product }) => sum + product, 0) }
}
