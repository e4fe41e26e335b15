import { beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/registry.ts'
import { CROWD_ENTRY, CROWD_TABLE } from '../../games/testing/crowd.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { reportHtml } from '../../report/html.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { roundsOf, turnReport } from '../../report/report.ts'
import { writePack } from '../files/packFile.ts'
import { plainCode } from '../seats/inviteCode.ts'
import { readSeatsFile } from '../seatsFile/seatsFile.ts'
import type { Canary } from './testing/canaries.ts'
import { LivePlay } from './testing/livePlay.ts'
import { runsOf } from './testing/runs.ts'
import { playOn, secretTableOf, type SecretTable } from './testing/secretTable.ts'

const TABLES = [...(await Promise.all(GAMES.map(({ id }) => secretTableOf(id)))), CROWD_TABLE]
registerOnly(...GAMES, CROWD_ENTRY)

interface Evening {
  readonly play: LivePlay
  /** Packs and reports, by seat: each text under a name. */
  readonly given: ReadonlyMap<SeatId, readonly (readonly [string, string])[]>
  readonly printed: readonly unknown[][]
}

/** An evening at the table, from the PINs to the next opening. */
async function evening(told: SecretTable, seed: number): Promise<Evening> {
  const printed: unknown[][] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => void printed.push(args)),
  )
  const { seats } = told
  const campaign = told.campaign(seed)
  playOn(told, campaign, seededChance(seed), told.evening.before)
  const play = await LivePlay.of(told, seed, campaign)
  const { table, canaries } = play
  const { bench } = table
  const pins = new Map(['gm', ...seats].map((owner) => [owner, canaries.pin(`the PIN of ${owner}`, [])]))
  for (const [owner, pin] of seed === 0 ? pins : []) valueOf(await bench.setPin(table.ref, owner, pin, pins.get('gm') ?? ''))
  const given = new Map<SeatId, (readonly [string, string])[]>(seats.map((seat) => [seat, []]))
  const take = async (): Promise<void> => {
    for (const seat of seats) given.get(seat)?.push(...(await takenHome(play, seat)))
  }
  await take()
  for (let at = 0; at < told.evening.steps; at++) {
    await play.step()
    if (at % 40 === 20) for (const seat of seats) await play.byFile(seat)
  }
  await take()
  table.ref = valueOf(await bench.rename(table.ref, 'A summer'))
  for (const seat of seats) await play.sitDown(seat)
  await take()
  ringHiddenOnes(play)
  play.deliverLetters()
  for (const spy of spies) spy.mockRestore()
  return { play, given, printed }
}

async function takenHome({ table, told }: LivePlay, seat: SeatId): Promise<readonly (readonly [string, string])[]> {
  const view = valueOf(await table.bench.seatView(table.ref, seat))
  const reports = roundsOf(view).map((round) => turnReport(told.game, view, round))
  return [
    ['the view', JSON.stringify(view)],
    ['the pack', writePack(valueOf(await table.bench.pack(table.ref, seat)))],
    ['reports', [JSON.stringify(reports), ...reports.map(reportMarkdown), ...reports.map(reportHtml)].join('\n')],
  ]
}

/** What the program itself keeps to itself. */
function ringHiddenOnes({ table, canaries, mind, told }: LivePlay): void {
  const kept = table.library.kept.get(table.ref)
  const file = readSeatsFile(kept?.seats ?? '', mind.header.id)
  canaries.register(mind.seed, 'the seed', [])
  for (const code of table.codes) {
    canaries.register(code, 'the code of an invitation', [])
    canaries.register(plainCode(code), 'the code of an invitation', [])
  }
  for (const seat of told.seats)
    if (file.signingKeys[seat] !== undefined) canaries.register(file.signingKeys[seat], `the key of ${seat}`, [seat])
  canaries.register(file.sealingKey?.identity ?? '', 'the key orders are opened with', [])
  for (const [owner, { hash, salt }] of Object.entries(file.pins)) {
    canaries.register(hash, `the hash of the PIN of ${owner}`, [])
    canaries.register(salt, `the salt of the PIN of ${owner}`, [])
  }
  for (const { session } of file.devices) canaries.register(session, 'the digest of a session', [])
  for (const session of table.sessions) canaries.register(session, 'a session', [])
  for (const line of kept?.lines.slice(-60) ?? [])
    canaries.register(/"hash":"([\w-]+)"/.exec(line)?.[1] ?? '', 'the hash of a line of the file', [])
}

