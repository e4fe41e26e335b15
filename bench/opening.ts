import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { FileLibrary } from '../src-main/campaigns/library.ts'
import { hostWorkbench } from '../src-main/hostWorkbench.ts'
import { answerByBot } from '../src-shared/insight/bots/answering.ts'
import { seededChance } from '../src-shared/insight/bots/bot.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { sealAll } from '../src-shared/kernel/journal/journal.ts'
import type { BenchedGame } from './games.ts'

/** What a long campaign takes to be listed and opened from its file, by the clock. */
export interface Opening {
  readonly entries: number
  readonly mebibytes: number
  /** Milliseconds until the library tells of it for the first time. */
  readonly listed: number
  /** Milliseconds until the table stands open, for writing. */
  readonly opened: number
}

/** A campaign of so many entries, or as many as it takes to its end, as a file. */
export function longCampaign({ game, bench }: BenchedGame, entries: number): { readonly text: string; readonly entries: number } {
  const begun = Campaign.begin(game.rules, { id: 'long', title: 'Long', seed: 'c4'.repeat(32) }, bench.setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const chance = seededChance(1)
  while (campaign.entries.length < entries && campaign.pending !== null) {
    const { outcome } = answerByBot(campaign, campaign.pending, bench.busy, chance)
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
  }
  const lines = sealAll(campaign.headerLine, campaign.entries, nodeDigest)
  return { text: [campaign.headerLine, ...lines, ''].join('\n'), entries: campaign.entries.length }
}

/** Lists and opens such a campaign as a server does. */
export async function openingOf(played: BenchedGame, wanted: number): Promise<Opening> {
  const folder = mkdtempSync(path.join(tmpdir(), 'opening-'))
  const file = path.join(folder, 'Long.lineage')
  try {
    const { text, entries } = longCampaign(played, wanted)
    writeFileSync(file, text)
    const library = new FileLibrary(folder)
    const host = hostWorkbench({ library, kind: 'server', renderer: folder, openAtStart: null, report: console.error })
    let start = performance.now()
    const [summary] = await host.library()
    const listed = performance.now() - start
    start = performance.now()
    const table = await host.openTable('Long.lineage')
    const opened = performance.now() - start
    if (summary?.entries !== entries || !table.ok || table.value.readOnly !== null) throw new Error('the long campaign does not open')
    await host.close()
    return { entries, mebibytes: Math.round(statSync(file).size / 2 ** 20), listed: Math.round(listed), opened: Math.round(opened) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
