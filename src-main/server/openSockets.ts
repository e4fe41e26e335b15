import type { WebsocketHandler } from '@fastify/websocket'
import type { TextWire } from './wire.ts'

export type Socket = Parameters<WebsocketHandler>[0]

/** Milliseconds. */
const HEARTBEAT = 10_000
/** Milliseconds a browser has to take leave before it is left. */
const LAST_WORDS = 500

/** The open WebSockets of a server. Whoever does not answer the heartbeat is given up. */
export class OpenSockets {
  /** Whether each has answered the last heartbeat. */
  readonly #alive = new Map<Socket, boolean>()
  readonly #beats = new WeakMap<Socket, () => void>()
  readonly #changed: (count: number) => void
  readonly #heartbeat: NodeJS.Timeout

  /** @param changed hears how many there are, with every change */
  constructor(changed: (count: number) => void = () => undefined) {
    this.#changed = changed
    this.#heartbeat = setInterval(() => {
      for (const [socket, answered] of this.#alive) {
        this.#beats.get(socket)?.()
        this.#alive.set(socket, false)
        if (answered) socket.ping()
        else socket.terminate()
      }
    }, HEARTBEAT)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#alive.size
  }

  /** @param beat is called with every heartbeat, before it */
  add(socket: Socket, beat?: () => void): void {
    this.#alive.set(socket, true)
    if (beat !== undefined) this.#beats.set(socket, beat)
    this.#changed(this.#alive.size)
    socket.on('pong', () => this.#alive.set(socket, true))
    socket.on('close', () => {
      this.#alive.delete(socket)
      this.#changed(this.#alive.size)
    })
  }

  /** Takes leave of everybody; resolves when all are gone. */
  async close(reason: string): Promise<void> {
    clearInterval(this.#heartbeat)
    const gone = [...this.#alive.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of this.#alive.keys()) takeLeave(socket, 1001, reason)
    await Promise.all(gone)
  }
}

/** Closes a connection; where the other side does not take leave in time, it is cut. */
export function takeLeave(socket: Socket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), LAST_WORDS).unref()
}

/** How a WebSocket is held to its bounds. */
export interface Bounds {
  /** Called before so many characters are sent: gives up who leaves too much unread. */
  readonly cutBacklog: (characters: number) => void
  /** Whether a message of so many bytes may come; those that may not are dropped. */
  readonly mayPass: (bytes: number) => boolean
}

/** A WebSocket as a wire of text messages. Bytes end it. What the other side only pings for counts as a message as well: it is answered. */
export function textWire(socket: Socket, { cutBacklog, mayPass }: Bounds): TextWire {
  return {
    send(text) {
      cutBacklog(text.length)
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    receive(take) {
      socket.on('ping', (data: Buffer) => {
        cutBacklog(data.length)
        mayPass(data.length)
      })
      socket.on('message', (data: Buffer, isBinary) => {
        if (socket.readyState !== socket.OPEN || !mayPass(data.length)) return
        if (isBinary) socket.close(1003, 'Text only.')
        else take(data.toString('utf8'))
      })
    },
  }
}
