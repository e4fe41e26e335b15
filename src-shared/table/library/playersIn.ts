import { effectsOf, type ActingEntry } from '../../kernel/journal/journal.ts'
import { migrated } from '../../kernel/journal/migrating.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { WorldState } from '../../kernel/world/world.ts'

/**
 * Returns the players of a closed campaign, with their current names. Only corrections change names, so a campaign without any is not
 * folded. If the journal does not fold, returns the names of the set-up; opening the campaign shows why.
 */
export function playersIn(
  ruleset: Ruleset<Json>,
  setup: Json,
  entries: readonly ActingEntry[],
): readonly { readonly seat: SeatId; readonly name: string }[] {
  const players = ruleset.players(setup)
  if (ruleset.playerNames === undefined || !entries.some(({ kind }) => kind === 'correction')) return players
  try {
    const names = ruleset.playerNames(foldedWorld(ruleset, entries))
    return players.map(({ seat, name }) => ({ seat, name: names[seat] ?? name }))
  } catch {
    return players
  }
}

function foldedWorld(ruleset: Ruleset<Json>, entries: readonly ActingEntry[]): WorldState {
  const world = new WorldState()
  for (const entry of migrated(entries, ruleset.collections)) for (const effect of effectsOf(entry)) world.apply(effect)
  return world
}
