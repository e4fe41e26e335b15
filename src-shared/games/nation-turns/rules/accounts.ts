import type { AccountBounds } from '../../../kernel/engine/ruleset.ts'
import type { World } from '../../../kernel/world/world.ts'
import { offMap, onMap, typesOf } from './board.ts'
import { SCENARIO } from './records.ts'

/** No balance comes near this; a figure beyond it is a slip of the hand. */
const MOST = 1_000_000

/** The highest figure a correction may set: the bounds leave room for later additions. */
const BY_HAND = { min: 0, max: 100_000 }

const BOUNDS: AccountBounds = { min: 0, max: MOST, byHand: BY_HAND, rule: 'NT-SET-1' }

/** Nations in the order of the scenario; none before the set-up. */
export function ownersOf(world: World): readonly string[] {
  return world.record(SCENARIO, 'scenario')?.nations.map(({ id }) => id) ?? []
}

/** Victory points, counters off the map by type, units by area and type. */
export function accountsOf(world: World, owner: string): readonly string[] {
  const scenario = world.record(SCENARIO, 'scenario')
  if (scenario === undefined || !scenario.nations.some(({ id }) => id === owner)) return []
  const types = typesOf(world, owner)
  return ['vp', ...types.map(offMap), ...scenario.areas.flatMap(({ id }) => types.map((type) => onMap(id, type)))]
}

/** Whole numbers from 0 on, all of them for everybody to see. */
export function accountBounds(world: World, owner: string, account: string): AccountBounds | undefined {
  return accountsOf(world, owner).includes(account) ? BOUNDS : undefined
}
