import type { Version } from '../../contract/journalStore.ts'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY
/** Versions that are kept at any age while there is room. */
const NEWEST = 3
/** Days before the newest with one kept version each, and weeks before those. */
const DAYS = 7
const WEEKS = 26
/** Most bytes of all versions of a campaign; the newest is kept even beyond that. */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * Compares versions, newest first: by their number, or, where an older program did not count them, by the length of the campaign. The
 * clock decides last, because it may have been set back.
 */
export function newestFirst(a: Version, b: Version): number {
  if (a.number !== undefined && b.number !== undefined) return b.number - a.number
  if (a.number !== b.number) return a.number === undefined ? 1 : -1
  return b.entries - a.entries || b.when - a.when
}

/** Returns the kept versions, newest first: the last three, the last of each day of a week, and the last of each week of half a year. */
export function keptVersions(versions: readonly Version[]): readonly Version[] {
  const inOrder = [...versions].sort(newestFirst)
  const last = inOrder[0]?.when ?? 0
  const days = new Set<number>()
  const weeks = new Set<number>()
  let bytes = 0
  return inOrder.filter((version, index) => {
    // A clock that was ahead leaves versions dated in the future.
    const age = Math.abs(last - version.when)
    const firstOfDay = isNew(days, Math.floor(version.when / DAY)) && age < DAYS * DAY
    const firstOfWeek = isNew(weeks, Math.floor(version.when / WEEK)) && age < WEEKS * WEEK
    if (index >= NEWEST && !firstOfDay && !firstOfWeek) return false
    // A version too large for the remaining room does not displace smaller ones after it.
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
