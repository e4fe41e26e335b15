import type { InjectionKey } from 'vue'
import { inject } from 'vue'
import type { Bridge, WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'

/** A bridge that can also tell whether its host still answers. */
export interface HostBridge extends Bridge {
  /** Called with every change, `false` when the host is gone. Gives the way to stop. */
  watchConnection(listener: (open: boolean) => void): () => void
}

export const BRIDGE: InjectionKey<HostBridge> = Symbol('bridge')

export function useBridge(): HostBridge {
  const bridge = inject(BRIDGE)
  if (bridge === undefined) throw new Error('the bridge is provided by main.ts, or by the test')
  return bridge
}

/** Every method once: a method added to the contract and forgotten here does not compile. */
const METHODS: Readonly<Record<keyof WorkbenchApi, true>> = {
  host: true,
  library: true,
  create: true,
  createSample: true,
  importCampaign: true,
  exportCampaign: true,
  rename: true,
  duplicate: true,
  trash: true,
  openTable: true,
  closeTable: true,
  answer: true,
  preview: true,
  correct: true,
  retract: true,
  note: true,
  restartPhase: true,
  verify: true,
}

const EVENTS: Readonly<Record<keyof WorkbenchEvents, true>> = { tableChanged: true, openRequested: true, commandChosen: true }

export type Method = keyof WorkbenchApi
export type EventName = keyof WorkbenchEvents

export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[]

/** The whole contract over a transport that carries one named call at a time. */
export function apiOver(call: (method: Method, args: readonly unknown[]) => Promise<unknown>): WorkbenchApi {
  const methods = Object.keys(METHODS) as readonly Method[]
  return Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args)])) as unknown as WorkbenchApi
}

/** Who listens to what the host sends by itself. */
export class Listeners {
  readonly #all = new Set<Partial<WorkbenchEvents>>()

  readonly add = (events: Partial<WorkbenchEvents>): (() => void) => {
    this.#all.add(events)
    return () => this.#all.delete(events)
  }

  emit<E extends EventName>(event: E, ...args: Parameters<WorkbenchEvents[E]>): void {
    for (const events of this.#all) (events[event] as ((...given: Parameters<WorkbenchEvents[E]>) => void) | undefined)?.(...args)
  }
}
