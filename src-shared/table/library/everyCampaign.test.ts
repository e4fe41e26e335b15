// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { answerByBot } from '../../insight/bots/answering.ts'
import { numberOf, seededChance } from '../../insight/bots/bot.ts'
import { idle } from '../../insight/bots/idle.ts'
import type { StoredJournal } from '../../contract/journalStore.ts'
import { GAMES } from '../../games/registry.ts'
import type { Game } from '../../games/api/game.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { questionOf } from '../../kernel/journal/history.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { effectsOf } from '../../kernel/journal/journal.ts'
import { worldAsJson } from '../../kernel/world/world.ts'
import { takeUpStored } from './stored.ts'
import { verifyCampaign } from '../session/verification.ts'
import { forGameMaster } from '../session/view.ts'

/**
 * Frozen campaign files of every version in this repository: `testing/frozen/<name>-<first digits of its blob>.lineage.gz` of each game.
 */
const folderOf = (id: string): string => path.join(import.meta.dirname, '../../games', id, 'testing/frozen')
const filesOf = (id: string): readonly string[] =>
  existsSync(folderOf(id)) ? readdirSync(folderOf(id)).filter((file) => file.endsWith('.lineage.gz')) : []

/** Answers added after the end of each. */
const PLAYED_ON = 12

function textOf(id: string, file: string): string {
  return gunzipSync(readFileSync(path.join(folderOf(id), file))).toString('utf8')
}

function stored(id: string, file: string): StoredJournal {
  const [headerLine = '', ...lines] = textOf(id, file)
    .split('\n')
    .filter((line) => line !== '')
  return { headerLine, lines, torn: 0 }
}

const versionOf = ({ headerLine }: StoredJournal): number => (JSON.parse(headerLine) as { readonly rulesetVersion: number }).rulesetVersion

/** Plays on with bots of the game; returns the written lines. */
function playOn(campaign: Campaign, game: Game, seed: number): readonly string[] {
  const lines: string[] = []
  const chance = seededChance(seed)
  const bots = Object.values(game.bots)
  const bot = bots[seed % bots.length] ?? idle
  for (let count = 0; count < PLAYED_ON && campaign.pending !== null; count++) {
    const { outcome } = answerByBot(campaign, campaign.pending, bot, chance)
    if (!outcome.ok) throw new Error(`${campaign.pending.id}: ${outcome.problems[0]?.message ?? ''}`)
    lines.push(outcome.value.line)
  }
  return lines
}

describe.each(GAMES)('campaign files of $id', ({ id, load }) => {
  const files = filesOf(id)

  test('there is one of every version of its rules', async () => {
    const { rules } = await load()
    const kept = new Set(files.map((file) => versionOf(stored(id, file))))
    expect([...kept].toSorted((a, b) => a - b)).toEqual(Array.from({ length: rules.version }, (_, at) => at + 1))
  })

  test.each(files)('%s is as it was written', (file) => {
    const text = textOf(id, file)
    const blob = createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex')
    expect(file).toContain(`-${blob.slice(0, 7)}.`)
  })

  test.each(files)('%s opens whole, adds up, verifies, plays on and opens again', async (file) => {
    const game = await load()
    const found = stored(id, file)
    const { campaign, chain } = await takeUpStored(found, digestText)
    expect(chain.broken).toBeNull()
    expect(chain.entries).toHaveLength(found.lines.length)
    const verdict = verifyCampaign(campaign, found, digestText)
    expect(verdict).toMatchObject({ ok: true, chain: null, folds: null })
    if (verdict.replay !== null) expect(verdict.replay).toMatchObject({ what: 'older', begun: versionOf(found), now: game.rules.version })
    for (const entry of chain.entries) if (entry.kind === 'answer') expect(questionOf(forGameMaster(entry))?.wording).toContain('.')

    // Every record ever written must pass today's check for corrections.
    for (const { name, check } of campaign.ruleset.collections ?? [])
      for (const entry of campaign.entries)
        for (const effect of effectsOf(entry))
          if (effect.kind === 'record' && effect.collection === name) expect(check?.(effect.value)).toMatchObject({ ok: true })

    if (campaign.disagreement !== null) expect(campaign.restartPhase('rules of today').ok).toBe(true)
    const before = campaign.entries.length
    expect(before === found.lines.length || before === found.lines.length + 1).toBe(true)
    const played = before === found.lines.length ? playOn(campaign, game, numberOf(file)) : []
    const again = await takeUpStored({ ...found, lines: [...found.lines, ...played] }, digestText)
    expect(again.chain.broken).toBeNull()
    if (before > found.lines.length) return
    expect(worldAsJson(again.campaign.world)).toEqual(worldAsJson(campaign.world))
    expect(again.campaign.pending).toEqual(campaign.pending)
    expect(again.campaign.disagreement).toBeNull()
  })
})
