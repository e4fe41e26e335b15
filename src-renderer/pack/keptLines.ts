import Dexie from 'dexie'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import { siteStorage } from '../storage/browserStorage.ts'
import { commitAtOnce } from '../storage/commitAtOnce.ts'
import { orderLinesShape } from '../../src-shared/table/files/ordersShape.ts'
import { parseOutside } from '../../src-shared/kernel/nesting.ts'

/** Order lines of one seat, kept in this browser from one opening of a pack to the next. */
export interface KeptLines {
  /** Null where nothing is kept for that round. */
  read(round: number): Promise<readonly OrderLine[] | null>
  keep(round: number, lines: readonly OrderLine[]): Promise<void>
}

class LinesDatabase extends Dexie {
  /** JSON by `lineage-orders/campaign/seat/round`. */
  readonly lines!: Dexie.Table<string, string>

  constructor() {
    super('lineage-orders')
    this.version(1).stores({ lines: '' })
  }
}

const database = new LinesDatabase()

/**
 * In the browser's database, by campaign, seat and round; only the newest round's. The database confirms what it has stored; the browser's plain
 * storage may lose what was written just before a reload, and is used only where there is no database. Other files of this disk may share both:
 * nothing but the lines is kept there.
 */
export function browserLines({ view }: PlayerPack, storage: BrowserStorage = siteStorage): KeptLines {
  const stem = `lineage-orders/${view.campaign.id}/${view.seat}/`
  const clear = (except: string | null): void => {
    for (const name of storage.namesFrom(stem)) if (name !== except) storage.removeItem(name)
  }
  return {
    async read(round) {
      const name = `${stem}${round}`
      return readLines(storage.getItem(name)) ?? readLines(await database.lines.get(name).catch(() => null))
    },
    async keep(round, lines) {
      const name = `${stem}${round}`
      const text = JSON.stringify(lines)
      const isStored = await commitAtOnce(database, 'lines', (rows) => {
        rows.delete(IDBKeyRange.bound(stem, `${stem}\uffff`))
        rows.put(text, name)
      }).then(
        () => true,
        () => false,
      )
      clear(isStored ? null : name)
      if (!isStored) storage.setItem(name, text)
    },
  }
}

/** Whatever lies there may have been written by another page. */
function readLines(text: string | null | undefined): readonly OrderLine[] | null {
  if (text === null || text === undefined) return null
  try {
    const read = orderLinesShape.safeParse(parseOutside(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
