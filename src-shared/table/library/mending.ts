import type { Healed, LibraryStore, StoredJournal } from '../../contract/journalStore.ts'
import type { Digest } from '../../kernel/hash.ts'
import type { ChainBreak, Entry } from '../../kernel/journal.ts'
import { sealAll } from '../../kernel/journal.ts'
import type { Message } from '../../kernel/message.ts'
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
  return healed === null || (healed.restored.length === 0 && healed.lost.length === 0) ? null : mendedFrom(healed, digest)
}

/** The same of what was healed before. */
export function mendedFrom({ headerLine, entries, restored, lost, newer }: Healed, digest: Digest): Mended {
  const whole = filled(entries, lost)
  const stored = { headerLine, lines: sealAll(headerLine, whole, digest), torn: 0 }
  return { stored, newer, told: whatBecame(restored, lost, newer) }
}

function whatBecame(restored: readonly number[], lost: readonly number[], newer: number | null): Message {
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
