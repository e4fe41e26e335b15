import type { Change } from '../kernel/journal.ts'
import { StoreError } from './journalStore.ts'
import type { WorkbenchApi, WorkbenchEvents } from './workbenchApi.ts'

export type WorkbenchMethod = keyof WorkbenchApi
export type WorkbenchEvent = keyof WorkbenchEvents

/** What an argument must be: a text, a whole number, a list of corrections or any plain JSON; with `?` it may be left out. */
type ArgumentKind = 'text' | 'text?' | 'whole' | 'changes' | 'json'

type KindOf<T> = unknown extends T
  ? 'json'
  : [T] extends [string]
    ? 'text'
    : [T] extends [string | undefined]
      ? 'text?'
      : [T] extends [number]
        ? 'whole'
        : [T] extends [readonly Change[]]
          ? 'changes'
          : never

type Signature<P extends readonly unknown[]> = { readonly [K in keyof P]-?: KindOf<P[K]> }

/** Every method with its arguments: the compiler holds this against `WorkbenchApi`, so that none is forgotten or misdescribed. */
const SIGNATURES: { readonly [M in WorkbenchMethod]: Signature<Parameters<WorkbenchApi[M]>> } = {
  host: [],
  library: [],
  create: ['json'],
  createSample: [],
  importCampaign: ['text', 'text'],
  exportCampaign: ['text'],
  rename: ['text', 'text'],
  duplicate: ['text'],
  trash: ['text'],
  openTable: ['text'],
  closeTable: ['text'],
  answer: ['text', 'json', 'text'],
  preview: ['text', 'json'],
  correct: ['text', 'changes', 'text'],
  decide: ['text', 'json', 'text'],
  retract: ['text', 'whole', 'text?'],
  note: ['text', 'text'],
  restartPhase: ['text', 'text'],
  verify: ['text'],
}

const EVENTS: { readonly [E in WorkbenchEvent]: true } = { tableChanged: true, openRequested: true, commandChosen: true }

export const WORKBENCH_METHODS = Object.keys(SIGNATURES) as readonly WorkbenchMethod[]
export const WORKBENCH_EVENTS = Object.keys(EVENTS) as readonly WorkbenchEvent[]

/** What comes back over a wire: the method's result, or one sentence fit to be shown. Never a stack. */
export type RpcReply = { readonly value: unknown } | { readonly error: string }

/** One way to carry a call to the host and its reply back. */
export type RpcCall = (method: WorkbenchMethod, args: readonly unknown[]) => Promise<RpcReply>

/** The functions a host serves over a wire, by their names. */
export type RpcFunctions = { readonly [M in WorkbenchMethod]: (...args: readonly unknown[]) => Promise<RpcReply> }

/** Shown where a bug stopped a call; the details stay with the host. */
export const UNEXPECTED = 'The workbench could not do that because of a fault of its own. Nothing was changed; its own log says more.'

/** How deep JSON from outside may be nested. */
const DEEPEST = 40

/**
 * Carries out a call from outside. Method and arguments are not trusted: the method must be one of the list, the arguments of the
 * kinds it takes. A store's own sentence is passed on; any other failure goes to `report`, and only `UNEXPECTED` leaves.
 */
export async function answerCall(api: WorkbenchApi, method: unknown, args: unknown, report: (fault: unknown) => void): Promise<RpcReply> {
  if (!isMethod(method)) return { error: 'The workbench was asked for something it does not know: reload the page.' }
  const misfit = argumentsMisfit(method, args)
  if (misfit !== null) return { error: misfit }
  try {
    const value = await (api[method] as (...given: readonly unknown[]) => Promise<unknown>).call(api, ...(args as readonly unknown[]))
    return { value }
  } catch (fault) {
    if (fault instanceof StoreError) return { error: fault.message }
    report(fault)
    return { error: UNEXPECTED }
  }
}

/** The host's whole interface over any way to carry calls. Its methods reject with a `StoreError` of the host's own sentence. */
export function apiOver(call: RpcCall): WorkbenchApi {
  const entries = WORKBENCH_METHODS.map((method) => [
    method,
    async (...args: readonly unknown[]): Promise<unknown> => {
      const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1)
      const reply = await call(method, given)
      if ('error' in reply) throw new StoreError(reply.error)
      return reply.value
    },
  ])
  return Object.fromEntries(entries) as WorkbenchApi
}

export function isMethod(method: unknown): method is WorkbenchMethod {
  return typeof method === 'string' && Object.hasOwn(SIGNATURES, method)
}

export function isEvent(event: unknown): event is WorkbenchEvent {
  return typeof event === 'string' && Object.hasOwn(EVENTS, event)
}

/** What is wrong with the arguments, or null. */
function argumentsMisfit(method: WorkbenchMethod, args: unknown): string | null {
  const kinds: readonly ArgumentKind[] = SIGNATURES[method]
  const fits = Array.isArray(args) && args.length <= kinds.length && kinds.every((kind, at) => isOfKind(kind, args[at]))
  return fits ? null : `The workbench cannot do ${method} with what it was given: it takes ${kinds.join(', ') || 'nothing'}.`
}

function isOfKind(kind: ArgumentKind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'text?':
      return value === undefined || typeof value === 'string'
    case 'whole':
      return Number.isSafeInteger(value)
    case 'changes':
      return Array.isArray(value) && value.every(isChange)
    case 'json':
      return isPlainJson(value, DEEPEST)
    default:
      return kind satisfies never
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { owner, account, to, ...rest } = value as Record<string, unknown>
  return typeof owner === 'string' && typeof account === 'string' && typeof to === 'number' && Object.keys(rest).length === 0
}

function isPlainJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every((item) => isPlainJson(item, depth - 1))
}
