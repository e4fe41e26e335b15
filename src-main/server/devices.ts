import type { Message } from '../../src-shared/kernel/message.ts'
import type { SeatHost } from '../../src-shared/contract/seats.ts'
import type { SeatEvents } from '../../src-shared/contract/seatApi.ts'
import { answerSeatCall, CLOSED_DISMISSED, SEAT_EVENTS } from '../../src-shared/contract/seatRpc.ts'
import type { RpcReply } from '../../src-shared/contract/rpc.ts'
import { message } from '../../src-shared/messages/message.ts'
import type { Pace } from './allowance.ts'
import { Allowance } from './allowance.ts'
import type { Socket } from './openSockets.ts'
import { OpenSockets, takeLeave, textWire } from './openSockets.ts'
import { serveWire } from './wire.ts'

/** Bytes a device may leave unread before it is given up. */
const LARGEST_BACKLOG = 32 * 1024 * 1024

const SENT_AWAY = message('door.dismissed')

export interface DeviceLimits {
  /** Connections of one session, such as the tabs of one phone. */
  readonly perSession: number
  readonly inAll: number
  /** Messages of one session, through all its connections and over every new one. */
  readonly pace: Pace
  /** Calls of one connection that wait for their answer: more than that are not held in store for anybody. */
  readonly openCalls: number
}

export interface DevicesParts {
  readonly host: SeatHost
  readonly limits: DeviceLimits
  /** Milliseconds from any beginning. */
  readonly now: () => number
  readonly report: (fault: unknown) => void
  readonly connectionsChanged: (connections: number) => void
}

interface Connected {
  readonly socket: Socket
  readonly session: string
  /** Tells the reason and ends the connection. */
  readonly dismissed: (reason: Message) => void
}

/** The players' devices that are connected, each speaking for the seat its session sits at. */
export class Devices {
  readonly #parts: DevicesParts
  readonly #sockets: OpenSockets
  readonly #connected = new Map<Socket, Connected>()
  readonly #allowances = new Map<string, Allowance>()

  constructor(parts: DevicesParts) {
    this.#parts = parts
    this.#sockets = new OpenSockets(parts.connectionsChanged)
  }

  add(socket: Socket, session: string): void {
    const { host, limits, now, report } = this.#parts
    if (this.#of(session).length >= limits.perSession || this.#connected.size >= limits.inAll) {
      takeLeave(socket, 1013, 'Too many connections: close other tabs.')
      return
    }
    const allowance = this.#allowances.get(session) ?? new Allowance(limits.pace, now)
    this.#allowances.set(session, allowance)
    const mayPass = (): boolean => {
      if (!allowance.take()) takeLeave(socket, 1008, 'Too many messages.')
      else this.#checkSession(session)
      return socket.readyState === socket.OPEN
    }
    let open = 0
    const answer = async (method: string, args: readonly unknown[]): Promise<RpcReply> => {
      if (open >= limits.openCalls) {
        takeLeave(socket, 1008, 'Too many messages.')
        return { error: message('host.tooMany') }
      }
      open++
      try {
        return await answerSeatCall(connection.api, method, args, report)
      } finally {
        open--
      }
    }
    const events = serveWire<SeatEvents>(textWire(socket, LARGEST_BACKLOG, mayPass), {
      answer,
      events: SEAT_EVENTS,
      report,
    })
    const dismissed = (reason: Message): void => {
      events.dismissed(reason)
      // Who is still known may come again; who is not needs a new invitation.
      if (host.seatOf(session) === null) takeLeave(socket, CLOSED_DISMISSED, 'Sent away.')
      else takeLeave(socket, 1001, 'The door is closed.')
    }
    let connection: ReturnType<SeatHost['connect']>
    try {
      connection = host.connect(session, { ...events, dismissed })
    } catch (fault) {
      report(fault)
      takeLeave(socket, 1011, 'The table cannot be joined now.')
      return
    }
    this.#connected.set(socket, { socket, session, dismissed })
    this.#sockets.add(socket, () => this.#checkSession(session))
    socket.on('close', () => {
      this.#connected.delete(socket)
      connection.leave()
    })
  }

  /** Ends all connections of a session whose device has given up its seat by itself. */
  leave(session: string): void {
    for (const { socket } of this.#of(session)) takeLeave(socket, CLOSED_DISMISSED, 'Left.')
  }

  /** Takes leave of every device, whose session stays known: it may come again. Resolves when all are gone. */
  close(): Promise<void> {
    return this.#sockets.close('The door is closed.')
  }

  /** Ends all connections of a session that is not known any more. */
  #checkSession(session: string): void {
    if (this.#parts.host.seatOf(session) !== null) return
    for (const { dismissed } of this.#of(session)) dismissed(SENT_AWAY)
  }

  #of(session: string): readonly Connected[] {
    return [...this.#connected.values()].filter((one) => one.session === session)
  }
}
