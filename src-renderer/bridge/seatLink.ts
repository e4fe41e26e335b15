import { inject, type InjectionKey } from 'vue'
import type { SeatApi, SeatEvents } from '../../src-shared/contract/seatApi.ts'
import type { Connection } from './hostBridge.ts'
import type { Sentence } from '../stores/sentences.ts'
import { InvariantError } from '../../src-shared/kernel/invariantError.ts'

/** A player's hold on the seat: at a table over the network, or out of a pack that was sent. */
export interface SeatLink {
  /** `pack`: all there is was sent beforehand; nothing can be answered, orders go back as a file. */
  readonly kind: 'table' | 'pack'
  readonly api: SeatApi
  listen(events: Partial<SeatEvents>): () => void
  /** Called with every change; `shutOut`: this device sits at no table, and needs a fresh invitation. Gives the way to stop. */
  watchConnection(listener: (connection: Connection) => void): () => void
  /** Begins to look for the table. Absent where all is there from the start. */
  readonly start?: () => void
  /**
   * Whether this device has a seat at the table already (`spent`: by this very code); `none` where that cannot be asked. Absent where there
   * is nothing to join.
   */
  readonly seatHere?: (code: string) => Promise<'none' | 'seated' | 'spent'>
  /** Hands an invitation's code in; says why where it is not taken. Absent where there is nothing to join. */
  readonly join?: (code: string) => Promise<Sentence | null>
  /** Gives up the seat on this device. Absent where there is nothing to leave. */
  readonly leave?: () => Promise<void>
}

export const SEAT_LINK: InjectionKey<SeatLink> = Symbol('seat link')

export function useSeatLink(): SeatLink {
  const link = inject(SEAT_LINK)
  if (link === undefined) throw new InvariantError('the seat link is provided by the app that is started, or by the test')
  return link
}

/** Who listens to what the table sends to this seat. */
export class SeatListeners {
  readonly #all = new Set<Partial<SeatEvents>>()

  readonly add = (events: Partial<SeatEvents>): (() => void) => {
    this.#all.add(events)
    return () => this.#all.delete(events)
  }

  emit<E extends keyof SeatEvents>(event: E, ...args: Parameters<SeatEvents[E]>): void {
    for (const events of this.#all) (events[event] as ((...given: Parameters<SeatEvents[E]>) => void) | undefined)?.(...args)
  }
}
