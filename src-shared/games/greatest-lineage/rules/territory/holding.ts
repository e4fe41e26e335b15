import type { Board } from '../../../../board/board.ts'
import type { Space } from '../../../../board/graph.ts'
import { stepsFrom, OUT_OF_REACH } from '../../../../board/search.ts'
import { CORRECTION_RULE } from '../../../../kernel/journal/journal.ts'
import { drop, post, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { LineageWorld } from '../../board/world.ts'
import { living } from '../civilisation.ts'
import type { Faction } from '../factions/faction.ts'
import { TRIBE_RECORDS } from '../records.ts'
import { KINGDOMS, SEATS, isTribe } from '../seats.ts'
import { WARS, type SideName } from '../war/records.ts'
import { boardOf, holdingsOf, idsOf, isUnowned, landsOccupied, landsOf, stepsFromLand } from './map.ts'
import { MAP, TERRITORIES, type Territory } from './mapRecords.ts'

/** These territories are `holder`'s now: owned, or occupied in a war. */
export function* hold(rule: RuleId, lands: readonly string[], holder: Faction, occupied: Omit<Territory, 'id' | 'holder'> = {}): Procedure {
  for (const id of lands) yield* record(rule, TERRITORIES, id, { id, holder, ...occupied })
}

/** These territories are blank now. */
export function* release(rule: RuleId, world: World, lands: readonly string[]): Procedure {
  for (const id of lands) if (world.record(TERRITORIES, id) !== undefined) yield* drop(rule, TERRITORIES, id)
}

/** All land of somebody who is no more, what he occupies included. */
export function* releaseAll(rule: RuleId, world: World, holder: Faction): Procedure {
  yield* release(
    rule,
    world,
    world.records(TERRITORIES).flatMap((territory) => (territory.holder === holder ? [territory.id] : [])),
  )
}

/** Everything a world begins with: its land, capitals, and who holds what (GL-SET-5, GL-SET-10, GL-SET-11). */
export function* layMap(rule: RuleId, world: World, { plan, homes, kingdoms, tribes }: LineageWorld): Procedure {
  const capitals = { demonic: kingdoms.demonic[0] ?? '', undead: kingdoms.undead[0] ?? '', monstrous: kingdoms.monstrous[0] ?? '' }
  yield* record(rule, MAP, 'map', { plan, capitals })
  for (const seat of living(world)) yield* hold(rule, homes[seat], seat)
  for (const kingdom of KINGDOMS) yield* hold(rule, kingdoms[kingdom], kingdom)
  const there = world.records(TRIBE_RECORDS)
  for (const [nth, { lands }] of tribes.entries()) {
    const tribe = there[nth]
    if (tribe !== undefined) yield* hold(rule, lands, tribe.id)
  }
}

/** Of blank land what is nearest to that of `holder`, so much of it; where they have none, the first there is. */
export function nearestBlank(world: World, board: Board, holder: Faction, count: number): readonly string[] {
  const far = stepsFromLand(world, board, holder)
  const blank = [...board.spaces.keys()].filter(isUnowned(world, 'blank'))
  return idsOf(board, blank.toSorted((one, other) => compared(far(one), far(other)) || one - other).slice(0, count))
}

function compared(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Of its land what a holder gives up where nobody points it out: the farthest from the first of it. */
export function outermost(world: World, board: Board, holder: Faction, count: number): readonly string[] {
  const lands = landsOf(world, holder)
  const steps = stepsFrom(board.graph, lands.slice(0, 1))
  const far = (space: Space): number => (steps[space] === OUT_OF_REACH ? Infinity : (steps[space] ?? Infinity))
  return idsOf(board, lands.toSorted((one, other) => compared(far(other), far(one)) || other - one).slice(0, count))
}

/** Land a holder has on the map beyond that of its ledger is blank again, what is missing there comes from the nearest blank land. */
function* follow(world: World, holder: Faction, count: number): Procedure<number> {
  const board = boardOf(world)
  const there = landsOf(world, holder).length
  if (board === null) return count
  if (there > count) yield* release(CORRECTION_RULE, world, outermost(world, board, holder, there - count))
  const more = there < count ? nearestBlank(world, board, holder, count - there) : []
  yield* hold(CORRECTION_RULE, more, holder)
  return Math.min(count, there) + more.length
}

/**
 * After the game master set figures the map follows them: it holds for everybody as much land as the ledger says (Part F, 12). Where the
 * board has not so much, the ledger follows the board.
 */
export function* followCounts(world: World): Procedure {
  if (boardOf(world) === null) return
  yield* dropStrangers(world)
  for (const owner of [...SEATS, ...KINGDOMS]) {
    const count = world.balance(owner, 'territories')
    yield* post(CORRECTION_RULE, owner, 'territories', (yield* follow(world, owner, count)) - count)
  }
  for (const tribe of [...world.records(TRIBE_RECORDS)]) {
    const territories = yield* follow(world, tribe.id, tribe.territories)
    if (territories !== tribe.territories) yield* record(CORRECTION_RULE, TRIBE_RECORDS, tribe.id, { ...tribe, territories })
  }
  for (const { id } of [...world.records(WARS)]) for (const side of ['aggressor', 'defender'] as const) yield* followWar(world, id, side)
}

/** Land of tribes and wars that are no more, and land the board has no more. */
function* dropStrangers(world: World): Procedure {
  const holdings = holdingsOf(world)
  const gone = world.records(TERRITORIES).filter(({ id, holder, war }) => {
    if (holdings?.board.has(id) !== true) return true
    if (war !== undefined && world.record(WARS, war) === undefined) return true
    return isTribe(holder) && world.record(TRIBE_RECORDS, holder) === undefined
  })
  yield* release(
    CORRECTION_RULE,
    world,
    gone.map(({ id }) => id),
  )
}

function* followWar(world: World, warId: string, side: SideName): Procedure {
  const board = boardOf(world)
  const war = world.record(WARS, warId)
  if (board === null || war === undefined) return
  const { occupied } = war.sides[side]
  const there = landsOccupied(world, warId, war[side])
  if (there.length > occupied) yield* release(CORRECTION_RULE, world, idsOf(board, there.slice(occupied)))
  const more = there.length < occupied ? nearestBlank(world, board, war[side], occupied - there.length) : []
  yield* hold(CORRECTION_RULE, more, war[side], { war: warId })
  if (there.length + more.length >= occupied) return
  const sides = { ...war.sides, [side]: { ...war.sides[side], occupied: there.length + more.length } }
  yield* record(CORRECTION_RULE, WARS, warId, { ...war, sides })
}
