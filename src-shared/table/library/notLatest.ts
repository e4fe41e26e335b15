import type { Message } from '../../kernel/message.ts'

/** Whether what stands against writing is only that the campaign was played further: the game master may play on all the same. */
export function isNotLatest(why: Message | string): boolean {
  const key = typeof why === 'string' ? '' : why.key
  return key === 'campaign.behind' || key === 'campaign.behindOther' || key === 'campaign.parted'
}

/** Whether what stands against writing is a lock of another computer, which may be out of date. */
export function isLockedElsewhere(why: Message | string): boolean {
  return typeof why !== 'string' && why.key === 'file.openElsewhere'
}
