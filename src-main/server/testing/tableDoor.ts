import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { StoreError } from '../../../src-shared/contract/journalStore.ts'
import { WORKBENCH_METHODS } from '../../../src-shared/contract/rpc.ts'
import type { TableUpdate, WorkbenchApi, WorkbenchEvents } from '../../../src-shared/contract/workbenchApi.ts'
import { FileLibrary } from '../../campaigns/library.ts'
import { startTableServer, type TableServer } from '../tableServer.ts'
import { cookieIn, keyIn, send, withKey, type Headers, type Reply } from './client.ts'

/** Server of the current test, with a few pages and a workbench that only records calls. */

export let folder: string
export let server: TableServer
export let calls: unknown[][]
export let faults: unknown[]
export let connections: number[]
export const listeners = new Set<Partial<WorkbenchEvents>>()

/** A workbench that only records calls. */
export const api = Object.fromEntries(
  WORKBENCH_METHODS.map((method) => [
    method,
    async (...args: readonly unknown[]) => {
      calls.push([method, ...args])
      if (method === 'rename') throw new StoreError('"Iron.lineage" could not be renamed: the disk is full.')
      if (method === 'trash') throw new Error('secret detail at /home/somebody/file.ts:1:1')
      if (method === 'note') for (const { tableChanged } of listeners) tableChanged?.('Iron.lineage', { from: 3 } as TableUpdate)
      return method === 'host' ? { kind: 'server', place: folder, openAtStart: null } : { ok: true, value: null }
    },
  ]),
) as unknown as WorkbenchApi

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(folder, 'out', 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'out', 'index.html'), '<!doctype html><title>Lineage Workbench</title>')
  writeFileSync(path.join(folder, 'out', 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(path.join(folder, 'out', '.built'), 'hidden')
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  calls = []
  faults = []
  connections = []
  listeners.clear()
  server = await startTableServer({
    api,
    listen(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    stream: (ref) => new FileLibrary(path.join(folder, 'library')).stream(ref),
    renderer: path.join(folder, 'out'),
    port: 0,
    report: (fault) => faults.push(fault),
    connectionsChanged: (count) => connections.push(count),
    largestMessage: 10_000,
  })
})

afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Keys of the admitted pages, by their cookies. */
const keys = new Map<string, string>()

/** Returns the key of the page admitted with this cookie. */
export function keyOf(cookie: string): string {
  return keys.get(cookie) ?? ''
}

/** Returns the headers of that page's calls. */
export function pageWith(cookie: string): Headers {
  return { cookie, ...withKey(keyOf(cookie)) }
}

/** Sends one request to the server of this test. */
export function get(target: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  return send(server.port, target, headers, method, body)
}

/** Returns path and query of a fresh address, with its token. */
export function tokenPath(): string {
  const { pathname, search } = new URL(server.freshAddress())
  return pathname + search
}

/** Admits a browser and returns its cookie. */
export async function admitted(): Promise<string> {
  const reply = await get(tokenPath())
  const cookie = cookieIn(reply)
  keys.set(cookie, keyIn(reply))
  return cookie
}

export function origin(): string {
  return `http://127.0.0.1:${server.port}`
}
