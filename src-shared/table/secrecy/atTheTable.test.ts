import { beforeAll, describe, expect, test, vi } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { reportHtml } from '../../report/html.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { GAME } from '../../games/greatest-lineage/game.ts'
import { roundsOf, turnReport } from '../../report/report.ts'
import type { Civilisation } from '../../games/greatest-lineage/rules/seats.ts'
import { SEATS } from '../../games/greatest-lineage/rules/seats.ts'
import { writePack } from '../files/packFile.ts'
import { plainCode } from '../seats/inviteCode.ts'
import { readSeatsFile } from '../seats/seatsFile.ts'
import type { Canary } from './testing/canaries.ts'
import { playOn, richCampaign, runsOf } from './testing/campaigns.ts'
import { LivePlay } from './testing/livePlay.ts'

const RUNS = runsOf(3, process.env['LINEAGE_SECRECY_RUNS'])
const STEPS = 160

interface Evening {
  readonly play: LivePlay
  /** Packs and reports, by seat: each text under a name. */
  readonly given: ReadonlyMap<Civilisation, readonly (readonly [string, string])[]>
  readonly printed: readonly unknown[][]
}

/** An evening at the table, from the PINs to the next opening. */
async function evening(seed: number): Promise<Evening> {
  const printed: unknown[][] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => void printed.push(args)),
  )
  const campaign = richCampaign(seed)
  playOn(campaign, seededChance(seed), 90)
  const play = await LivePlay.of(seed, campaign)
  const { table, aviary } = play
  const { bench } = table
  const pins = new Map(['gm', ...SEATS].map((owner) => [owner, aviary.pin(`the PIN of ${owner}`, [])]))
  for (const [owner, pin] of seed === 0 ? pins : []) valueOf(await bench.setPin(table.ref, owner, pin, pins.get('gm') ?? ''))
  const given = new Map<Civilisation, (readonly [string, string])[]>(SEATS.map((seat) => [seat, []]))
  const take = async (): Promise<void> => {
    for (const seat of SEATS) given.get(seat)?.push(...(await takenHome(play, seat)))
  }
  await take()
  for (let at = 0; at < STEPS; at++) {
    await play.step()
    if (at % 40 === 20) for (const seat of SEATS) await play.byFile(seat)
  }
  await take()
  table.ref = valueOf(await bench.rename(table.ref, 'A summer'))
  for (const seat of SEATS) await play.sitDown(seat)
  await take()
  ringHiddenOnes(play)
  play.deliverLetters()
  for (const spy of spies) spy.mockRestore()
  return { play, given, printed }
}

async function takenHome({ table }: LivePlay, seat: Civilisation): Promise<readonly (readonly [string, string])[]> {
  const view = valueOf(await table.bench.seatView(table.ref, seat))
  const reports = roundsOf(view).map((round) => turnReport(GAME, view, round))
  return [
    ['the view', JSON.stringify(view)],
    ['the pack', writePack(valueOf(await table.bench.pack(table.ref, seat)))],
    ['reports', [JSON.stringify(reports), ...reports.map(reportMarkdown), ...reports.map(reportHtml)].join('\n')],
  ]
}

/** What the program itself keeps to itself. */
function ringHiddenOnes({ table, aviary, mind }: LivePlay): void {
  const kept = table.library.kept.get(table.ref)
  const file = readSeatsFile(kept?.seats ?? '', mind.header.id)
  aviary.ring(mind.seed, 'the seed', [])
  for (const code of table.codes) {
    aviary.ring(code, 'the code of an invitation', [])
    aviary.ring(plainCode(code), 'the code of an invitation', [])
  }
  for (const seat of SEATS) if (file.signingKeys[seat] !== undefined) aviary.ring(file.signingKeys[seat], `the key of the ${seat}`, [seat])
  aviary.ring(file.sealingKey?.identity ?? '', 'the key orders are opened with', [])
  for (const [owner, { hash, salt }] of Object.entries(file.pins)) {
    aviary.ring(hash, `the hash of the PIN of ${owner}`, [])
    aviary.ring(salt, `the salt of the PIN of ${owner}`, [])
  }
  for (const { session } of file.devices) aviary.ring(session, 'the digest of a session', [])
  for (const session of table.sessions) aviary.ring(session, 'a session', [])
  for (const line of kept?.lines.slice(-60) ?? [])
    aviary.ring(/"hash":"([\w-]+)"/.exec(line)?.[1] ?? '', 'the hash of a line of the file', [])
}

describe('an evening at the table', () => {
  const evenings: Evening[] = []

  beforeAll(async () => {
    for (let seed = 0; seed < RUNS; seed++) evenings.push(await evening(seed))
  }, 60_000)

  test('no device is sent, and no player takes home, a secret of somebody else', () => {
    for (const { play, given } of evenings)
      for (const seat of SEATS) {
        expect(play.aviary.leaks(play.sentTo(seat), seat, 'what its devices were sent')).toEqual([])
        for (const [where, text] of given.get(seat) ?? []) expect(play.aviary.leaks(text, seat, where)).toEqual([])
      }
  })

  test('whoever wrote something, or was written to, reads it', () => {
    const read = new Map<string, number>()
    for (const { play, given } of evenings) {
      for (const seat of SEATS) {
        const texts = [play.sentTo(seat), ...(given.get(seat) ?? []).map(([, text]) => text)]
        const found = new Set(texts.flatMap((text) => play.aviary.search(text)).map(({ canary }) => canary))
        for (const canary of play.aviary.all.filter(({ readers }) => readers.has(seat))) {
          const kind = kindOf(canary)
          if (found.has(canary)) read.set(kind, (read.get(kind) ?? 0) + 1)
          // What was refused is nowhere; everything else is with whoever may read it.
          else expect(['a wrong answer', 'the reason of', 'an order of'], canary.what).toContain(kind)
        }
      }
    }
    expect(read.get('the key of')).toBe(SEATS.length * RUNS)
    expect(read.get('a treaty of')).toBeGreaterThan(RUNS)
    expect(read.get('an order of')).toBeGreaterThan(30 * RUNS)
    expect(read.get('the reason of')).toBeGreaterThan(5 * RUNS)
  })

  test('the game master sees who is there and who is ready, and nothing of what was written', () => {
    for (const { play } of evenings) {
      expect(play.table.deskStates.length).toBeGreaterThan(10)
      expect(play.aviary.leaks(play.table.deskStates.join('\n'), null, 'the share page')).toEqual([])
    }
  })

  test('the library, names of files and what is printed tell nothing', async () => {
    for (const { play, printed } of evenings) {
      const { bench, ref } = play.table
      const told = [await bench.library(), await bench.host(), valueOf(await bench.exportCampaign(ref)).name]
      expect(play.aviary.leaks(JSON.stringify(told), null, 'the library')).toEqual([])
      expect(printed).toEqual([])
    }
  })

  test('the campaign was played as it would have been without anybody looking', () => {
    for (const { play } of evenings) {
      const lines = play.table.library.kept.get(play.table.ref)?.lines ?? []
      expect(lines.slice(0, -1)).toEqual(linesOf(play.mind))
      expect(lines.length).toBeGreaterThan(200)
      expect(play.messages).toBeGreaterThan(300)
    }
  })
})

/** The first three words. */
function kindOf({ what }: Canary): string {
  return what.split(' ').slice(0, 3).join(' ')
}
