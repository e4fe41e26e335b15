import { createHash } from 'node:crypto'
import type { PageKey } from '../../src-shared/contract/pageKey.ts'
import { cookieOf, type RequestHeaders } from './sameHost.ts'

/** Seconds a device stays admitted without a visit: half a year. */
const KEPT = 180 * 24 * 60 * 60
/** Most sessions of one browser at an address: several campaigns may take turns behind the same door. */
const MOST_SESSIONS = 6
const HALF = /^[\w-]{43}$/

/** Contains the port, because a browser sends cookies to every port of a host. */
export function seatCookieName(port: number): string {
  return `lineage-seat-${port}`
}

/** Returns the halves of the browser's sessions in its cookie, newest first. */
export function halvesOf(headers: RequestHeaders, port: number): readonly string[] {
  const kept = cookieOf(headers, seatCookieName(port))?.split('.') ?? []
  return kept.filter((half) => HALF.test(half)).slice(0, MOST_SESSIONS)
}

/**
 * Returns the header that makes the browser store these halves of sessions, newest first. It sends them to other servers of the same host
 * too, because cookies ignore ports. So a half is a session only with the key that the pages of this port store.
 */
export function seatCookie(port: number, halves: readonly string[]): string {
  const kept = halves.slice(0, MOST_SESSIONS).join('.')
  return `${seatCookieName(port)}=${kept}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${KEPT}`
}

/**
 * Converts between a session and its half in the cookie, in both directions (XOR with the key's digest). Both are 256 bits, base64url;
 * a half alone reveals nothing of the session.
 */
export function otherHalf(half: string, key: PageKey): string {
  const pad = createHash('sha256').update(key).digest()
  const bytes = Buffer.from(half, 'base64url')
  return Buffer.from(bytes.map((byte, at) => byte ^ (pad[at] ?? 0))).toString('base64url')
}
