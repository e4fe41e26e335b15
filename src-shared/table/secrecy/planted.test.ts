import { beforeAll, describe, expect, test, vi } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { digestText } from '../../kernel/hash.ts'
import type * as Contents from '../../kernel/contents.ts'
import { effectsOf, readChain, sealAll } from '../../kernel/journal.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { reportHtml } from '../../report/html.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { GAME } from '../../games/greatest-lineage/game.ts'
import { roundsOf, turnReport } from '../../report/report.ts'
import { GREATEST_LINEAGE } from '../../games/greatest-lineage/rules/ruleset.ts'
import type { Civilisation } from '../../games/greatest-lineage/rules/seats.ts'
import { SEATS } from '../../games/greatest-lineage/rules/seats.ts'
import { packFileName, packPage, writePack } from '../files/packFile.ts'
import { ordersFileName } from '../files/ordersFile.ts'
import { seal, unseal } from '../files/sealing.ts'
import { rehearse } from '../orders/rehearsal.ts'
import { worldOf } from '../../kernel/foldHistory.ts'
import { momentsOf } from '../../kernel/history.ts'
import { seenBy } from '../session/view.ts'
import { Aviary } from './testing/canaries.ts'
import { fileOf, playOn, richCampaign, runsOf } from './testing/campaigns.ts'
import { planted } from './testing/planting.ts'
import { HouseTable } from './testing/houseTable.ts'

/** A campaign whose contents no rules wrote is not opened that far: here it is, so that audiences alone keep its secrets. */
vi.mock(import('../../kernel/contents.ts'), (): Partial<typeof Contents> => ({
  readKnown: (header, lines, _rules, digest) => readChain(header, lines, digest),
}))

const RUNS = runsOf(2, process.env['LINEAGE_SECRECY_RUNS'])
const TEMPLATE = '<!doctype html><title>Pack</title><script type="application/json" id="pack"></script>'

interface Case {
  readonly aviary: Aviary
  readonly table: HouseTable
  /** By seat: what it is given, each text under a name. */
  readonly given: ReadonlyMap<Civilisation, readonly (readonly [string, string])[]>
}

/** Played by bots, taken back here and there, corrected and noted; then planted. */
async function laidOut(seed: number): Promise<Case> {
  const campaign = richCampaign(seed)
  const chance = seededChance(seed)
  for (let at = 0; at < 5; at++) {
    playOn(campaign, chance, 70)
    valueOf(campaign.note('A note.'))
    valueOf(campaign.retract(campaign.entries.length - 1 - chance(1, 12), 'a slip'))
    const owner = SEATS[chance(0, 2)] ?? 'elves'
    valueOf(campaign.correct([{ owner, account: 'wood', to: 500 + chance(1, 90) }], 'so it is'))
    if (at % 2 === 0)
      valueOf(
        campaign.correct(
          [
            { owner, account: 'age', to: 4 },
            { owner, account: 'food', to: 800 + at },
          ],
          'a gift',
        ),
      )
  }
  const aviary = new Aviary(seed)
  const entries = planted(campaign.entries, SEATS, aviary)
  aviary.ring(campaign.seed, 'the seed', [])
  const table = await HouseTable.of(fileOf(campaign.headerLine, sealAll(campaign.headerLine, entries, digestText)))
  const given = new Map<Civilisation, readonly (readonly [string, string])[]>()
  for (const seat of SEATS) given.set(seat, await everythingFor(table, seat))
  return { aviary, table, given }
}

async function everythingFor(table: HouseTable, seat: Civilisation): Promise<readonly (readonly [string, string])[]> {
  const view = valueOf(await table.bench.seatView(table.ref, seat))
  const pack = valueOf(await table.bench.pack(table.ref, seat))
  const sealed = await seal(writePack(pack), { passphrase: 'a pass', workFactor: 4 })
  const device = await table.device(seat)
  const reports = roundsOf(view).map((round) => turnReport(GAME, view, round))
  return [
    ['the view', JSON.stringify(view)],
    ['what its device is sent', JSON.stringify(await device.api.openSeat())],
    ['the pack', writePack(pack)],
    ['the page of the pack', packPage(TEMPLATE, writePack(pack))],
    ['the sealed page', packPage(TEMPLATE, sealed)],
    ['the unsealed pack', valueOf(await unseal(sealed, { passphrase: 'a pass' }))],
    ['reports', JSON.stringify(reports)],
    ['reports in Markdown', reports.map(reportMarkdown).join('\n')],
    ['reports as pages', reports.map(reportHtml).join('\n')],
    ['a rehearsal', JSON.stringify(rehearse(GREATEST_LINEAGE, worldOf(momentsOf(view.entries)), seat, []))],
    ['names of files', [packFileName(view.title, seat, 'html'), ordersFileName(view.title, seat, 'round 3')].join(' ')],
  ]
}

describe('a journal full of canaries', () => {
  const cases: Case[] = []

  beforeAll(async () => {
    for (let seed = 0; seed < RUNS; seed++) cases.push(await laidOut(seed))
  }, 60_000)

  test('nothing a player is given holds one of somebody else', () => {
    for (const { aviary, given } of cases)
      for (const [seat, texts] of given) for (const [where, text] of texts) expect(aviary.leaks(text, seat, where)).toEqual([])
  })

  test('there were many, and whoever may read one is given it', () => {
    for (const { aviary, given } of cases) {
      expect(aviary.all.length).toBeGreaterThan(1000)
      for (const seat of SEATS) {
        const own = aviary.all.filter(({ readers }) => readers.has(seat))
        expect(own.length).toBeGreaterThan(100)
        for (const where of ['the view', 'what its device is sent', 'the pack', 'the page of the pack', 'the unsealed pack']) {
          const found = new Set(aviary.search(given.get(seat)?.find(([name]) => name === where)?.[1] ?? '').map(({ canary }) => canary))
          expect(own.filter((canary) => !found.has(canary)).map(({ what }) => what)).toEqual([])
        }
      }
    }
  })

  test('one effect shown to a seat too many would be found', () => {
    for (const { aviary, table } of cases.slice(0, 1)) {
      const entries = table.entries.map((entry) => ({ ...entry }))
      const at = entries.findLastIndex((entry) =>
        effectsOf(entry).some((effect) => effect.kind !== 'checkpoint' && Array.isArray(effect.see)),
      )
      const opened = entries.map((entry, index) =>
        index === at
          ? { ...entry, effects: effectsOf(entry).map(({ ...effect }) => (delete (effect as { see?: unknown }).see, effect)) }
          : entry,
      ) as typeof table.entries
      const before = SEATS.flatMap((seat) => aviary.leaks(JSON.stringify(seenBy(entries as typeof table.entries, seat)), seat, 'the view'))
      const after = SEATS.flatMap((seat) => aviary.leaks(JSON.stringify(seenBy(opened, seat)), seat, 'the view'))
      expect(before).toEqual([])
      expect(after.length).toBeGreaterThan(0)
    }
  })

  test('what the library tells of the campaign holds none', async () => {
    for (const { aviary, table } of cases) {
      const told = [await table.bench.library(), await table.bench.host(), valueOf(await table.bench.exportCampaign(table.ref)).name]
      expect(aviary.leaks(JSON.stringify(told), null, 'the library')).toEqual([])
      expect(aviary.leaks(JSON.stringify(await table.bench.seats(table.ref)), null, 'the share page')).toEqual([])
    }
  })
})
