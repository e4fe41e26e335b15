import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBirpc } from 'birpc'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { protocolsWith } from '../src-shared/contract/pageKey.ts'
import { apiOver, type RpcFunctions, type RpcReply } from '../src-shared/contract/rpc.ts'
import type { SeatApi, SeatEvents } from '../src-shared/contract/seatApi.ts'
import { seatApiOver, type SeatFunctions } from '../src-shared/contract/seatRpc.ts'
import type { TableUpdate, TableView, WorkbenchApi, WorkbenchEvents } from '../src-shared/contract/workbenchApi.ts'
import type { Outcome } from '../src-shared/kernel/problem.ts'
import type { Request } from '../src-shared/kernel/engine/request.ts'
import { ONLOOKER } from '../src-shared/kernel/world/rule.ts'
import { verified } from '../src-shared/table/testing/verified.ts'
import { channelOver } from './server/testing/client.ts'

let tools: string
let program: string
let folder: string
const running = new Set<ChildProcessWithoutNullStreams>()

beforeAll(async () => {
  tools = mkdtempSync(path.join(tmpdir(), 'headless-'))
  program = path.join(tools, 'tools', 'headless.mjs')
  const bundle = await rolldown({ input: fileURLToPath(new URL('headless.ts', import.meta.url)), platform: 'node', logLevel: 'silent' })
  await bundle.write({ file: program, format: 'esm', codeSplitting: false })
  await bundle.close()
  mkdirSync(path.join(tools, 'renderer'))
  writeFileSync(path.join(tools, 'renderer', 'index.html'), '<!doctype html><title>Lineage Workbench</title>')
  writeFileSync(path.join(tools, 'renderer', 'seat.html'), '<!doctype html><title>Your seat</title>')
}, 60_000)

afterAll(() => rmSync(tools, { recursive: true }))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'table-'))
})

afterEach(async () => {
  const left = [...running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  running.clear()
  // Removes the folders after the processes are gone, which may write until then.
  await Promise.all(
    left.map((child) => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    }),
  )
  rmSync(folder, { recursive: true })
})

interface Started {
  readonly child: ChildProcessWithoutNullStreams
  /** Returns the stdout so far. */
  readonly told: () => string
  readonly ended: Promise<unknown[]>
}

async function started(...args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [program, '--library', path.join(folder, 'shelf'), ...args], { cwd: folder })
  running.add(child)
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = once(child, 'exit')
  await expect.poll(() => text, { timeout: 10_000 }).toContain('Ctrl+C to stop')
  return { child, told: () => text, ended }
}

/** Returns the last printed address. */
function address(text: string): string {
  return text.match(/http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}/g)?.at(-1) ?? 'no address'
}

