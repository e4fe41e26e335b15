import type { World } from '../../../../kernel/world/world.ts'
import { overrunIn, type Overrun, type Path } from './paths.ts'
import { freeUnits, stayingUnits } from './stacks.ts'
import { typesOf, unitsIn } from '../board.ts'

/** Units of a stack that go one way. */
export interface Move {
  readonly type: string
  readonly from: string
  readonly path: Path
  readonly count: number
}

/** What all moves of a sheet together come to in an area with foreign units. */
export interface PlannedOverrun extends Pick<Overrun, 'occupant' | 'need'> {
  readonly area: string
  /** Units that are there, or come, and stay. */
  readonly staying: number
  /** Units that go on from here. */
  readonly passing: number
}

/** `LM.warrior-HF-RM`: which stack goes, and through which areas. */
export function wayId(from: string, type: string, path: Path): string {
  return [`${from}.${type}`, ...path].join('-')
}

export function readWay(id: string): Omit<Move, 'count'> {
  const [stack = '', ...path] = id.split('-')
  const [from = '', type = ''] = stack.split('.')
  return { from, type, path }
}

export function endOf({ path, from }: Omit<Move, 'count'>): string {
  return path.at(-1) ?? from
}

/**
 * The moves in an order in which each may be made: who passes foreign units goes after those who stay against them. `stuck`: those for which there
 * is no such order.
 */
export function inOrder(
  world: World,
  nation: string,
  moves: readonly Move[],
): { readonly order: readonly Move[]; readonly stuck: readonly Move[] } {
  const order: Move[] = []
  let left: readonly Move[] = moves
  for (;;) {
    const next = left.find((move) => move.path.slice(0, -1).every((area) => mayGoOn(world, nation, area, moves, order)))
    if (next === undefined) return { order, stuck: left }
    order.push(next)
    left = left.filter((move) => move !== next)
  }
}

function mayGoOn(world: World, nation: string, area: string, all: readonly Move[], made: readonly Move[]): boolean {
  const overrun = overrunIn(world, nation, area)
  return overrun === null || remaining(world, nation, area, all) + arrived(area, made) >= overrun.need
}

/** Units of the nation in an area that no move of the sheet takes away. */
function remaining(world: World, nation: string, area: string, moves: readonly Move[]): number {
  const free = typesOf(world, nation).reduce((sum, type) => sum + freeUnits(world, nation, area, type), 0)
  const leaving = moves.reduce((sum, { from, count }) => (from === area ? sum + count : sum), 0)
  return stayingUnits(world, nation, area) + free - leaving
}

function arrived(area: string, moves: readonly Move[]): number {
  return moves.reduce((sum, move) => (endOf(move) === area ? sum + move.count : sum), 0)
}

/** Units of the nation that stand in an area when all moves are made. */
export function standingAfter(world: World, nation: string, area: string, moves: readonly Move[]): number {
  const leaving = moves.reduce((sum, { from, count }) => (from === area ? sum + count : sum), 0)
  return unitsIn(world, nation, area) - leaving + arrived(area, moves)
}

/** What the moves come to where foreign units stand; null where nobody does. */
export function plannedOverrun(world: World, nation: string, area: string, moves: readonly Move[]): PlannedOverrun | null {
  const overrun = overrunIn(world, nation, area)
  if (overrun === null) return null
  return {
    ...{ area, occupant: overrun.occupant, need: overrun.need },
    staying: remaining(world, nation, area, moves) + arrived(area, moves),
    passing: moves.reduce((sum, { path, count }) => (path.slice(0, -1).includes(area) ? sum + count : sum), 0),
  }
}
