import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Campaign } from '../../src-shared/kernel/campaign.ts'
import { momentsOf } from '../../src-shared/kernel/history.ts'
import { GAME } from '../../src-shared/games/greatest-lineage/game.ts'
import { GREATEST_LINEAGE } from '../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { brokenInvariants } from '../../src-shared/games/greatest-lineage/testing/invariants.ts'
import { verifyCampaign } from '../../src-shared/table/session/verification.ts'
import { forGameMaster } from '../../src-shared/table/session/view.ts'
import { readTableSetup } from '../../src-shared/table/library/tableSetup.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readAnswerLines } from './answerLines.ts'
import { readCampaign } from './campaignFile.ts'
import type { Feed } from './feed.ts'
import { nextAct } from './feed.ts'
import { ledgerText } from './ledgerText.ts'
import { phasesOf, readBot } from './runCommand.ts'
import { readGoal } from './stops.ts'

const GOLDEN = path.join(import.meta.dirname, '../../src-shared/games/greatest-lineage/golden')
const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')

/** How a golden campaign is played: the bot between the lines of its script, or the one that drew up its answers; and how far. */
interface How {
  readonly bot: string
  readonly until: string
}

const CAMPAIGNS = JSON.parse(readFileSync(path.join(GOLDEN, 'campaigns.json'), 'utf8')) as Readonly<Record<string, How>>

function textIn(name: string, file: string): string {
  return readFileSync(path.join(GOLDEN, name, file), 'utf8')
}

function book(campaign: Campaign): string {
  return ledgerText(GAME, momentsOf(campaign.entries.map(forGameMaster)))
}

/** Set-up and lines played from the beginning, as `play run` does it. Every line must be used. */
function playAgain(name: string, { bot, until }: How): Campaign {
  const wish = readTableSetup(JSON.parse(textIn(name, 'setup.json')))
  if (!wish.ok) throw new Error(wish.problems[0]?.message)
  const { title, seed = '', dice, game } = wish.value
  const begun = Campaign.begin(GREATEST_LINEAGE, { id: 'golden', title, seed, dice }, game, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const scripted = existsSync(path.join(GOLDEN, name, 'script.jsonl'))
  const lines = readAnswerLines(textIn(name, scripted ? 'script.jsonl' : 'answers.jsonl'))
  const feed: Feed = { lines, at: 0, appDice: true, bot: readBot(GAME, scripted ? bot : undefined), asked: new Set() }
  const { reached } = readGoal(until, phasesOf(GAME, campaign))
  while (!reached(campaign, feed.asked)) {
    const taken = nextAct(campaign, feed)?.perform()
    if (taken?.ok !== true) throw new Error(`${campaign.pending?.id ?? ''}: ${taken?.problems[0]?.message ?? 'nobody answers'}`)
  }
  expect(feed.at).toBe(lines.length)
  return campaign
}

describe.each(Object.entries(CAMPAIGNS))('golden campaign %s', (name, how) => {
  test('its lines give the printed ledger again', () => {
    expect(book(playAgain(name, how))).toBe(textIn(name, 'ledger.txt'))
  })

  test('its file is whole, folds and replays', async () => {
    const { campaign, stored } = await readCampaign(path.join(GOLDEN, name, 'campaign.lineage'))
    expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
    expect(book(campaign)).toBe(textIn(name, 'ledger.txt'))
  })

  test('no entry of it breaks an invariant of the rules', async () => {
    const { campaign } = await readCampaign(path.join(GOLDEN, name, 'campaign.lineage'))
    expect(brokenInvariants(campaign.entries.map(forGameMaster))).toEqual([])
  })
})

test('the sample campaign is whole, some rounds in, and asks something', async () => {
  const { campaign, stored } = await readCampaign(SAMPLE)
  expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
  expect(campaign.world.cursor.turn).toBeGreaterThan(10)
  expect(campaign.pending).not.toBeNull()
})
