import type { WebsocketHandler } from '@fastify/websocket'
import type { TextWire } from './wire.ts'

export type Socket = Parameters<WebsocketHandler>[0]

/** Milliseconds between heartbeats. */
const HEARTBEAT = 10_000
/** Milliseconds for the closing handshake before the connection is cut. */
const LAST_WORDS = 500

/** The open WebSockets of a server. Cuts those that do not answer the heartbeat. */
export class OpenSockets {
  /** Whether each has answered the last heartbeat. */
  readonly #alive = new Map<Socket, boolean>()
  readonly #beats = new WeakMap<Socket, () => void>()
  readonly #changed: (count: number) => void
  readonly #heartbeat: NodeJS.Timeout

  /** @param changed receives the number of sockets with every change */
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

  /** @param beat runs before every heartbeat */
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

  /** Closes all sockets; resolves when all are gone. */
  async close(reason: string): Promise<void> {
    clearInterval(this.#heartbeat)
    const gone = [...this.#alive.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of this.#alive.keys()) takeLeave(socket, 1001, reason)
    await Promise.all(gone)
  }
}

/** Closes a connection; cuts it if the other side does not answer in time. */
export function takeLeave(socket: Socket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), LAST_WORDS).unref()
}

/** Limits of a WebSocket. */
export interface Bounds {
  /** Called with the number of characters before they are sent; cuts connections that leave too much unread. */
  readonly cutBacklog: (characters: number) => void
  /** Whether a message of that many bytes may pass; others are dropped. */
  readonly mayPass: (bytes: number) => boolean
}

/** Makes a wire of text messages from a WebSocket. Binary messages end it. A ping counts as a message too, because it is answered. */
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
