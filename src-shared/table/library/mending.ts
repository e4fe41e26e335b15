import type { Healed, LibraryStore, StoredJournal } from '../../contract/journalStore.ts'
import type { Digest } from '../../kernel/hash.ts'
import { sealAll, type ChainBreak, type Entry } from '../../kernel/journal.ts'
import type { Message } from '../../kernel/message.ts'
import { readHeader } from './header.ts'
import { tellMessage } from '../../games/telling.ts'
import { message } from '../../messages/message.ts'

/** A damaged campaign as it is shown: chained anew, with a note in the place of every entry that is missing. */
export interface Mended {
  readonly stored: StoredJournal
  /** What was mended and what is missing. */
  readonly told: Message
  /** Line from which on a newer version has written; null where none has. */
  readonly newer: number | null
}

/** What can be had of a damaged campaign; null where nothing more can than lies before the break. */
export async function mended(store: LibraryStore, ref: string, digest: Digest): Promise<Mended | null> {
  const healed = (await store.heal?.(ref)) ?? null
  return healed === null || isWhole(healed) ? null : mendedFrom(await withTitle(healed, store), digest)
}

/** Whether a file needs nothing. */
export function isWhole({ restored, lost, changed = [], isUnfinished = false }: Healed): boolean {
  return restored.length === 0 && lost.length === 0 && changed.length === 0 && !isUnfinished
}

/** Where the header was changed, the title is as the campaign had it when it was played here last. */
async function withTitle(healed: Healed, store: LibraryStore): Promise<Healed> {
  const header = healed.changed?.includes(HEADER_LINE) === true ? readHeader(healed.headerLine) : null
  if (header === null || !header.ok) return healed
  const title = (await store.readMark(header.value.id))?.title
  return title === undefined ? healed : { ...healed, headerLine: JSON.stringify({ ...header.value, title }) }
}

const HEADER_LINE = 1

/** The same of what was healed before. */
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

/** Whether what breaks a chain may be damage that can be healed: not what another version wrote, nor what nobody should have written. */
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
