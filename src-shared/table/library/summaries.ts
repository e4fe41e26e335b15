import type { LibraryStore, Listed } from '../../contract/journalStore.ts'
import type { CampaignSummary } from '../../contract/workbenchApi.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Version of the stored summaries; raise it when their contents change, and old ones are discarded. */
const SHAPE = 2

interface Kept {
  readonly stamp: string
  readonly summary: CampaignSummary
  /** Version of the game's rules that made the summary; null if this program does not know the game. */
  readonly rules: number | null
  /** Campaign and last entry (`endOf`); empty if the file cannot be read. */
  readonly end: string
}

/** Identifies a campaign at one entry: its id, and the hash of its last line. */
export function endOf(id: string, hash: string): string {
  return `${id} ${hash}`
}

/**
 * Cache of campaign summaries. A summary is valid until its file or the version of its game's rules changes. The store keeps those without
 * trouble between starts. A trouble may be over by then: a newer version of the program may open the file or know the game.
 */
export class Summaries {
  readonly #store: LibraryStore
  readonly #rulesOf: (game: string) => Promise<number | null>
  readonly #known = new Map<string, Kept>()
  #read: Promise<void> | null = null
  /** Text stored last. */
  #text = ''

  /** @param rulesOf version of a game's rules in this program; null if it does not know the game */
  constructor(store: LibraryStore, rulesOf: (game: string) => Promise<number | null>) {
    this.#store = store
    this.#rulesOf = rulesOf
  }

  /** Returns the summary of the campaign as stored now; null if the file has to be read. */
  async find({ ref, modified, stamp }: Listed): Promise<CampaignSummary | null> {
    await (this.#read ??= this.#takeUp())
    const known = this.#known.get(ref)
    if (known?.stamp !== stampOf(modified, stamp)) return null
    return known.rules === (await this.#versionFor(known.summary)) ? { ...known.summary, modified } : null
  }

  async add({ ref, modified, stamp }: Listed, summary: CampaignSummary, end = ''): Promise<void> {
    this.#known.set(ref, { stamp: stampOf(modified, stamp), summary, rules: await this.#versionFor(summary), end })
  }

  /** Campaign and last entry under that ref at the last listing (see `endOf`). */
  endOf(ref: string): string | undefined {
    return this.#known.get(ref)?.end
  }

  /** Stores the summaries of the listed campaigns. Never rejects. */
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

/** Returns the entries of a stored listing with the current SHAPE; none for any other text. */
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
