import { createBirpc } from 'birpc'
import { BEAT, type RpcReply } from '../../src-shared/contract/rpc.ts'
import { isTooDeep } from '../../src-shared/kernel/nesting.ts'

/** A two-way wire of text messages, such as a WebSocket. */
export interface TextWire {
  send(text: string): void
  /** Called once; every message that arrives goes to `take`. */
  receive(take: (text: string) => void): void
}

/** What is served over a wire. */
export interface Served<Events> {
  /** Answers a call of whatever name, with whatever arguments: it is the one to refuse. */
  readonly answer: (method: string, args: readonly unknown[]) => Promise<RpcReply>
  /** Names of the events that can be sent. */
  readonly events: readonly (keyof Events & string)[]
  /** Hears of faults of the program itself. */
  readonly report: (fault: unknown) => void
}

type Listeners<Events> = Readonly<Record<keyof Events, (...args: never) => void>>

/** Serves calls over a wire, each answered with an `RpcReply`; messages that are no calls are dropped. Gives the way to send events. */
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
      // Read and checked before it comes here.
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

/** A message of the page as far as it is a call; else null. */
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

/** More levels than any argument may have. */
const BEYOND = JSON.parse(`${'['.repeat(64)}${']'.repeat(64)}`) as unknown

/** A call that is nested beyond reading, with an argument in place of its own that is refused as they would be. */
function callInShort(text: string): unknown {
  const [, i] = /"i":"([^"\\]{1,64})"/.exec(text) ?? []
  const [, m] = /"m":"([^"\\]{1,64})"/.exec(text) ?? []
  return i === undefined || m === undefined ? null : { t: 'q', m, i, a: [BEYOND] }
}
