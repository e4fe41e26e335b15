import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { headersWith, protocolsWith } from '../../src-shared/contract/pageKey.ts'
import { SEAT_JOIN, SEAT_SOCKET } from '../../src-shared/contract/seatRpc.ts'
import type { TableUpdate } from '../../src-shared/contract/workbenchApi.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { effectsOf } from '../../src-shared/kernel/journal/journal.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { linesOf, valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Canaries } from '../../src-shared/table/secrecy/testing/canaries.ts'
import { answerAnyhow, playOn, secretTableOf } from '../../src-shared/table/secrecy/testing/secretTable.ts'
import { textOf } from '../../src-shared/table/secrecy/testing/twinGame.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { openSeatDoor } from './seatServer.ts'

const told = await secretTableOf()
const SEATS = told.seats

/** A page of a player, with all bytes that its connections received. */
interface Page {
  readonly seat: string
  readonly session: string
  readonly socket: WebSocket
  readonly frames: Buffer[]
}

const canaries = new Canaries(5)
const reported: unknown[] = []
const printed: unknown[][] = []
const pages: Page[] = []
/** Every HTTP response in full, with the seat it was for. */
const responses: { readonly seat: string; readonly whole: Buffer }[] = []
let folder: string

/** Plays an evening at the real server: files on disk, doors on a port, WebSockets. */
beforeAll(async () => {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => void printed.push(args))
  folder = mkdtempSync(path.join(tmpdir(), 'secrecy-'))
  const renderer = path.join(folder, 'out')
  mkdirSync(path.join(renderer, 'assets'), { recursive: true })
  writeFileSync(path.join(renderer, 'seat.html'), '<!doctype html><title>Your seat</title>')
  const report = (fault: unknown): void => void reported.push(fault)
  const bench = new Workbench({
    store: new FileLibrary(path.join(folder, 'shelf')),
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    later: (work) => void setImmediate(work),
    // As in the program, except for the rate limit.
    openDoor: openSeatDoor({ renderer, report, ports: [0], limits: { pace: { perSecond: 10_000, burst: 10_000 } } }),
  })
  const campaign = told.campaign(8)
  const chance = seededChance(8)
  playOn(told, campaign, chance, 60)
  const table = valueOf(await bench.importCampaign('A winter', textOf(campaign)))
  const mind = Campaign.open(told.game.rules, campaign.headerLine, linesOf(campaign)).campaign
  let update: TableUpdate | null = null
  bench.listen({ tableChanged: (_, news) => (update = news) })
  const { door } = valueOf(await bench.setDoor(table, 'here'))
  const origin = new URL(door.addresses[0] ?? '').origin
  for (const seat of SEATS) {
    const { code } = valueOf(await bench.invite(table, seat))
    canaries.register(code, `the code for the ${seat}`, [])
    await ask(seat, `${origin}/`)
    await ask(seat, `${origin}${SEAT_JOIN}`, { body: JSON.stringify({ code: 'WRONG', key: 'k'.repeat(43) }), origin })
    const key = randomBytes(32).toString('base64url')
    canaries.register(key, `the key of the pages of the ${seat}`, [])
    const cookie = await ask(seat, `${origin}${SEAT_JOIN}`, { body: JSON.stringify({ code, key }), origin })
    await ask(seat, `${origin}/host`, { cookie, key })
    await ask(seat, `${origin}/nothing/here`, { cookie, key })
    const session = cookie.split('=')[1] ?? ''
    canaries.register(session, `the session of the ${seat}`, [seat])
    pages.push(await connected(origin, seat, { cookie, key, session }))
  }
  for (const page of pages) await call(page, 'openSeat')
  for (let at = 0; at < 60 && mind.pending !== null; at++) {
    const { pending } = mind
    const letter = canaries.create(`a letter of the ${pending.seat}`, [])
    const raw = answerAnyhow(told, mind, chance, () => letter)
    const page = pages.find(({ seat }) => seat === pending.seat)
    const passer = pages[at % 3] as Page
    const words = canaries.create(`words of the ${passer.seat}`, [passer.seat])
    await call(passer, 'answer', { act: words }, `9/nobody/5/${words}`)
    await call(passer, 'nonsense', words)
    if (page === undefined) valueOf(await bench.answer(table, raw, questionKey(pending)))
    else await call(page, 'answer', raw, questionKey(pending))
    if (at % 6 === 0) valueOf(mind.note(canaries.create('a note', [])))
    if (at % 6 === 0) valueOf(await bench.note(table, (mind.entries.at(-1) as { text: string }).text))
    const order = {
      id: canaries.create(`an order of the ${passer.seat}`, [passer.seat]),
      phase: 7,
      question: 'spend',
      answer: { act: 'technology' },
    }
    await call(passer, 'saveOrders', [order])
    await call(passer, 'setReady', true)
  }
  expect(update).not.toBeNull()
  for (const effect of mind.entries.flatMap(effectsOf))
    if (effect.kind === 'record')
      for (const { text } of canaries.all)
        if (JSON.stringify(effect.value).includes(text))
          canaries.share(text, Array.isArray(effect.see) ? (effect.see as readonly string[]) : SEATS)
  for (const seat of SEATS) canaries.register(valueOf(await bench.pack(table, seat)).signingKey, `the key of the ${seat}`, [seat])
  canaries.register(mind.seed, 'the seed', [])
  valueOf(await bench.revoke(table, SEATS.at(-1) ?? ''))
  await bench.close()
}, 60_000)

afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Sends a request; returns the cookie of the response, if any. */
async function ask(
  seat: string,
  url: string,
  { cookie = '', key = null, body, origin = '' }: { cookie?: string; key?: string | null; body?: string; origin?: string } = {},
): Promise<string> {
  const headers = { cookie, origin, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' }
  const response = await fetch(url, body === undefined ? { headers: { cookie, ...headersWith(key) } } : { method: 'POST', headers, body })
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  responses.push({ seat, whole: Buffer.concat([Buffer.from(`${response.status}\n${head}\n`), Buffer.from(await response.arrayBuffer())]) })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function connected(
  origin: string,
  seat: string,
  { cookie, key, session }: { readonly cookie: string; readonly key: string; readonly session: string },
): Promise<Page> {
  const address = `${origin.replace('http', 'ws')}${SEAT_SOCKET}`
  const socket = new WebSocket(address, [...protocolsWith(key)], { headers: { cookie, origin } })
  const frames: Buffer[] = []
  socket.on('message', (data: Buffer) => frames.push(data))
  socket.on('close', (code, reason) => frames.push(Buffer.from(`${code} ${reason.toString()}`)))
  await once(socket, 'open')
  return { seat, session, socket, frames }
}

let calls = 0

/** Sends a call as the page would, and waits for the reply. */
async function call({ socket }: Page, method: string, ...args: readonly unknown[]): Promise<void> {
  const id = `call${++calls}`
  const replied = new Promise<void>((resolve) => {
    const hear = (data: Buffer): void => {
      if (!data.toString().includes(`"${id}"`)) return
      socket.off('message', hear)
      resolve()
    }
    socket.on('message', hear)
  })
  socket.send(JSON.stringify({ t: 'q', i: id, m: method, a: args }))
  await replied
}

/** Returns the text of some bytes, as they are and after every kind of decompression. */
function readings(bytes: Buffer): readonly string[] {
  const unpacked = [inflateSync, inflateRawSync, gunzipSync, brotliDecompressSync].flatMap((open) => {
    try {
      return [open(bytes).toString('latin1')]
    } catch {
      return []
    }
  })
  return [bytes.toString('latin1'), ...unpacked]
}

test('no frame and no response of the real server holds a secret of somebody else, whatever the player asks', () => {
  for (const { seat, frames } of pages) {
    expect(frames.length).toBeGreaterThan(100)
    for (const frame of frames) for (const text of readings(frame)) expect(canaries.leaks(text, seat, 'a frame')).toEqual([])
  }
  expect(responses.length).toBe(5 * SEATS.length)
  for (const { seat, whole } of responses) for (const text of readings(whole)) expect(canaries.leaks(text, seat, 'a response')).toEqual([])
})

test('what a player wrote came back to that player', () => {
  for (const { seat, frames } of pages) {
    const found = canaries.search(Buffer.concat(frames).toString('latin1')).map(({ canary }) => canary)
    const orders = canaries.all.filter(({ what }) => what === `an order of the ${seat}`)
    expect(orders.length).toBeGreaterThan(10)
    expect(orders.filter((order) => found.includes(order)).length).toBeGreaterThan(5)
  }
})

test('nothing was reported and nothing printed', () => {
  expect(reported).toEqual([])
  expect(printed).toEqual([])
})

test('a secret in a packed response would be found', async () => {
  const { deflateRawSync, gzipSync } = await import('node:zlib')
  const [secret] = canaries.all
  for (const pack of [deflateRawSync, gzipSync]) {
    const bytes = pack(Buffer.from(`so it is: ${secret?.text ?? ''}`))
    expect(readings(bytes).flatMap((text) => canaries.leaks(text, SEATS.at(-1) ?? '', 'here'))).toHaveLength(1)
  }
})
