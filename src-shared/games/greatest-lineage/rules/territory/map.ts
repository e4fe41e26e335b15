import { Board } from '../../../../board/board.ts'
import type { Space } from '../../../../board/graph.ts'
import type { HexPlan } from '../../../../board/plan.ts'
import { nearest, OUT_OF_REACH, reach, stepsFrom } from '../../../../board/search.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { isTribe, type Civilisation, type Kingdom } from '../seats.ts'
import type { Ground } from '../tables/ground.ts'
import { MAP, TERRITORIES, type LandMap, type Territory } from './mapRecords.ts'

const BOARDS = new WeakMap<HexPlan, Board>()

function laidOpen({ plan }: LandMap): Board {
  let board = BOARDS.get(plan)
  if (board === undefined) BOARDS.set(plan, (board = new Board(plan)))
  return board
}

/** The board the campaign keeps; null where the land lies on the table (GL-GEN-7). */
export function boardOf(world: World): Board | null {
  const map = world.record(MAP, 'map')
  return map === undefined ? null : laidOpen(map)
}

/** Who holds what, laid out by holder. */
class Holdings {
  readonly board: Board
  readonly #at: readonly (Territory | undefined)[]
  readonly #owned = new Map<string, Space[]>()
  readonly #occupied = new Map<string, Space[]>()

