import { createBirpc } from 'birpc'
import { protocolsWith, type PageKey } from '../../src-shared/contract/pageKey.ts'
import { BEAT, type RpcCall, type RpcReply } from '../../src-shared/contract/rpc.ts'
import type { Connection } from './hostBridge.ts'
import { message } from '../../src-shared/messages/message.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000

/** Milliseconds without a message after which the server is asked whether it is there, */
const ASKED_AFTER = 2_000
/** without an answer until it is told not to be, */
const SILENT_AFTER = 4_000
/** and until the socket is given up: a server that has much to do may be late. */
const GIVEN_UP_AFTER = 20_000
const LOOKED_EVERY = 1_000

const lost = message('wire.noAnswer')

/** Thrown by calls while the server does not answer; fit to be shown. */
export class ConnectionLost extends Error {
  readonly told = lost

  constructor() {
    super(lost.text)
  }
}

export interface WireParts {
  readonly open?: (address: string, protocols: readonly string[]) => WebSocket
  /** The page's key, as it is now; null where there is none. Absent: none is needed. */
  readonly key?: () => PageKey | null
  /** Whether the server still knows this browser; rejects where it does not answer at all. Absent: not asked. */
  readonly isAdmitted?: () => Promise<boolean>
  /**
   * How this browser stands with the server: asked before every try, which is made only where it is `open`. Rejects where the server does not answer. Absent:
   * not asked.
   */
  readonly standing?: () => Promise<Exclude<Connection, 'lost'>>
  /** A close with this code means that the browser was sent away: it is told as `shutOut`, and not tried again until `retry`. */
  readonly sentAway?: number
  /** Nothing is tried before the first `retry`. */
  readonly waits?: boolean
}

/** Calls over one WebSocket that is opened again whenever it breaks, at longer and longer intervals. */
export interface Wire<M extends string> {
  readonly call: RpcCall<M>
  /** Called with every change. Gives the way to stop. */
  readonly watchConnection: (listener: (connection: Connection) => void) => () => void
  /** Tries at once: there is reason to think that it will work now. */
  readonly retry: () => void
  /** Gives the socket up, as where the network is known to be gone; tries go on. */
  readonly drop: () => void
  /** Gives it up and tries no more until `retry`: told as `shutOut`. */
  readonly leave: () => void
}

/** `heard`: what the server sends by itself, by name. */
export function openWire<M extends string>(
  address: string,
  heard: object,
  {
    open = (url, protocols) => new WebSocket(url, [...protocols]),
    key = () => null,
    isAdmitted,
    standing,
    sentAway,
    waits = false,
  }: WireParts,
): Wire<M> {
  const watchers = new Set<(connection: Connection) => void>()
  const tell = (connection: Connection): void => watchers.forEach((watcher) => watcher(connection))
  let receive: (text: string) => void = () => undefined
  let socket: WebSocket | null = null
  /** The question for the standing that is under way: an answer to an earlier one comes too late. */
  let asking: symbol | null = null
  let whenOpen = waiting()
  let pause = FIRST_WAIT
  let next: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  /** When something was heard last, by `performance.now`. */
  let heardAt = 0
  /** When it was asked whether it is there; null where nothing is asked. */
  let askedAt: number | null = null
  let silent = false

  const rpc = createBirpc<object, object>(heard, {
    post: (text: string) => {
      if (socket?.readyState !== WebSocket.OPEN) throw new ConnectionLost()
      socket.send(text)
    },
    on: (listener: (text: string) => void) => {
      receive = listener
    },
    serialize: (message: unknown) => JSON.stringify(message),
    deserialize: (text: unknown) => JSON.parse(String(text)) as unknown,
    // A call ends with its reply or with the wire.
    timeout: -1,
  })

  function connect(): void {
    if (standing === undefined) return openSocket()
    const asked = Symbol('asked')
    asking = asked
    const answered = (found: Connection): void => {
      if (asking !== asked) return
      asking = null
      if (found === 'open') return openSocket()
      failCalls()
      tell(found)
      if (found !== 'shutOut') tryLater()
    }
    void standing().then(answered, () => answered('lost'))
  }

  function openSocket(): void {
    const fresh = open(address, protocolsWith(key()))
    let wasOpen = false
    socket = fresh
    fresh.addEventListener('message', (event) => {
      if (socket !== fresh) return
      hear()
      const text = String(event.data)
      if (text !== BEAT) receive(text)
    })
    fresh.addEventListener('open', () => {
      if (socket !== fresh) return
      pause = FIRST_WAIT
      wasOpen = true
      whenOpen.resolve()
      hear()
      looking = setInterval(look, LOOKED_EVERY)
      tell('open')
    })
    fresh.addEventListener('close', ({ code }) => {
      if (socket === fresh) end(wasOpen, code)
    })
  }

  function failCalls(): void {
    whenOpen.reject(new ConnectionLost())
    whenOpen = waiting()
    void rpc.$rejectPendingCalls(({ reject }) => reject(new ConnectionLost()))
  }

  function tryLater(): void {
    next = setTimeout(connect, pause)
    pause = Math.min(pause * 2, LONGEST_WAIT)
  }

  function hear(): void {
    heardAt = performance.now()
    askedAt = null
    if (!silent) return
    silent = false
    tell('open')
  }

  /** A socket to a computer that sleeps stays open for minutes: only its silence tells. */
  function look(): void {
    const now = performance.now()
    if (askedAt === null) {
      if (now - heardAt < ASKED_AFTER) return
      askedAt = now
      if (socket?.readyState === WebSocket.OPEN) socket.send(BEAT)
      return
    }
    if (now - askedAt >= GIVEN_UP_AFTER) return drop()
    if (silent || now - askedAt < SILENT_AFTER) return
    silent = true
    tell('lost')
  }

  function drop(): void {
    const left = socket
    if (left === null) {
      if (asking === null) return
      asking = null
      failCalls()
      tell('lost')
      return tryLater()
    }
    end(left.readyState === WebSocket.OPEN)
    left.close()
  }

  function end(wasOpen: boolean, code?: number): void {
    clearInterval(looking)
    silent = false
    socket = null
    failCalls()
    if (sentAway !== undefined && code === sentAway) return tell('shutOut')
    tell('lost')
    // A door that stays shut looks like a server that is gone: ask which it is.
    if (!wasOpen && isAdmitted !== undefined)
      void isAdmitted().then(
        (admitted) => admitted || tell('shutOut'),
        () => undefined,
      )
    tryLater()
  }
  if (!waits) connect()

  function retry(): void {
    if (socket !== null || asking !== null) return
    clearTimeout(next)
    pause = FIRST_WAIT
    connect()
  }

  return {
    call: async (method, args) => {
      await whenOpen.promise
      return (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply
    },
    watchConnection: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    retry,
    drop,
    leave() {
      const left = socket
      asking = null
      clearTimeout(next)
      end(true, sentAway)
      left?.close()
    },
  }
}

/** Where the page's own server listens for calls, at `path`. */
export function socketAddress(page: Pick<Location, 'protocol' | 'host'>, path: string): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${path}`
}

function waiting(): { readonly promise: Promise<void>; readonly resolve: () => void; readonly reject: (reason: Error) => void } {
  let resolve: () => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  // A call that waits hears of the failure itself; without one there is nobody to tell.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
