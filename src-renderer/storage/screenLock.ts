import type { SeatId } from '../../src-shared/kernel/world/rule.ts'
import { siteStorage, type TextStorage } from './browserStorage.ts'

/** What is known behind the curtain: nothing that is not public at the table. */
export interface ScreenLock {
  /** Ref of the campaign. */
  readonly table: string
  /** Whom the screen was handed to; null: the curtain hides the game master's view and nobody was named. */
  readonly seat: SeatId | null
  readonly players: readonly { readonly seat: SeatId; readonly name: string }[]
  /** Path of the page the game master comes back to. */
  readonly back: string
  /** It fell in one page by itself, before the game master: others the game master works in stay as they are. */
  readonly alone: boolean
}

const KEY = 'lineage.curtain'

/** Whether the curtain was down when the page was left. It stays down over a reload, and for every page that is opened meanwhile. */
export function readScreenLock(storage: Pick<TextStorage, 'getItem'> = siteStorage): ScreenLock | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isScreenLock(kept) ? kept : null
  } catch {
    return null
  }
}

/** Where the browser forbids storage the curtain is down all the same, but a reload lifts it. */
export function writeScreenLock(lock: ScreenLock | null, storage: Pick<TextStorage, 'setItem' | 'removeItem'> = siteStorage): void {
  if (lock === null) storage.removeItem(KEY)
  else storage.setItem(KEY, JSON.stringify(lock))
}

/** Hears when another page of this browser lowers the curtain, hands it on or lifts it: what is kept then. */
export function watchScreenLock(heard: (lock: ScreenLock | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) heard(readScreenLock())
  })
}

function isScreenLock(kept: unknown): kept is ScreenLock {
  if (typeof kept !== 'object' || kept === null) return false
  const { table, seat, players, back, alone } = kept as Readonly<Record<string, unknown>>
  return (
    typeof table === 'string' &&
    (seat === null || typeof seat === 'string') &&
    typeof back === 'string' &&
    back.startsWith('/') &&
    typeof alone === 'boolean' &&
    isPlayers(players)
  )
}

function isPlayers(players: unknown): players is ScreenLock['players'] {
  return (
    Array.isArray(players) &&
    players.every((player: unknown) => {
      if (typeof player !== 'object' || player === null) return false
      const { seat, name } = player as Readonly<Record<string, unknown>>
      return typeof seat === 'string' && typeof name === 'string'
    })
  )
}
