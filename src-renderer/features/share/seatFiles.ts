import { StoreError } from '../../../src-shared/contract/journalStore.ts'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { isLargePack, packPage } from '../../../src-shared/table/files/packFile.ts'
import { cursorAfter } from '../../../src-shared/table/session/view.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { shrunk } from '../../storage/shrinking.ts'
import { shareTexts } from './texts/share.ts'

/** "The Winter Crown - elves - round 5": nothing in it that the whole table does not know. `round`: by default that of play. */
export function seatFileName(view: TableView, seat: SeatId, round?: number): string {
  return shareTexts.files.name(view.title, seat, round ?? cursorAfter(view.entries)?.turn ?? 0)
}

/** The last round that is over, of those a report can be made of, the newest first; in the first round, that. */
export function lastRoundOver(rounds: readonly number[]): number {
  return rounds.slice(1).find((round) => round > 0) ?? rounds[0] ?? 0
}

/** The one-file page packs are put into; it lies beside the workbench's own page. */
export async function packTemplate(): Promise<string> {
  const reply = await fetch('./pack.html')
  const text = reply.ok ? await reply.text() : ''
  // While the program is being worked on there stands a page that would need its server.
  if (!text.includes('id="pack"') || /<script[^>]*\ssrc=/.test(text)) throw new StoreError(message('pack.noTemplate'))
  return text
}

/** The page with a pack in it. @param text the pack as it is written, sealed or not */
export async function pageWithPack(template: string, text: string): Promise<string> {
  return packPage(template, text, isLargePack(text) ? await shrunk(text) : null)
}
