// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { idle } from '../../../insight/bots/idle.ts'
import { digestText } from '../../../kernel/journal/hash.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { takeUpStored } from '../../../table/library/stored.ts'
import { verifyCampaign } from '../../../table/session/verification.ts'

/** Campaign files of the first version of these rules, which told no rounds. `everyCampaign.test.ts` opens all files there are. */
const FOLDER = path.join(import.meta.dirname, 'frozen')
const FILES = ['at-random-9035e1e', 'first-two-rounds-cbf0545', 'holders-5aa3858'].map((name) => `${name}.lineage.gz`)

/** Answers given beyond the end of each. */
const PLAYED_ON = 60

describe.each(FILES)('the campaign file %s', (file) => {
  test('verifies under the rules of today, goes on as it began, and opens again', async () => {
    const text = gunzipSync(readFileSync(path.join(FOLDER, file))).toString('utf8')
    const [headerLine = '', ...lines] = text.split('\n').filter((line) => line !== '')
    const stored = { headerLine, lines, torn: 0 }
    const { campaign } = await takeUpStored(stored, digestText)
    expect(campaign.disagreement).toBeNull()
    expect(verifyCampaign(campaign, stored, digestText)).toMatchObject({ ok: true, chain: null, folds: null, replay: null })

    const played: string[] = []
    for (let count = 0; count < PLAYED_ON && campaign.pending !== null; count++)
      played.push(valueOf(campaign.answer(idle(campaign.pending, campaign.world, (min) => min))).line)
    const later = campaign.entries.slice(-played.length).flatMap(effectsOf)
    expect(later.filter((effect) => effect.kind === 'line' && effect.wording === 'line.newRound')).toEqual([])
    const again = await takeUpStored({ ...stored, lines: [...lines, ...played] }, digestText)
    expect([again.chain.broken, again.campaign.disagreement]).toEqual([null, null])
  })
})
