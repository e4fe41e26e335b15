import { createHash } from 'node:crypto'
import type { PageKey } from '../../src-shared/contract/pageKey.ts'
import { cookieOf, type RequestHeaders } from './sameHost.ts'

/** Seconds a device stays let in without coming by: half a year. */
const KEPT = 180 * 24 * 60 * 60
/** Sessions one browser keeps at an address: campaigns that are played in turns behind the same door. */
const MOST_SESSIONS = 6
const HALF = /^[\w-]{43}$/

/** Cookies know no ports: two doors of one computer need different names. */
export function seatCookieName(port: number): string {
  return `lineage-seat-${port}`
}

/** What a browser brings along of its sessions, newest first: a half of each. */
export function halvesOf(headers: RequestHeaders, port: number): readonly string[] {
  const kept = cookieOf(headers, seatCookieName(port))?.split('.') ?? []
  return kept.filter((half) => HALF.test(half)).slice(0, MOST_SESSIONS)
}

/**
 * The header that has the browser keep these halves of sessions, newest first, and bring them along by itself: to other servers of the same
 * host as well, as cookies know no ports. So they are sessions only with the key that the pages of this port keep.
 */
export function seatCookie(port: number, halves: readonly string[]): string {
  const kept = halves.slice(0, MOST_SESSIONS).join('.')
  return `${seatCookieName(port)}=${kept}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${KEPT}`
}

/**
 * The other half of a session: for the session itself, what a cookie holds of it; for that, the session. Both are 256 bits, base64url, and
 * each half by itself says nothing of the session.
 */
export function otherHalf(half: string, key: PageKey): string {
  const pad = createHash('sha256').update(key).digest()
  const bytes = Buffer.from(half, 'base64url')
  return Buffer.from(bytes.map((byte, at) => byte ^ (pad[at] ?? 0))).toString('base64url')
}
