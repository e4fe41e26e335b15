import type { SeatEvents } from '../../src-shared/contract/seatApi.ts'
import type { SeatMethod } from '../../src-shared/contract/seatRpc.ts'
import { CLOSED_DISMISSED, SEAT_JOIN, SEAT_SOCKET, seatApiOver } from '../../src-shared/contract/seatRpc.ts'
import { headersWith } from '../../src-shared/contract/pageKey.ts'
import { Gathered } from './gathered.ts'
import type { SeatLink } from './seatLink.ts'
import { SeatListeners } from './seatLink.ts'
import { SeatKey } from '../storage/pageKey.ts'
import type { WireParts } from './wire.ts'
import { openWire, socketAddress } from './wire.ts'
import type { Sentence } from '../stores/sentences.ts'
import { troubleTexts } from '../stores/texts/trouble.ts'

/** A page that was out of sight for longer may hold a socket that is dead without knowing: milliseconds. */
const LONG_ASLEEP = 20_000

/** How long it takes until a table that did not hear of the leaving is told again: milliseconds. */
const LEAVE_AGAIN = 5_000
const OWED = 'lineage.seat.left'

/** The code by which this device came to its seat: it opens nothing any more. */
const SPENT = 'lineage.seat.code'

/** Whether this device has left its seat without the table knowing. */
function owesLeave(): boolean {
  return keptText(OWED) !== null
}

function oweLeave(owed: boolean): void {
  keepText(OWED, owed ? 'yes' : null)
}

function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The browser forbids storage: the game master can still send the device away, and a used link is asked about again.
  }
}

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
  const updates = new Gathered((update) => listeners.emit('tableChanged', update))
  /** What came before is told before. */
  const emit = <E extends Exclude<keyof SeatEvents, 'tableChanged'>>(event: E, ...args: Parameters<SeatEvents[E]>): void => {
    updates.flush()
    listeners.emit(event, ...args)
  }
  const heard: SeatEvents = {
    tableChanged: (update) => updates.take(update),
    ordersChanged: (orders) => emit('ordersChanged', orders),
    chanceChanged: (chance) => emit('chanceChanged', chance),
    dismissed: (reason) => emit('dismissed', reason),
  }
  const key = new SeatKey()
  const wire = openWire<SeatMethod>(socketAddress(page, SEAT_SOCKET), heard, {
    ...parts,
    key: () => key.kept,
    sentAway: CLOSED_DISMISSED,
    waits: true,
  })
  const askAtTheDoor = (): Promise<Response> => send('./host', { headers: headersWith(key.kept) })
  let connected = false
  /** Before the first try, and after the table has sent this device away, nothing but a code helps. */
  let away = true
  let known = false
  wire.watchConnection((connection) => {
    // Whoever comes by is kept known for another while.
    if (connection === 'open' && !known) void askAtTheDoor().catch(() => null)
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

  /** Gives the seat up at the table. Where it does not answer, that is made up for before anything else is asked of it. */
  async function giveUp(): Promise<boolean> {
    const told = await send(`.${SEAT_JOIN}`, { method: 'DELETE', headers: headersWith(key.kept) }).then(
      ({ ok }) => ok,
      () => false,
    )
    oweLeave(!told)
    keepText(SPENT, null)
    return told
  }

  async function start(): Promise<void> {
    if (!owesLeave() || (await giveUp())) wire.retry()
    else setTimeout(() => void start(), LEAVE_AGAIN)
  }

  async function seatHere(code: string): Promise<'none' | 'seated' | 'spent'> {
    try {
      const told = (await (await askAtTheDoor()).json()) as { readonly admitted?: unknown }
      if (told.admitted !== true) return 'none'
      return keptText(SPENT) === code ? 'spent' : 'seated'
    } catch {
      return 'none'
    }
  }

  async function join(code: string): Promise<Sentence | null> {
    let reply: Response
    try {
      reply = await send(`.${SEAT_JOIN}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, key: key.make() }),
      })
    } catch {
      return () => troubleTexts.seat.away
    }
    if (reply.status === 429) return () => troubleTexts.seat.tooMany
    if (reply.status >= 500) return () => troubleTexts.seat.busy
    if (!reply.ok) return () => troubleTexts.seat.code
    // The table takes the new seat in place of the one before.
    oweLeave(false)
    keepText(SPENT, code)
    if (connected) wire.drop()
    wire.retry()
    return null
  }

  return {
    kind: 'table',
    start: () => void start(),
    api: seatApiOver(async (...call) => {
      const reply = await wire.call(...call)
      updates.flush()
      return reply
    }),
    listen: listeners.add,
    watchConnection: wire.watchConnection,
    seatHere,
    join,
    async leave() {
      await giveUp()
      wire.leave()
    },
  }
}
