import type { RequestHeaders } from './sameHost.ts'
import { cookieOf } from './sameHost.ts'

/** Seconds a device stays let in without coming by: half a year. */
const KEPT = 180 * 24 * 60 * 60
/** Sessions one browser keeps at an address: campaigns that are played in turns behind the same door. */
const MOST_SESSIONS = 6
const SESSION = /^[\w-]{16,128}$/

/** Cookies know no ports: two doors of one computer need different names. */
export function seatCookieName(port: number): string {
  return `lineage-seat-${port}`
}

/** The sessions a browser brings along, newest first. */
export function sessionsOf(headers: RequestHeaders, port: number): readonly string[] {
  const kept = cookieOf(headers, seatCookieName(port))?.split('.') ?? []
  return kept.filter((session) => SESSION.test(session)).slice(0, MOST_SESSIONS)
}

/** The header that has the browser keep these sessions, newest first, and bring them along by itself, to nobody else's pages. */
export function seatCookie(port: number, sessions: readonly string[]): string {
  const kept = sessions.slice(0, MOST_SESSIONS).join('.')
  return `${seatCookieName(port)}=${kept}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${KEPT}`
}
