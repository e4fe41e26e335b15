import { expect, test } from 'vitest'
import type { Way } from './testing/everyWay.ts'
import { answeredOtherwise, everyWay, HOSTILE_PATHS, isNoMethod, NOWHERE, ofAnyServer } from './testing/everyWay.ts'
import { admitted, calls, faults, server } from './testing/tableDoor.ts'

const PATHS = ['/', '/?__proto__[token]=x', '/index.html', '/assets/app-1a2b.js', '/host', '/rpc', '/nothing', '/seat', '/join']
/** Campaign files that are not there, or not in the library. */
const FILES = ['', '?ref=nothing.lineage', '?ref=..%2Fsecret.lineage', '?ref=%2Fetc%2Fpasswd', '?ref[]=x', '?ref=x%00y'].map(
  (query) => `/campaign${query}`,
)

function expected(way: Way): number | readonly number[] {
  const { key, method, path, upgrade } = way
  if (isNoMethod(method)) return 400
  const stranger = ofAnyServer(way, '/rpc')
  if (HOSTILE_PATHS.includes(path)) return key === 'session' && !upgrade ? NOWHERE : [401, ...NOWHERE]
  if (stranger !== null) return stranger
  if (upgrade) return key === 'session' ? 101 : 401
  if (method !== 'GET') return method === 'CONNECT' ? 0 : 404
  if (path === '/rpc') return 403
  if (key !== 'session') return 401
  return ['/nothing', '/seat', '/join', ...FILES].includes(path) ? 404 : 200
}

test('every way to the table server ends as one rule says', async () => {
  const session = await admitted()
  const ways = everyWay([...PATHS, ...FILES], '/rpc')
  const cookies = { session, wrong: `${session.split('=')[0]}=${'A'.repeat(43)}`, none: '' }
  expect(ways.length).toBeGreaterThan(1000)
  expect(await answeredOtherwise(ways, server.port, cookies, expected)).toEqual([])
  expect([calls, faults]).toEqual([[], []])
})
