import type { NamedThing } from '../../../src-shared/games/api/namingFace.ts'
import type { Names } from '../../../src-shared/kernel/journal/journal.ts'

/** Names that were kept as a draft; null where they are none. */
export function readNames(kept: unknown): Names | null {
  return isRecord(kept) && Object.values(kept).every((name) => typeof name === 'string') ? (kept as Names) : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The next of the names behind `now`, in their order and from the front again, that nothing has; the next one where all are taken. */
export function suggestion(names: readonly string[], now: string, taken: ReadonlySet<string>): string {
  const from = names.indexOf(now) + 1
  const ahead = [...names.slice(from), ...names.slice(0, from)].filter((name) => name !== now)
  return ahead.find((name) => !taken.has(name)) ?? ahead[0] ?? now
}

/** A name for each thing that has none, by id: the first of its suggestions that nothing has and that is offered to nothing before it. */
export function offers(things: readonly NamedThing[], names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set(names.values())
  const offered = new Map<string, string>()
  for (const { id, suggestions } of things) {
    if (names.has(id)) continue
    const free = suggestions.find((name) => !taken.has(name))
    if (free === undefined) continue
    taken.add(free)
    offered.set(id, free)
  }
  return offered
}

/**
 * What was written, and a suggestion for each of these things whose field is empty.
 * @param names names that were given before
 */
export function filledIn(things: readonly NamedThing[], names: ReadonlyMap<string, string>, written: Names): Names {
  const all = new Map([...names, ...Object.entries(written)])
  const now = new Map([...all].filter(([, name]) => name.trim() !== ''))
  return { ...written, ...Object.fromEntries(offers(things, now)) }
}
