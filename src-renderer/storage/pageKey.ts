import type { PageKey } from '../../src-shared/contract/pageKey.ts'
import { isPageKey } from '../../src-shared/contract/pageKey.ts'
import { base64url } from '../../src-shared/kernel/hash.ts'

/** Where a player's page keeps its key. */
const SEAT_KEY_AT = 'lineage.seat.key'
const KEY_BYTES = 32

/** The key kept under this name, by whichever tab; null where there is none, or the browser forbids storage. */
export function readPageKey(at: string, storage: () => Pick<Storage, 'getItem'> = () => localStorage): PageKey | null {
  try {
    const kept = storage().getItem(at)
    return isPageKey(kept) ? kept : null
  } catch {
    return null
  }
}

/** The key of a player's page, made where there is none yet; where nothing can be kept it lasts as long as the page. */
export class SeatKey {
  #made: PageKey | null = null

  get kept(): PageKey | null {
    return readPageKey(SEAT_KEY_AT) ?? this.#made
  }

  /** It is the same for all campaigns that are played behind one door. */
  make(): PageKey {
    const { kept } = this
    if (kept !== null) return kept
    const key = base64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
    this.#made = key
    try {
      localStorage.setItem(SEAT_KEY_AT, key)
    } catch {
      // The browser forbids storage, and a reload asks for a new invitation.
    }
    return key
  }
}
