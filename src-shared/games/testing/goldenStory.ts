import { momentsOf, type PlacedEffect, type SeenEntry } from '../../kernel/journal/history.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import { WorldState } from '../../kernel/world/world.ts'

/** The entries in the text of a campaign file. */
export function entriesIn(text: string): readonly SeenEntry[] {
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SeenEntry)
}

/** A golden game as it ended, and what happened in it. */
export class GoldenStory {
  readonly world = new WorldState()
  readonly effects: readonly PlacedEffect[]

  constructor(entries: readonly SeenEntry[]) {
    this.effects = momentsOf(entries).flatMap(({ effects }) => effects)
    for (const { effect } of this.effects) this.world.apply(effect)
  }
}

/** Entries with the first effect of a kind, and those like it in its entry, changed. */
export function spoiled(entries: readonly SeenEntry[], is: (effect: Effect) => boolean, change: object): readonly SeenEntry[] {
  const at = entries.findIndex(({ effects = [] }) => effects.some(is))
  return entries.map((entry, index) =>
    index === at ? { ...entry, effects: (entry.effects ?? []).map((one) => (is(one) ? { ...one, ...change } : one)) } : entry,
  )
}
