import type { Message } from '../kernel/message.ts'
import type { Change, Names } from '../kernel/journal/journal.ts'
import { message } from '../messages/message.ts'
import { StoreError } from './journalStore.ts'
import type { OrderLine } from './orders.ts'
import type { Reach } from './seats.ts'
import type { WorkbenchApi, WorkbenchEvents } from './workbenchApi.ts'

export type WorkbenchMethod = keyof WorkbenchApi
export type WorkbenchEvent = keyof WorkbenchEvents

/**
 * Kind of an argument: a text, a whole number, yes or no, a list of texts, of corrections or of orders, names by ids, the reach of a door,
 * or any plain JSON; with `?` it is optional.
 */
export type ArgumentKind = 'text' | 'text?' | 'whole' | 'flag' | 'texts' | 'changes' | 'names' | 'orders' | 'reach' | 'json'

type KindOf<T> = unknown extends T
  ? 'json'
  : [T] extends [Reach]
    ? 'reach'
    : [T] extends [string]
      ? 'text'
      : [T] extends [string | undefined]
        ? 'text?'
        : [T] extends [number]
          ? 'whole'
          : [T] extends [boolean]
            ? 'flag'
            : [T] extends [readonly string[]]
              ? 'texts'
              : [T] extends [readonly Change[]]
                ? 'changes'
                : [T] extends [Names]
                  ? 'names'
                  : [T] extends [readonly OrderLine[]]
                    ? 'orders'
                    : never

type Signature<P extends readonly unknown[]> = { readonly [K in keyof P]-?: KindOf<P[K]> }

/** Argument kinds of every method of an interface. The compiler checks that none is missing or wrong. */
export type Signatures<Api> = { readonly [M in keyof Api]: Api[M] extends (...args: infer P) => unknown ? Signature<P> : never }

const SIGNATURES: Signatures<WorkbenchApi> = {
  host: [],
  library: [],
  glance: ['text', 'text'],
  create: ['json', 'text?'],
  createSample: [],
  importCampaign: ['text', 'text', 'text?'],
  findSame: ['text', 'text'],
  exportCampaign: ['text'],
  rename: ['text', 'text', 'text?'],
  duplicate: ['text', 'text?', 'text?'],
  whatIf: ['text', 'whole', 'text?'],
  versions: ['text'],
  putBack: ['text', 'text'],
  trash: ['text'],
  trashed: [],
  bringBack: ['text'],
  destroy: ['text'],
  openTable: ['text'],
  closeTable: ['text'],
  answer: ['text', 'json', 'text'],
  answerAs: ['text', 'text', 'json', 'text'],
  preview: ['text', 'json', 'text?'],
  correct: ['text', 'changes', 'text', 'text?'],
  decide: ['text', 'json', 'text', 'text?'],
  decree: ['text', 'json', 'text', 'text?'],
  retract: ['text', 'whole', 'text?', 'text?'],
  standIn: ['text', 'text', 'text', 'text?'],
  name: ['text', 'names', 'text?'],
  note: ['text', 'text', 'text?'],
  restartPhase: ['text', 'text', 'text?'],
  playOn: ['text'],
  breakLock: ['text'],
  playOut: ['text', 'json'],
  verify: ['text', 'flag'],
  seats: ['text'],
  seatView: ['text', 'text'],
  setDoor: ['text', 'reach'],
  invite: ['text', 'text'],
  displayCode: ['text', 'text?'],
  dropDisplayCode: ['text', 'text'],
  revoke: ['text', 'text'],
  setPin: ['text', 'text', 'text', 'text'],
  checkPin: ['text', 'text', 'text'],
  orders: ['text', 'text'],
  saveOrders: ['text', 'text', 'orders'],
  setReady: ['text', 'text', 'flag'],
  useOrders: ['text', 'text'],
  takeUpShares: ['text', 'flag'],
  pack: ['text', 'text'],
  renewKey: ['text', 'text'],
  readOrders: ['text', 'text', 'text'],
  takeOrders: ['text', 'text', 'text', 'texts'],
}

const EVENTS: { readonly [E in WorkbenchEvent]: true } = {
  tableChanged: true,
  tableFreed: true,
  seatsChanged: true,
  openRequested: true,
  commandChosen: true,
}

export const WORKBENCH_METHODS = Object.keys(SIGNATURES) as readonly WorkbenchMethod[]
export const WORKBENCH_EVENTS = Object.keys(EVENTS) as readonly WorkbenchEvent[]

/** Path below the page at which a server sends a campaign file, its ref in `?ref=`; a failure sends `{ error }` with a message. */
export const CAMPAIGN_PATH = 'campaign'

/** Path of the page that explains the way in to a browser without access. */
export const LOCKED_PATH = 'locked'

/** Heartbeat that either side of a WebSocket sends to test the connection; the server echoes it. */
export const BEAT = '"beat"'

/** Reply over a wire: the method's result, or one message for a person. Never a stack trace. */
export type RpcReply = { readonly value: unknown } | { readonly error: Message }

/** Carries a call to the host and returns its reply. */
export type RpcCall<M extends string = WorkbenchMethod> = (method: M, args: readonly unknown[]) => Promise<RpcReply>