describe.each(TABLES)('an evening at the table of $game.id, $seats.length seats', (told) => {
  const { seats } = told
  const runs = runsOf(told.evening.runs, process.env['LINEAGE_SECRECY_RUNS'])
  const times = runs / told.evening.runs
  const evenings: Evening[] = []

  beforeAll(async () => {
    for (let seed = 0; seed < runs; seed++) evenings.push(await evening(told, seed))
  }, 120_000)

  test('no device is sent, and no player takes home, a secret of somebody else', () => {
    for (const { play, given } of evenings)
      for (const seat of seats) {
        expect(play.canaries.leaks(play.sentTo(seat), seat, 'what its devices were sent')).toEqual([])
        for (const [where, text] of given.get(seat) ?? []) expect(play.canaries.leaks(text, seat, where)).toEqual([])
      }
  })

  test('whoever wrote something, or was written to, reads it', () => {
    const read = new Map<string, number>()
    for (const { play, given } of evenings) {
      for (const seat of seats) {
        const texts = [play.sentTo(seat), ...(given.get(seat) ?? []).map(([, text]) => text)]
        const found = new Set(texts.flatMap((text) => play.canaries.search(text)).map(({ canary }) => canary))
        for (const canary of play.canaries.all.filter(({ readers }) => readers.has(seat))) {
          const kind = kindOf(canary)
          if (found.has(canary)) read.set(kind, (read.get(kind) ?? 0) + 1)
          // What was refused is nowhere; everything else is with whoever may read it.
          else expect(['a wrong answer', 'the reason of', 'an order of'], canary.what).toContain(kind)
        }
      }
    }
    expect(read.get('the key of')).toBe(seats.length * runs)
    const { letters, orders, reasons } = told.evening
    expect(read.get('a letter of') ?? 0).toBeGreaterThanOrEqual(letters * times)
    expect(read.get('an order of') ?? 0).toBeGreaterThanOrEqual(orders * times)
    expect(read.get('the reason of') ?? 0).toBeGreaterThanOrEqual(reasons * times)
  })

  test('the game master sees who is there and who is ready, and nothing of what was written', () => {
    for (const { play } of evenings) {
      expect(play.table.deskStates.length).toBeGreaterThan(10)
      expect(play.canaries.leaks(play.table.deskStates.join('\n'), null, 'the share page')).toEqual([])
    }
  })

  test('the library, names of files and what is printed tell nothing', async () => {
    for (const { play, printed } of evenings) {
      const { bench, ref } = play.table
      const told = [await bench.library(), await bench.host(), valueOf(await bench.exportCampaign(ref)).name]
      expect(play.canaries.leaks(JSON.stringify(told), null, 'the library')).toEqual([])
      expect(printed).toEqual([])
    }
  })

  test('the campaign was played as it would have been without anybody looking', () => {
    for (const { play } of evenings) {
      const lines = play.table.library.kept.get(play.table.ref)?.lines ?? []
      expect(lines.slice(0, -1)).toEqual(linesOf(play.mind))
      expect(lines.length).toBeGreaterThan(told.evening.lines)
      expect(play.messages).toBeGreaterThan(told.evening.messages)
    }
  })
})

/** The first three words. */
function kindOf({ what }: Canary): string {
  return what.split(' ').slice(0, 3).join(' ')
}
