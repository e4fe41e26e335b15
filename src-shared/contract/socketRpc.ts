import { createBirpc } from 'birpc'
import type { RpcReply, WorkbenchEvent } from './rpc.ts'
import { answerCall, apiOver, isEvent, RpcError } from './rpc.ts'
import type { Bridge, WorkbenchApi, WorkbenchEvents } from './workbenchApi.ts'

/** A two-way wire of text messages, such as a WebSocket. */
export interface TextWire {
  send(text: string): void
  /** Called once; every message that arrives goes to `take`. */
  receive(take: (text: string) => void): void
}

/** What the host answers over a wire. */
interface HostEnd {
  call(method: string, args: readonly unknown[]): Promise<RpcReply>
}

/** What the host tells by itself. */
interface PageEnd {
  event(name: WorkbenchEvent, args: readonly unknown[]): void
}

/** A bridge over a wire, and how to end it: every call under way is then rejected with an `RpcError` of that sentence. */
export interface WireBridge extends Bridge {
  close(reason: string): void
}

/** The page's end of the wire. */
export function bridgeOverWire(wire: TextWire): WireBridge {
  const listeners = new Set<Partial<WorkbenchEvents>>()
  const pageEnd: PageEnd = {
    event(name, args) {
      if (isEvent(name)) for (const listener of listeners) (listener[name] as ((...given: readonly unknown[]) => void) | undefined)?.(...args)
    },
  }
  const rpc = createBirpc<HostEnd, PageEnd>(pageEnd, {
    post: (text: string) => wire.send(text),
    on: (take) => wire.receive(take),
    serialize: (message) => JSON.stringify(message),
    deserialize: (text: string) => JSON.parse(text) as unknown,
    // A call ends with its reply or with the wire.
    timeout: -1,
  })
  return {
    api: apiOver((method, args) => rpc.call(method, args)),
    listen(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    close: (reason) => rpc.$close(new RpcError(reason)),
  }
}

/** What the host's end of a wire serves, and where it reports the workbench's own faults. */
export interface WireService {
  readonly api: WorkbenchApi
  report(fault: unknown): void
}

/** The host's end of the wire. Gives the way to send events; messages that are no calls are dropped. */
export function serveWire(wire: TextWire, { api, report }: WireService): WorkbenchEvents {
  const hostEnd: HostEnd = { call: (method, args) => answerCall(api, method, args, report) }
  const rpc = createBirpc<PageEnd, HostEnd>(hostEnd, {
    post: (text: string) => wire.send(text),
    on: (take) =>
      wire.receive((text) => {
        const message = readCall(text)
        if (message !== null) take(message)
      }),
    serialize: (message) => JSON.stringify(message),
    // Read and checked before it comes here.
    deserialize: (message: unknown) => message,
    timeout: -1,
    onGeneralError(fault) {
      report(fault)
      return true
    },
  })
  const send =
    (name: WorkbenchEvent) =>
    (...args: readonly unknown[]): void => {
      rpc.event.asEvent(name, args).catch(report)
    }
  return { tableChanged: send('tableChanged'), openRequested: send('openRequested'), commandChosen: send('commandChosen') }
}

/** A message of the page as far as it is a call of the one function that is served; else null. */
function readCall(text: string): unknown {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof message !== 'object' || message === null) return null
  const { t, m, i, a } = message as Readonly<Record<string, unknown>>
  const isCall = t === 'q' && m === 'call' && typeof i === 'string' && i.length <= 64 && Array.isArray(a) && a.length === 2
  return isCall ? { t, m, i, a } : null
}
