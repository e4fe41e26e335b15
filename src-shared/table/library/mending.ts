import type { Healed, LibraryStore, StoredJournal } from '../../contract/journalStore.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { sealAll, type ChainBreak, type Entry } from '../../kernel/journal/journal.ts'
import type { Message } from '../../kernel/message.ts'
import { readHeader } from './header.ts'
import { tellMessage } from '../../games/text/telling.ts'
import { message } from '../../messages/message.ts'

/** A damaged campaign as it is shown: with a new chain, and a note in place of every missing entry. */
export interface Mended {
  readonly stored: StoredJournal
  /** Message that says what was mended and what is missing. */
  readonly told: Message
  /** First line written by a newer version; null if there is none. */
  readonly newer: number | null
}

/** Recovers a damaged campaign; null if nothing more is recoverable than the part before the break. */
export async function mended(store: LibraryStore, ref: string, digest: Digest): Promise<Mended | null> {
  const healed = (await store.heal?.(ref)) ?? null
  return healed === null || isWhole(healed) ? null : mendedFrom(await withTitle(healed, store), digest)
}

/** Whether a file needs no mending. */
export function isWhole({ restored, lost, changed = [], isUnfinished = false }: Healed): boolean {
  return restored.length === 0 && lost.length === 0 && changed.length === 0 && !isUnfinished
}

/** If the header was changed, takes the title from the progress marker of the last play here. */
async function withTitle(healed: Healed, store: LibraryStore): Promise<Healed> {
  const header = healed.changed?.includes(HEADER_LINE) === true ? readHeader(healed.headerLine) : null
  if (header === null || !header.ok) return healed
  const title = (await store.readMark(header.value.id))?.title
  return title === undefined ? healed : { ...healed, headerLine: JSON.stringify({ ...header.value, title }) }
}

const HEADER_LINE = 1

/** As `mended`, for a result of `heal`. */
export function mendedFrom(healed: Healed, digest: Digest): Mended {
  const { headerLine, entries, lost, newer } = healed
  const whole = filled(entries, lost)
  const stored = { headerLine, lines: sealAll(headerLine, whole, digest), torn: 0 }
  return { stored, newer, told: whatBecame(healed) }
}

function whatBecame(healed: Healed): Message {
  const { changed = [], isUnfinished = false } = healed
  const rest = changed.length > 0 && healed.lost.length === 0 && healed.newer === null ? null : whatIsMissing(healed)
  const told = changed.length === 0 ? null : message('campaign.changed', { lines: listed(changed) })
  const parts = [told, rest, isUnfinished ? message('campaign.unfinished') : null].filter((part) => part !== null)
  return parts.reduce((before, part) => message('campaign.both', { first: before, second: part }))
}

function whatIsMissing({ restored, lost, newer }: Healed): Message {
  if (newer !== null)
    return lost.length === 0
      ? message('campaign.unknownEntry', { line: newer })
      : message('campaign.lostBeforeNewer', { line: newer, entries: listed(lost) })
  if (lost.length === 0) return message('campaign.restored', { lines: listed(restored) })
  return message('campaign.lost', { count: lost.length, entries: listed(lost) })
}

/** Whether a chain break may be healed: not if another version wrote the entry, nor if the rules would never write it. */
export function isDamage({ reason }: ChainBreak): boolean {
  return reason !== 'no entry this version knows' && reason !== 'not what the rules write'
}

function filled(entries: readonly Entry[], lost: readonly number[]): readonly Entry[] {
  const notes = lost.map((seq): Entry => ({ seq, kind: 'note', text: tellMessage(message('campaign.lostEntry', { entry: seq })) }))
  return [...entries, ...notes].sort((a, b) => a.seq - b.seq)
}

const MOST_LISTED = 8

function listed(numbers: readonly number[]): string {
  return numbers.length <= MOST_LISTED ? numbers.join(', ') : `${numbers.slice(0, MOST_LISTED).join(', ')} ...`
}
