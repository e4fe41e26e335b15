import type { StoredJournal } from '../contract/journalStore.ts'
import { StoreError } from '../contract/journalStore.ts'
import { Campaign } from '../kernel/campaign.ts'
import type { Digest } from '../kernel/hash.ts'
import type { ChainBreak, JournalHeader, ReadChain } from '../kernel/journal.ts'
import { FORMAT_VERSION, readChain } from '../kernel/journal.ts'
import type { Json } from '../kernel/rule.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { findRuleset } from '../rulesets/catalogue.ts'
import { sentence } from '../sentences/sentence.ts'
import { readHeader } from './header.ts'

/** Takes a campaign up as it lay in its store. Throws StoreError where nothing can be shown of it; a later break is told in `chain`. */
export function takeUpStored(stored: StoredJournal, digest: Digest): { readonly campaign: Campaign; readonly chain: ReadChain } {
  const header = readHeader(stored.headerLine)
  if (!header.ok) throw new StoreError(header.problems[0]?.message ?? sentence('campaign.header'))
  const ruleset = findRuleset(header.value.ruleset)
  if (ruleset === undefined) {
    throw new StoreError(sentence('campaign.otherGame', { game: header.value.ruleset }))
  }
  const beginning = readChain(stored.headerLine, stored.lines.slice(0, 1), digest)
  if (beginning.entries[0]?.kind !== 'setup') {
    const newer = newerThanThis(header.value, ruleset)
    if (newer !== null) throw new StoreError(newer)
    const damage = beginning.broken === null ? sentence('damage.noSetup') : placeOf(beginning.broken)
    throw new StoreError(sentence('campaign.nothing', { damage }))
  }
  return Campaign.open(ruleset, stored.headerLine, stored.lines, digest)
}

/** Why a campaign that a newer version of this program began is open for reading only, as far as it can be read; null for any other. */
export function newerThanThis({ version, rulesetVersion }: JournalHeader, ruleset: Ruleset<Json>): string | null {
  if (version > FORMAT_VERSION) return sentence('campaign.newer', { version, reads: FORMAT_VERSION })
  if (rulesetVersion > ruleset.version) return sentence('campaign.newerRules', { version: rulesetVersion, plays: ruleset.version })
  return null
}

/** Why a campaign with a broken chain is open for reading only. */
export function damageOf(broken: ChainBreak): string {
  return sentence('campaign.damaged', { damage: placeOf(broken) })
}

/** Where a chain breaks, for the middle of a sentence. */
export function placeOf({ line, reason }: ChainBreak): string {
  return sentence('damage.line', { line, reason })
}
