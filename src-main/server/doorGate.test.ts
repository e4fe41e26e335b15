import { expect, test } from 'vitest'
import { answeredOtherwise, everyWay, HOSTILE_PATHS, isNoMethod, keysOf, NOWHERE, ofAnyServer, type Way } from './testing/everyWay.ts'
import { admitted, calls, faults, KEY, open, port } from './testing/seatDoor.ts'

const PATHS = [
  '/',
  '/?__proto__[token]=x',
  '/index.html',
  '/assets/seat-1a2b.js',
  '/host',
  '/seat',
  '/join',
  '/rpc',
  '/pack.html',
  '/sample.lineage',
]

function expected(way: Way): number | readonly number[] {
  const { method, path, upgrade } = way
  if (isNoMethod(method)) return 400
  const stranger = ofAnyServer(way, '/seat')
  if (HOSTILE_PATHS.includes(path)) return NOWHERE
  if (stranger !== null) return stranger
  // A connection without a session is closed with a code.
  if (upgrade) return 101
  if (path === '/join' && (method === 'POST' || method === 'DELETE')) return 403
  if (method !== 'GET') return method === 'CONNECT' ? 0 : 404
  if (path === '/seat') return 403
  return ['/', '/?__proto__[token]=x', '/assets/seat-1a2b.js', '/host'].includes(path) ? 200 : 404
}

test('every way to the door for players ends as one rule says', async () => {
  await open('here', { limits: { requests: 10_000, perSession: 1000, inAll: 1000 } })
  const brought = keysOf(await admitted(), KEY, 'x'.repeat(43))
  const ways = everyWay(PATHS, '/seat')
  expect(ways.length).toBeGreaterThan(1000)
  expect(await answeredOtherwise(ways, port, brought, expected)).toEqual([])
  expect([calls, faults]).toEqual([[], []])
})
