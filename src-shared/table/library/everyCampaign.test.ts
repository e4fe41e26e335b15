// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../games/greatest-lineage/bots/random.ts'
import type { StoredJournal } from '../../contract/journalStore.ts'
import type { Campaign } from '../../kernel/campaign.ts'
import { questionOf } from '../../kernel/history.ts'
import { digestText } from '../../kernel/hash.ts'
import { effectsOf } from '../../kernel/journal.ts'
import { worldAsJson } from '../../kernel/world.ts'
import { takeUpStored } from './stored.ts'
import { verifyCampaign } from '../session/verification.ts'
import { forGameMaster } from '../session/view.ts'

/** Every campaign file that was ever part of this repository, as it was then: by name and the first digits of its blob. */
const FOLDER = path.join(import.meta.dirname, '../testing/everyCampaign')
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.lineage.gz'))

/** Answers given beyond the end of each. */
const PLAYED_ON = 12

function stored(file: string): StoredJournal {
  const text = gunzipSync(readFileSync(path.join(FOLDER, file))).toString('utf8')
  const [headerLine = '', ...lines] = text.split('\n').filter((line) => line !== '')
  return { headerLine, lines, torn: 0 }
}

/** Plays on with whatever is allowed; gives the lines that came of it. */
function playOn(campaign: Campaign): readonly string[] {
  const lines: string[] = []
  const chance = seededChance(1)
  for (let count = 0; count < PLAYED_ON && campaign.pending !== null; count++) {
    const { pending, world } = campaign
    const outcome = campaign.answer(pending.kind === 'roll' ? 'app' : random(pending, world, chance))
    if (!outcome.ok) throw new Error(`${pending.id}: ${outcome.problems[0]?.message ?? ''}`)
    lines.push(outcome.value.line)
  }
  return lines
}

test('there are as many as there ever were', () => {
  const versions = FILES.map((file) => (JSON.parse(stored(file).headerLine) as { readonly rulesetVersion: number }).rulesetVersion)
  expect(versions.filter((version) => version === 1)).toHaveLength(24)
  expect(FILES.length).toBeGreaterThanOrEqual(51)
})

describe.each(FILES)('the campaign file %s', (file) => {
  test('opens whole, adds up, verifies, plays on and opens again', async () => {
    const found = stored(file)
    const { campaign, chain } = await takeUpStored(found, digestText)
    expect(chain.broken).toBeNull()
    expect(chain.entries).toHaveLength(found.lines.length)
    const verdict = verifyCampaign(campaign, found, digestText)
    expect(verdict).toMatchObject({ ok: true, chain: null, folds: null })
    if (verdict.replay !== null) expect(verdict.replay).toMatchObject({ what: 'older', begun: 1, now: 3 })
    for (const entry of chain.entries) if (entry.kind === 'answer') expect(questionOf(forGameMaster(entry))?.wording).toContain('.')

    // Whatever was ever put is what its collection takes by hand today.
    for (const { name, check } of campaign.ruleset.collections ?? [])
      for (const entry of campaign.entries)
        for (const effect of effectsOf(entry))
          if (effect.kind === 'record' && effect.collection === name) expect(check?.(effect.value)).toMatchObject({ ok: true })

    if (campaign.disagreement !== null) expect(campaign.restartPhase('rules of today').ok).toBe(true)
    const before = campaign.entries.length
    expect(before === found.lines.length || before === found.lines.length + 1).toBe(true)
    const played = before === found.lines.length ? playOn(campaign) : []
    const again = await takeUpStored({ ...found, lines: [...found.lines, ...played] }, digestText)
    expect(again.chain.broken).toBeNull()
    if (before > found.lines.length) return
    expect(worldAsJson(again.campaign.world)).toEqual(worldAsJson(campaign.world))
    expect(again.campaign.pending).toEqual(campaign.pending)
    expect(again.campaign.disagreement).toBeNull()
  })
})
