import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { momentsOf } from '../../src-shared/kernel/journal/history.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import type { GameSoak } from '../../src-shared/games/testing/gameSoak.ts'
import { verifyCampaign } from '../../src-shared/table/session/verification.ts'
import { forGameMaster } from '../../src-shared/table/session/view.ts'
import { readTableSetup } from '../../src-shared/table/library/tableSetup.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readAnswerLines } from './answerLines.ts'
import { readCampaign } from './campaignFile.ts'
import { nextAct, type Feed } from './feed.ts'
import { ledgerText } from './ledgerText.ts'
import { phasesOf, readBot } from './runCommand.ts'
import { readGoal } from './stops.ts'

const FOLDER = path.join(import.meta.dirname, '../../src-shared/games')
const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')

/** How a golden campaign is played: the bot that answers between the lines of its script, or that made its answers; and its end. */
interface How {
  readonly bot: string
  readonly until: string
}

/** Golden campaigns of a game, and the invariants of each. */
interface Golden {
  readonly game: Game
  readonly folder: string
  readonly soak: GameSoak
  readonly campaigns: Readonly<Record<string, How>>
}

async function goldenOf(id: string): Promise<Golden> {
  const [game, { SOAK: soak }] = await Promise.all([
    GAMES.find((entry) => entry.id === id)?.load(),
    import(`../../src-shared/games/${id}/testing/soak.ts`) as Promise<{ readonly SOAK: GameSoak }>,
  ])
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const folder = path.join(FOLDER, id, 'golden')
  const campaigns = JSON.parse(readFileSync(path.join(folder, 'campaigns.json'), 'utf8')) as Readonly<Record<string, How>>
  return { game, folder, soak, campaigns }
}

const PLAYED = await Promise.all(GAMES.map(({ id }) => goldenOf(id)))
const CASES = PLAYED.flatMap(({ game, folder, soak, campaigns }) =>
  Object.entries(campaigns).map(([name, how]) => ({ id: game.id, name, game, soak, how, folder: path.join(folder, name) })),
)

function book(game: Game, campaign: Campaign): string {
  return ledgerText(game, momentsOf(campaign.entries.map(forGameMaster)))
}

/** Plays set-up and lines from the beginning, as `play run` does. Every line must be used. */
function playAgain(table: Game, folder: string, { bot, until }: How): Campaign {
  const textIn = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
  const { game: _id, ...setup } = JSON.parse(textIn('setup.json')) as Readonly<Record<string, unknown>>
  const wish = readTableSetup(setup)
  if (!wish.ok) throw new Error(wish.problems[0]?.message)
  const { title, seed = '', dice, game } = wish.value
  const begun = Campaign.begin(table.rules, { id: 'golden', title, seed, dice }, game, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const scripted = existsSync(path.join(folder, 'script.jsonl'))
  const lines = readAnswerLines(textIn(scripted ? 'script.jsonl' : 'answers.jsonl'))
  const feed: Feed = {
    lines,
    at: 0,
    appDice: true,
    bot: readBot(table, scripted ? bot : undefined),
    bots: Object.keys(table.bots),
    asked: new Set(),
  }
  const { reached } = readGoal(until, phasesOf(table, campaign))
  while (!reached(campaign, feed.asked)) {
    const taken = nextAct(campaign, feed)?.perform()
    if (taken?.ok !== true) throw new Error(`${campaign.pending?.id ?? ''}: ${taken?.problems[0]?.message ?? 'nobody answers'}`)
  }
  expect(feed.at).toBe(lines.length)
  return campaign
}

describe.each(CASES)('golden campaign $name of $id', ({ game, soak, how, folder }) => {
  const printed = readFileSync(path.join(folder, 'ledger.txt'), 'utf8')

  test('its lines give the printed ledger again', () => {
    expect(book(game, playAgain(game, folder, how))).toBe(printed)
  })

  test('its file is whole, folds and replays', async () => {
    const { campaign, stored } = await readCampaign(path.join(folder, 'campaign.lineage'))
    expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
    expect(book(game, campaign)).toBe(printed)
  })

  test('no entry of it breaks an invariant of the rules', async () => {
    const { campaign } = await readCampaign(path.join(folder, 'campaign.lineage'))
    const watch = soak.watch()
    expect(campaign.entries.flatMap((entry) => watch.take(entry))).toEqual([])
  })
})

test('the sample campaign is whole, some rounds in, and asks something', async () => {
  const { campaign, stored } = await readCampaign(SAMPLE)
  expect(verifyCampaign(campaign, stored, nodeDigest)).toMatchObject({ ok: true })
  expect(campaign.world.cursor.turn).toBeGreaterThan(10)
  expect(campaign.pending).not.toBeNull()
})
