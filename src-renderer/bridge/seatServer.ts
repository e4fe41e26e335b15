import type { SeatEvents } from '../../src-shared/contract/seatApi.ts'
import {
  CLOSED_DISMISSED,
  ELSEWHERE,
  SEAT_JOIN,
  SEAT_SOCKET,
  SEAT_STANDING,
  seatApiOver,
  type DisplayRefused,
  type DoorStanding,
  type SeatMethod,
} from '../../src-shared/contract/seatRpc.ts'
import type { DisplayRefusal } from '../../src-shared/contract/seats.ts'
import { headersWith } from '../../src-shared/contract/pageKey.ts'
import { message } from '../../src-shared/messages/message.ts'
import { Gathered } from './gathered.ts'
import type { Connection } from './hostBridge.ts'
import { SeatListeners, type SeatLink } from './seatLink.ts'
import { siteStorage } from '../storage/browserStorage.ts'
import { SeatKey } from '../storage/pageKey.ts'
import { ConnectionLost, openWire, socketAddress, type WireParts } from './wire.ts'
import type { Sentence } from '../stores/sentences.ts'
import { displayJoinTexts } from '../stores/texts/displayJoin.ts'
import { troubleTexts } from '../stores/texts/trouble.ts'

/** A page that was out of sight for longer may hold a socket that is dead without knowing: milliseconds. */
const LONG_ASLEEP = 20_000

/** How long it takes until a table that did not hear of the leaving is told again: milliseconds. */
const LEAVE_AGAIN = 5_000
/** Id of the campaign whose seat this device has left without the table knowing; `UNNAMED` where that is not known. */
const OWED = 'lineage.seat.left'
const UNNAMED = 'yes'

/** Id of the campaign this device has a seat at. */
const CAMPAIGN = 'lineage.seat.campaign'

/** How long the door has to say how this device stands with it: milliseconds. */
const PATIENCE = 8_000

/** The code by which this device came to its seat: it opens nothing any more. */
const SPENT = 'lineage.seat.code'

function keptText(key: string): string | null {
  return siteStorage.getItem(key)
}

function keepText(key: string, text: string | null): void {
  if (text === null) siteStorage.removeItem(key)
  else siteStorage.setItem(key, text)
}

/** Names the campaign a request is meant for. */
function seeking(campaign: string | null): string {
  return campaign === null ? '' : `?${new URLSearchParams({ campaign }).toString()}`
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
    standing,
  })
  let connected = false
  /** Before the first try, and after the table has sent this device away, nothing but a code helps. */
  let away = true
  /** Whose seat this device has; null: none it knows of. */
  let campaign = keptText(CAMPAIGN)
  wire.watchConnection((connection) => {
    connected = connection === 'open'
    away = connection === 'shutOut'
    // Who has no seat any more looks for no campaign.
    if (away) sitAt(null)
  })

  function sitAt(id: string | null): void {
    if (id === campaign) return
    campaign = id
    keepText(CAMPAIGN, id)
  }

  async function askAtTheDoor(): Promise<DoorStanding> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    try {
      const reply = await send(`.${SEAT_STANDING}${seeking(campaign)}`, { headers: headersWith(key.kept), signal: patience.signal })
      const told = (await reply.json()) as DoorStanding | { readonly kind: 'server' }
      // A door that is about to close, or another program at its port: neither knows anything of seats.
      if (!reply.ok || told.kind !== 'seat') throw new ConnectionLost()
      return told
    } finally {
      clearTimeout(timer)
    }
  }

  async function standing(): Promise<Exclude<Connection, 'lost'>> {
    const told = await askAtTheDoor()
    if (!told.admitted) {
      if (told.elsewhere === true) return 'elsewhere'
      if (told.keyless === true) emit('dismissed', message('door.keyless'))
      return 'shutOut'
    }
    sitAt(told.campaign)
    // The table takes the new seat in place of the one before.
    if (keptText(OWED) === told.campaign) keepText(OWED, null)
    return 'open'
  }

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

  /**
   * Gives the seat up at its table. Where that does not answer, or another campaign is played there now, it is made up for before anything else is asked of it.
   * Gives whether a table has answered.
   */
  async function giveUp(): Promise<boolean> {
    const owed = keptText(OWED) ?? campaign
    const init = { method: 'DELETE', headers: headersWith(key.kept) }
    const status = await send(`.${SEAT_JOIN}${seeking(owed === UNNAMED ? null : owed)}`, init).then(
      (reply) => (reply.ok || reply.status === ELSEWHERE ? reply.status : null),
      () => null,
    )
    keepText(OWED, status === null || status === ELSEWHERE ? (owed ?? UNNAMED) : null)
    keepText(SPENT, null)
    return status !== null
  }

  async function start(): Promise<void> {
    if (keptText(OWED) === null || (await giveUp())) wire.retry()
    else setTimeout(() => void start(), LEAVE_AGAIN)
  }

  async function seatHere(code: string): Promise<'none' | 'seated' | 'spent'> {
    try {
      if (!(await askAtTheDoor()).admitted) return 'none'
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
    if (!reply.ok) {
      const why = await displayRefusal(reply)
      return () => (why === null ? troubleTexts.seat.code : displayJoinTexts[why])
    }
    if (keptText(OWED) === UNNAMED) keepText(OWED, null)
    keepText(SPENT, code)
    // What is under way was asked without it.
    wire.drop()
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

/** Why the short code of a display was not taken; null where another code was handed in. */
async function displayRefusal(reply: Response): Promise<DisplayRefusal | null> {
  try {
    const { refused } = (await reply.json()) as Partial<DisplayRefused>
    return refused !== undefined && Object.hasOwn(displayJoinTexts, refused) ? refused : null
  } catch {
    return null
  }
}
