import { randomBytes } from 'node:crypto'
import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { FileLibrary } from '../src-main/campaigns/library.ts'
import { openSeatDoor } from '../src-main/server/seatServer.ts'
import { protocolsWith } from '../src-shared/contract/pageKey.ts'
import type { TableUpdate } from '../src-shared/contract/workbenchApi.ts'
import { registerInstead } from '../src-shared/games/registry.ts'
import { swarmEntry, swarmRules, type SwarmSize } from '../src-shared/games/testing/swarm.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { questionKey } from '../src-shared/kernel/engine/request.ts'
import { sealEach } from '../src-shared/kernel/journal/journal.ts'
import { Workbench } from '../src-shared/table/library/workbench.ts'
import { spent } from './spent.ts'

/**
 * What thousands of effects at once come to, with sixteen devices at the real door: a campaign of 60 rounds with 5,000 effects each.
 * Times are milliseconds of the host's processor time. The host and the devices run in processes of their own.
 */

const SIZE: SwarmSize = { seats: 16, effects: 5_000, fields: 20_000, rounds: 100 }
const PLAYED = 60
/** Rounds that are timed; the median counts. */
const TIMED = 5
const PREVIEWS = 20
const MEGABYTE = 1_000_000
/** Of the pages of all devices. */
const KEY = 'k'.repeat(43)

registerInstead([swarmEntry(SIZE)])
const [, self = '', mode = '', ...rest] = process.argv
if (mode === '--devices') takePart(rest)
else if (mode === '--host') await host(rest[0] ?? '')
else await measure()

