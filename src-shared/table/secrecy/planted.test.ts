import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../games/api/game.ts'
import { GAMES } from '../../games/registry.ts'
import { CROWD_ENTRY, CROWD_TABLE } from '../../games/testing/crowd.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import type * as Contents from '../../kernel/journal/contents.ts'
import { effectsOf, readChain, sealAll, type Change } from '../../kernel/journal/journal.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { reportHtml } from '../../report/html.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { roundsOf, turnReport } from '../../report/report.ts'
import { packFileName, packPage, writePack } from '../files/packFile.ts'
import { ordersFileName } from '../files/ordersFile.ts'
import { seal, unseal } from '../files/sealing.ts'
import { rehearse } from '../orders/rehearsal.ts'
import { worldOf } from '../../kernel/journal/foldHistory.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import type { World } from '../../kernel/world/world.ts'
import { seenBy } from '../session/view.ts'
import { Canaries } from './testing/canaries.ts'
import { planted } from './testing/planting.ts'
import { HouseTable } from './testing/houseTable.ts'
import { runsOf } from './testing/runs.ts'
import { playOn, secretTableOf, type SecretTable } from './testing/secretTable.ts'

/** A campaign whose contents no rules wrote is not opened that far: here it is, so that audiences alone keep its secrets. */
vi.mock(import('../../kernel/journal/contents.ts'), (): Partial<typeof Contents> => ({
  readKnown: (header, lines, _rules, digest) => readChain(header, lines, digest),
}))

const TABLES = [...(await Promise.all(GAMES.map(({ id }) => secretTableOf(id)))), CROWD_TABLE]
registerOnly(...GAMES, CROWD_ENTRY)
const TEMPLATE = '<!doctype html><title>Pack</title><script type="application/json" id="pack"></script>'

interface Case {
  readonly canaries: Canaries
  readonly table: HouseTable
  /** By seat: what it is given, each text under a name. */
  readonly given: ReadonlyMap<SeatId, readonly (readonly [string, string])[]>
}

/** Played by bots, taken back here and there, corrected and noted; then planted. */
async function laidOut(told: SecretTable, seed: number): Promise<Case> {
  const campaign = told.campaign(seed)
  const chance = seededChance(seed)
  for (let at = 0; at < 5; at++) {
    playOn(told, campaign, chance, told.planting.stretch)
    valueOf(campaign.note('A note.'))
    const isTaken = campaign.retract(campaign.entries.length - 1 - chance(1, 12), 'a slip').ok
    if (!isTaken) valueOf(campaign.retract(campaign.lastRetractable ?? 1, 'a slip'))
    const owner = told.seats[chance(0, told.seats.length - 1)] ?? ''
    for (const gift of told.gifts(owner, at)) valueOf(campaign.correct(differing(campaign.world, gift), 'a gift'))
  }
  const canaries = new Canaries(seed)
  const entries = planted(campaign.entries, told.seats, canaries)
  canaries.register(campaign.seed, 'the seed', [])
  const table = await HouseTable.of([campaign.headerLine, ...sealAll(campaign.headerLine, entries, digestText), ''].join('\n'))
  const given = new Map<SeatId, readonly (readonly [string, string])[]>()
  for (const seat of told.seats) given.set(seat, await everythingFor(told.game, table, seat))
  return { canaries, table, given }
}

/** What would be another figure than there is. */
function differing(world: World, gift: readonly Change[]): readonly Change[] {
  return gift.filter((change) => !('account' in change) || world.balance(change.owner, change.account) !== change.to)
}

async function everythingFor(game: Game, table: HouseTable, seat: SeatId): Promise<readonly (readonly [string, string])[]> {
  const view = valueOf(await table.bench.seatView(table.ref, seat))
  const pack = valueOf(await table.bench.pack(table.ref, seat))
  const sealed = await seal(writePack(pack), { passphrase: 'a pass', workFactor: 4 })
  const device = await table.device(seat)
  const reports = roundsOf(view).map((round) => turnReport(game, view, round))
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
    ['a rehearsal', JSON.stringify(rehearse(game.rules, worldOf(momentsOf(view.entries)), seat, []))],
    ['names of files', [packFileName(view.title, seat, 'html'), ordersFileName(view.title, seat, 'round 3')].join(' ')],
  ]
}

describe.each(TABLES)('a journal of $game.id full of canaries, $seats.length seats', (told) => {
  const { seats, planting } = told
  const runs = runsOf(planting.runs, process.env['LINEAGE_SECRECY_RUNS'])
  const cases: Case[] = []

  beforeAll(async () => {
    for (let seed = 0; seed < runs; seed++) cases.push(await laidOut(told, seed))
  }, 120_000)

  test('nothing a player is given holds one of somebody else', () => {
    for (const { canaries, given } of cases)
      for (const [seat, texts] of given) for (const [where, text] of texts) expect(canaries.leaks(text, seat, where)).toEqual([])
  })

  test('there were many, and whoever may read one is given it', () => {
    for (const { canaries, given } of cases) {
      expect(canaries.all.length).toBeGreaterThan(planting.canaries)
      for (const seat of seats) {
        const own = canaries.all.filter(({ readers }) => readers.has(seat))
        expect(own.length).toBeGreaterThan(planting.own)
        for (const where of ['the view', 'what its device is sent', 'the pack', 'the page of the pack', 'the unsealed pack']) {
          const found = new Set(canaries.search(given.get(seat)?.find(([name]) => name === where)?.[1] ?? '').map(({ canary }) => canary))
          expect(own.filter((canary) => !found.has(canary)).map(({ what }) => what)).toEqual([])
        }
      }
    }
  })

  // Where a game keeps nothing from a seat there is nothing to show to one too many.
  test.skipIf(told.corrected.own.length === 0)('one effect shown to a seat too many would be found', () => {
    for (const { canaries, table } of cases.slice(0, 1)) {
      const entries = table.entries.map((entry) => ({ ...entry }))
      const at = entries.findLastIndex((entry) =>
        effectsOf(entry).some((effect) => effect.kind !== 'checkpoint' && Array.isArray(effect.see)),
      )
      const opened = entries.map((entry, index) =>
        index === at
          ? { ...entry, effects: effectsOf(entry).map(({ ...effect }) => (delete (effect as { see?: unknown }).see, effect)) }
          : entry,
      ) as typeof table.entries
      const before = seats.flatMap((seat) =>
        canaries.leaks(JSON.stringify(seenBy(entries as typeof table.entries, seat)), seat, 'the view'),
      )
      const after = seats.flatMap((seat) => canaries.leaks(JSON.stringify(seenBy(opened, seat)), seat, 'the view'))
      expect(before).toEqual([])
      expect(after.length).toBeGreaterThan(0)
    }
  })

  test('what the library tells of the campaign holds none', async () => {
    for (const { canaries, table } of cases) {
      const told = [await table.bench.library(), await table.bench.host(), valueOf(await table.bench.exportCampaign(table.ref)).name]
      expect(canaries.leaks(JSON.stringify(told), null, 'the library')).toEqual([])
      expect(canaries.leaks(JSON.stringify(await table.bench.seats(table.ref)), null, 'the share page')).toEqual([])
    }
  })
})
