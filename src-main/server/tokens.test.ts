import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusalAt, cookieIn, keyIn, withKey, type Reply } from './testing/client.ts'
import { faults, get, server, tokenPath } from './testing/tableDoor.ts'

const printed: unknown[][] = []

beforeEach(() => {
  printed.length = 0
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => void printed.push(args))
})
afterEach(() => vi.restoreAllMocks())

/** Returns a reply's text without the two parts meant for the browser: the cookie header and the key for its page. */
function textOf({ headers: { 'set-cookie': _, ...headers }, body }: Reply): string {
  return `${JSON.stringify(headers)}\n${body.replace(/ data-key="[\w-]+"/, '')}`
}

test('neither the token of an address nor session and key stand in a reply, are reported or printed, or go on in a referrer', async () => {
  const target = tokenPath()
  const token = target.slice(target.indexOf('=') + 1)
  const first = await get(target, { referer: `http://127.0.0.1:${server.port}${target}` })
  const cookie = cookieIn(first)
  const session = cookie.slice(cookie.indexOf('=') + 1)
  const key = keyIn(first)
  const page = { cookie, ...withKey(key) }
  const replies = [
    first,
    await get(target),
    await get('/host', page),
    await get('/locked', page),
    await get('/come-in.js', page),
    await get(`/campaign?ref=${key}`, page),
    await get(target, { cookie }),
    await get('/', { cookie }),
    await get('/host', { cookie }),
    await get('/nothing/here', { cookie }),
    await get(`/campaign?ref=${token}x`, { cookie }),
    await get(tokenPath(), { 'sec-fetch-site': 'cross-site' }),
  ]
  await refusalAt(server.port, '/rpc', { ...page, origin: 'http://evil.example' })
  expect([token.length, session.length, key.length]).toEqual([43, 43, 43])
  expect(
    replies.map(keyIn).filter((given) => given !== ''),
    'a key is handed over once, with its token',
  ).toHaveLength(2)
  for (const reply of replies) {
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
    for (const secret of [token, session, key]) expect(textOf(reply)).not.toContain(secret)
  }
  for (const secret of [token, session, key]) expect(JSON.stringify([printed, faults])).not.toContain(secret)
})

test('the program starts no other, so that nothing of it stands among the arguments of one', () => {
  const root = path.join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing'),
  )
  expect(sources.length).toBeGreaterThan(60)
  for (const name of sources)
    expect(readFileSync(path.join(root, name), 'utf8'), name).not.toMatch(/child_process|utilityProcess|\.relaunch\(/)
})
