import type { Effect } from '../world/effect.ts'
import { effectsOf, type Entry } from './journal.ts'
import type { Collection } from '../world/world.ts'

/**
 * Entries with the records of older versions in the shape of today: what is recorded is read as if the rules of today had written it.
 * The file keeps what it has. Entries without such records are given back as they are.
 */
export function migrated(entries: readonly Entry[], collections: readonly Collection<unknown>[] = []): readonly Entry[] {
  const moving = new Map(collections.filter(({ migrations = [] }) => migrations.length > 0).map((held) => [held.name, held]))
  if (moving.size === 0) return entries
  return entries.map((entry) => {
    if (!hasEffects(entry)) return entry
    const before = entry.effects
    const effects = before.map((effect) => migratedEffect(effect, moving))
    return effects.every((effect, at) => effect === before[at]) ? entry : { ...entry, effects }
  })
}

/** A record in the shape of today; any other effect as it is. */
export function migratedEffect(effect: Effect, moving: ReadonlyMap<string, Collection<unknown>>): Effect {
  if (effect.kind !== 'record') return effect
  const migrations = moving.get(effect.collection)?.migrations ?? []
  const { shape = 0 } = effect
  if (shape >= migrations.length) return effect
  return { ...effect, value: migrations.slice(shape).reduce((value, { up }) => up(value), effect.value), shape: migrations.length }
}

function hasEffects(entry: Entry): entry is Entry & { readonly effects: readonly Effect[] } {
  return effectsOf(entry).length > 0
}
