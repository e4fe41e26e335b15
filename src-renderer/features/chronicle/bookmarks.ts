import Dexie from 'dexie'
import { readonly, shallowRef, type ShallowRef } from 'vue'
import { cutTo, trimmed } from '../../../src-shared/kernel/forms/outsideText.ts'

/** A place in the chronicle someone wants to find again. It is kept on this device alone, and goes into no file. */
export interface Bookmark {
  /** The entry's number as this seat counts. */
  readonly seq: number
  readonly name: string
}

/** All bookmarks of one seat in one campaign: a row. */
interface Kept {
  readonly key: string
  readonly marks: readonly Bookmark[]
}

class BookmarkDatabase extends Dexie {
  readonly kept!: Dexie.Table<Kept, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ kept: 'key' })
  }
}

/** One connection for all visits of the page. One that could not be made is tried again at the next. */
const databases = new Map<string, BookmarkDatabase>()

function databaseOf(name: string): BookmarkDatabase {
  const known = databases.get(name) ?? new BookmarkDatabase(name)
  databases.set(name, known)
  return known
}

/** Longest name, in characters. */
export const LONGEST_NAME = 120

export interface Bookmarks {
  /** In the order of the chronicle. */
  readonly marks: Readonly<ShallowRef<readonly Bookmark[]>>
  /** Gives the entry a bookmark of this name, in place of one it has. */
  readonly put: (mark: Bookmark) => Promise<void>
  readonly remove: (seq: number) => Promise<void>
  /** False once the browser refused to store them: then they last as long as the page. */
  readonly lasting: Readonly<ShallowRef<boolean>>
}

/** Bookmarks of a campaign (its id) as one seat numbers it. `name` is the database's (tests use their own). */
export function openBookmarks(campaign: string, seat: string, name = 'lineage-bookmarks'): Bookmarks {
  const db = databaseOf(name)
  const key = `${campaign}\n${seat}`
  const marks = shallowRef<readonly Bookmark[]>([])
  const lasting = shallowRef(true)

  async function attempt(work: () => PromiseLike<unknown>): Promise<void> {
    try {
      await work()
    } catch {
      databases.delete(name)
      lasting.value = false
    }
  }

  const loaded = attempt(async () => {
    marks.value = (await db.kept.get(key))?.marks ?? []
  })

  async function change(make: (before: readonly Bookmark[]) => readonly Bookmark[]): Promise<void> {
    await loaded
    await attempt(() =>
      db.transaction('rw', db.kept, async () => {
        // Another window may have set some meanwhile.
        marks.value = make((await db.kept.get(key))?.marks ?? [])
        await db.kept.put({ key, marks: marks.value })
      }),
    )
    if (!lasting.value) marks.value = make(marks.value)
  }

  return {
    marks: readonly(marks),
    lasting: readonly(lasting),
    put: ({ seq, name: given }) =>
      change((before) =>
        [...before.filter((mark) => mark.seq !== seq), { seq, name: cutTo(trimmed(given), LONGEST_NAME) }].sort((a, b) => a.seq - b.seq),
      ),
    remove: (seq) => change((before) => before.filter((mark) => mark.seq !== seq)),
  }
}
