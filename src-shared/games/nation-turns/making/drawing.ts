import type { Json } from '../../../kernel/world/rule.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { offMap, onMap } from '../rules/board.ts'
import { GAME, SCENARIO } from '../rules/records.ts'
import { idsOf, type Draft } from './editing.ts'
import { fieldsIn, rowsOf } from './paths.ts'

/** A scenario in the making as it would begin, to be drawn: what names nothing stands nowhere. */
export function worldOf(draft: Draft): World {
  const world = new WorldState()
  const order = [...new Set(idsOf(draft, 'nations'))]
  put(world, SCENARIO.name, 'scenario', draft)
  // Nobody is named yet: players go by their numbers.
  put(world, GAME.name, 'game', { players: {}, houseRules: {}, listed: order, order, out: [], ended: null })
  for (const nation of rowsOf(draft['nations'])) {
    const { id, start, pool } = fieldsIn(nation)
    if (typeof id !== 'string') continue
    for (const row of rowsOf(start)) {
      const { area, type, count } = fieldsIn(row)
      if (typeof area === 'string' && typeof type === 'string') give(world, id, onMap(area, type), count)
    }
    for (const [type, count] of Object.entries(fieldsIn(pool))) give(world, id, offMap(type), count)
  }
  return world
}

function give(world: WorldState, owner: string, account: string, count: Json | undefined): void {
  const delta = Number.isSafeInteger(count) ? Number(count) : 0
  if (delta > 0) world.apply({ kind: 'posting', rule: 'NT-SET-1', owner, account, delta })
}

function put(world: WorldState, collection: string, id: string, value: Json): void {
  world.apply({ kind: 'record', rule: 'NT-SET-1', collection, id, value })
}
