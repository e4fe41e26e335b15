import type { Cursor } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Calendar, GameEnding, TurnStep } from '../api/game.ts'
import type { DerivedFigure, FigurePart, LedgerFace, LedgerGroup, OwnerFace, SeatInRound } from '../api/ledgerFace.ts'
import type { ScoreSheet } from '../reading/score.ts'
import { PLAYER_ACCENTS } from './about.ts'
import { playerEmblem } from './emblems.ts'
import { nationEmblems } from './nationEmblems.ts'
import { accountsOf } from './rules/accounts.ts'
import { holds, offMap, onMap, seatOf, seatOfPlayer, typesOf, unitsIn } from './rules/board.ts'
import { GAME, SCENARIO } from './rules/records.ts'
import { SAMPLE } from './rules/sample.ts'
import { seatsFor } from './rules/setup.ts'
import { PHASE } from './rules/tables.ts'
import { nextCursor } from './rules/turn.ts'

/** Colour slots there are. */
const SLOTS = Object.values(PLAYER_ACCENTS)

function numberOf(seat: string): number {
  return Number(seat.slice(1))
}

export function accentOf(seat: string): number {
  return SLOTS[(numberOf(seat) - 1) % SLOTS.length] ?? 1
}

/** Players by their seats, then the nations in the colours of their players. */
export function ownersOf(world: World): readonly OwnerFace[] {
  const { nations } = world.record(SCENARIO, 'scenario') ?? SAMPLE
  const players = world.record(GAME, 'game')?.players ?? {}
  const seats = Object.keys(players).length > 0 ? Object.keys(players) : seatsFor(SAMPLE, {})
  const emblems = nationEmblems(nations)
  return [
    ...seats.map((id): OwnerFace => ({
      ...{ id, kind: 'player', accent: accentOf(id), player: players[id] ?? '' },
      emblem: playerEmblem(numberOf(id)),
    })),
    ...nations.map(({ id, player }): OwnerFace => {
      const commander = seatOfPlayer(player)
      const emblem = emblems.get(id)
      return { id, kind: 'power', accent: accentOf(commander), commander, ...(emblem === undefined ? {} : { emblem }) }
    }),
  ]
}

export const LEDGER: LedgerFace = {
  groups: (world, owner) => groupsOf(world, owner),
  figures: (world, owner) => figuresOf(world, owner),
  keyFigures: (world, owner) => (accountsOf(world, owner).length > 0 ? ['vp', 'derived.units', 'derived.areas'] : []),
  always: new Set(['vp']),
}

function groupsOf(world: World, owner: OwnerId): readonly LedgerGroup[] {
  const areas = world.record(SCENARIO, 'scenario')?.areas ?? []
  const types = typesOfOwner(world, owner)
  if (types.length === 0) return []
  return [
    { id: 'map', accounts: areas.flatMap(({ id }) => types.map((type) => onMap(id, type))), derived: ['units', 'areas'], leaf: 'left' },
    { id: 'score', accounts: ['vp'], derived: [] },
    { id: 'pool', accounts: types.map(offMap), derived: [] },
  ]
}

function typesOfOwner(world: World, owner: OwnerId): readonly string[] {
  return accountsOf(world, owner).length === 0 ? [] : typesOf(world, owner)
}

function figuresOf(world: World, owner: OwnerId): readonly DerivedFigure[] {
  if (typesOfOwner(world, owner).length === 0) return []
  const areas = (world.record(SCENARIO, 'scenario')?.areas ?? []).map(({ id }) => id)
  const part = (wording: string, area: string, amount: number): FigurePart => ({ rule: 'NT-SET-1', wording, figures: { area }, amount })
  const stands = areas.filter((area) => unitsIn(world, owner, area) > 0)
  const held = areas.filter((area) => holds(world, owner, area))
  const units = stands.map((area) => part('part.units', area, unitsIn(world, owner, area)))
  return [
    { id: 'units', value: units.reduce((sum, { amount }) => sum + amount, 0), parts: units },
    { id: 'areas', value: held.length, parts: held.map((area) => part('part.held', area, 1)) },
  ]
}

const STEPS: readonly TurnStep[] = [1, 2, 3, 4, 5].map((phase) => ({ phase, headline: null }))
const TABLE_STEPS: readonly TurnStep[] = [PHASE.start, PHASE.end].map((phase) => ({ phase, headline: null }))

export const CALENDAR: Calendar = {
  steps: ({ actor }) => (actor === undefined ? TABLE_STEPS : STEPS),
  seats: nationsInRound,
  next: nextCursor,
}

/** Nations in their order, and how far the round has come. */
function nationsInRound(world: World, cursor: Cursor): readonly SeatInRound[] {
  const game = world.record(GAME, 'game')
  const order = game?.order ?? SAMPLE.nations.map(({ id }) => id)
  const at = cursor.actor === undefined ? (cursor.phase === PHASE.start ? -1 : order.length) : order.indexOf(cursor.actor)
  return order.map((seat, index) => {
    if (game?.out.includes(seat) === true) return { seat, state: 'out' }
    return { seat, state: index === at ? 'now' : index < at ? 'done' : 'next' }
  })
}

export function endingOf(world: World): GameEnding | null {
  return world.record(GAME, 'game')?.ended ?? null
}

/** A player's points, nation by nation; null for a nation, and before the set-up. */
export function scoreOf(world: World, owner: OwnerId): ScoreSheet | null {
  const game = world.record(GAME, 'game')
  if (game?.players[owner] === undefined) return null
  const nations = game.listed.filter((nation) => seatOf(world, nation) === owner)
  const lines = nations.map((nation) => {
    const amount = world.balance(nation, 'vp')
    return { id: nation, amount, weight: 100, product: 100 * amount }
  })
  return { lines, total: lines.reduce((sum, { product }) => sum + product, 0) }
}
