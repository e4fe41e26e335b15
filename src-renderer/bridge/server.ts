import { createBirpc } from 'birpc'
import type { RpcFunctions, RpcReply } from '../../src-shared/contract/rpc.ts'
import { apiOver } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import type { Connection, HostBridge } from './hostBridge.ts'
import { Listeners } from './hostBridge.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000

/** Thrown by calls while the server does not answer; fit to be shown. */
export class ConnectionLost extends Error {
  constructor() {
    super('The table server does not answer. The workbench keeps trying; nothing that was saved is lost.')
  }
}

export interface ServerParts {
  readonly open?: (address: string) => WebSocket
  /** Whether the server still knows this browser; rejects where it does not answer at all. */
  readonly isAdmitted?: () => Promise<boolean>
}

/** The table server, over one WebSocket that is opened again whenever it breaks, at longer and longer intervals. */
export function serverBridge(
  address: string,
  { open = (url) => new WebSocket(url), isAdmitted = askAtTheDoor }: ServerParts = {},
): HostBridge {
  const listeners = new Listeners()
  const watchers = new Set<(connection: Connection) => void>()
  const tell = (connection: Connection): void => watchers.forEach((watcher) => watcher(connection))
  let receive: (text: string) => void = () => undefined
  let socket: WebSocket | null = null
  let whenOpen = waiting()
  let pause = FIRST_WAIT

  const rpc = createBirpc<RpcFunctions, WorkbenchEvents>(
    {
      tableChanged: (table, update) => listeners.emit('tableChanged', table, update),
      seatsChanged: (table, seats) => listeners.emit('seatsChanged', table, seats),
      openRequested: (ref) => listeners.emit('openRequested', ref),
      commandChosen: (command) => listeners.emit('commandChosen', command),
    },
    {
      post: (text: string) => {
        if (socket?.readyState !== WebSocket.OPEN) throw new ConnectionLost()
        socket.send(text)
      },
      on: (listener: (text: string) => void) => {
        receive = listener
      },
      serialize: (message: unknown) => JSON.stringify(message),
      deserialize: (text: unknown) => JSON.parse(String(text)) as unknown,
      timeout: 120_000,
    },
  )

  const connect = (): void => {
    const fresh = open(address)
    let wasOpen = false
    socket = fresh
    fresh.addEventListener('message', (event) => receive(String(event.data)))
    fresh.addEventListener('open', () => {
      pause = FIRST_WAIT
      wasOpen = true
      whenOpen.resolve()
      tell('open')
    })
    fresh.addEventListener('close', () => {
      whenOpen.reject(new ConnectionLost())
      whenOpen = waiting()
      void rpc.$rejectPendingCalls(({ reject }) => reject(new ConnectionLost()))
      tell('lost')
      // A door that stays shut looks like a server that is gone: ask which it is.
      if (!wasOpen)
        void isAdmitted().then(
          (admitted) => admitted || tell('shutOut'),
          () => undefined,
        )
      setTimeout(connect, pause)
      pause = Math.min(pause * 2, LONGEST_WAIT)
    })
  }
  connect()

  return {
    api: apiOver(async (method, args) => {
      await whenOpen.promise
      return (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply
    }),
    listen: listeners.add,
    watchConnection: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}

async function askAtTheDoor(): Promise<boolean> {
  return (await fetch('./host', { headers: { accept: 'application/json' } })).status !== 401
}

/** Where the page's own server listens for calls. */
export function rpcAddress(page: Pick<Location, 'protocol' | 'host'>): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/rpc`
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
