import { tryByHand } from './brokenRule.ts'
import { checkChanges } from './correcting.ts'
import type { Effect } from '../world/effect.ts'
import type { Change } from '../journal/journal.ts'
import type { Outcome } from '../problem.ts'
import type { Request } from './request.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from './ruleset.ts'
import { idle } from './starting.ts'
import type { WorldState } from '../world/world.ts'

/** What a correction would do: its effects, and what would be asked where it moves play. */
export interface Tried {
  readonly effects: readonly Effect[]
  readonly asked: readonly Request[]
}

/** Tries a correction on a copy of the world: nothing is kept, and no dice are thrown. What waits is asked as it was, where play stays. */
export function tryChanges(ruleset: Ruleset<Json>, world: WorldState, changes: readonly Change[]): Outcome<Tried> {
  const checked = checkChanges(ruleset, world, changes)
  if (!checked.ok) return checked
  const run = idle(ruleset, world.clone())
  return tryByHand('changes', () => ({ effects: run.correct(checked.value), asked: run.asked }))
}
