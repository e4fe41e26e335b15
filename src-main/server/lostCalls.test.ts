import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { cookieIn, keyIn, send, socketAt, withKey, type Headers } from './testing/client.ts'
import { startTableServer, type TableServer } from './tableServer.ts'
import { registerOnly } from '../../src-shared/games/testing/registered.ts'
import { toyEntry } from '../../src-shared/games/testing/toyFace.ts'

/** Library commands whose connection breaks before the acknowledgement, repeated over a new one, with real files. */

registerOnly(toyEntry())

let folder: string
let workbench: Workbench
let server: TableServer
let page: Headers

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lost-'))
  const renderer = path.join(folder, 'renderer')
  for (const made of [renderer, path.join(folder, 'library')]) mkdirSync(made)
  writeFileSync(path.join(renderer, 'index.html'), '')
  const store = new FileLibrary(path.join(folder, 'library'))
  workbench = new Workbench({
    store,
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    digest: nodeDigest,
  })
  server = await startTableServer({
    api: workbench,
    listen: (events) => workbench.listen(events),
    stream: (ref) => store.stream(ref),
    renderer,
    port: 0,
    report: (fault) => {
      throw fault
    },
  })
  const { pathname, search } = new URL(server.freshAddress())
  const admitted = await send(server.port, pathname + search)
  page = { cookie: cookieIn(admitted), ...withKey(keyIn(admitted)) }
})

afterEach(async () => {
  await server.close()
  await workbench.close()
  rmSync(folder, { recursive: true })
})

const connected = (): Promise<WebSocket> => socketAt(server.port, '/rpc', { ...page, origin: `http://127.0.0.1:${server.port}` })

async function called(method: string, ...args: readonly unknown[]): Promise<unknown> {
  const socket = await connected()
  const replied = new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const sent = JSON.parse(data.toString()) as { readonly t: string; readonly r: { readonly value: unknown } }
      if (sent.t === 's') resolve(sent.r.value)
    })
  })
  socket.send(JSON.stringify({ t: 'q', i: '1', m: method, a: args }))
  const value = await replied
  socket.terminate()
  return value
}

/** Sends a call and cuts the connection at once, so that the reply is lost. */
async function lost(method: string, ...args: readonly unknown[]): Promise<void> {
  const socket = await connected()
  await new Promise((sent) => socket.send(JSON.stringify({ t: 'q', i: '1', m: method, a: args }), sent))
  socket.close()
}

const textOf = (title: string): string => readFileSync(path.join(folder, 'library', `${title}.lineage`), 'utf8')
const shelf = (): readonly string[] => readdirSync(path.join(folder, 'library')).filter((name) => /^[^.].*\.lineage$/.test(name))

test.each([
  ['create', () => [{ title: 'Second' }]],
  ['importCampaign', () => ['Second', textOf('Iron').replace('"title":"Iron"', '"title":"Second"')]],
  ['duplicate', () => ['Iron.lineage', 'Second']],
])('%s makes one campaign, however often it is given under one key', async (method, given) => {
  await called('create', { title: 'Iron' })
  const args = given()
  await lost(method, ...args, 'second')
  const done = await called(method, ...args, 'second')
  expect(shelf()).toHaveLength(2)
  expect(done).toEqual({ ok: true, value: shelf().find((name) => name !== 'Iron.lineage') })
  expect(await called(method, ...args, 'second')).toEqual(done)
  expect(await called(method, ...args, 'third')).not.toEqual(done)
  expect(shelf()).toHaveLength(3)
})

test('a campaign that has its new name by then is found under it', async () => {
  await called('create', { title: 'Iron' })
  await lost('rename', 'Iron.lineage', 'Salt', 'renamed')
  expect(await called('rename', 'Iron.lineage', 'Salt', 'renamed')).toEqual({ ok: true, value: 'Salt.lineage' })
  expect(shelf()).toEqual(['Salt.lineage'])
})

test('what was refused is done anew under the same key', async () => {
  expect(await called('duplicate', 'Iron.lineage', 'Second', 'copied')).toMatchObject({ ok: false })
  await called('create', { title: 'Iron' })
  expect(await called('duplicate', 'Iron.lineage', 'Second', 'copied')).toEqual({ ok: true, value: 'Second.lineage' })
})

test('a key that is too long is refused, and nothing is made', async () => {
  expect(await called('create', { title: 'Iron' }, 'x'.repeat(101))).toMatchObject({ ok: false, problems: [{ field: 'key' }] })
  expect(shelf()).toEqual([])
})
