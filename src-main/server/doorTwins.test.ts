import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { protocolsWith } from '../../src-shared/contract/pageKey.ts'
import { SEAT_JOIN, SEAT_SOCKET } from '../../src-shared/contract/seatRpc.ts'
import type { TableUpdate } from '../../src-shared/contract/workbenchApi.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import type { GameSoak } from '../../src-shared/games/testing/gameSoak.ts'
import type { AnswerEntry, Entry } from '../../src-shared/kernel/journal/journal.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { readRequestId } from '../../src-shared/kernel/engine/requestId.ts'
import type { SeatId } from '../../src-shared/kernel/world/rule.ts'
import { valueOf } from '../../src-shared/kernel/testing/toyTable.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { wholePair } from '../../src-shared/table/secrecy/testing/pair.ts'
import { textOf, type TwinGame } from '../../src-shared/table/secrecy/testing/twinGame.ts'
import { shownIn, type TwinTable } from '../../src-shared/table/secrecy/testing/twinTable.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { openSeatDoor } from './seatServer.ts'

const TWINS = import.meta.glob<TwinGame>('../../src-shared/games/*/testing/twins.ts', { eager: true, import: 'TWIN' })
const SOAKS = import.meta.glob<GameSoak>('../../src-shared/games/*/testing/soak.ts', { eager: true, import: 'SOAK' })
const SEED = Number(process.env['LINEAGE_SECRECY_SEED'] ?? randomInt(1_000_000_000))

const KEY = 'k'.repeat(43)

let folder: string
const printed: unknown[][] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'twins-'))
  mkdirSync(path.join(folder, 'out'))
  writeFileSync(path.join(folder, 'out', 'seat.html'), '<!doctype html><title>Your seat</title>')
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => void printed.push(args))
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Everything one table sent and reported. */
interface Sent {
  /** Frames of a seat's connection, in order: first byte, length and contents. */
  readonly frames: ReadonlyMap<SeatId, readonly string[]>
  readonly reported: readonly unknown[]
  readonly printed: readonly unknown[]
}

/** A device of a seat, with all bytes its connection received. */
class Device {
  readonly #socket: WebSocket
  readonly #bytes: Buffer[] = []
  #calls = 0

  private constructor(origin: string, cookie: string) {
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}${SEAT_SOCKET}`, [...protocolsWith(KEY)], {
      headers: { cookie, origin },
      createConnection: () => {
        const { hostname, port } = new URL(origin)
        return connect(Number(port), hostname).on('data', (chunk: Buffer) => this.#bytes.push(chunk))
      },
    })
  }

  static async at(origin: string, code: string): Promise<Device> {
    const headers = { origin, 'content-type': 'application/json' }
    const joined = await fetch(`${origin}${SEAT_JOIN}`, { method: 'POST', headers, body: JSON.stringify({ code, key: KEY }) })
    const device = new Device(origin, (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
    await once(device.#socket, 'open')
    await device.call('openSeat')
    return device
  }

  /** Sends a call as the page would, and waits for the reply. */
  async call(method: string, ...args: readonly unknown[]): Promise<void> {
    const id = `call${++this.#calls}`
    const replied = new Promise<void>((resolve) => {
      const hear = (data: Buffer): void => {
        if (!data.toString().includes(`"${id}"`)) return
        this.#socket.off('message', hear)
        resolve()
      }
      this.#socket.on('message', hear)
    })
    this.#socket.send(JSON.stringify({ t: 'q', i: id, m: method, a: args }))
    await replied
  }

  /** All frames except heartbeats, which depend on the clock. */
  get frames(): readonly string[] {
    const all = Buffer.concat(this.#bytes)
    const frames: string[] = []
    let at = all.indexOf('\r\n\r\n') + 4
    while (at < all.length) {
      const [head = 0, short = 0] = [all[at], all[at + 1]]
      const size = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2))
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if ((head & 0x0f) < 8) frames.push(`${head} ${size} ${all.toString('latin1', start, start + size)}`)
      at = start + size
    }
    return frames
  }
}

