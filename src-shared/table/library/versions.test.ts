import { describe, expect, test } from 'vitest'
import type { Version } from '../../contract/journalStore.ts'
import { keptVersions } from './versions.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = 20_000 * DAY + 12 * HOUR

function version(hoursAgo: number, bytes = 1000): Version {
  return { id: `${hoursAgo}`, when: NOW - hoursAgo * HOUR, entries: 1, round: 1, why: 'round', bytes }
}

const kept = (versions: readonly Version[]): readonly string[] => keptVersions(versions).map(({ id }) => id)

describe('of many versions', () => {
  test('the last three are kept, however close', () => {
    expect(kept([4, 3, 2, 1, 0].map((hours) => version(hours)))).toEqual(['0', '1', '2'])
  })

  test('the last of each day is kept for a week, then the last of each week', () => {
    const hourly = Array.from({ length: 24 * 60 }, (_, hours) => version(hours))
    const days = kept(hourly).map((id) => Math.floor((NOW - Number(id) * HOUR) / DAY) - 20_000)
    expect(days.filter((day) => day > -7)).toEqual([0, 0, 0, -1, -2, -3, -4, -5, -6])
    const weeks = days.filter((day) => day < -7)
    expect(weeks.length).toBeGreaterThanOrEqual(7)
    for (const [at, day] of weeks.entries()) if (at > 0) expect((weeks[at - 1] ?? 0) - day).toBe(7)
  })

  test('thinning out again takes nothing more away', () => {
    const once = keptVersions(Array.from({ length: 500 }, (_, at) => version(at * 5)))
    expect(keptVersions(once)).toEqual(once)
  })

  test('all together they take no more than a hundred megabytes, the last three with the rest; the newest is kept whatever its size', () => {
    const large = Array.from({ length: 10 }, (_, at) => version(at * 24, 40 * 1024 * 1024))
    expect(kept(large)).toEqual(['0', '24'])
    expect(kept([version(1, 1000), version(0, 500 * 1024 * 1024)])).toEqual(['0'])
  })

  test('one that is too large for the room that is left takes none from smaller ones', () => {
    const MB = 1024 * 1024
    const sizes = [60, 60, 30, 20, 10].map((size, days) => version(days * 24, size * MB))
    expect(kept(sizes)).toEqual(['0', '48', '96'])
  })

  test('those are the newest that were made last, or go furthest, whatever the clock said', () => {
    const made = [1, 2, 3, 4, 5].map((entries): Version => ({ ...version(entries < 4 ? 0 : 24 * 400), id: `${entries}`, entries }))
    expect(kept(made)).toEqual(['5', '4', '3'])
    const putBack = made.map((one, number): Version => ({ ...one, entries: 10 - one.entries, number }))
    expect(kept(putBack)).toEqual(['5', '4', '3'])
    expect(kept([...putBack.slice(3), ...made.slice(0, 3)])).toEqual(['5', '4', '3'])
  })

  test('an evening with the clock a year ahead costs nothing later', () => {
    const ahead = [0, 1].map((at): Version => ({ ...version(-24 * 365 - at), number: at }))
    const daily = Array.from({ length: 30 }, (_, at): Version => ({ ...version(24 * (29 - at)), number: at + 2 }))
    expect(kept([...ahead, ...daily])).toEqual(kept(daily))
  })
})