/** Plays the campaign and has it measured by a process that did not play it. */
async function measure(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crowd-'))
  try {
    mkdirSync(path.join(folder, 'library'))
    writeFileSync(path.join(folder, 'library', 'Swarm.lineage'), campaignText())
    const child = fork(self, ['--host', folder], { execArgv: ['--expose-gc'] })
    process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function campaignText(): string {
  const begun = Campaign.begin(swarmRules(SIZE), { id: 'swarm', title: 'Swarm', seed: 'c4'.repeat(32) }, null, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  while (campaign.world.cursor.turn <= PLAYED) if (!campaign.answer('low').ok) throw new Error('the swarm is not answered')
  return [campaign.headerLine, ...sealEach(campaign.headerLine, campaign.entries, nodeDigest), ''].join('\n')
}

/** What the devices have received since it was asked last. */
interface Received {
  readonly messages: number
  readonly bytes: number
}

async function host(folder: string): Promise<void> {
  const renderer = path.join(folder, 'renderer')
  mkdirSync(path.join(renderer, 'assets'), { recursive: true })
  for (const name of ['seat.html', 'index.html']) writeFileSync(path.join(renderer, name), '')
  const library = new FileLibrary(path.join(folder, 'library'))
  const workbench = new Workbench({
    store: library,
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    later: (work) => void setImmediate(work),
    digest: nodeDigest,
    report: console.error,
    // All devices come from one address, and at once.
    openDoor: openSeatDoor({ renderer, report: console.error, ports: [0], limits: { triesPerAddress: 100 } }),
  })
  const ref = 'Swarm.lineage'
  const file = statSync(path.join(folder, 'library', ref)).size / MEGABYTE
  let start = spent()
  const opened = await workbench.openTable(ref)
  if (!opened.ok) throw new Error(opened.problems[0]?.message)
  const opening = spent() - start
  let { pending: asked, retractable } = opened.value
  workbench.listen({ tableChanged: (_, update) => void ({ pending: asked, retractable } = update) })

  const devices = await letIn(workbench, ref)
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  const entries: number[] = []
  const received: Received[] = []
  const previews: number[] = []
  const retractions: number[] = []
  const answer = async (): Promise<void> => {
    const [first] = asked
    if (first === undefined) throw new Error('nothing is asked')
    const taken = await workbench.answer(ref, 'low', questionKey(first))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  for (let round = 0; round < TIMED; round++) {
    while (asked.length > 1) await answer()
    await receivedBy(devices, 0)
    start = spent()
    await answer()
    received.push(await receivedBy(devices, SIZE.seats))
    entries.push(spent() - start)

    const [road] = asked
    start = spent()
    for (let times = 0; times < PREVIEWS; times++) await workbench.preview(ref, 'high', road === undefined ? '' : questionKey(road))
    previews.push((spent() - start) / PREVIEWS)
    await answer()
    const last = retractable ?? 0
    start = spent()
    const taken = await workbench.retract(ref, last, 'once more')
    retractions.push(spent() - start)
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
    await answer()
  }
  clearInterval(watch)
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  tell('an entry of 5,000 effects to sixteen devices', 'ms', 300, entries)
  tell(
    'what sixteen devices are sent of it',
    'MB',
    3,
    received.map(({ bytes }) => bytes / MEGABYTE),
  )
  tell('a preview in a world of 20,000 records', 'ms', 10, previews)
  tell(`taking back at ${PLAYED} rounds (${Math.round(file)} MB)`, 'ms', 1_500, retractions)
  tell(`opening at ${PLAYED} rounds (${Math.round(file)} MB)`, 'ms', 1_500, [opening])
  tell('memory the host keeps with sixteen devices', 'MB', 350, [(heapUsed + external) / MEGABYTE])
  console.log(`     messages to sixteen devices for such an entry: ${Math.max(...received.map(({ messages }) => messages))}`)
  console.log(`     memory of the host's process at most, with what it has not cleared up: ${Math.round(most / MEGABYTE)} MB`)
  devices.kill()
  await workbench.close()
  process.exit()
}

function tell(name: string, unit: string, goal: number, values: readonly number[]): void {
  const sorted = values.map((value) => Math.round(value * 100) / 100).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const isOk = median <= goal
  if (!isOk) process.exitCode = 1
  console.log(`${isOk ? 'ok  ' : 'HIGH'} ${name}: ${median} ${unit} (${sorted[0]} to ${sorted.at(-1)}; at most ${goal})`)
}

/** Starts the devices' process: a device for each seat. */
async function letIn(workbench: Workbench, ref: string): Promise<ChildProcess> {
  const door = await workbench.setDoor(ref, 'here')
  if (!door.ok) throw new Error(door.problems[0]?.message)
  const address = door.value.door.addresses[0] ?? ''
  const cookies: string[] = []
  for (const { seat } of door.value.seats) {
    const invited = await workbench.invite(ref, seat)
    if (!invited.ok) throw new Error(invited.problems[0]?.message)
    const { origin } = new URL(address)
    const joined = await fetch(`${origin}/join`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ code: invited.value.code, key: KEY }),
    })
    if (!joined.ok) throw new Error(await joined.text())
    cookies.push((joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }
  const child = fork(self, ['--devices', address, ...cookies])
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

/** What came since it was asked last, once that many phases have ended at the devices. */
function receivedBy(devices: ChildProcess, phases: number): Promise<Received> {
  return new Promise((resolve) => {
    devices.once('message', (message) => resolve(message as Received))
    devices.send(phases)
  })
}

/** The devices' process. */
function takePart([address = '', ...cookies]: readonly string[]): void {
  let open = 0
  let messages = 0
  let bytes = 0
  let ended = 0
  let wanted: number | null = null
  const reply = (): void => {
    if (wanted === null || ended < wanted) return
    process.send?.({ messages, bytes } satisfies Received)
    ;[messages, bytes, ended, wanted] = [0, 0, 0, null]
  }
  process.on('message', (phases: number) => {
    wanted = phases
    reply()
  })
  const { host: at, origin } = new URL(address)
  for (const cookie of cookies) {
    const socket = new WebSocket(`ws://${at}/seat`, [...protocolsWith(KEY)], { headers: { cookie, origin } })
    socket.on('open', () => socket.send(JSON.stringify({ t: 'q', i: 'a', m: 'openSeat', a: [] })))
    socket.on('message', (data: Buffer) => {
      const { m, i, a } = JSON.parse(data.toString()) as { m?: string; i?: string; a?: [TableUpdate] }
      if (i === 'a') {
        if (++open === cookies.length) process.send?.('open')
        return
      }
      messages++
      bytes += data.length
      const effects = m === 'tableChanged' ? (a?.[0].entries ?? []).flatMap((entry) => entry.effects ?? []) : []
      ended += effects.filter(({ kind }) => kind === 'checkpoint').length
      reply()
    })
  }
}
