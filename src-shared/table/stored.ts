import type { StoredJournal } from '../contract/journalStore.ts'
import { StoreError } from '../contract/journalStore.ts'
import { Campaign } from '../kernel/campaign.ts'
import type { Digest } from '../kernel/hash.ts'
import type { ChainBreak, ReadChain } from '../kernel/journal.ts'
import { readChain } from '../kernel/journal.ts'
import { findRuleset } from '../rulesets/catalogue.ts'
import { readHeader } from './header.ts'

/** Takes a campaign up as it lay in its store. Throws StoreError where nothing can be shown of it; a later break is told in `chain`. */
export function takeUpStored(stored: StoredJournal, digest: Digest): { readonly campaign: Campaign; readonly chain: ReadChain } {
  const header = readHeader(stored.headerLine)
  if (!header.ok) throw new StoreError(header.problems[0]?.message ?? 'The first line is no campaign header.')
  const ruleset = findRuleset(header.value.ruleset)
  if (ruleset === undefined) {
    throw new StoreError(
      `This campaign is of the game "${header.value.ruleset}", which this version does not know. Open it with a newer one.`,
    )
  }
  const beginning = readChain(stored.headerLine, stored.lines.slice(0, 1), digest)
  if (beginning.entries[0]?.kind !== 'setup') {
    const damage = beginning.broken === null ? 'it holds no set-up' : placeOf(beginning.broken)
    throw new StoreError(`Nothing can be shown of this campaign: ${damage}. Take it from a backup.`)
  }
  return Campaign.open(ruleset, stored.headerLine, stored.lines, digest)
}

/** Why a campaign with a broken chain is open for reading only. */
export function damageOf(broken: ChainBreak): string {
  return `The file is damaged: ${placeOf(broken)}. It is shown up to there and will not be written; make a copy to play on from this point.`
}

/** Where a chain breaks, for the middle of a sentence. */
export function placeOf({ line, reason }: ChainBreak): string {
  return `line ${line} (${reason})`
}
