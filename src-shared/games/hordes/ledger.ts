import type { Cursor } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Calendar, GameEnding, TurnStep } from '../api/game.ts'
import type { DerivedFigure, FigurePart, LedgerFace, OwnerFace, SeatInRound } from '../api/ledgerFace.ts'
import type { ScoreSheet } from '../reading/score.ts'
import { PLAYER_ACCENTS } from './about.ts'
import { EMBLEMS } from './emblems.ts'
import { BATTLE, foeOf, HOSTS, isHost, onTable, type Host } from './rules/records.ts'
import { PHASE } from './rules/tables.ts'
import { hostOf, nextCursor } from './rules/turn.ts'
import { costOf } from './rules/types.ts'

/** Red, then blue, in their colours. */
export function ownersOf(world: World): readonly OwnerFace[] {
  const players = world.record(BATTLE, 'battle')?.players ?? {}
  return HOSTS.map((id) => ({ id, kind: 'player', accent: PLAYER_ACCENTS[id], player: players[id] ?? '', emblem: EMBLEMS[id] }))
}

export const LEDGER: LedgerFace = {
  groups: (_world, owner) =>
    isHost(owner)
      ? [
          { id: 'bound', accounts: ['pipsLeft'], derived: [] },
          { id: 'army', accounts: ['apLost'], derived: ['standing', 'toHalf'], leaf: 'left' },
        ]
      : [],
  figures: (world, owner) => (isHost(owner) ? figuresOf(world, owner) : []),
  keyFigures: (_world, owner) => (isHost(owner) ? ['apLost', 'derived.toHalf', 'pipsLeft'] : []),
  always: new Set(['apLost', 'pipsLeft']),
}

function figuresOf(world: World, host: Host): readonly DerivedFigure[] {
  const ap = world.record(BATTLE, 'battle')?.armies[host].ap ?? 0
  const half = Math.ceil(ap / 2)
  const lost = world.balance(host, 'apLost')
  const elements = onTable(world, host).filter(({ type }) => costOf(type) > 0)
  const parts = elements.map(({ id, type }): FigurePart => ({
    rule: 'HQ-ARM-1',
    wording: 'part.element',
    figures: { element: id },
    amount: costOf(type),
  }))
  return [
    { id: 'standing', value: parts.reduce((sum, { amount }) => sum + amount, 0), parts },
    {
      ...{ id: 'toHalf', value: half - lost },
      parts: [
        { rule: 'HQ-WIN-1', wording: 'part.half', figures: { ap }, amount: half },
        { rule: 'HQ-RES-11', wording: 'part.lost', figures: {}, amount: -lost },
      ],
    },
  ]
}

const LOSSES = { accounts: ['apLost'], counts: 'counts.ap' } as const
const STEPS: readonly TurnStep[] = [
  { phase: PHASE.command, headline: null },
  { phase: PHASE.ranged, headline: LOSSES },
  { phase: PHASE.close, headline: LOSSES },
  { phase: PHASE.check, headline: null },
]

export const CALENDAR: Calendar = {
  steps: ({ turn }) => (turn === 0 ? [] : STEPS),
  seats: hostsInPair,
  next: nextCursor,
}

/** Both hosts in the order of a pair of bounds, and how far it has come. */
function hostsInPair(world: World, { turn }: Cursor): readonly SeatInRound[] {
  if (turn === 0 || world.record(BATTLE, 'battle')?.defender == null) return HOSTS.map((seat) => ({ seat, state: 'next' }))
  const first = hostOf(world, 1)
  const isSecond = turn % 2 === 0
  return [
    { seat: first, state: isSecond ? 'done' : 'now' },
    { seat: foeOf(first), state: isSecond ? 'now' : 'next' },
  ]
}

export function endingOf(world: World): GameEnding | null {
  const ended = world.record(BATTLE, 'battle')?.ended ?? null
  if (ended === null) return null
  const { winner, bound } = ended
  return winner === null ? { status: 'draw', winners: [...HOSTS], turn: bound } : { status: 'won', winners: [winner], turn: bound }
}

/** What the enemy has lost. */
export function scoreOf(world: World, owner: OwnerId): ScoreSheet | null {
  if (!isHost(owner) || world.record(BATTLE, 'battle') === undefined) return null
  const amount = world.balance(foeOf(owner), 'apLost')
  return { lines: [{ id: 'taken', amount, weight: 100, product: 100 * amount }], total: 100 * amount }
}