/** Counts the effects with visible contents in a frame. */
function effectsIn(frame: string): number {
  const [, payload = ''] = /^\d+ \d+ (.*)$/su.exec(frame) ?? []
  const { m, a } = JSON.parse(Buffer.from(payload, 'latin1').toString()) as { readonly m?: string; readonly a?: readonly [TableUpdate] }
  return m === 'tableChanged' ? shownIn(a?.[0].entries ?? []).length : 0
}

/** Plays a finished table once more over the real door: `table.others` on devices, everybody else at the game master's screen. */
async function overTheDoor(table: TwinTable, secretly: boolean): Promise<Sent> {
  const reported: unknown[] = []
  const before = printed.length
  const bench = new Workbench({
    store: new FileLibrary(path.join(folder, randomBytes(6).toString('hex'))),
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    later: (work) => void setImmediate(work),
    openDoor: openSeatDoor({
      renderer: path.join(folder, 'out'),
      report: (fault) => reported.push(fault),
      ports: [0],
      limits: { pace: { perSecond: 10_000, burst: 10_000 } },
    }),
  })
  const { beginning, writer } = table.parts
  const ref = valueOf(await bench.importCampaign('Twins', textOf(beginning.campaign)))
  const origin = new URL(valueOf(await bench.setDoor(ref, 'here')).door.addresses[0] ?? '').origin
  const devices = new Map<SeatId, Device>()
  for (const seat of table.others) devices.set(seat, await Device.at(origin, valueOf(await bench.invite(ref, seat)).code))
  for (const entry of table.table.entries.slice(beginning.campaign.entries.length)) {
    if (secretly && entry.seq % 7 === 0) await bench.saveOrders(ref, writer, [{ id: 'a', phase: 1, question: 'x', answer: `${entry.seq}` }])
    await played(bench, ref, entry, devices)
  }
  // The reply to a further call shows that all earlier messages have arrived.
  for (const device of devices.values()) await device.call('nonsense')
  const frames = new Map([...devices].map(([seat, device]) => [seat, device.frames] as const))
  await bench.close()
  return { frames, reported, printed: printed.slice(before) }
}

async function played(bench: Workbench, ref: string, entry: Entry, devices: ReadonlyMap<SeatId, Device>): Promise<void> {
  switch (entry.kind) {
    case 'answer': {
      const key = questionKey({ id: entry.request, occurrence: entry.occurrence ?? 0 })
      const device = devices.get(readRequestId(entry.request)?.seat ?? '')
      if (device === undefined) valueOf(await bench.answer(ref, given(entry), key))
      else await device.call('answer', given(entry), key)
      return
    }
    case 'note':
      valueOf(await bench.note(ref, entry.text))
      return
    case 'correction':
      valueOf(await bench.correct(ref, entry.changes, entry.reason))
      return
    case 'retraction':
      valueOf(await bench.retract(ref, entry.from, entry.reason ?? ''))
      return
    default:
      throw new Error(`nobody plays an entry of kind ${entry.kind} here`)
  }
}

/** Returns the answer as it was given; the app's dice are thrown again and give the same numbers. */
function given({ answer }: AnswerEntry): unknown {
  if (typeof answer !== 'object' || !('by' in answer)) return answer
  return answer.by === 'app' ? 'app' : 'dice' in answer ? answer.dice : answer
}

describe.each(GAMES)(`a secret of $id, in the first whole pair from seed ${SEED} on`, ({ id, load }) => {
  test('changes no frame of the others at the real door, and nothing the server tells', async () => {
    const [soak, twin] = [SOAKS[`../../src-shared/games/${id}/testing/soak.ts`], TWINS[`../../src-shared/games/${id}/testing/twins.ts`]]
    if (soak === undefined || twin === undefined) throw new Error(`the game ${id} does not say what its rules reveal`)
    const { secret, plain } = await wholePair(await load(), soak, twin, SEED)
    const [one, other] = [await overTheDoor(secret, true), await overTheDoor(plain, false)]
    for (const seat of plain.others) {
      expect(one.frames.get(seat)).toEqual(other.frames.get(seat))
      const sent = (other.frames.get(seat) ?? []).reduce((all, frame) => all + effectsIn(frame), 0)
      expect(sent).toBe(plain.told.get(seat) ?? 0)
    }
    expect([one.reported, one.printed]).toEqual([[], []])
    expect([other.reported, other.printed]).toEqual([[], []])
  })
})
