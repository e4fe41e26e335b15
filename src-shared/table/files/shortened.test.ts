import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/registry.ts'
import type { GameSoak } from '../../games/testing/gameSoak.ts'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { idle } from '../../insight/bots/idle.ts'
import { ledgerOf, momentsOf, type SeenEntry } from '../../kernel/journal/history.ts'
import { worldOf } from '../../kernel/journal/foldHistory.ts'
import { worldAsJson } from '../../kernel/world/world.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { answerAll, begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import type { TableView } from '../../contract/workbenchApi.ts'
import { drawPlayers } from '../secrecy/testing/twinGame.ts'
import { seenBy } from '../session/view.ts'
import { samplePack } from '../testing/samplePack.ts'
import { readPack, writePack } from './packFile.ts'
import { CARRIED_RULE, shortened } from './shortened.ts'

const SOAKS = import.meta.glob<GameSoak>('../../games/*/testing/soak.ts', { eager: true, import: 'SOAK' })

function viewOf(entries: readonly SeenEntry[]): TableView {
  return { ...samplePack([]).view, entries }
}

/** Returns the world as a reader computes it from a view: figures, records, place of play. */
function worldIn({ entries }: TableView): unknown {
  return worldAsJson(worldOf(momentsOf(entries)))
}

/** Plays a campaign with randomly drawn bots and occasional retractions. */
async function campaignOf(id: string, seed: number) {
  const soak = SOAKS[`../../games/${id}/testing/soak.ts`]
  const entry = GAMES.find((one) => one.id === id)
  if (soak === undefined || entry === undefined) throw new Error(id)
  const game = await entry.load()
  const chance = seededChance(seed)
  const campaign = valueOf(
    Campaign.begin(game.rules, { id, title: id, seed: 'ab'.repeat(32), dice: 'app' }, soak.setup(chance, seed) as object),
  )
  const seats = game.owners(campaign.world).flatMap((owner) => (owner.kind === 'player' ? [owner.id] : []))
  const players = drawPlayers(game, seats, chance)
  for (let at = 0; at < 400 && campaign.pending !== null; at++) {
    answerByBot(campaign, campaign.pending, players.get(campaign.pending.seat) ?? idle, chance)
    const { lastRetractable } = campaign
    if (chance(1, 25) === 1 && lastRetractable !== null) campaign.retract(Math.max(1, lastRetractable - chance(0, 9)))
  }
  return { campaign, seats }
}

describe.each(GAMES)('a view of $id that is shortened', ({ id }) => {
  test.each([1, 2])('holds the same figures and records, and the last rounds as they were (%i)', async (seed) => {
    const { campaign, seats } = await campaignOf(id, seed)
    for (const seat of seats) {
      const view = viewOf(seenBy(campaign.entries, seat))
      const short = shortened(view, { characters: 1000, rounds: 2 })
      expect(worldIn(short)).toEqual(worldIn(view))
      if (campaign.world.cursor.turn < 4) continue
      expect(short.entries.length).toBeLessThan(view.entries.length)
      const [whole, left] = [view, short].map(({ entries }) => ledgerOf(momentsOf(entries)).map(({ seq: _, ...row }) => row))
      const kept = left?.filter(({ rule }) => rule !== CARRIED_RULE) ?? []
      expect(kept.length).toBeGreaterThan(0)
      expect(whole?.slice(-kept.length)).toEqual(kept)
      expect(short.entries.map(({ seq }) => seq)).toEqual(short.entries.map((_, at) => at))
      const pack = { ...samplePack([]), view: short }
      expect(readPack(writePack(pack))).toEqual({ ok: true, value: pack })
    }
  })
})

describe('how much is left out', () => {
  test('nothing, where there is little', () => {
    const campaign = begun({ hens: 0, rounds: 3 }, toyGame())
    const view = viewOf(seenBy(campaign.entries, 'red'))
    expect(shortened(view)).toBe(view)
  })

  test('after 400 rounds a pack has at most 2 MiB and a few rounds, and its page a tenth of that; it says what is left out', () => {
    const campaign = begun({ hens: 0, rounds: 400 }, toyGame({ fair: false }))
    while (campaign.pending !== null) {
      const { kind } = campaign.pending
      answerAll(campaign, kind === 'roll' ? 'app' : kind === 'act' ? 'done' : kind === 'choose' ? (campaign.pending.preset ?? 'low') : {})
    }
    const all = viewOf(seenBy(campaign.entries, 'red'))
    const long = { ...all, entries: all.entries.map((entry) => ({ ...entry, text: 'x'.repeat(1000) })) }
    expect(writePack({ ...samplePack([]), view: long }).length).toBeGreaterThan(4 * 1024 * 1024)
    const text = writePack({ ...samplePack([]), view: shortened(long) })
    expect(text.length).toBeLessThan(2.2 * 1024 * 1024)
    expect(deflateRawSync(text).length).toBeLessThan(220 * 1024)
    const [first] = shortened(long).entries
    expect(first?.effects?.at(-1)).toMatchObject({ kind: 'line', wording: 'line.leftOut', figures: { entries: expect.any(Number) } })
    expect(worldIn(shortened(long))).toEqual(worldIn(long))
  })
})
