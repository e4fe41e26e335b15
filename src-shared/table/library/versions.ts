import type { Version } from '../../contract/journalStore.ts'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY
/** Kept whatever their age, as long as there is room. */
const NEWEST = 3
/** Days before the newest of which one version each is kept, and weeks before those. */
const DAYS = 7
const WEEKS = 26
/** Bytes all versions of a campaign may take together; the newest is kept beyond that. */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * Orders versions, the newest first: by the order they were made in, or where an older program has not counted them, by how far the campaign
 * went. The clock decides last, for it may have been set back.
 */
export function newestFirst(a: Version, b: Version): number {
  if (a.number !== undefined && b.number !== undefined) return b.number - a.number
  if (a.number !== b.number) return a.number === undefined ? 1 : -1
  return b.entries - a.entries || b.when - a.when
}

/** The versions that are kept, newest first: the last three, then the last of each day of a week, then the last of each week of half a year. */
export function keptVersions(versions: readonly Version[]): readonly Version[] {
  const inOrder = [...versions].sort(newestFirst)
  const last = inOrder[0]?.when ?? 0
  const days = new Set<number>()
  const weeks = new Set<number>()
  let bytes = 0
  return inOrder.filter((version, index) => {
    // A clock that was ahead for an evening leaves versions from a time to come.
    const age = Math.abs(last - version.when)
    const firstOfDay = isNew(days, Math.floor(version.when / DAY)) && age < DAYS * DAY
    const firstOfWeek = isNew(weeks, Math.floor(version.when / WEEK)) && age < WEEKS * WEEK
    if (index >= NEWEST && !firstOfDay && !firstOfWeek) return false
    // One that is too large for the room that is left takes none from those behind it.
    if (index > 0 && bytes + version.bytes > MOST_BYTES) return false
    bytes += version.bytes
    return true
  })
}

function isNew(spans: Set<number>, span: number): boolean {
  const known = spans.has(span)
  spans.add(span)
  return !known
}
