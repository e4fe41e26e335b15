import type { SeenEntry } from '../../kernel/history.ts'
import { momentsOf } from '../../kernel/history.ts'
import { WorldState } from '../../kernel/world.ts'

/** The world as somebody can make it of the entries shown to them. */
export function worldOf(entries: readonly SeenEntry[]): WorldState {
  const world = new WorldState()
  for (const { effects, voidedBy } of momentsOf(entries)) {
    if (voidedBy === null) for (const { effect } of effects) world.apply(effect)
  }
  return world
}
