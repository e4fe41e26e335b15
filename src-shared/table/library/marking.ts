import type { LibraryStore, Mark, StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/campaign.ts'
import type { Message } from '../../kernel/message.ts'
import { message } from '../../messages/message.ts'

/** How far a campaign goes now. */
export function markOf(campaign: Campaign, ref: string): Mark {
  return { entries: campaign.entries.length, hash: campaign.hash, round: campaign.world.cursor.turn, ref }
}

/**
 * Why a campaign is not the one that was played here last: it ends earlier, or went another way; null where it is. It may go on beyond that:
 * somebody played it elsewhere.
 */
export async function whyNotLatest(store: LibraryStore, ref: string, campaign: Campaign, stored: StoredJournal): Promise<Message | null> {
  const mark = await store.readMark(campaign.header.id)
  if (mark === null) return null
  const { length } = campaign.entries
  if (length < mark.entries) {
    const figures = { round: campaign.world.cursor.turn, entries: length, hadRound: mark.round, had: mark.entries }
    const other = mark.ref !== ref && (await store.list()).some((listed) => listed.ref === mark.ref)
    return other ? message('campaign.behindOther', { ...figures, other: mark.ref }) : message('campaign.behind', figures)
  }
  return hashOf(stored.lines[mark.entries - 1] ?? '') === mark.hash
    ? null
    : message('campaign.parted', { round: mark.round, had: mark.entries })
}

/** Whether what stands against writing is only that: the game master may play on all the same. */
export function isNotLatest(why: Message | string): boolean {
  const key = typeof why === 'string' ? '' : why.key
  return key === 'campaign.behind' || key === 'campaign.behindOther' || key === 'campaign.parted'
}

function hashOf(line: string): string | undefined {
  return /"hash":"([^"]*)"\}$/.exec(line)?.[1]
}
