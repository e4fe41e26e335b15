import type { LibraryStore, Listed } from '../../contract/journalStore.ts'
import type { CampaignSummary } from '../../contract/workbenchApi.ts'
import { parseOutside } from '../../kernel/nesting.ts'

/** Counted up whenever summaries hold something else than before: those that were kept are made anew then. */
const SHAPE = 2

interface Kept {
  readonly stamp: string
  readonly summary: CampaignSummary
  /** Version of the game's rules that read it; null where nobody plays the game here. */
  readonly rules: number | null
  /** Which campaign it is, and its last entry (`endOf`); empty where that cannot be read. */
  readonly end: string
}

/** Tells a campaign at one entry from all others: its id, and the hash of its last line. */
export function endOf(id: string, hash: string): string {
  return `${id} ${hash}`
}

/**
 * Summaries of campaigns, each as long as neither its file nor the version of its game's rules changes. Those without a trouble are kept in
 * the store from one start of the program to the next; a trouble may be over by then, by a newer version of the program say, which may also
 * know a game that nobody plays here yet.
 */
export class Summaries {
  readonly #store: LibraryStore
  readonly #rulesOf: (game: string) => Promise<number | null>
  readonly #known = new Map<string, Kept>()
  #read: Promise<void> | null = null
  /** As it was kept last. */
  #text = ''

  /** @param rulesOf version of a game's rules in this program; null where it does not know the game */
  constructor(store: LibraryStore, rulesOf: (game: string) => Promise<number | null>) {
    this.#store = store
    this.#rulesOf = rulesOf
  }

  /** What is known of a campaign as it lies there now; null where it has to be read. */
  async find({ ref, modified, stamp }: Listed): Promise<CampaignSummary | null> {
    await (this.#read ??= this.#takeUp())
    const known = this.#known.get(ref)
    if (known?.stamp !== stampOf(modified, stamp)) return null
    return known.rules === (await this.#versionFor(known.summary)) ? { ...known.summary, modified } : null
  }

  async add({ ref, modified, stamp }: Listed, summary: CampaignSummary, end = ''): Promise<void> {
    this.#known.set(ref, { stamp: stampOf(modified, stamp), summary, rules: await this.#versionFor(summary), end })
  }

  /** Where the campaign under that ref ended when it was listed last. */
  endOf(ref: string): string | undefined {
    return this.#known.get(ref)?.end
  }

  /** Keeps what is known of the campaigns that are there. Never rejects. */
  async keep(listed: readonly Listed[]): Promise<void> {
    const kept = listed.flatMap(({ ref, stamp }) => {
      const known = this.#known.get(ref)
      if (stamp === undefined || known === undefined) return []
      const { trouble, players } = known.summary
      return trouble === null && players.length > 0 ? [known] : []
    })
    const text = JSON.stringify({ shape: SHAPE, kept })
    if (text === this.#text) return
    this.#text = text
    await this.#store.keepListing?.(text)
  }

  async #versionFor({ game }: CampaignSummary): Promise<number | null> {
    return game === null ? null : this.#rulesOf(game)
  }

  async #takeUp(): Promise<void> {
    this.#text = (await this.#store.readListing?.()) ?? ''
    for (const one of keptIn(this.#text)) this.#known.set(one.summary.ref, one)
  }
}

function stampOf(modified: number, stamp: string | undefined): string {
  return stamp ?? `${modified}`
}

/** What a text from outside holds, where it is a listing of this shape; nothing else of it. */
function keptIn(text: string): readonly Kept[] {
  try {
    const { shape, kept } = parseOutside(text) as { readonly shape?: unknown; readonly kept?: unknown }
    return shape === SHAPE && Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is Kept {
  const { stamp, summary, rules, end } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof stamp !== 'string' || typeof end !== 'string' || typeof summary !== 'object' || summary === null) return false
  if (!Number.isSafeInteger(rules)) return false
  const { ref, title, cursor, modified, entries, game, players, trouble } = summary as Readonly<Record<string, unknown>>
  const isRead = typeof ref === 'string' && typeof title === 'string' && isCursor(cursor) && typeof game === 'string'
  return (
    isRead &&
    Number.isFinite(modified) &&
    Number.isSafeInteger(entries) &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    trouble === null
  )
}

function isCursor(value: unknown): boolean {
  if (value === null) return true
  const { turn, seat, phase } = (typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>
  return Number.isSafeInteger(turn) && typeof seat === 'string' && Number.isSafeInteger(phase)
}

function isPlayer(value: unknown): boolean {
  const { seat, name } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof seat === 'string' && typeof name === 'string'
}
