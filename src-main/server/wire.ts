import { createBirpc } from 'birpc'
import { BEAT, type RpcReply } from '../../src-shared/contract/rpc.ts'
import { isTooDeep } from '../../src-shared/kernel/forms/nesting.ts'

/** A two-way wire of text messages, such as a WebSocket. */
export interface TextWire {
  send(text: string): void
  /** Called once; every message that arrives goes to `take`. */
  receive(take: (text: string) => void): void
}

/** Calls and events served over a wire. */
export interface Served<Events> {
  /** Answers any call; it must refuse unknown names and wrong arguments. */
  readonly answer: (method: string, args: readonly unknown[]) => Promise<RpcReply>
  /** Names of the events that can be sent. */
  readonly events: readonly (keyof Events & string)[]
  /** Receives errors of the program itself. */
  readonly report: (fault: unknown) => void
}

type Listeners<Events> = Readonly<Record<keyof Events, (...args: never) => void>>

/** Serves calls over a wire, each with an `RpcReply`; drops messages that are no calls. Returns functions that send the events. */
export function serveWire<Events extends Listeners<Events>>(wire: TextWire, { answer, events, report }: Served<Events>): Events {
  const rpc = createBirpc<Record<string, (...args: readonly unknown[]) => void>>(
    {},
    {
      post: (text: string) => wire.send(text),
      on: (take) =>
        wire.receive((text) => {
          if (text === BEAT) return wire.send(BEAT)
          const call = readCall(text)
          if (call !== null) take(call)
        }),
      serialize: (message: unknown) => JSON.stringify(message),
      // `readCall` has parsed and checked it.
      deserialize: (message: unknown) => message,
      resolver:
        (name) =>
        (...args: readonly unknown[]) =>
          answer(name, args),
      // A call ends with its reply or with the wire.
      timeout: -1,
      onGeneralError(fault) {
        report(fault)
        return true
      },
    },
  )
  const senders = events.map((name) => [name, (...args: readonly unknown[]) => void rpc.$callEvent(name, ...args).catch(report)])
  return Object.fromEntries(senders) as Events
}

/** Parses a message as a call; null if it is none. */
function readCall(text: string): unknown {
  if (isTooDeep(text)) return callInShort(text)
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof message !== 'object' || message === null) return null
  const { t, m, i, a } = message as Readonly<Record<string, unknown>>
  const isCall = t === 'q' && typeof m === 'string' && typeof i === 'string' && i.length <= 64 && Array.isArray(a)
  return isCall ? { t, m, i, a } : null
}

/** Nested deeper than any argument may be. */
const BEYOND = JSON.parse(`${'['.repeat(64)}${']'.repeat(64)}`) as unknown

/** Replaces the arguments of a call that is nested too deeply to parse by one that is refused for the same reason. */
function callInShort(text: string): unknown {
  const [, i] = /"i":"([^"\\]{1,64})"/.exec(text) ?? []
  const [, m] = /"m":"([^"\\]{1,64})"/.exec(text) ?? []
  return i === undefined || m === undefined ? null : { t: 'q', m, i, a: [BEYOND] }
}
