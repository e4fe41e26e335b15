import { StoreError, type LibraryStore, type StoredJournal, type Trashed } from '../../contract/journalStore.ts'
import type { TrashedCampaign } from '../../contract/workbenchApi.ts'
import { isVisible } from '../../kernel/forms/outsideText.ts'
import { readHeader } from './header.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Lists the campaigns in the trash; an illegible one keeps the name it had when it was thrown away. */
export class TrashList {
  readonly #store: LibraryStore
  readonly #known = new Map<string, TrashedCampaign>()

  constructor(store: LibraryStore) {
    this.#store = store
  }

  /** Newest first. */
  async list(): Promise<readonly TrashedCampaign[]> {
    const told: TrashedCampaign[] = []
    // One after the other: each is read as a whole.
    for (const trashed of await this.#store.trashed()) told.push(this.#known.get(keyOf(trashed)) ?? (await this.#read(trashed)))
    return told
  }

  async #read({ id, name, when, bytes }: Trashed): Promise<TrashedCampaign> {
    let stored: StoredJournal
    try {
      stored = await this.#store.readTrashed(id)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      return { id, when, bytes, title: name, game: null }
    }
    const header = readHeader(stored.headerLine)
    const title = lastTitle(stored.lines) ?? (header.ok ? header.value.title : '')
    const told = { id, when, bytes, title: isVisible(title) ? title : name, game: header.ok ? header.value.ruleset : null }
    this.#known.set(keyOf(told), told)
    return told
  }
}

/** Includes the time, because an id may be used again. */
function keyOf({ id, when }: Pick<Trashed, 'id' | 'when'>): string {
  return `${when} ${id}`
}

/** Returns the last title set in these unchecked lines; null if the first title was never changed. */
function lastTitle(lines: readonly string[]): string | null {
  const line = lines.findLast((text) => text.includes('"kind":"title"'))
  if (line === undefined) return null
  try {
    const { kind, title } = parseOutside(line) as { readonly kind?: unknown; readonly title?: unknown }
    return kind === 'title' && typeof title === 'string' ? title : null
  } catch {
    return null
  }
}
