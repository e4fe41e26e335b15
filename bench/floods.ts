import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'
import { FileLibrary } from '../src-main/campaigns/library.ts'
import { hostWorkbench } from '../src-main/hostWorkbench.ts'
import { protocolsWith } from '../src-shared/contract/pageKey.ts'
import { questionKey } from '../src-shared/kernel/engine/request.ts'

/**
 * What three admitted devices that flood, or do not read, come to for the game master: how long notes take (an act that is written and told to
 * everybody, without rules), and how much memory the host holds. `node floods.mjs <a long campaign>`; the devices run in a process of their own.
 */

const NOTES = 150
const MEGABYTE = 1024 * 1024
/** Of the pages of all devices. */
const KEY = 'k'.repeat(43)

const [, , mode = '', ...rest] = process.argv
if (mode === '--devices') await flood(rest)
else await measure(mode)

/** The devices' process: `how`, then an address and a session for each. */
async function flood([how = '', address = '', ...cookies]: readonly string[]): Promise<void> {
  const url = new URL(address)
  const open = async (cookie: string): Promise<void> => {
    const socket = new WebSocket(`ws://${url.host}/seat`, [...protocolsWith(KEY)], { headers: { cookie, origin: url.origin } })
    socket.on('error', () => undefined)
    let id = 0
    socket.on('open', () => {
      if (how === 'unread') socket.pause()
      const timer = setInterval(() => {
        if (socket.readyState !== socket.OPEN) return clearInterval(timer)
        socket.send(JSON.stringify({ t: 'q', i: String(id++), m: 'openSeat', a: [] }))
        if (how === 'ping') for (let count = 0; count < 200; count++) socket.ping('x'.repeat(100))
        return undefined
      }, 50)
    })
    // Whoever is cut off comes again.
    socket.on('close', () => void setTimeout(() => void open(cookie), 100))
  }
  for (const cookie of cookies) for (let tabs = 0; tabs < 3; tabs++) await open(cookie)
}

async function measure(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'floods-'))
  const renderer = path.join(folder, 'renderer')
  mkdirSync(path.join(renderer, 'assets'), { recursive: true })
  for (const name of ['seat.html', 'index.html']) writeFileSync(path.join(renderer, name), '')
  mkdirSync(path.join(folder, 'library'))
  cpSync(file, path.join(folder, 'library', 'Long.lineage'))
  const library = new FileLibrary(path.join(folder, 'library'))
  const workbench = hostWorkbench({ library, kind: 'server', renderer, openAtStart: null, report: (fault) => console.error(fault) })
  const ref = 'Long.lineage'
  const opened = await workbench.openTable(ref)
  if (!opened.ok) throw new Error(opened.problems[0]?.message)
  console.log(`asked: ${opened.value.pending.map(questionKey).join(' ')}, ${opened.value.entries.length} entries`)
  const door = await workbench.setDoor(ref, 'here')
  const seats = await workbench.seats(ref)
  if (!door.ok || !seats.ok) throw new Error('the door stays shut')
  const address = door.value.door.addresses[0] ?? ''
  const cookies: string[] = []
  for (let count = 0; count < 3; count++) {
    const seat = seats.value.seats[count % seats.value.seats.length]?.seat ?? ''
    const invited = await workbench.invite(ref, seat)
    if (!invited.ok) throw new Error('nobody is invited')
    const { origin } = new URL(address)
    const joined = await fetch(`${origin}/join`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ code: invited.value.code, key: KEY }),
    })
    cookies.push((joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }
  console.log(
    `a view is ${(JSON.stringify(await workbench.seatView(ref, seats.value.seats[0]?.seat ?? '')).length / MEGABYTE).toFixed(1)} MB`,
  )
  let most = 0
  const notes = async (): Promise<string> => {
    const times: number[] = []
    most = 0
    for (let count = 0; count < NOTES; count++) {
      const start = performance.now()
      await workbench.note(ref, 'x')
      times.push(performance.now() - start)
      most = Math.max(most, process.memoryUsage().rss)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    times.sort((a, b) => a - b)
    return `median ${times[NOTES / 2]?.toFixed(1)} ms, p95 ${times[Math.floor(NOTES * 0.95)]?.toFixed(1)} ms, memory ${(most / MEGABYTE).toFixed(0)} MB at most`
  }
  await notes()
  console.log(`alone:  ${await notes()}`)
  for (const how of ['read', 'unread', 'ping']) {
    const child = spawn(process.execPath, [process.argv[1] ?? '', '--devices', how, address, ...cookies], { stdio: 'inherit' })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    console.log(`${how}: ${await notes()}`)
    child.kill()
    await once(child, 'exit')
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  await workbench.close()
  rmSync(folder, { recursive: true })
}
