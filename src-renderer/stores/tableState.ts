import type { TableState, TableView } from '../../src-shared/contract/workbenchApi.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { findGame } from '../../src-shared/games/registry.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import { message } from '../../src-shared/messages/message.ts'
import type { GamePages } from '../games/game.ts'
import { pagesOf } from '../games/registry.ts'
import { troubleTexts } from './texts/trouble.ts'

export interface Answered {
  readonly request: Request
  readonly entry: SeenEntry
}

export interface Played {
  readonly game: Game
  readonly pages: GamePages
}

/** The game a table plays and its pages, fetched when its first campaign is opened. Throws where this program does not have it. */
export async function gameOf({ campaign }: TableView): Promise<Played> {
  const entry = findGame(campaign.ruleset)
  if (entry === undefined) throw new StoreError(message('campaign.otherGame', { game: campaign.ruleset }))
  const [game, pages] = await Promise.all([entry.load(), pagesOf(campaign.ruleset)])
  return { game, pages }
}

/** While one looks back nothing is asked, and nothing can be done. */
export function stateThen(now: TableState, seq: number): TableState {
  return {
    ...now,
    pending: [],
    sealed: [],
    parties: [],
    retractable: null,
    readOnly: lookingBack(seq),
    disagreement: null,
    notice: null,
    seed: null,
  }
}

export function lookingBack(seq: number): string {
  return troubleTexts.asItWas(seq)
}

/** The entry that answers `request`, where it is the newest. */
export function answerAmong(fresh: readonly SeenEntry[], request: Request | null): Answered | null {
  const entry = fresh.at(-1)
  if (request === null || entry?.kind !== 'answer' || entry.request !== request.id) return null
  return { request, entry }
}