  constructor(board: Board, territories: readonly Territory[]) {
    this.board = board
    const at: (Territory | undefined)[] = Array.from({ length: board.spaces.length })
    for (const territory of territories) if (board.has(territory.id)) at[board.numberOf(territory.id)] = territory
    this.#at = at
    for (const [space, territory] of at.entries()) {
      if (territory === undefined) continue
      const { holder, war } = territory
      if (war === undefined) listed(this.#owned, holder).push(space)
      else listed(this.#occupied, `${war}/${holder}`).push(space)
    }
  }

  at(space: Space): Territory | undefined {
    return this.#at[space]
  }

  owned(holder: Faction): readonly Space[] {
    return this.#owned.get(holder) ?? []
  }

  occupied(war: string, holder: Faction): readonly Space[] {
    return this.#occupied.get(`${war}/${holder}`) ?? []
  }
}

function listed(lists: Map<string, Space[]>, key: string): Space[] {
  let list = lists.get(key)
  if (list === undefined) lists.set(key, (list = []))
  return list
}

const HOLDINGS = new WeakMap<readonly Territory[], Holdings>()

/** The board with its holders; null without a map. */
export function holdingsOf(world: World): Holdings | null {
  const board = boardOf(world)
  if (board === null) return null
  const territories = world.records(TERRITORIES)
  let holdings = HOLDINGS.get(territories)
  if (holdings?.board !== board) HOLDINGS.set(territories, (holdings = new Holdings(board, territories)))
  return holdings
}

/** Land somebody owns, in the order of the board; none without a map. */
export function landsOf(world: World, holder: Faction): readonly Space[] {
  return holdingsOf(world)?.owned(holder) ?? []
}

/** Land a side of a war occupies. */
export function landsOccupied(world: World, war: string, holder: Faction): readonly Space[] {
  return holdingsOf(world)?.occupied(war, holder) ?? []
}

/** The same by id. */
export function occupiedIds(world: World, war: string, holder: Faction): readonly string[] {
  const board = boardOf(world)
  return board === null ? [] : idsOf(board, landsOccupied(world, war, holder))
}

export function territoryAt(world: World, id: string): Territory | undefined {
  return world.record(TERRITORIES, id)
}

export function idsOf(board: Board, spaces: readonly Space[]): readonly string[] {
  return spaces.map((space) => board.at(space).id)
}

export function nameOf(world: World, id: string): string {
  const board = boardOf(world)
  return board?.has(id) === true ? board.at(board.numberOf(id)).name : id
}

/** Whose unowned land is meant: nobody's, that of tribes, or either. */
export type Unowned = 'blank' | 'tribe' | 'any'

/** Whether nobody owns or occupies a territory, by whether a tribe guards it. */
export function isUnowned(world: World, from: Unowned): (space: Space) => boolean {
  const holdings = holdingsOf(world)
  return (space) => {
    const territory = holdings?.at(space)
    if (territory === undefined) return from !== 'tribe'
    return from !== 'blank' && territory.war === undefined && isTribe(territory.holder)
  }
}

/** Unowned land at most so many steps from land of `holder`, the nearest first; `joined`: over unowned land alone. */
export function landNear(world: World, holder: Faction, steps: number, from: Unowned, joined: boolean): readonly string[] {
  const board = boardOf(world)
  if (board === null) return []
  const meant = isUnowned(world, from)
  const own = landsOf(world, holder)
  if (own.length === 0) return idsOf(board, [...board.spaces.keys()].filter(meant))
  return idsOf(board, reach(board.graph, own, steps, joined ? { enters: meant } : {}).filter(meant))
}

/** How far each territory lies from what `holder` owns; from anywhere, where that is nothing. */
export function stepsFromLand(world: World, board: Board, holder: Faction): (space: Space) => number {
  const steps = stepsFrom(board.graph, landsOf(world, holder))
  return (space) => far(steps[space])
}

function far(steps: number | undefined): number {
  return steps === undefined || steps === OUT_OF_REACH ? Infinity : steps
}

/** How far each territory lies from the capital of a kingdom, whoever holds that by now. */
export function stepsFromCapital(world: World, kingdom: Kingdom): (space: Space) => number {
  const map = world.record(MAP, 'map')
  if (map === undefined) return () => Infinity
  const board = laidOpen(map)
  const capital = map.capitals[kingdom]
  const steps = stepsFrom(board.graph, board.has(capital) ? [board.numberOf(capital)] : landsOf(world, kingdom))
  return (space) => far(steps[space])
}

/** How near the land of a civilisation comes to the capital of a kingdom, and how much of it so near; null for one without land. */
export function closestTo(world: World, kingdom: Kingdom, seat: Civilisation): { readonly steps: number; readonly lands: number } | null {
  const steps = landsOf(world, seat).map(stepsFromCapital(world, kingdom))
  if (steps.length === 0) return null
  const least = Math.min(...steps)
  return { steps: least, lands: steps.filter((each) => each === least).length }
}

/** What of `wanted` is nearest to land of `holder`: all that are equally near. */
export function nearestTo(world: World, holder: Faction, wanted: readonly Space[]): readonly Space[] {
  const board = boardOf(world)
  if (board === null) return []
  const meant = new Set(wanted)
  return nearest(board.graph, landsOf(world, holder), (space) => meant.has(space))?.spaces ?? wanted
}

const COVERED: Readonly<Record<string, readonly [Ground, Ground, Ground]>> = {
  low: ['low', 'lowForest', 'swamp'],
  hill: ['hill', 'hillForest', 'hillForest'],
  mountain: ['mountain', 'mountainForest', 'hillForest'],
}

/** The ground of a territory as battles know it. Swamp on heights takes what elves and dwarves have of both, as forest on hills does (RULING-65). */
export function groundAt(world: World, id: string): Ground {
  const board = boardOf(world)
  if (board?.has(id) !== true) return 'unknown'
  const space = board.numberOf(id)
  const row = Object.entries(COVERED).find(([elevation]) => board.is(space, elevation))?.[1]
  if (row === undefined) return 'unknown'
  return board.is(space, 'forest') ? row[1] : board.is(space, 'swamp') ? row[2] : row[0]
}

export function isNearWater(board: Board, space: Space): boolean {
  return board.isByRiver(space) || board.isBy(space, 'sea') || board.isBy(space, 'lake')
}

export function isNearMountain(board: Board, space: Space): boolean {
  return board.isBy(space, 'mountain')
}

/**
 * How many migrating tribes land feeds: each needs a low territory near water and one near a mountain of its own, where one territory may be
 * either (RULING-135).
 */
export function tribesFed(board: Board, lands: readonly Space[]): number {
  let [water, mountain, either] = [0, 0, 0]
  for (const space of lands) {
    const low = board.is(space, 'low') && isNearWater(board, space)
    const high = isNearMountain(board, space)
    if (low && high) either += 1
    else if (low) water += 1
    else if (high) mountain += 1
  }
  return Math.min(water + either, mountain + either, Math.floor((water + mountain + either) / 2))
}
