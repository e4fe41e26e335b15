import { sendRaw, UPGRADE, type RawRequest } from './rawClient.ts'

/** Tests every way to reach a server and the expected reply: host, caller, key, method and path. */

/** One way to reach a server. */
export interface Way {
  /** The `Host` of the request; null: none. `{port}` is replaced by the server's port. */
  readonly host: string | null
  readonly origin: string | null
  /** Credentials: a page's cookie and key, one of them alone, the cookie with another's key, a wrong cookie, or none. */
  readonly key: (typeof KEYS)[number]
  readonly method: string
  readonly path: string
  readonly upgrade: boolean
}

const OWN_HOSTS: readonly string[] = ['127.0.0.1:{port}', 'localhost:{port}']
const HOSTS: readonly (string | null)[] = [
  ...OWN_HOSTS,
  ...['evil.example', 'evil.example:{port}', '0.0.0.0:{port}', '[::1]:{port}', '127.0.0.1', '127.0.0.1:1', 'localhost.:{port}'],
  ...['127.0.0.1:{port}.evil.example', '127.1:{port}', '2130706433:{port}', 'LOCALHOST:{port}', 'user@127.0.0.1:{port}', '', 'null', null],
]
const ORIGINS: readonly (string | null)[] = [
  ...['http://127.0.0.1:{port}', 'http://localhost:{port}', 'http://evil.example', 'http://0.0.0.0:{port}', 'https://127.0.0.1:{port}'],
  ...[
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'http://127.0.0.1:{port}/',
    'http://127.0.0.1:{port}, http://evil.example',
    'null',
    '',
    'file://',
  ],
  null,
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get', 'NONSENSE']
const KEYS = ['session', 'cookie', 'page', 'mixed', 'wrong', 'none'] as const
/** Paths that lead out of the served folder, to hidden files, or nowhere. */
export const HOSTILE_PATHS = [
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/..\\secret.txt'],
  ...[
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
  ],
  ...[
    '/.built',
    '/%2ebuilt',
    '/assets/%2ebuilt',
    '/%00',
    '/index.html%00.js',
    '/\0',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/..;/secret.txt',
  ],
  ...[
    '*',
    'secret.txt',
    'http://evil.example/',
    `/${'a'.repeat(4000)}`,
    `/${'a'.repeat(20_000)}`,
    `/${'../'.repeat(500)}secret.txt`,
    '/con',
    '/C:/secret.txt',
  ],
  ...['/ /secret.txt', '/assets', '/constructor', '/__proto__', '/rpc/', '/seat/'],
]

/** Headers of each set of credentials. */
export type Brought = Readonly<Record<Way['key'], RawRequest['headers']>>

/** Makes every set of credentials from a page's own and another's. */
export function keysOf(cookie: string, key: string, otherKey: string): Brought {
  const wrong = `${cookie.split('=')[0]}=${'A'.repeat(43)}`
  const bearer = (text: string): readonly [string, string] => ['Authorization', `Bearer ${text}`]
  return {
    session: [['Cookie', cookie], bearer(key)],
    cookie: [['Cookie', cookie]],
    page: [bearer(key)],
    mixed: [['Cookie', cookie], bearer(otherKey)],
    wrong: [['Cookie', wrong], bearer(key)],
    none: [],
  }
}

export function everyWay(paths: readonly string[], socket: string): readonly Way[] {
  const strangers = HOSTS.flatMap((host) =>
    ORIGINS.flatMap((origin) =>
      (['session', 'none'] as const).flatMap((key) => [
        { host, origin, key, method: 'GET', path: '/host', upgrade: false },
        { host, origin, key, method: 'GET', path: socket, upgrade: true },
      ]),
    ),
  )
  const [host = ''] = OWN_HOSTS
  const inside = METHODS.flatMap((method) =>
    paths.flatMap((path) => KEYS.map((key) => ({ host, origin: null, key, method, path, upgrade: false }))),
  )
  const hostile = HOSTILE_PATHS.flatMap((path) =>
    KEYS.flatMap((key) =>
      [false, true].map((upgrade) => ({ host, origin: upgrade ? `http://${host}` : null, key, method: 'GET', path, upgrade })),
    ),
  )
  return [...strangers, ...inside, ...hostile]
}

/** Returns the status that every server must give; null if it depends on the server. */
export function ofAnyServer({ host, origin, path, upgrade }: Way, socket: string): number | null {
  // Without a host Node itself refuses the request, except an upgrade.
  if (host === null && !upgrade) return 400
  if (host === null) return 421
  if (!OWN_HOSTS.includes(host)) return 421
  if (origin !== null && origin !== `http://${host}`) return 403
  if (upgrade && path !== socket) return 404
  if (upgrade && origin === null) return 403
  return null
}

function requestOf({ host, origin, key, method, path, upgrade }: Way, port: number, brought: Brought): RawRequest {
  const told = (text: string): string => text.replaceAll('{port}', String(port))
  return {
    method,
    path,
    headers: [
      ...(host === null ? [] : [['Host', told(host)] as const]),
      ...(origin === null ? [] : [['Origin', told(origin)] as const]),
      ...brought[key],
      ...(upgrade ? UPGRADE : []),
    ],
  }
}

/** Returns the ways with a wrong or revealing reply, and the number of tries. */
export async function answeredOtherwise(
  ways: readonly Way[],
  port: number,
  brought: Brought,
  expected: (way: Way) => number | readonly number[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const way of ways) {
    const { status, text } = await sendRaw(port, requestOf(way, port, brought))
    const fitting = [expected(way)].flat()
    const told = /secret|hidden|node_modules|\bat \/|\/tmp\//.exec(text.replace(/^HTTP[^]*?\r\n\r\n/, ''))
    const bare = [200, 303, 401, 403, 404, 421].includes(status) && !/^referrer-policy: no-referrer\r$/im.test(text)
    if (!fitting.includes(status) || told !== null || bare)
      found.push(`${JSON.stringify(way)}: ${status}, not ${fitting.join(' or ')} ${told?.[0] ?? ''}${bare ? 'without its headers' : ''}`)
  }
  return found
}

/** Status of a path that the HTTP parser or the router refuses, or that leads nowhere. */
export const NOWHERE: readonly number[] = [400, 403, 404, 414, 431]

/** Whether Node's own parser refuses such a method. */
export function isNoMethod(method: string): boolean {
  return method === 'get' || method === 'NONSENSE'
}
