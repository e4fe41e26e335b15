import type { Space } from '../../../board/graph.ts'
import { Board } from '../../../board/board.ts'
import type { WorldState } from '../../../kernel/world/world.ts'
import { makeLineageWorld, usualWish, type LineageWorld } from '../board/world.ts'
import { setKingdoms, setTribes } from '../rules/factions/setting.ts'
import type { Faction } from '../rules/factions/faction.ts'
import { TRIBE_RECORDS } from '../rules/records.ts'
import { isTribe } from '../rules/seats.ts'
import { layMap } from '../rules/territory/holding.ts'
import { idsOf, landsOf, territoryAt } from '../rules/territory/map.ts'
import { TERRITORIES } from '../rules/territory/mapRecords.ts'
import { playOut, stage, type StageSetting } from './stage.ts'

/** A small world, the same for all tests. */
export const WORLD: LineageWorld = makeLineageWorld({ ...usualWish('map of the tests', 240), name: 'Test', language: 'en' })
export const BOARD = new Board(WORLD.plan)

/** A stage on the map of the tests: everybody on the land of the beginning, whatever else the setting says. */
export function mapStage(setting: StageSetting = {}): WorldState {
  const world = stage({ ...setting, rules: { ...setting.rules, map_mode: 'map' } })
  playOut(world, (view) => setKingdoms(view, WORLD))
  playOut(world, (view) => setTribes(view, WORLD))
  playOut(world, (view) => layMap('GL-SET-1', view, WORLD))
  return world
}

/** Gives land to somebody, on the map and in the ledger, whoever had it before. */
export function grant(world: WorldState, holder: Faction, lands: readonly string[]): void {
  for (const id of lands) {
    const before = territoryAt(world, id)?.holder
    if (before !== undefined) count(world, before, -1)
    world.apply({ kind: 'record', rule: 'GL-SET-1', collection: TERRITORIES.name, id, value: { id, holder } })
    count(world, holder, 1)
  }
}

function count(world: WorldState, holder: Faction, delta: number): void {
  if (!isTribe(holder)) return world.apply({ kind: 'posting', rule: 'GL-SET-1', owner: holder, account: 'territories', delta })
  const tribe = world.record(TRIBE_RECORDS, holder)
  if (tribe === undefined) return
  const value = { ...tribe, territories: tribe.territories + delta }
  world.apply({ kind: 'record', rule: 'GL-SET-1', collection: TRIBE_RECORDS.name, id: holder, value })
}

/** Blank land beside that of somebody, so much of it. */
export function blankBeside(world: WorldState, holder: Faction, howMany: number): readonly string[] {
  const own = new Set(landsOf(world, holder))
  const beside = new Set<Space>([...own].flatMap((space) => [...BOARD.graph.neighboursOf(space)]))
  const blank = [...beside].filter((space) => territoryAt(world, BOARD.at(space).id) === undefined)
  return idsOf(BOARD, blank).slice(0, howMany)
}
