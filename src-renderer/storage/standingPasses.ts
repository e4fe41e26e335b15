import { siteStorage, type TextStorage } from './browserStorage.ts'

/** A voluntary question that is passed every round. */
export interface StandingPass {
  readonly seat: string
  /** The question's own name: `monument`. */
  readonly question: string
  /** Ids of the acts that were on offer when it was first passed. */
  readonly acts: readonly string[]
}

const KEY = 'lineage.passes'

/** Remembered passes, by refs of campaigns. */
export function readPasses(storage: Pick<TextStorage, 'getItem'> = siteStorage): ReadonlyMap<string, readonly StandingPass[]> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : [])
  } catch {
    return new Map()
  }
}

export function keepPasses(
  passes: ReadonlyMap<string, readonly StandingPass[]>,
  storage: Pick<TextStorage, 'setItem'> = siteStorage,
): void {
  storage.setItem(KEY, JSON.stringify([...passes].filter(([, held]) => held.length > 0)))
}

function isKept(row: unknown): row is readonly [string, readonly StandingPass[]] {
  return Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && Array.isArray(row[1]) && row[1].every(isPass)
}

function isPass(value: unknown): value is StandingPass {
  if (typeof value !== 'object' || value === null) return false
  const { seat, question, acts } = value as Partial<Record<keyof StandingPass, unknown>>
  return typeof seat === 'string' && typeof question === 'string' && Array.isArray(acts) && acts.every((act) => typeof act === 'string')
}
