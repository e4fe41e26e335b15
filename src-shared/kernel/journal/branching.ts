import type { Campaign } from '../engine/campaign.ts'
import type { Run } from '../engine/run.ts'
import { EffectiveEntries } from './effectiveEntries.ts'
import { started } from '../engine/starting.ts'

/**
 * A second run of the campaign, over a world of its own, brought to where play stands: whatever is done with it, nothing of it is kept. Null
 * where the rules disagree with the record.
 */
export function branchOf(campaign: Campaign): Run | null {
  if (campaign.disagreement !== null) return null
  const { world, since, seedBefore } = new EffectiveEntries(campaign.entries).snapshot
  const run = started(campaign.ruleset, world, { seed: seedBefore, dice: campaign.dice, setup: campaign.setup })
  run.resume(undefined)
  for (const entry of since) run.replay(entry)
  return run
}
