import type { Cursor, Effect } from './effect.ts'
import { TABLE_SEAT } from './effect.ts'
import type { Json, OwnerId } from './rule.ts'

/** A named kind of record with the shape its values have: `const MONUMENTS = collection<Monument>('monument')`. */
export interface Collection<T> {
  readonly name: string
  /** Never set: carries the shape for the compiler. */
  readonly shape?: T
}

export function collection<T>(name: string): Collection<T> {
  return { name }
}

/** The campaign as it stands: the fold of all effects so far. Rules read it, afresh after every `yield`; only `apply` changes it. */
export interface World {
  readonly cursor: Cursor
  /** 0 for an account nothing was posted to. */
  balance(owner: OwnerId, account: string): number
  record<T>(of: Collection<T>, id: string): T | undefined
  /** In the order in which they were first put. */
  records<T>(of: Collection<T>): readonly T[]
  owners(): readonly OwnerId[]
  accounts(owner: OwnerId): ReadonlyMap<string, number>
  collections(): readonly string[]
  recordIds(collectionName: string): readonly string[]
}

const NO_ACCOUNTS: ReadonlyMap<string, number> = new Map()

export class WorldState implements World {
  #cursor: Cursor = { turn: 0, seat: TABLE_SEAT, phase: 0 }
  readonly #accounts = new Map<OwnerId, Map<string, number>>()
  readonly #records = new Map<string, Map<string, Json>>()

  get cursor(): Cursor {
    return this.#cursor
  }

  balance(owner: OwnerId, account: string): number {
    return this.#accounts.get(owner)?.get(account) ?? 0
  }

  record<T>(of: Collection<T>, id: string): T | undefined {
    return this.#records.get(of.name)?.get(id) as T | undefined
  }

  records<T>(of: Collection<T>): readonly T[] {
    const held = this.#records.get(of.name)
    return held === undefined ? [] : ([...held.values()] as T[])
  }

  owners(): readonly OwnerId[] {
    return [...this.#accounts.keys()]
  }

  accounts(owner: OwnerId): ReadonlyMap<string, number> {
    return this.#accounts.get(owner) ?? NO_ACCOUNTS
  }

  collections(): readonly string[] {
    return [...this.#records.keys()]
  }

  recordIds(collectionName: string): readonly string[] {
    return [...(this.#records.get(collectionName)?.keys() ?? [])]
  }

  apply(effect: Effect): void {
    switch (effect.kind) {
      case 'posting': {
        const accounts = this.#accountsOf(effect.owner)
        accounts.set(effect.account, (accounts.get(effect.account) ?? 0) + effect.delta)
        return
      }
      case 'record': {
        let held = this.#records.get(effect.collection)
        if (held === undefined) this.#records.set(effect.collection, (held = new Map()))
        held.set(effect.id, effect.value)
        return
      }
      case 'drop':
        this.#records.get(effect.collection)?.delete(effect.id)
        return
      case 'line':
        return
      case 'checkpoint':
        this.#cursor = effect.cursor
        return
      default:
        return effect satisfies never
    }
  }

  clone(): WorldState {
    const copy = new WorldState()
    copy.#cursor = this.#cursor
    for (const [owner, accounts] of this.#accounts) copy.#accounts.set(owner, new Map(accounts))
    for (const [name, held] of this.#records) copy.#records.set(name, new Map(held))
    return copy
  }

  #accountsOf(owner: OwnerId): Map<string, number> {
    let accounts = this.#accounts.get(owner)
    if (accounts === undefined) this.#accounts.set(owner, (accounts = new Map()))
    return accounts
  }
}

/** The whole world as plain data with sorted keys, zero balances left out: two worlds are equal when these are. */
export function worldAsJson(world: World): Json {
  const accounts = Object.fromEntries(
    [...world.owners()].sort().map((owner) => [owner, Object.fromEntries([...world.accounts(owner)].filter(([, value]) => value !== 0).sort(byKey))]),
  )
  const records = Object.fromEntries(
    [...world.collections()]
      .sort()
      .map((name) => [name, Object.fromEntries([...world.recordIds(name)].map((id) => [id, world.record(collection<Json>(name), id) ?? null]))] as const)
      .filter(([, held]) => Object.keys(held).length > 0),
  )
  return { cursor: { ...world.cursor }, accounts, records }
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1
}
