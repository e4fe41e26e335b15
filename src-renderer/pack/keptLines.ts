import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import { siteStorage } from '../storage/browserStorage.ts'
import { orderLinesShape } from '../../src-shared/table/files/ordersShape.ts'
import { parseOutside } from '../../src-shared/kernel/nesting.ts'

/** Order lines of one seat, kept in this browser from one opening of a pack to the next. */
export interface KeptLines {
  /** Null where nothing is kept for that round. */
  read(round: number): Promise<readonly OrderLine[] | null>
  keep(round: number, lines: readonly OrderLine[]): Promise<void>
}

/**
 * In the browser's own storage, by campaign, seat and round; only the newest round's. Other files of this disk may share it: nothing but
 * the lines is kept there.
 */
export function browserLines({ view }: PlayerPack, storage: BrowserStorage = siteStorage): KeptLines {
  const stem = `lineage-orders/${view.campaign.id}/${view.seat}/`
  return {
    read: (round) => Promise.resolve(readLines(storage.getItem(`${stem}${round}`))),
    keep(round, lines) {
      for (const name of storage.namesFrom(stem)) if (name !== `${stem}${round}`) storage.removeItem(name)
      storage.setItem(`${stem}${round}`, JSON.stringify(lines))
      return Promise.resolve()
    },
  }
}

/** Whatever lies there may have been written by another page. */
function readLines(text: string | null): readonly OrderLine[] | null {
  if (text === null) return null
  try {
    const read = orderLinesShape.safeParse(parseOutside(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
