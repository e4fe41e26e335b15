import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { orderLinesShape } from '../../src-shared/table/files/ordersShape.ts'

/** Order lines of one seat, kept in this browser from one opening of a pack to the next. */
export interface KeptLines {
  /** Null where nothing is kept for that round. */
  read(round: number): Promise<readonly OrderLine[] | null>
  keep(round: number, lines: readonly OrderLine[]): Promise<void>
}

/**
 * In the browser's own storage, by campaign, seat and round; only the newest round's. Other files of this disk may share it: nothing but
 * the lines is kept there. A browser that forbids storage keeps nothing.
 */
export function browserLines({ view }: PlayerPack, storage: () => Storage = () => localStorage): KeptLines {
  const stem = `lineage-orders/${view.campaign.id}/${view.seat}/`
  return {
    read: (round) => Promise.resolve(attempt(() => readLines(storage().getItem(`${stem}${round}`)), null)),
    keep(round, lines) {
      attempt(() => {
        const kept = storage()
        for (const key of Object.keys(kept)) if (key.startsWith(stem) && key !== `${stem}${round}`) kept.removeItem(key)
        kept.setItem(`${stem}${round}`, JSON.stringify(lines))
      }, undefined)
      return Promise.resolve()
    },
  }
}

/** Whatever lies there may have been written by another page. */
function readLines(text: string | null): readonly OrderLine[] | null {
  if (text === null) return null
  const read = orderLinesShape.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
