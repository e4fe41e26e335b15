import { realpath } from 'node:fs/promises'
import { StoreError, type StoredJournal } from '../../src-shared/contract/journalStore.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { ChainBreak } from '../../src-shared/kernel/journal/journal.ts'
import { takeUpStored } from '../../src-shared/table/library/stored.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readJournal } from '../campaigns/readJournal.ts'

export interface CampaignOnDisk {
  readonly stored: StoredJournal
  readonly game: Game
  readonly campaign: Campaign
  readonly broken: ChainBreak | null
}

/** Reads a campaign file without changing it, up to the first break of its chain. Throws StoreError with a sentence if that fails. */
export async function readCampaign(file: string): Promise<CampaignOnDisk> {
  const stored = await readJournal(await realFile(file))
  const { game, campaign, chain } = await takeUpStored(stored, nodeDigest)
  return { stored, game, campaign, broken: chain.broken }
}

/** Returns the file's own path, with links resolved. */
export function realFile(file: string): Promise<string> {
  return realpath(file).catch(() => {
    throw new StoreError(`"${file}" is not there: make it with "new", or check the path.`)
  })
}
