import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { siteStorage, type BrowserStorage } from '../storage/browserStorage.ts'
import { commitAtOnce } from '../storage/commitAtOnce.ts'
import { orderLinesShape } from '../../src-shared/table/files/ordersShape.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** Order lines of one seat, kept in this browser from one opening of a pack to the next. */
export interface KeptLines {
  /** Null where nothing is kept for that round. */
  read(round: number): Promise<readonly OrderLine[] | null>
  keep(round: number, lines: readonly OrderLine[]): Promise<void>
}

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
      return readLines(storage.getItem(name)) ?? readLines(await stored(name).catch(() => null))
    },
    async keep(round, lines) {
      const name = `${stem}${round}`
      const text = JSON.stringify(lines)
      const isStored = await store(stem, name, text).then(
        () => true,
        () => false,
      )
      clear(isStored ? null : name)
      if (!isStored) storage.setItem(name, text)
    },
  }
}

const DATABASE = 'lineage-orders'
const TABLE = 'lines'

let connection: Promise<IDBDatabase> | null = null

/** One connection for as long as the page: a page that is closing could not wait for another. Fails where the browser has no database for it. */
function opened(): Promise<IDBDatabase> {
  connection ??= open()
  connection.catch(() => (connection = null))
  return connection
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'))
    request.onblocked = () => reject(new Error('The database is in use.'))
  })
}

async function stored(name: string): Promise<string | null> {
  const database = await opened()
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown> = database.transaction(TABLE).objectStore(TABLE).get(name)
    request.onsuccess = () => resolve(typeof request.result === 'string' ? request.result : null)
    request.onerror = () => reject(request.error ?? new Error('The lines could not be read.'))
  })
}

/** Stores a text in place of all others whose names begin with `stem`. */
async function store(stem: string, name: string, text: string): Promise<void> {
  await commitAtOnce(await opened(), TABLE, (rows) => {
    rows.delete(IDBKeyRange.bound(stem, `${stem}\uffff`))
    rows.put(text, name)
  })
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
