import { POINTS, sumOf, type ClanNumber } from '../tables.ts'
import { holdingsOf, type Holding } from './holdings.ts'
import type { TurnState } from './state.ts'
import { held } from '../rulings/switches.ts'

/** Points for each lizard or site that a clan owns. */
const EACH: Readonly<Record<Holding, number>> = {
  denLizards: POINTS.lizard,
  homes: POINTS.home,
  dens: POINTS.den,
  temples: POINTS.temple,
  bridges: POINTS.bridge,
}

/** LZ-VICTORY-1 Points of each clan that plays or played: lizards of all kinds, Home Dens, temples, other dens and bridges. */
export function pointsOf({ hexes, groups, spies, clans }: TurnState): ReadonlyMap<ClanNumber, number> {
  const points = new Map(clans.map(({ clan }) => [clan, 0]))
  const add = (clan: ClanNumber, more: number): void => {
    const now = points.get(clan)
    if (now !== undefined) points.set(clan, now + more)
  }
  for (const hex of hexes) for (const { clan, account, count } of holdingsOf(hex)) add(clan, EACH[account] * count)
  for (const { clan, counts } of groups) add(clan, POINTS.lizard * sumOf(counts))
  for (const { clan } of spies) add(clan, POINTS.lizard)
  return points
}

/** Home Dens left in the game, of all owners; those without an owner count until they fall (RULING-66). */
export function homeDens({ hexes }: Pick<TurnState, 'hexes'>): number {
  return hexes.filter(({ den }) => den?.home === true).length
}

/** LZ-VICTORY-2 Points that win: 1000, or as many as the table decided, for each Home Den left, at least for one (RULING-66). */
export function targetOf(state: Pick<TurnState, 'hexes' | 'houseRules'>): number {
  return held(state.houseRules, 'target_per_home') * Math.max(1, homeDens(state))
}

/** How a game ended. */
export interface Ending {
  readonly how: 'target' | 'last' | 'limit' | 'nobody'
  /** Several share the victory; none where no clan is left. */
  readonly winners: readonly ClanNumber[]
}

/** LZ-VICTORY-3 The first clan at the target wins, tested when Development ends; of several the one with most points, else they share (RULING-67). */
export function endingOf(state: TurnState): Ending | null {
  const points = pointsOf(state)
  const left = state.clans.filter((clan) => clan.state === 'active').map(({ clan }) => clan)
  const target = targetOf(state)
  const more = held(state.houseRules, 'victory') === 'more_than'
  const there = left.filter((clan) => (more ? (points.get(clan) ?? 0) > target : (points.get(clan) ?? 0) >= target))
  if (there.length > 0) return { how: 'target', winners: leadersOf(there, points) }
  return withoutTarget(state, left, points)
}

/** LZ-VICTORY-4 The last clan left wins at once, with none left no clan does; after a last turn most points win (RULING-80). */
function withoutTarget(state: TurnState, left: readonly ClanNumber[], points: ReadonlyMap<ClanNumber, number>): Ending | null {
  if (left.length === 0) return { how: 'nobody', winners: [] }
  if (left.length === 1 && state.clans.length > 1) return { how: 'last', winners: left }
  const limit = held(state.houseRules, 'turn_limit')
  return limit !== 'none' && state.turn >= limit ? { how: 'limit', winners: leadersOf(left, points) } : null
}

function leadersOf(clans: readonly ClanNumber[], points: ReadonlyMap<ClanNumber, number>): readonly ClanNumber[] {
  const most = Math.max(...clans.map((clan) => points.get(clan) ?? 0))
  return clans.filter((clan) => (points.get(clan) ?? 0) === most)
}
