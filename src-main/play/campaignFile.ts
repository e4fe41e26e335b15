import { realpath } from 'node:fs/promises'
import { readHeader } from '../../src-shared/table/header.ts'
import type { StoredJournal } from '../../src-shared/contract/journalStore.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { Campaign } from '../../src-shared/kernel/campaign.ts'
import type { ReadChain } from '../../src-shared/kernel/journal.ts'
import { findRuleset } from '../../src-shared/rulesets/catalogue.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readJournal } from '../campaigns/journalFile.ts'

export interface CampaignOnDisk {
  readonly stored: StoredJournal
  readonly campaign: Campaign
  readonly chain: ReadChain
}

/** Reads a campaign file without touching it. Throws StoreError with a sentence where that cannot be. */
export async function readCampaign(file: string): Promise<CampaignOnDisk> {
  const stored = await readJournal(file)
  const header = readHeader(stored.headerLine)
  if (!header.ok) throw new StoreError(header.problems[0]?.message ?? 'The first line is no header.')
  const ruleset = findRuleset(header.value.ruleset)
  if (ruleset === undefined) throw new StoreError(`This campaign is of the game "${header.value.ruleset}", which this version does not know.`)
  const { campaign, chain } = Campaign.open(ruleset, stored.headerLine, stored.lines, nodeDigest)
  return { stored, campaign, chain }
}

/** The file's own path, past any links. */
export function realFile(file: string): Promise<string> {
  return realpath(file).catch(() => {
    throw new StoreError(`"${file}" is not there: make it with "new", or check the path.`)
  })
}
