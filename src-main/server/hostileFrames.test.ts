import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import { SEAT_METHODS } from '../../src-shared/contract/seatRpc.ts'
import { seededChance, type Chance } from '../../src-shared/insight/bots/bot.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { hostileCall, type HostileParts } from '../testing/hostileCalls.ts'
import { openSeatDoor } from './seatServer.ts'
import { cookieIn, exchange, keyIn, send, socketAt, withKey } from './testing/client.ts'
import { startTableServer } from './tableServer.ts'

/** Ten thousand messages over the WebSocket, over real files: each is refused or dropped, no file is reached, and the next is answered. */

const FRAMES = 10_000
const EVERYTHING = { perSecond: 1e9, burst: 1e9 }
const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')

let folder: string
let workbench: Workbench
const closing: (() => Promise<void>)[] = []
let faults: unknown[]

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await workbench.close()
  rmSync(folder, { recursive: true })
})

/** Makes a random message; `call`: whether it must be answered. */
function frame(parts: HostileParts, id: number): { readonly text: string; readonly call: boolean } {
  const { chance } = parts
  const { method, args } = hostileCall(parts)
  const call = { t: 'q', i: String(id), m: method, a: args }
  const text = JSON.stringify(call)
  switch (chance(0, 9)) {
    case 0:
      return { text: text.slice(0, chance(0, text.length - 1)), call: false }
    case 1:
      return { text: noise(chance), call: false }
    case 2: {
      const depth = chance(100, 20_000)
      return { text: `{"t":"q","i":"${id}","m":"create","a":[${'['.repeat(depth)}${']'.repeat(depth)}]}`, call: true }
    }
    case 3:
      return {
        text: JSON.stringify([{ ...call, t: 's' }, { ...call, i: id }, [call], { ...call, a: undefined }, 7, null][chance(0, 5)]),
        call: false,
      }
    case 4:
      return { text: text.replace('{', '{"__proto__":{"t":"q"},'), call: isCall(method, args) }
    default:
      return { text, call: isCall(method, args) }
  }
}

function isCall(method: unknown, args: unknown): boolean {
  return typeof method === 'string' && Array.isArray(args)
}

function noise(chance: Chance): string {
  return String.fromCharCode(...Array.from({ length: chance(0, 300) }, () => chance(0, 0x2fff)))
}

/** Returns all files below a folder with contents and times, except the times of locks, which are renewed. */
function everyFile(below: string): readonly string[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => path.join(below, name))
    .map((file) =>
      statSync(file).isFile()
        ? `${file}: ${readFileSync(file, 'utf8')}${file.endsWith('.lock') ? '' : ` (${statSync(file).mtimeMs})`}`
        : file,
    )
}

/** Makes a workbench over files, with one campaign on its shelf and another outside the library. */
async function filed(): Promise<{ readonly ref: string; readonly renderer: string; readonly report: (fault: unknown) => void }> {
  folder = mkdtempSync(path.join(tmpdir(), 'frames-'))
  const renderer = path.join(folder, 'renderer')
  mkdirSync(path.join(renderer, 'assets'), { recursive: true })
  for (const name of ['index.html', 'seat.html', 'assets/app.js']) writeFileSync(path.join(renderer, name), '')
  writeFileSync(path.join(folder, 'secret.lineage'), readFileSync(SAMPLE))
  faults = []
  const report = (fault: unknown): void => void faults.push(fault)
  workbench = new Workbench({
    store: new FileLibrary(path.join(folder, 'library')),
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    later: (work) => void setImmediate(work),
    digest: nodeDigest,
    sample: () => readFileSync(SAMPLE, 'utf8').trimEnd().split('\n'),
    openDoor: openSeatDoor({
      renderer,
      report,
      ports: [0],
      limits: { pace: EVERYTHING, bytes: EVERYTHING, costly: EVERYTHING, sent: EVERYTHING, openCalls: FRAMES },
    }),
  })
  const made = await workbench.createSample()
  if (!made.ok) throw new Error('no sample')
  return { ref: made.value, renderer, report }
}

/** Returns names and paths that lead to files, or would with careless code. */
function targetsBeside(ref: string): readonly string[] {
  return [
    ...['../secret.lineage', '..\\secret.lineage', '%2e%2e/secret.lineage', '..%5csecret.lineage', '/etc/passwd', 'C:\\secret.lineage'],
    ...[path.join(folder, 'secret.lineage'), path.join(folder, 'library', ref), `./${ref}`, `${ref}/`, `${ref}\0`, `x/../${ref}`],
    ...['.workbench/marks', '.workbench/recent.json', 'file:///etc/passwd', `${'../'.repeat(40)}etc/passwd`, 'secret', 'x'],
    ...[`${ref}-seats`, `.${ref}.lock`],
  ]
}

