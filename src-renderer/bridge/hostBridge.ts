import { inject, type InjectionKey } from 'vue'
import type { Names } from '../../src-shared/kernel/journal/journal.ts'
import type { Outcome } from '../../src-shared/kernel/problem.ts'
import type { WorkbenchEvent } from '../../src-shared/contract/rpc.ts'
import type { PageMenu } from '../../src-shared/contract/pageMenu.ts'
import type { MasterApi, TableApi, TableEvents, WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import { InvariantError } from '../../src-shared/kernel/invariantError.ts'

/**
 * `lost`: the host does not answer. `shutOut`: it answers, but has to let this browser in again. `elsewhere`: another campaign is played where the one was that
 * this device has a seat at; it is tried again by itself.
 */
export type Connection = 'open' | 'lost' | 'shutOut' | 'elsewhere'

/** The hold on an open campaign: the game master's screen and a player's device have one each. */
export interface TableBridge {
  readonly api: TableApi
  /** Null on a player's device. */
  readonly master: MasterApi | null
  /** Gives names to what is the own seat's; absent where that is not for the seat to do. */
  readonly nameOwn?: (names: Names) => Promise<Outcome<null>>
  /** Gives the way to stop. */
  listen(events: Partial<TableEvents>): () => void
  /** Called with every change. Gives the way to stop. */
  watchConnection(listener: (connection: Connection) => void): () => void
}

/** The game master's hold on the host. */
export interface HostBridge extends TableBridge {
  readonly api: WorkbenchApi
  readonly master: MasterApi
  /** Gives the way to stop. */
  listen(events: Partial<WorkbenchEvents>): () => void
  /**
   * Where the host keeps campaigns as files: the whole of one, which never has to lie in anybody's memory. Rejects with a StoreError of the
   * host's own sentence, or with ConnectionLost.
   */
  readonly fetchCampaign?: (ref: string) => Promise<Blob>
  /** Where the host has a dialog of its own to open a file. */
  readonly openFile?: () => Promise<void>
  /**
   * Where the host makes a PDF of what the page would print, and asks where to put it. `paper` as `@page` knows it. Gives the name of the
   * file, or null where nobody chose one.
   */
  readonly savePdf?: (name: string, paper: string) => Promise<string | null>
  /** Where the host has a menu of its own: what the page can do at the moment stands in it, in the page's language. */
  readonly showMenu?: (menu: PageMenu) => Promise<void>
}

export const BRIDGE: InjectionKey<HostBridge> = Symbol('bridge')
/** Provided on a player's device, which has no other bridge. */
export const TABLE_BRIDGE: InjectionKey<TableBridge> = Symbol('table bridge')

export function useBridge(): HostBridge {
  const bridge = inject(BRIDGE)
  if (bridge === undefined) throw new InvariantError('the bridge is provided by main.ts, or by the test')
  return bridge
}

/** The whole host; null on a player's device. */
export function useHostBridge(): HostBridge | null {
  return inject(BRIDGE, null)
}

export function useTableBridge(): TableBridge {
  return inject(TABLE_BRIDGE, null) ?? useBridge()
}

/** Who listens to what the host sends by itself. */
export class Listeners {
  readonly #all = new Set<Partial<WorkbenchEvents>>()

  readonly add = (events: Partial<WorkbenchEvents>): (() => void) => {
    this.#all.add(events)
    return () => this.#all.delete(events)
  }

  emit<E extends WorkbenchEvent>(event: E, ...args: Parameters<WorkbenchEvents[E]>): void {
    for (const events of this.#all) (events[event] as ((...given: Parameters<WorkbenchEvents[E]>) => void) | undefined)?.(...args)
  }
}
