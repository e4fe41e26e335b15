import type { Message } from '../../kernel/message.ts'

/** Whether a campaign is read-only just because a later or other course of it is known: the game master may play on. */
export function isNotLatest(why: Message | string): boolean {
  const key = typeof why === 'string' ? '' : why.key
  return key === 'campaign.behind' || key === 'campaign.behindOther' || key === 'campaign.parted'
}

/** Whether a campaign is read-only because of another computer's lock, which may be out of date. */
export function isLockedElsewhere(why: Message | string): boolean {
  return typeof why !== 'string' && why.key === 'file.openElsewhere'
}