/** The functions a host serves over a wire, by method. */
export type RpcFunctions<M extends string = WorkbenchMethod> = { readonly [N in M]: (...args: readonly unknown[]) => Promise<RpcReply> }

/** Shown if a bug stopped a call; the details stay with the host. */
export const UNEXPECTED = /* @__PURE__ */ message('host.fault') // Marked so that the preload is built without the sentences.

/** Deepest nesting of JSON from outside. */
const DEEPEST = 40

/** Performs a workbench call from outside, checked as in `carryOut`. */
export function answerCall(api: WorkbenchApi, method: unknown, args: unknown, report: (fault: unknown) => void): Promise<RpcReply> {
  return carryOut(api, SIGNATURES, method, args, report)
}

/** Makes the host's whole interface over any transport. Its methods reject with a `StoreError` that has the host's message. */
export function apiOver(call: RpcCall): WorkbenchApi {
  return callsOver<WorkbenchApi>(WORKBENCH_METHODS, call)
}

/**
 * Performs a call from outside. Trusts neither method nor arguments: the method must be listed, and the arguments must be of its kinds.
 * Passes on messages of a StoreError. Any other failure goes to `report`, and the caller gets only `UNEXPECTED`.
 */
export async function carryOut<Api extends object>(
  api: Api,
  signatures: Signatures<Api>,
  method: unknown,
  args: unknown,
  report: (fault: unknown) => void,
): Promise<RpcReply> {
  if (!isKeyOf(signatures, method)) return { error: message('host.unknown') }
  const misfit = argumentsMisfit(method, signatures[method], args)
  if (misfit !== null) return { error: misfit }
  try {
    const value = await (api[method] as (...given: readonly unknown[]) => Promise<unknown>).call(api, ...(args as readonly unknown[]))
    return { value }
  } catch (fault) {
    if (fault instanceof StoreError) return { error: fault.told }
    report(fault)
    return { error: UNEXPECTED }
  }
}

/**
 * Makes an interface of these methods over any transport, which receives plain copies of the arguments: a page may pass proxies, and no
 * host may keep those. The methods reject with a `StoreError` that has the host's message.
 */
export function callsOver<Api extends object>(
  methods: readonly (keyof Api & string)[],
  call: (method: keyof Api & string, args: readonly unknown[]) => Promise<RpcReply>,
): Api {
  const entries = methods.map((method) => [
    method,
    async (...args: readonly unknown[]): Promise<unknown> => {
      const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1)
      const reply = await call(method, JSON.parse(JSON.stringify(given)) as readonly unknown[])
      if ('error' in reply) throw new StoreError(reply.error)
      return reply.value
    },
  ])
  return Object.fromEntries(entries) as Api
}

export function isMethod(method: unknown): method is WorkbenchMethod {
  return isKeyOf(SIGNATURES, method)
}

export function isEvent(event: unknown): event is WorkbenchEvent {
  return isKeyOf(EVENTS, event)
}

function isKeyOf<T extends object>(table: T, name: unknown): name is keyof T & string {
  return typeof name === 'string' && Object.hasOwn(table, name)
}

/** Describes what is wrong with the arguments; null if they fit. */
function argumentsMisfit(method: string, kinds: readonly ArgumentKind[], args: unknown): Message | null {
  const fits = Array.isArray(args) && args.length <= kinds.length && kinds.every((kind, at) => isOfKind(kind, args[at]))
  return fits ? null : message('host.misfit', { method, kinds: kinds.join(', ') || 'nothing' })
}

function isOfKind(kind: ArgumentKind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'text?':
      return value === undefined || typeof value === 'string'
    case 'whole':
      return Number.isSafeInteger(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'texts':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
    case 'changes':
      return Array.isArray(value) && value.every(isChange)
    case 'names':
      return isNames(value)
    case 'orders':
      return Array.isArray(value) && value.every(isOrderLine)
    case 'reach':
      return value === 'closed' || value === 'here' || value === 'network'
    case 'json':
      return isPlainJson(value, DEEPEST)
    default:
      return kind satisfies never
  }
}

function isNames(value: unknown): value is Names {
  return typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string')
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { to, ...names } = value as Record<string, unknown>
  const { owner, account, collection, id, cursor, ...rest } = names
  if (Object.keys(rest).length > 0) return false
  if ('cursor' in names) return to === undefined && Object.keys(names).length === 1 && isPlainJson(cursor, 1)
  const isRecord = Object.keys(names).length === 2 && typeof collection === 'string' && typeof id === 'string'
  if (isRecord) return to !== undefined && isPlainJson(to, DEEPEST)
  return Object.keys(names).length === 2 && typeof owner === 'string' && typeof account === 'string' && typeof to === 'number'
}

function isOrderLine(value: unknown): value is OrderLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, phase, question, answer, ...rest } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(phase) &&
    typeof question === 'string' &&
    (typeof answer === 'string' || isFields(answer)) &&
    Object.keys(rest).length === 0
  )
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlainJson(value, 1)
}

function isPlainJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every((item) => isPlainJson(item, depth - 1))
}
