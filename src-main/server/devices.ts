import type { Message } from '../../src-shared/kernel/message.ts'
import type { SeatHost } from '../../src-shared/contract/seats.ts'
import type { SeatEvents } from '../../src-shared/contract/seatApi.ts'
import { answerSeatCall, CLOSED_DISMISSED, SEAT_EVENTS, type SeatMethod } from '../../src-shared/contract/seatRpc.ts'
import type { RpcReply } from '../../src-shared/contract/rpc.ts'
import { message } from '../../src-shared/messages/message.ts'
import { OpenSockets, takeLeave, textWire, type Socket } from './openSockets.ts'
import { Traffic, type TrafficLimits } from './traffic.ts'
import { serveWire } from './wire.ts'

/** Calls that build a whole view, rehearse a turn, or write a file. */
const COSTLY: readonly string[] = [
  'openSeat',
  'saveOrders',
  'setReady',
  'useOrders',
  'name',
  'promiseShare',
  'sendShare',
] satisfies readonly SeatMethod[]

const TOO_MANY: RpcReply = { error: message('host.tooMany') }
const SENT_AWAY = message('door.dismissed')

export interface DeviceLimits extends TrafficLimits {
  /** Connections of one session, such as the tabs of one phone. */
  readonly perSession: number
  readonly inAll: number
  /** Most unanswered calls of one connection; one more closes it. */
  readonly openCalls: number
}

export interface DevicesParts {
  readonly host: SeatHost
  readonly limits: DeviceLimits
  /** Returns milliseconds since any fixed moment. */
  readonly now: () => number
  readonly report: (fault: unknown) => void
  readonly connectionsChanged: (connections: number) => void
}

interface Connected {
  readonly socket: Socket
  readonly session: string
  /** Sends the reason and closes the connection. */
  readonly dismissed: (reason: Message) => void
}

/** Connected devices of players; each acts for the seat of its session. */
export class Devices {
  readonly #parts: DevicesParts
  readonly #sockets: OpenSockets
  readonly #connected = new Map<Socket, Connected>()
  readonly #traffic = new Map<string, Traffic>()

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
    const traffic = this.#traffic.get(session) ?? new Traffic(limits, now)
    this.#traffic.set(session, traffic)
    const mayPass = (bytes: number): boolean => {
      if (!traffic.mayTake(bytes)) takeLeave(socket, 1008, 'Too many messages.')
      else this.#checkSession(session)
      return socket.readyState === socket.OPEN
    }
    let open = 0
    const answer = async (method: string, args: readonly unknown[]): Promise<RpcReply> => {
      if (open >= limits.openCalls) {
        takeLeave(socket, 1008, 'Too many messages.')
        return TOO_MANY
      }
      open++
      try {
        const call = (): Promise<RpcReply> => answerSeatCall(connection.api, method, args, report)
        const isThere = (): boolean => socket.readyState === socket.OPEN
        return COSTLY.includes(method) ? ((await traffic.inTurn(call, isThere)) ?? TOO_MANY) : await call()
      } finally {
        open--
      }
    }
    const events = serveWire<SeatEvents>(textWire(socket, { cutBacklog: (characters) => traffic.cutBacklog(characters), mayPass }), {
      answer,
      events: SEAT_EVENTS,
      report,
    })
    const dismissed = (reason: Message): void => {
      events.dismissed(reason)
      // A known device may reconnect; an unknown one needs a new invitation.
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
    traffic.add(socket)
    this.#connected.set(socket, { socket, session, dismissed })
    this.#sockets.add(socket, () => this.#checkSession(session))
    socket.on('close', () => {
      traffic.drop(socket)
      this.#connected.delete(socket)
      connection.leave()
    })
  }

  /** Closes all connections of a session whose device gave up its seat. */
  leave(session: string): void {
    for (const { socket } of this.#of(session)) takeLeave(socket, CLOSED_DISMISSED, 'Left.')
  }

  /** Disconnects every device; sessions stay valid, so that devices may reconnect. Resolves when all are disconnected. */
  close(): Promise<void> {
    return this.#sockets.close('The door is closed.')
  }

  /** Closes all connections of a session if it is unknown by now. */
  #checkSession(session: string): void {
    if (this.#parts.host.seatOf(session) !== null) return
    for (const { dismissed } of this.#of(session)) dismissed(SENT_AWAY)
  }

  #of(session: string): readonly Connected[] {
    return [...this.#connected.values()].filter((one) => one.session === session)
  }
}
