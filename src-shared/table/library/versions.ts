import type { Version } from '../../contract/journalStore.ts'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY
/** Kept whatever their age. */
const NEWEST = 3
/** Days before the newest of which one version each is kept, and weeks before those. */
const DAYS = 7
const WEEKS = 26
/** Bytes all versions of a campaign may take together; the newest are kept beyond that. */
const MOST_BYTES = 100 * 1024 * 1024

/** The versions that are kept, newest first: the last three, then the last of each day of a week, then the last of each week of half a year. */
export function keptVersions(versions: readonly Version[]): readonly Version[] {
  const newestFirst = [...versions].sort((a, b) => b.when - a.when)
  const last = newestFirst[0]?.when ?? 0
  const days = new Set<number>()
  const weeks = new Set<number>()
  let bytes = 0
  return newestFirst.filter((version, index) => {
    const age = last - version.when
    const firstOfDay = isNew(days, Math.floor(version.when / DAY)) && age < DAYS * DAY
    const firstOfWeek = isNew(weeks, Math.floor(version.when / WEEK)) && age < WEEKS * WEEK
    if (index >= NEWEST && !firstOfDay && !firstOfWeek) return false
    bytes += version.bytes
    return index < NEWEST || bytes <= MOST_BYTES
  })
}

function isNew(spans: Set<number>, span: number): boolean {
  const known = spans.has(span)
  spans.add(span)
  return !known
}
