import { siteStorage, type TextStorage } from './browserStorage.ts'

/** How far a campaign went when a file of it was made or taken over last. */
export interface Downloaded {
  readonly entries: number
  readonly round: number
}

const KEY = 'lineage.downloads'

/** Remembered campaigns, by their refs. */
export function readDownloads(storage: Pick<TextStorage, 'getItem'> = siteStorage): ReadonlyMap<string, Downloaded> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isKept).map(([ref, entries, round]) => [ref, { entries, round }]) : [])
  } catch {
    return new Map()
  }
}

export function keepDownloads(downloads: ReadonlyMap<string, Downloaded>, storage: Pick<TextStorage, 'setItem'> = siteStorage): void {
  storage.setItem(KEY, JSON.stringify([...downloads].map(([ref, { entries, round }]) => [ref, entries, round])))
}

function isKept(row: unknown): row is readonly [string, number, number] {
  return (
    Array.isArray(row) && row.length === 3 && typeof row[0] === 'string' && Number.isSafeInteger(row[1]) && Number.isSafeInteger(row[2])
  )
}
