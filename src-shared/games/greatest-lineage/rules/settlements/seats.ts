import type { Board } from '../../../../board/board.ts'
import type { Space } from '../../../../board/graph.ts'
import { manyField } from '../../../../kernel/forms/field.ts'
import { fill, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { SETTLEMENTS, type Settlement } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { boardOf, idsOf, isNearMountain, isNearWater, landsOf, territoryAt } from '../territory/map.ts'
import { placeOption } from '../territory/pointing.ts'

function standing(world: World, seat: Civilisation): readonly Settlement[] {
  return world.records(SETTLEMENTS).filter(({ owner, established }) => owner === seat && established)
}

/** Settlements whose land is not their owner's any more. */
export function lostSeats(world: World, seat: Civilisation): readonly Settlement[] {
  if (boardOf(world) === null) return []
  return standing(world, seat).filter(({ place }) => place !== undefined && !isOwn(world, seat, place))
}

function isOwn(world: World, seat: Civilisation, place: string): boolean {
  const there = territoryAt(world, place)
  return there?.holder === seat && there.war === undefined
}

/** The settlement on its way, without a seat. */
export function movedSeat({ place: _, seated: __, ...settlement }: Settlement): Settlement {
  return settlement
}

/** Settlements without a seat take one: by water first, then near mountains, on land of their own. */
export function* takeSeats(rule: RuleId, world: World, seat: Civilisation): Procedure<readonly string[]> {
  const board = boardOf(world)
  if (board === null) return []
  const seated: string[] = []
  for (const settlement of standing(world, seat)) {
    if (settlement.place !== undefined) continue
    const [place] = freeSeats(world, board, seat)
    if (place === undefined) break
    yield* record(rule, SETTLEMENTS, settlement.id, { ...settlement, place })
    seated.push(settlement.id)
  }
  return seated
}

/** Own land on which no settlement stands, the best first. */
function freeSeats(world: World, board: Board, seat: Civilisation): readonly string[] {
  const taken = new Set(standing(world, seat).map(({ place }) => place))
  const worth = (space: Space): number => (isNearWater(board, space) ? 2 : 0) + (isNearMountain(board, space) ? 1 : 0)
  const lands = landsOf(world, seat).filter((space) => !taken.has(board.at(space).id))
  return idsOf(
    board,
    lands.toSorted((one, other) => worth(other) - worth(one)),
  )
}

/**
 * GL-CITY-4 From age 4 on a settlement is fixed to one territory. Settlements without a seat take one; of those that are fixed the owner says
 * on which land (question `seats`), once for each: when it settles down, or is founded later.
 */
export function* chooseSeats(rule: RuleId, world: World, seat: Civilisation): Procedure {
  const board = boardOf(world)
  if (board === null) return
  const asked = standing(world, seat)
    .filter(({ fixed, place, seated }) => fixed && (place === undefined || seated !== true))
    .map(({ id }) => id)
  yield* takeSeats(rule, world, seat)
  if (asked.length === 0) return
  const sheet = yield* fill('seats', seat, () => {
    const settlements = inQuestion(world, asked)
    const there = seatsFor(world, board, seat, asked)
    const count = settlements.length
    if (count === 0 || there.length <= count) return null
    const lands = manyField('lands', {
      ...{ wording: 'field.seats', places: true, figures: { settlements: count } },
      ...{ options: there.map((id) => placeOption(world, board, id)), least: count, most: count, preset: there.slice(0, count) },
    })
    return { rule: 'GL-CITY-4', figures: { settlements: count }, fields: [lands] }
  })
  yield* settleDown(world, inQuestion(world, asked), sheet?.lands ?? [])
}

/** Settlements stay where they stand if that was chosen too; the others take the rest in its order. */
function* settleDown(world: World, settlements: readonly Settlement[], lands: readonly string[]): Procedure {
  const staying = new Set(settlements.flatMap(({ place }) => (place !== undefined && lands.includes(place) ? [place] : [])))
  const open = lands.filter((id) => !staying.has(id))
  for (const settlement of settlements) {
    const stays = settlement.place === undefined || lands.length === 0 || staying.has(settlement.place)
    const place = stays ? settlement.place : (open.shift() ?? settlement.place)
    yield* record('GL-CITY-4', SETTLEMENTS, settlement.id, { ...settlement, ...(place === undefined ? {} : { place }), seated: true })
  }
}

function inQuestion(world: World, ids: readonly string[]): readonly Settlement[] {
  return ids.flatMap((id) => world.record(SETTLEMENTS, id) ?? [])
}

/** Own land no other settlement stands on: where those in question stand now comes first. */
function seatsFor(world: World, board: Board, seat: Civilisation, asked: readonly string[]): readonly string[] {
  const now = inQuestion(world, asked).flatMap(({ place }) => place ?? [])
  return [...now, ...freeSeats(world, board, seat)]
}
