import Dexie from 'dexie'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { tabStorage, type TextStorage } from './browserStorage.ts'
import { commitAtOnce } from './commitAtOnce.ts'

/** Where drafts belong: to one seat's view of one campaign. */
export interface DraftPlace {
  /** The campaign's id, which a copy does not share. */
  readonly campaign: string
  /** Who looks at it. */
  readonly seat: string
}

/** What was begun about one thing in one page of this browser. */
interface Kept {
  readonly key: string
  /** When it was written last: milliseconds since 1970. */
  readonly keptAt: number
  /** JSON. */
  readonly text: string
}

class DraftDatabase extends Dexie {
  readonly drafts!: Dexie.Table<Kept, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ drafts: 'key' })
  }
}

/** So many drafts of a seat in a campaign are kept, the newest. */
export const MOST_DRAFTS = 20

/**
 * Keeps what was begun and not sent, over a reload or a crash. Each page of the browser writes rows of its own, so that two that show the same
 * question leave each other's alone; a page that was reloaded finds its own again, any other the newest there is. A browser that forbids
 * storage keeps nothing, and says nothing of it: what was begun is there for as long as the page.
 */
export class DraftStorage {
  readonly #db: DraftDatabase
  readonly #page: string
  /** Rows whose draft is shown here, by this page's own key for it: what is written here takes their place. */
  readonly #taken = new Map<string, string>()
  /** One after the other: a read finds everything that was put away before it. */
  #last: Promise<unknown> = Promise.resolve()

  /** `page` tells this page from others. `name` is the database's (tests use their own). */
  constructor(page: string, name = 'lineage-drafts') {
    this.#page = page
    this.#db = new DraftDatabase(name)
  }

  /** Drafts of a place, by what they are about. */
  load(place: DraftPlace): Promise<ReadonlyMap<string, Json>> {
    return this.#do(async () => {
      this.#taken.clear()
      const rows = await this.#db.drafts.where('key').startsWith(keyOf(place)).toArray()
      const shown = new Map<string, Kept>()
      for (const row of rows.sort((one, other) => one.keptAt - other.keptAt)) {
        const before = shown.get(aboutOf(row.key))
        if (before === undefined || !this.#isOwn(before)) shown.set(aboutOf(row.key), row)
      }
      const drafts = new Map<string, Json>()
      for (const [about, { key, text }] of shown) {
        drafts.set(about, JSON.parse(text) as Json)
        this.#taken.set(keyOf(place, about, this.#page), key)
      }
      return drafts
    }, new Map())
  }

  put(place: DraftPlace, about: string, draft: Json): Promise<void> {
    const key = keyOf(place, about, this.#page)
    return this.#do(async () => {
      const row: Kept = { key, keptAt: Date.now(), text: JSON.stringify(draft) }
      if (!this.#db.isOpen()) await this.#db.open()
      await commitAtOnce(this.#db.backendDB(), 'drafts', (rows) => rows.put(row))
      const before = this.#taken.get(key) ?? key
      this.#taken.set(key, key)
      if (before !== key) await this.#db.drafts.delete(before)
      await this.#dropOld(place)
    }, undefined)
  }

  /** Throws away the draft that is shown in this page. */
  drop(place: DraftPlace, about: string): Promise<void> {
    const own = keyOf(place, about, this.#page)
    return this.#do(async () => {
      await this.#db.drafts.bulkDelete([own, this.#taken.get(own) ?? own])
      this.#taken.delete(own)
    }, undefined)
  }

  /** Throws away all that anybody here began about it: it is done with. */
  dropAll(campaign: string, about: string): Promise<void> {
    return this.#do(async () => {
      const keys = await this.#db.drafts.where('key').startsWith(`${campaign}\n`).primaryKeys()
      await this.#db.drafts.bulkDelete(keys.filter((key) => aboutOf(key) === about))
    }, undefined)
  }

  /** Throws everything away: the device has left its seat. */
  clear(): Promise<void> {
    return this.#do(() => this.#db.drafts.clear(), undefined)
  }

  async #dropOld(place: DraftPlace): Promise<void> {
    const rows = await this.#db.drafts.where('key').startsWith(keyOf(place)).toArray()
    const old = rows.sort((a, b) => b.keptAt - a.keptAt).slice(MOST_DRAFTS)
    if (old.length > 0) await this.#db.drafts.bulkDelete(old.map((row) => row.key))
  }

  #isOwn({ key }: Kept): boolean {
    return key.endsWith(`\n${this.#page}`)
  }

  #do<T>(work: () => PromiseLike<T>, otherwise: T): Promise<T> {
    const done = this.#last.then(work).catch(() => otherwise)
    this.#last = done
    return done
  }
}

/** Key of a row, or how the keys of all rows of a place begin. */
function keyOf({ campaign, seat }: DraftPlace, about?: string, page?: string): string {
  return [campaign, seat, ...(about === undefined ? [''] : [about]), ...(page === undefined ? [] : [page])].join('\n')
}

function aboutOf(key: string): string {
  return key.split('\n')[2] ?? ''
}

const PAGE_KEY = 'lineage.page'

/**
 * Tells this page from others of this browser, and is the same again after a reload. It is handed on only while the page goes: a tab that is
 * made as a copy of this one finds nothing.
 */
export function pageMark(storage: TextStorage = tabStorage): string {
  const fresh = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')
  const mark = storage.getItem(PAGE_KEY) ?? fresh()
  storage.removeItem(PAGE_KEY)
  window.addEventListener('pagehide', () => storage.setItem(PAGE_KEY, mark))
  window.addEventListener('pageshow', () => storage.removeItem(PAGE_KEY))
  return mark
}
