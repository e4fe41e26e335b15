import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Campaign } from '../../src-shared/kernel/campaign.ts'
import { momentsOf } from '../../src-shared/kernel/history.ts'
import { GREATEST_LINEAGE } from '../../src-shared/rulesets/greatest-lineage/ruleset.ts'
import { verifyCampaign } from '../../src-shared/table/session.ts'
import { forGameMaster } from '../../src-shared/table/view.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readAnswerLines } from './answerLines.ts'
import { readCampaign } from './campaignFile.ts'
import { ledgerText } from './ledgerText.ts'

const GOLDEN = path.join(import.meta.dirname, '../../src-shared/rulesets/greatest-lineage/golden')
const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')

function textIn(name: string, file: string): string {
  return readFileSync(path.join(GOLDEN, name, file), 'utf8')
}

function book(campaign: Campaign): string {
  return ledgerText(momentsOf(campaign.entries.map(forGameMaster)))
}

/** Set-up and answers played from the beginning, the app rolling, until the answers run out. */
function playAgain(name: string): Campaign {
  const setup = JSON.parse(textIn(name, 'setup.json')) as { readonly title: string; readonly seed: string }
  const begun = Campaign.begin(GREATEST_LINEAGE, { id: 'golden', title: setup.title, seed: setup.seed }, setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const take = (answer: unknown): void => {
    const taken = campaign.answer(answer)
    if (!taken.ok) throw new Error(`${campaign.pending?.id ?? ''}: ${taken.problems[0]?.message ?? ''}`)
  }
  const rollAll = (): void => {
    while (campaign.pending?.kind === 'roll') take('app')
  }
  for (const line of readAnswerLines(textIn(name, 'answers.jsonl'))) {
    rollAll()
    if (line.kind === 'answer') take(line.value)
  }
  rollAll()
  return campaign
}

describe.each(readdirSync(GOLDEN))('golden campaign %s', (name) => {
  test('its answers give the printed ledger again', () => {
    expect(book(playAgain(name))).toBe(textIn(name, 'ledger.txt'))
  })

  test('its file is whole, folds and replays', async () => {
    const { campaign, stored } = await readCampaign(path.join(GOLDEN, name, 'campaign.lineage'))
    expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
    expect(book(campaign)).toBe(textIn(name, 'ledger.txt'))
  })
})

test('the sample campaign is whole, some rounds in, and asks something', async () => {
  const { campaign, stored } = await readCampaign(SAMPLE)
  expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
  expect(campaign.world.cursor.turn).toBeGreaterThan(10)
  expect(campaign.pending).not.toBeNull()
})
