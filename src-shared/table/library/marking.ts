import { StoreError, type LibraryStore, type Mark, type StoredJournal, type VersionHead } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { currentTitle } from '../../kernel/journal/journal.ts'
import type { Message } from '../../kernel/message.ts'
import { message } from '../../messages/message.ts'
import type { SessionOptions } from '../session/sessionOptions.ts'
import { readHeader } from './header.ts'
import { whyNot } from './stored.ts'

/** Returns the progress marker of a campaign. */
export function markOf(campaign: Campaign, ref: string): Mark {
  return { entries: campaign.entries.length, hash: campaign.hash, round: campaign.world.cursor.turn, ref, title: titleOf(campaign) }
}

function titleOf({ header, entries }: Campaign): string {
  return currentTitle(header, entries)
}

/** Returns the head of a version of the campaign made now. */
export function headOf(campaign: Campaign, why: VersionHead['why']): VersionHead {
  return { entries: campaign.entries.length, round: campaign.world.cursor.turn, why }
}

/** Makes the two background writes of a campaign in play: progress marker and versions. */
export function keepingOf(store: LibraryStore, ref: string, campaign: Campaign): Required<Pick<SessionOptions, 'mark' | 'keepVersion'>> {
  const { id } = campaign.header
  return {
    mark: () => store.keepMark(id, markOf(campaign, ref)),
    keepVersion: async (why) => store.keepVersion?.(ref, id, headOf(campaign, why)),
  }
}

/** Returns the id of the stored campaign. Throws StoreError. */
export async function idOf(store: LibraryStore, ref: string): Promise<string> {
  const header = readHeader((await store.read(ref)).headerLine)
  if (header.ok) return header.value.id
  throw new StoreError(whyNot(header.problems))
}

/**
 * Why a campaign is not the one last played here: it ends earlier or took another course. Null if it is that one, or extends it
 * because it was played on elsewhere.
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

/** Returns the hash at the end of a line; undefined if there is none. */
export function hashOf(line: string): string | undefined {
  return /"hash":"([^"]*)"\}$/.exec(line)?.[1]
}