/** Opens the printed address as a browser does. */
async function enter(text: string): Promise<{ readonly api: WorkbenchApi; readonly updates: TableUpdate[]; readonly socket: WebSocket }> {
  const admitted = await fetch(address(text))
  const key = / data-key="([\w-]+)"/.exec(await admitted.text())?.[1] ?? null
  const { origin, host } = new URL(address(text))
  const headers = { origin, cookie: admitted.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const socket = new WebSocket(`ws://${host}/rpc`, [...protocolsWith(key)], { headers })
  await once(socket, 'open')
  const updates: TableUpdate[] = []
  const events: WorkbenchEvents = {
    tableChanged: (_table, update) => void updates.push(update),
    tableFreed: () => undefined,
    seatsChanged: () => undefined,
    openRequested: () => undefined,
    commandChosen: () => undefined,
  }
  const rpc = createBirpc<RpcFunctions, WorkbenchEvents>(events, channelOver(socket))
  const api = apiOver(async (method, args) => (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply)
  return { api, updates, socket }
}

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '))
  return outcome.value
}

/** Accepts an invitation link as a player's browser does. */
async function sitDown(link: string): Promise<{
  readonly api: SeatApi
  readonly heard: unknown[][]
  readonly closed: Promise<unknown[]>
  readonly again: () => WebSocket
}> {
  const { origin, host, hash } = new URL(link)
  const code = hash.slice(1)
  const key = 'k'.repeat(43)
  const body = JSON.stringify({ code, key })
  const joined = await fetch(`${origin}/join`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body })
  if (!joined.ok) throw new Error(await joined.text())
  const headers = { origin, cookie: joined.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const again = (): WebSocket => new WebSocket(`ws://${host}/seat`, [...protocolsWith(key)], { headers })
  const socket = again()
  await once(socket, 'open')
  const heard: unknown[][] = []
  const events: SeatEvents = {
    tableChanged: (update) => void heard.push(['tableChanged', update.from]),
    ordersChanged: (orders) => void heard.push(['ordersChanged', orders.ready]),
    chanceChanged: (chance) => void heard.push(['chanceChanged', chance]),
    dismissed: (reason) => void heard.push(['dismissed', reason]),
  }
  const rpc = createBirpc<SeatFunctions, SeatEvents>(events, channelOver(socket))
  const api = seatApiOver(async (method, args) => (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply)
  return { api, heard, closed: once(socket, 'close'), again }
}

/** Returns an answer to the request. */
function anyAnswer(request: Request | undefined): unknown {
  switch (request?.kind) {
    case 'roll':
    case 'draw':
      return 'app'
    case 'choose':
      return request.options[0]?.id
    case 'fill':
      return {}
    case 'act':
      return 'done'
    case undefined:
      throw new Error('nothing is asked')
    default:
      return request satisfies never
  }
}

async function play(api: WorkbenchApi, ref: string, answers: number): Promise<TableView> {
  for (let count = 0; count < answers; count++) {
    const [request] = value(await api.openTable(ref)).pending
    value(await api.answer(ref, anyAnswer(request), request?.id ?? ''))
  }
  return value(await api.openTable(ref))
}

const SETUP = { title: 'Iron and Salt', players: { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cem' } } }

describe('the table server as a program', () => {
  test('plays over a real connection, tells every tab, keeps everything in the file, and ends cleanly', async () => {
    const first = await started()
    expect(first.told()).toMatch(/^Lineage Workbench is at http:\/\/127\.0\.0\.1:\d+\/\?token=/)
    const tab = await enter(first.told())
    expect(await tab.api.host()).toEqual({ kind: 'server', place: path.join(folder, 'shelf'), openAtStart: null })
    const ref = value(await tab.api.create(SETUP))
    expect(ref).toBe('Iron and Salt.lineage')

    first.child.stdin.write('\n')
    await expect.poll(first.told).toContain('A new address')
    const other = await enter(first.told())
    const left = await play(tab.api, ref, 4)
    await expect.poll(() => other.updates.map(({ from }) => from)).toEqual([1, 2, 3, 4])
    expect(readdirSync(path.join(folder, 'shelf'))).toContain('.Iron and Salt.lineage.lock')

    first.child.kill('SIGTERM')
    expect(await first.ended).toEqual([0, null])
    expect(first.told()).toContain('Everything is saved.')
    expect(readdirSync(path.join(folder, 'shelf')).filter((name) => name.endsWith('.lock'))).toEqual([])
    expect(readFileSync(path.join(folder, 'shelf', ref), 'utf8').split('\n')).toHaveLength(1 + 5 + 1)

    const second = await started('--open', path.join('shelf', ref))
    const back = await enter(second.told())
    expect((await back.api.host()).openAtStart).toBe(ref)
    const found = value(await back.api.openTable(ref))
    expect(found.entries).toEqual(left.entries)
    expect(found.pending).toEqual(left.pending)
    expect(await verified((anew) => back.api.verify(ref, anew))).toMatchObject({ ok: true, entries: 5 })
    second.child.kill('SIGINT')
    expect(await second.ended).toEqual([0, null])
  }, 60_000)

  test('a killed server leaves a file and a lock that the next one takes up', async () => {
    const first = await started()
    const tab = await enter(first.told())
    const ref = value(await tab.api.create(SETUP))
    const left = await play(tab.api, ref, 2)
    first.child.kill('SIGKILL')
    await first.ended
    const second = await started()
    const back = await enter(second.told())
    const found = value(await back.api.openTable(ref))
    expect([found.entries, found.readOnly]).toEqual([left.entries, null])
  }, 60_000)

  test('two servers on one shelf: the second reads, and says who writes', async () => {
    const first = await started()
    const tab = await enter(first.told())
    const ref = value(await tab.api.create(SETUP))
    await play(tab.api, ref, 1)
    const second = await started()
    const guest = await enter(second.told())
    const seen = value(await guest.api.openTable(ref))
    expect(seen.readOnly).toMatchObject({ key: 'file.openThere', figures: { process: first.child.pid } })
    expect(await guest.api.note(ref, 'x')).toMatchObject({ ok: false, problems: [{ field: 'campaign' }] })
  }, 60_000)

  test('ends by itself when nobody has been connected for the time given', async () => {
    const { told, ended } = await started('--idle-exit', '4')
    const tab = await enter(told())
    await new Promise((resolve) => setTimeout(resolve, 4500))
    expect(told()).not.toContain('Goodbye')
    tab.socket.close()
    expect(await ended).toEqual([0, null])
    expect(told()).toContain('No browser has been connected for a while.')
  }, 60_000)

  test('goes on without a terminal to read from', async () => {
    const { child, told } = await started()
    child.stdin.end()
    const tab = await enter(told())
    expect(await tab.api.library()).toEqual([])
  }, 60_000)
})

describe('the door for players', () => {
  test('lets a player in, who sees and answers what is asked of the own seat; a seat is sent away; all ends with the program', async () => {
    const { child, told, ended } = await started()
    const { api } = await enter(told())
    const ref = value(await api.create({ ...SETUP, firstPlayer: 'elves' }))
    expect(value(await api.seats(ref)).door).toEqual({ reach: 'closed', addresses: [], possible: true })
    expect((await api.invite(ref, 'elves')).ok, 'nobody is invited to a closed door').toBe(false)

    const { door } = value(await api.setDoor(ref, 'here'))
    expect(door).toEqual({ reach: 'here', addresses: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)], possible: true })
    await expect.poll(told).toContain(`The door for players is open to browsers of this computer: ${door.addresses[0]}\n`)
    const invitation = value(await api.invite(ref, 'elves'))
    expect(invitation.links).toEqual([`${door.addresses[0]}#${invitation.code}`])
    const elves = await sitDown(invitation.links[0] ?? '')
    await expect(sitDown(invitation.links[0] ?? '')).rejects.toThrow('This invitation is not valid, or it was used already')
    const humans = await sitDown(value(await api.invite(ref, 'humans')).links[0] ?? '')

    const seen = value(await elves.api.openSeat())
    expect([seen.table.seat, seen.table.retractable]).toEqual(['elves', null])
    expect(value(await humans.api.openSeat()).table.pending).toEqual([])
    expect(value(await api.seats(ref)).seats).toMatchObject([
      { seat: 'elves', devices: 1, connected: 1, invited: false },
      { seat: 'humans', devices: 1, connected: 1, invited: false },
      { seat: 'dwarves', devices: 0, connected: 0, invited: false },
    ])
    const [asked] = seen.table.pending
    expect((await humans.api.answer(anyAnswer(asked), asked?.id ?? '')).ok, 'what is asked of another seat').toBe(false)
    expect(await elves.api.answer(anyAnswer(asked), asked?.id ?? '')).toEqual({ ok: true, value: null })
    await expect.poll(() => elves.heard.at(-1)?.[0]).toBe('tableChanged')

    expect((await api.revoke(ref, 'elves')).ok).toBe(true)
    expect((await elves.closed)[0]).toBe(4001)
    expect(elves.heard.at(-1)).toEqual(['dismissed', expect.objectContaining({ key: 'door.sentAway' })])
    expect((await once(elves.again(), 'close'))[0]).toBe(4002)

    child.kill('SIGTERM')
    expect((await humans.closed)[0]).toBe(1001)
    expect(humans.heard.at(-1)).toEqual(['dismissed', expect.objectContaining({ key: 'door.shut' })])
    expect(await ended).toEqual([0, null])
    expect(told()).toContain('The door for players is closed.')
    expect(told()).not.toContain(invitation.code)
    await expect(fetch(door.addresses[0] ?? '')).rejects.toThrow('fetch failed')
  }, 60_000)

  test('lets a display in by the short code the page shows, to look on; a wrong, a used and a guessed code are refused', async () => {
    const { told } = await started()
    const { api } = await enter(told())
    const ref = value(await api.create({ ...SETUP, firstPlayer: 'elves' }))
    const address = value(await api.setDoor(ref, 'here')).door.addresses[0] ?? ''
    const { code } = value(await api.displayCode(ref))
    const wrong = code === '222222' ? '333333' : '222222'
    await expect(sitDown(`${address}#${wrong}`)).rejects.toThrow('{"refused":"wrong"}')
    const display = await sitDown(`${address}#${code.toLowerCase()}`)
    const seen = value(await display.api.openSeat()).table
    expect(seen.seat).toBe(ONLOOKER)
    const [asked] = value(await api.openTable(ref)).pending
    expect((await display.api.answer(anyAnswer(asked), asked?.id ?? '')).ok, 'it only looks on').toBe(false)
    expect(value(await api.displayCode(ref, code)).state).toBe('used')
    await expect(sitDown(`${address}#${code}`)).rejects.toThrow('{"refused":"used"}')

    const next = value(await api.displayCode(ref)).code
    for (let tries = 0; tries < 5; tries++) await expect(sitDown(`${address}#${wrong}`)).rejects.toThrow('{"refused":"wrong"}')
    await expect(sitDown(`${address}#${next}`), 'after five wrong ones').rejects.toThrow('{"refused":"guessed"}')
    expect(value(await api.seats(ref)).display).toMatchObject({ devices: 1, connected: 1 })
    expect(told()).not.toContain(code)
  }, 60_000)

  test('opens again where its devices knock; on a port of its own where one is asked for', async () => {
    const { told, child, ended } = await started('--door-port', '0')
    const { api } = await enter(told())
    const ref = value(await api.create({ ...SETUP, firstPlayer: 'elves' }))
    const opened = async (): Promise<string> => value(await api.setDoor(ref, 'here')).door.addresses[0] ?? ''
    const address = await opened()
    await sitDown(value(await api.invite(ref, 'elves')).links[0] ?? '')
    await api.setDoor(ref, 'closed')
    expect(await opened()).toBe(address)
    child.kill('SIGTERM')
    await ended

    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const fixed = await started('--door-port', String(port))
    const again = await enter(fixed.told())
    expect(value(await again.api.openTable(ref)).readOnly).toBeNull()
    expect(await again.api.setDoor(ref, 'here'), 'taken, and there is no other').toMatchObject({ ok: false, problems: [{ field: 'door' }] })
    other.close()
    await once(other, 'close')
    expect(value(await again.api.setDoor(ref, 'here')).door.addresses).toEqual([`http://127.0.0.1:${port}/`])
  }, 60_000)
})

describe('a wrong command line', () => {
  /** Runs the program to its end; returns exit code and output. */
  function ran(...args: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
    return spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
  }

  test.each([
    [['--nonsense'], "Unknown option '--nonsense'; --help lists the options.\n"],
    [['--port'], "Option '--port <value>' argument missing; --help lists the options.\n"],
    [['--port', 'many'], "--port takes a whole number up to 65535, not 'many'; --help lists the options.\n"],
    [['--port', '70000'], "--port takes a whole number up to 65535, not '70000'; --help lists the options.\n"],
    [['--idle-exit', '-1'], expect.stringMatching(/^Option '--idle-exit.*; --help lists the options\.\n$/)],
    [['--door-port', 'any'], "--door-port takes a whole number up to 65535, not 'any'; --help lists the options.\n"],
    [['stray'], "Unexpected argument 'stray'; --help lists the options.\n"],
  ])('%j is told in one sentence, exit 2', (args, sentence) => {
    expect(ran(...args)).toMatchObject({ status: 2, stdout: '', stderr: sentence })
  })

  test('--help lists the options', () => {
    const { status, stdout } = ran('--help')
    expect(status).toBe(0)
    for (const option of ['--port', '--library', '--open', '--renderer', '--door-port', '--idle-exit']) expect(stdout).toContain(option)
  })

  test('a file that is not there, pages that are missing and a port that is taken are told in one sentence, exit 1', async () => {
    expect(ran('--library', 'shelf', '--open', 'Gone.lineage')).toMatchObject({
      status: 1,
      stderr: '"Gone.lineage" cannot be opened: it is not there any more; look whether it was moved or deleted.\n',
    })
    expect(ran('--renderer', 'nowhere').stderr).toBe(
      `The pages are missing from ${path.join(folder, 'nowhere')}: build the program, or name their folder with --renderer.\n`,
    )
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { status, stderr } = ran('--library', 'shelf', '--port', String(port))
    expect([status, stderr]).toEqual([1, `Port ${port} is taken: choose another with --port, or leave it out for a free one.\n`])
    other.close()
  })
})
