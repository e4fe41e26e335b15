import { createBirpc } from 'birpc'
import type { RpcFunctions } from '../../src-shared/contract/rpc.ts'
import { answerCall, isMethod, WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'

/** A two-way wire of text messages, such as a WebSocket. */
export interface TextWire {
  send(text: string): void
  /** Called once; every message that arrives goes to `take`. */
  receive(take: (text: string) => void): void
}

/**
 * Serves the workbench over a wire: calls are answered with an `RpcReply` each, messages that are no calls are dropped. Gives the way
 * to send events. The workbench's own faults go to `report`.
 */
export function serveWire(wire: TextWire, api: WorkbenchApi, report: (fault: unknown) => void): WorkbenchEvents {
  const functions = Object.fromEntries(
    WORKBENCH_METHODS.map((method) => [method, (...args: readonly unknown[]) => answerCall(api, method, args, report)]),
  ) as RpcFunctions
  const rpc = createBirpc<WorkbenchEvents, RpcFunctions>(functions, {
    post: (text: string) => wire.send(text),
    on: (take) =>
      wire.receive((text) => {
        const call = readCall(text)
        if (call !== null) take(call)
      }),
    serialize: (message: unknown) => JSON.stringify(message),
    // Read and checked before it comes here.
    deserialize: (message: unknown) => message,
    // The plain refusal for whatever is not served, also for what every object inherits.
    resolver: (name) => (isMethod(name) ? functions[name] : () => answerCall(api, name, [], report)),
    // A call ends with its reply or with the wire.
    timeout: -1,
    onGeneralError(fault) {
      report(fault)
      return true
    },
  })
  return {
    tableChanged: (table, update) => void rpc.tableChanged.asEvent(table, update).catch(report),
    seatsChanged: (table, seats) => void rpc.seatsChanged.asEvent(table, seats).catch(report),
    openRequested: (ref) => void rpc.openRequested.asEvent(ref).catch(report),
    commandChosen: (command) => void rpc.commandChosen.asEvent(command).catch(report),
  }
}

/** A message of the page as far as it is a call; else null. */
function readCall(text: string): unknown {
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
