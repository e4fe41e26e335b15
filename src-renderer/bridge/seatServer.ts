import type { SeatEvents } from '../../src-shared/contract/seatApi.ts'
import type { SeatMethod } from '../../src-shared/contract/seatRpc.ts'
import { CLOSED_DISMISSED, SEAT_JOIN, SEAT_SOCKET, seatApiOver } from '../../src-shared/contract/seatRpc.ts'
import type { SeatLink } from './seatLink.ts'
import { SeatListeners } from './seatLink.ts'
import type { WireParts } from './wire.ts'
import { openWire, socketAddress } from './wire.ts'

/** A page that was out of sight for longer may hold a socket that is dead without knowing: milliseconds. */
const LONG_ASLEEP = 20_000

export interface SeatServerParts extends Pick<WireParts, 'open'> {
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

/** A seat at the table whose door served this page, over one WebSocket. */
export function seatServerLink(
  page: Pick<Location, 'protocol' | 'host'>,
  { fetch: send = (...request) => fetch(...request), now = Date.now, ...parts }: SeatServerParts = {},
): SeatLink {
  const listeners = new SeatListeners()
  const heard: SeatEvents = {
    tableChanged: (update) => listeners.emit('tableChanged', update),
    ordersChanged: (orders) => listeners.emit('ordersChanged', orders),
    dismissed: (reason) => listeners.emit('dismissed', reason),
  }
  const wire = openWire<SeatMethod>(socketAddress(page, SEAT_SOCKET), heard, { ...parts, sentAway: CLOSED_DISMISSED, waits: true })
  let connected = false
  /** Before the first try, and after the table has sent this device away, nothing but a code helps. */
  let away = true
  let known = false
  wire.watchConnection((connection) => {
    // Whoever comes by is kept known for another while.
    if (connection === 'open' && !known) void send('./host').catch(() => null)
    known ||= connection === 'open'
    connected = connection === 'open'
    away = connection === 'shutOut'
  })

  // A telephone that wakes up, or finds its network again, need not wait for the next try.
  let hiddenAt: number | null = null
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now()
    else if (!away) {
      if (connected && hiddenAt !== null && now() - hiddenAt > LONG_ASLEEP) wire.drop()
      wire.retry()
    }
  })
  window.addEventListener('offline', () => wire.drop())
  window.addEventListener('online', () => {
    if (!away) wire.retry()
  })

  async function join(code: string): Promise<string | null> {
    let reply: Response
    try {
      reply = await send(`.${SEAT_JOIN}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
    } catch {
      return 'The table does not answer. Look whether this device is in the same network as the game master, and try again.'
    }
    if (reply.status === 429) return 'Too many tries in a short time. Wait a minute, then try again.'
    if (reply.status >= 500) return 'The table could not take the code just now. Try again in a moment.'
    if (!reply.ok)
      return 'This code opens no seat. A code works once: look whether it was typed right, or ask the game master for a new one.'
    if (connected) wire.drop()
    wire.retry()
    return null
  }

  return {
    kind: 'table',
    start: wire.retry,
    api: seatApiOver(wire.call),
    listen: listeners.add,
    watchConnection: wire.watchConnection,
    join,
    async leave() {
      // The table is told where it can be; where it cannot, this device still forgets the seat.
      await send(`.${SEAT_JOIN}`, { method: 'DELETE' }).catch(() => null)
      wire.leave()
    },
  }
}
