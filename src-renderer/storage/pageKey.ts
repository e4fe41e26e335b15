import { isPageKey, type PageKey } from '../../src-shared/contract/pageKey.ts'
import { base64url } from '../../src-shared/kernel/journal/hash.ts'
import { siteStorage, type TextStorage } from './browserStorage.ts'

/** Where a player's page keeps its key. */
const SEAT_KEY_AT = 'lineage.seat.key'
const KEY_BYTES = 32

/** The key kept under this name, by whichever tab; null where there is none. */
export function readPageKey(at: string, storage: Pick<TextStorage, 'getItem'> = siteStorage): PageKey | null {
  const kept = storage.getItem(at)
  return isPageKey(kept) ? kept : null
}

/** The key of a player's page. Where the browser forbids storage it lasts as long as the page. */
export class SeatKey {
  readonly #storage: TextStorage

  constructor(storage: TextStorage = siteStorage) {
    this.#storage = storage
  }

  get kept(): PageKey | null {
    return readPageKey(SEAT_KEY_AT, this.#storage)
  }

  /** Gives the kept key, or makes one. All campaigns behind one door share it. */
  make(): PageKey {
    const { kept } = this
    if (kept !== null) return kept
    const key = base64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
    this.#storage.setItem(SEAT_KEY_AT, key)
    return key
  }
}