/** Sends many messages; returns the calls' ids and the replies by id. */
async function replies(
  socket: WebSocket,
  parts: HostileParts,
): Promise<{ readonly asked: readonly string[]; readonly given: ReadonlyMap<string, unknown> }> {
  const given = new Map<string, unknown>()
  const asked: string[] = []
  socket.on('message', (data: Buffer) => {
    const { i, r } = JSON.parse(data.toString()) as { readonly i?: string; readonly r?: unknown }
    if (i !== undefined) given.set(i, r)
  })
  for (let id = 0; id < FRAMES; id++) {
    const { text, call } = frame(parts, id)
    if (call) asked.push(String(id))
    socket.send(text)
    if (id % 500 === 499) await expect.poll(() => asked.filter((one) => !given.has(one))).toEqual([])
  }
  socket.removeAllListeners('message')
  return { asked, given }
}

function isRefusal(reply: unknown): boolean {
  const { error, value } = reply as {
    readonly error?: { readonly text?: string }
    readonly value?: { readonly ok?: boolean; readonly found?: { readonly ok: boolean } | null }
  }
  // A check of a missing campaign reports a fault instead of a refusal.
  return typeof error?.text === 'string' || value?.ok === false || value?.found?.ok === false
}

/** Sends all messages; expects refusals only, and unchanged files. */
async function heldOff(socket: WebSocket, methods: readonly string[], ref: string): Promise<void> {
  const before = everyFile(folder)
  const { asked, given } = await replies(socket, { chance: seededChance(11), methods, targets: targetsBeside(ref) })
  expect(asked.map((id) => given.get(id)).filter((reply) => !isRefusal(reply))).toEqual([])
  expect(asked.length).toBeGreaterThan(FRAMES / 2)
  expect(faults).toEqual([])
  expect(everyFile(folder)).toEqual(before)
}

describe(`${FRAMES} hostile messages are refused or dropped, reach no file, and the next is answered`, () => {
  test('at the table server', async () => {
    const { ref, renderer, report } = await filed()
    const stream = (): Promise<never> => Promise.reject(new Error('nothing is asked for'))
    const server = await startTableServer({
      api: workbench,
      listen: (events) => workbench.listen(events),
      stream,
      renderer,
      port: 0,
      report,
    })
    closing.push(() => server.close())
    const { pathname, search } = new URL(server.freshAddress())
    const admitted = await send(server.port, pathname + search)
    const page = { cookie: cookieIn(admitted), ...withKey(keyIn(admitted)) }
    const socket = await socketAt(server.port, '/rpc', { ...page, origin: `http://127.0.0.1:${server.port}` })
    // Closing a table that is not open is allowed.
    const methods = WORKBENCH_METHODS.filter((method) => method !== 'closeTable')
    await heldOff(socket, methods, ref)
    expect(await exchange(socket, { t: 'q', i: 'last', m: 'library', a: [] })).toMatchObject({ r: { value: [{ ref }] } })
  })

  test('at the door for players', async () => {
    const { ref } = await filed()
    const opened = await workbench.openTable(ref)
    await workbench.setDoor(ref, 'here')
    const seats = await workbench.seats(ref)
    const seat = seats.ok ? (seats.value.seats[0]?.seat ?? '') : ''
    const invited = await workbench.invite(ref, seat)
    if (!opened.ok || !invited.ok) throw new Error('the door stays shut')
    const { origin, port } = new URL(invited.value.links[0] ?? '')
    const key = 'k'.repeat(43)
    const body = JSON.stringify({ code: invited.value.code, key })
    const joined = await send(Number(port), '/join', { origin, 'content-type': 'application/json' }, 'POST', body)
    const socket = await socketAt(Number(port), '/seat', { cookie: cookieIn(joined), origin, ...withKey(key) })
    // A device may mark its seat as ready with any argument.
    const methods = [
      ...SEAT_METHODS.filter((method) => method !== 'setReady'),
      ...WORKBENCH_METHODS.filter((method) => method !== 'setReady'),
    ]
    await heldOff(socket, methods, ref)
    expect(await exchange(socket, { t: 'q', i: 'last', m: 'openSeat', a: [] })).toMatchObject({ r: { value: { ok: true } } })
  })
})
