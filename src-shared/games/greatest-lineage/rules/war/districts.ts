import { stepsFrom, OUT_OF_REACH } from '../../../../board/search.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import { SETTLEMENTS, type Settlement } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { shamanOf } from '../settlements/shamans.ts'
import { boardOf } from '../territory/map.ts'
import { placesAhead } from './places.ts'
import type { SideName, War } from './records.ts'

/** Whether the map says whose shaman helps the defender (RULING-64). In earlier editions, and with the map on the table, that is asked. */
export function mapSaysBase(world: World, side: SideName): boolean {
  return side === 'defender' && boardOf(world) !== null && editionOf(world) >= 4 && ruled(world, 'shaman_scope') === 'one'
}

/** The land a battle is fought for: what the aggressor goes for, or all it could go for where it names none. */
export function contested(world: World, war: War, named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : (placesAhead(world, war, 'aggressor', []) ?? []).map(({ place }) => place)
}

/**
 * RULING-64 The settlement whose district holds the battlefield: land is of the district of the settlement that stands nearest to it.
 * Where the battlefield lies in several, the one with most of it; of those the one with the most useful shaman. Null: no settlement has a seat.
 */
export function districtOf(world: World, seat: Civilisation, lands: readonly string[]): string | null {
  const board = boardOf(world)
  if (board === null) return null
  const seated = world.records(SETTLEMENTS).filter((one) => one.owner === seat && one.established && standsOn(one, board.has.bind(board)))
  const far = seated.map(({ place = '' }) => stepsFrom(board.graph, [board.numberOf(place)]))
  const held = seated.map(() => 0)
  for (const id of lands) {
    if (!board.has(id)) continue
    const steps = far.map((each) => reached(each[board.numberOf(id)]))
    const least = Math.min(...steps)
    for (const [at, each] of steps.entries()) if (each === least) held[at] = (held[at] ?? 0) + 1
  }
  const most = Math.max(0, ...held)
  const there = seated.filter((_, at) => held[at] === most)
  return there.toSorted((one, other) => worthAt(world, other) - worthAt(world, one))[0]?.id ?? null
}

function standsOn({ place }: Settlement, isThere: (id: string) => boolean): boolean {
  return place !== undefined && isThere(place)
}

function reached(steps: number | undefined): number {
  return steps === undefined || steps === OUT_OF_REACH ? Infinity : steps
}

function worthAt(world: World, { id }: Settlement): number {
  const shaman = shamanOf(world, id)
  return shaman === undefined ? 0 : shaman.military + shaman.opponent
}
