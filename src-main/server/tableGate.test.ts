import { expect, test } from 'vitest'
import { answeredOtherwise, everyWay, HOSTILE_PATHS, isNoMethod, keysOf, NOWHERE, ofAnyServer, type Way } from './testing/everyWay.ts'
import { admitted, calls, faults, keyOf, server } from './testing/tableDoor.ts'

const PATHS = [
  ...['/', '/?__proto__[token]=x', '/index.html', '/assets/app-1a2b.js', '/host', '/rpc', '/nothing', '/seat', '/join'],
  ...['/locked', '/come-in.js'],
]
/** Campaign files that do not exist, or are not in the library. */
const FILES = ['', '?ref=nothing.lineage', '?ref=..%2Fsecret.lineage', '?ref=%2Fetc%2Fpasswd', '?ref[]=x', '?ref=x%00y'].map(
  (query) => `/campaign${query}`,
)

function expected(way: Way): number | readonly number[] {
  const { key, method, path, upgrade } = way
  const knows = key === 'session' || key === 'cookie' || key === 'mixed'
  if (isNoMethod(method)) return 400
  const stranger = ofAnyServer(way, '/rpc')
  if (HOSTILE_PATHS.includes(path)) return knows && !upgrade ? NOWHERE : [401, ...NOWHERE]
  if (stranger !== null) return stranger
  if (upgrade) return key === 'session' ? 101 : 401
  if (method !== 'GET') return method === 'CONNECT' ? 0 : 404
  if (path === '/rpc') return 403
  // The program's own files are no secret; campaigns are for its pages only.
  if (path === '/come-in.js') return 200
  if (!knows || path === '/locked' || (FILES.includes(path) && key !== 'session')) return 401
  return ['/nothing', '/seat', '/join', ...FILES].includes(path) ? 404 : 200
}

test('every way to the table server ends as one rule says', async () => {
  const cookie = await admitted()
  const brought = keysOf(cookie, keyOf(cookie), keyOf(await admitted()))
  const ways = everyWay([...PATHS, ...FILES], '/rpc')
  expect(ways.length).toBeGreaterThan(1000)
  expect(await answeredOtherwise(ways, server.port, brought, expected)).toEqual([])
  expect([calls, faults]).toEqual([[], []])
})
