import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import { Board } from '../../../board/board.ts'
import type { AreaPlan } from '../../../board/plan.ts'
import { post, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId, SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { gameOf, MODIFIERS, scenarioOf } from './records.ts'
import type { Area, Nation, RollKind, Scenario, UnitType } from './scenario.ts'

/** What is looked up in a scenario again and again. */
interface Index {
  readonly areas: ReadonlyMap<string, Area>
  readonly board: Board
  readonly units: ReadonlyMap<string, UnitType>
  readonly nations: ReadonlyMap<string, Nation>
  /** Kinds of units a nation can have, in the order of the scenario. */
  readonly typesOf: ReadonlyMap<string, readonly string[]>
}

const INDEXES = new WeakMap<Scenario, Index>()

export function indexOf(scenario: Scenario): Index {
  const known = INDEXES.get(scenario)
  if (known !== undefined) return known
  const index: Index = {
    areas: new Map(scenario.areas.map((area) => [area.id, area])),
    board: new Board(planOf(scenario)),
    units: new Map(scenario.units.map((unit) => [unit.id, unit])),
    nations: new Map(scenario.nations.map((nation) => [nation.id, nation])),
    typesOf: new Map(scenario.nations.map((nation) => [nation.id, typesIn(scenario, nation)])),
  }
  INDEXES.set(scenario, index)
  return index
}

/** The side of the field areas have their places on. */
const FIELD = 100

/** The map as a board of areas, without what stands on it. */
export function planOf({ name, areas }: Scenario): AreaPlan {
  return {
    ...{ kind: 'areas', name, width: FIELD, height: FIELD },
    areas: areas.map(({ id, name: called, type, also = [], borders, x, y, outline }) => ({
      ...{ id, name: called, grounds: [type, ...also], borders, x, y },
      ...(outline === undefined ? {} : { outline }),
    })),
  }
}

/** Areas an area borders on. */
export function bordersOf(world: World, area: string): readonly string[] {
  const { board } = indexOf(scenarioOf(world))
  return Array.from(board.graph.neighboursOf(board.numberOf(area)), (space) => board.at(space).id)
}

/** Kinds of units a nation begins with, has counters of, or is given by a row. */
function typesIn({ units, events }: Scenario, { id, basic, start, pool }: Nation): readonly string[] {
  const rows = events.flatMap((row) => ('type' in row && row.nation === id ? [row.type] : []))
  const named = new Set([basic, ...start.map(({ type }) => type), ...Object.keys(pool), ...rows])
  return units.map((unit) => unit.id).filter((type) => named.has(type))
}

export function areaOf(world: World, id: string): Area {
  return found(indexOf(scenarioOf(world)).areas, id)
}

export function nationOf(world: World, id: string): Nation {
  return found(indexOf(scenarioOf(world)).nations, id)
}

export function unitOf(world: World, id: string): UnitType {
  return found(indexOf(scenarioOf(world)).units, id)
}

export function typesOf(world: World, nation: string): readonly string[] {
  return indexOf(scenarioOf(world)).typesOf.get(nation) ?? []
}

function found<T>(held: ReadonlyMap<string, T>, id: string): T {
  const one = held.get(id)
  if (one === undefined) throw new BrokenRule(`the scenario has no ${id}`)
  return one
}

/** All nations in the order of this round. */
export function nationsInOrder(world: World): readonly string[] {
  return gameOf(world).order
}

/** The seat of the player of this number. */
export function seatOfPlayer(player: number): SeatId {
  return `p${player}`
}

/** NT-GEN-4 A player answers for every nation of his, whoever is active. */
export function seatOf(world: World, nation: string): SeatId {
  return seatOfPlayer(nationOf(world, nation).player)
}

/** Accounts of units on the map and off it. */
export function onMap(area: string, type: string): string {
  return `${area}.${type}`
}

export function offMap(type: string): string {
  return `pool.${type}`
}

export function unitsAt(world: World, nation: string, area: string, type: string): number {
  return world.balance(nation, onMap(area, type))
}

export function counters(world: World, nation: string, type: string): number {
  return world.balance(nation, offMap(type))
}

/** All units of a nation in an area. */
export function unitsIn(world: World, nation: string, area: string): number {
  return typesOf(world, nation).reduce((sum, type) => sum + unitsAt(world, nation, area, type), 0)
}

/** All units of a nation on the map. */
export function unitsOf(world: World, nation: string): number {
  return scenarioOf(world).areas.reduce((sum, { id }) => sum + unitsIn(world, nation, id), 0)
}

/** Nations with units in an area, in order. */
export function presentIn(world: World, area: string): readonly string[] {
  return nationsInOrder(world).filter((nation) => unitsIn(world, nation, area) > 0)
}

/** Units in an area that are not the nation's. */
export function foreignersIn(world: World, nation: string, area: string): number {
  return nationsInOrder(world).reduce((sum, other) => (other === nation ? sum : sum + unitsIn(world, other, area)), 0)
}

/** The nation stands there, and nobody else. */
export function holds(world: World, nation: string, area: string): boolean {
  return unitsIn(world, nation, area) > 0 && foreignersIn(world, nation, area) === 0
}

/** Areas where the nation stands together with others. */
export function contestedBy(world: World, nation: string): readonly string[] {
  return scenarioOf(world)
    .areas.map(({ id }) => id)
    .filter((area) => unitsIn(world, nation, area) > 0 && foreignersIn(world, nation, area) > 0)
}

/** Units come to an area off the map, or leave it (`count` below 0). */
export function* counted(rule: RuleId, nation: string, area: string, type: string, count: number): Procedure {
  yield* post(rule, nation, onMap(area, type), count, { about: area })
  yield* post(rule, nation, offMap(type), -count, { about: area })
}

/** Units go from one area to another. */
export function* shift(rule: RuleId, nation: string, type: string, count: number, from: string, to: string): Procedure {
  yield* post(rule, nation, onMap(from, type), -count, { about: [from, to] })
  yield* post(rule, nation, onMap(to, type), count, { about: [from, to] })
}

/** What events add to a roll of this kind in this round. */
export function modifierOf(world: World, nation: string, roll: RollKind): number {
  return world
    .records(MODIFIERS)
    .reduce((sum, one) => (one.roll === roll && (one.nation === null || one.nation === nation) ? sum + one.amount : sum), 0)
}
