import Dexie from 'dexie'
import type { InjectionKey } from 'vue'

/** When a campaign was played last on this machine: the game master's. */
export interface Sitting {
  /** Id of the campaign. */
  readonly campaign: string
  /** The round in which the last sitting began, and the one before; null: there was none. */
  readonly began: number
  readonly before: number | null
  /** When its last entry was made: milliseconds since 1970. */
  readonly until: number
}

class SittingDatabase extends Dexie {
  readonly sittings!: Dexie.Table<Sitting, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ sittings: 'campaign' })
  }
}

/** Keeps when campaigns were played, and nothing of what was played. A browser that forbids storage keeps nothing, and says nothing of it. */
export class SittingStore {
  readonly #db: SittingDatabase

  /** `name` is the database's (tests use their own). */
  constructor(name = 'lineage-sittings') {
    this.#db = new SittingDatabase(name)
  }

  /** Null where it was never played here. */
  async read(campaign: string): Promise<Sitting | null> {
    return (await this.#db.sittings.get(campaign).catch(() => undefined)) ?? null
  }

  async write(sitting: Sitting): Promise<void> {
    await this.#db.sittings.put(sitting).catch(() => undefined)
  }
}

/** Where sittings are kept; nowhere, unless the app that is started says so. */
export const SITTINGS: InjectionKey<Pick<SittingStore, 'read' | 'write'>> = Symbol('sittings')
