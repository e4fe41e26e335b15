import { TABLE_SEAT, type Cursor, type Effect, type RecordPut } from './effect.ts'
import type { Audience, Json, OwnerId } from './rule.ts'
import type { ShapeCheck } from '../forms/shape.ts'

/** A named kind of record with the shape its values have: `const MONUMENTS = collection<Monument>('monument')`. */
export interface Collection<T> extends RecordKind<T> {
  readonly name: string
  /** Never set: carries the shape for the compiler. */
  readonly shape?: T
}

/** What is known of the records of a collection beside their shape. */
export interface RecordKind<T> {
  /** Checks a value from outside, with a problem per field. Absent: its records cannot be set by hand. */
  readonly check?: ShapeCheck<T>
  /** Who may know a record that is set by hand; absent: who could see it before, and the game master alone where there was none. */
  see?(id: string, value: Json): Audience
  /** In order; each reads what the one before it wrote. Never changed once released. */
  readonly migrations?: readonly Migration[]
}

/** Makes a value of a newer shape out of an older one. */
export interface Migration {
  /** How many migrations a value has behind it afterwards (`shape` of its effect): 1 for the first. */
  readonly to: number
  readonly name: string
  readonly up: (value: Json) => Json
}

export function collection<T>(name: string, kind: RecordKind<T> = {}): Collection<T> {
  return { name, ...kind }
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
  /** Lists already made of a collection; dropped when the collection changes. */
  readonly #lists = new Map<string, readonly Json[]>()
  /** Audiences of records that not everybody may know, by collection, then id. */
  readonly #audiences = new Map<string, Map<string, Audience>>()
  /** Maps of records and audiences that only this world has: all others are shared with a copy, and copied before they are changed. */
  #own = new WeakSet<object>()
  #latestTurn = 0
  #passes = 0

  get cursor(): Cursor {
    return this.#cursor
  }

  /** The latest round play has come to, whatever it went back to since. */
  get latestTurn(): number {
    return this.#latestTurn
  }

  /** How often play was moved by hand. */
  get passes(): number {
    return this.#passes
  }

  /** Who may know a record; undefined for one that everybody may know. */
  audienceOf(collectionName: string, id: string): Audience | undefined {
    return this.#audiences.get(collectionName)?.get(id)
  }

  balance(owner: OwnerId, account: string): number {
    return this.#accounts.get(owner)?.get(account) ?? 0
  }

  record<T>(of: Collection<T>, id: string): T | undefined {
    return this.#records.get(of.name)?.get(id) as T | undefined
  }

  records<T>(of: Collection<T>): readonly T[] {
    let list = this.#lists.get(of.name)
    if (list === undefined) this.#lists.set(of.name, (list = [...(this.#records.get(of.name)?.values() ?? [])]))
    return list as readonly T[]
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
        this.#owned(this.#records, effect.collection).set(effect.id, effect.value)
        this.#setAudience(effect)
        this.#lists.delete(effect.collection)
        return
      }
      case 'drop':
        if (this.#records.has(effect.collection)) this.#owned(this.#records, effect.collection).delete(effect.id)
        this.#openToAll(effect.collection, effect.id)
        this.#lists.delete(effect.collection)
        return
      case 'line':
      case 'dice':
      case 'cards':
        return
      case 'checkpoint':
        this.#cursor = effect.cursor
        this.#latestTurn = Math.max(this.#latestTurn, effect.cursor.turn)
        this.#passes = Math.max(this.#passes, effect.cursor.pass ?? 0)
        return
      default:
        return effect satisfies never
    }
  }

  /** An independent copy. Both share the records and audiences that neither has changed since. */
  clone(): WorldState {
    const copy = new WorldState()
    copy.#cursor = this.#cursor
    copy.#latestTurn = this.#latestTurn
    copy.#passes = this.#passes
    for (const [name, audiences] of this.#audiences) copy.#audiences.set(name, audiences)
    // `accounts` gives the map itself: what a rule that goes through it meets must not hang on whether there is a copy.
    for (const [owner, accounts] of this.#accounts) copy.#accounts.set(owner, new Map<string, number>(accounts))
    for (const [name, held] of this.#records) copy.#records.set(name, held)
    for (const [name, list] of this.#lists) copy.#lists.set(name, list)
    this.#own = new WeakSet()
    return copy
  }

  #setAudience({ collection: name, id, see }: RecordPut): void {
    if (see === undefined || see === 'all') this.#openToAll(name, id)
    else this.#owned(this.#audiences, name).set(id, see)
  }

  #openToAll(name: string, id: string): void {
    if (this.#audiences.get(name)?.has(id) === true) this.#owned(this.#audiences, name).delete(id)
  }

  #accountsOf(owner: OwnerId): Map<string, number> {
    let accounts = this.#accounts.get(owner)
    if (accounts === undefined) this.#accounts.set(owner, (accounts = new Map<string, number>()))
    return accounts
  }

  /** The map of that name, to be changed: made where there is none, copied where a copy of this world has it too. */
  #owned<T>(maps: Map<string, Map<string, T>>, name: string): Map<string, T> {
    const map = maps.get(name)
    if (map !== undefined && this.#own.has(map)) return map
    const owned = new Map<string, T>(map)
    this.#own.add(owned)
    maps.set(name, owned)
    return owned
  }
}

/**
 * The whole world as plain data: two worlds are equal when these are. Owners, accounts and collections are sorted, nothing stands for a
 * balance of 0 or an empty collection; records stay in their order, which is part of the world.
 */
export function worldAsJson(world: World): Json {
  const accounts = sorted(world.owners()).map((owner) => {
    const balances = sorted([...world.accounts(owner).keys()]).map((account) => [account, world.balance(owner, account)] as const)
    return [owner, Object.fromEntries(balances.filter(([, balance]) => balance !== 0))] as const
  })
  const records = sorted(world.collections()).map((name) => {
    const held = world.recordIds(name).map((id) => [id, world.record(collection<Json>(name), id) ?? null] as const)
    return [name, Object.fromEntries(held)] as const
  })
  return { cursor: { ...world.cursor }, accounts: filled(accounts), records: filled(records) }
}

function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort()
}

function filled(groups: readonly (readonly [string, Readonly<Record<string, Json>>])[]): Readonly<Record<string, Json>> {
  return Object.fromEntries(groups.filter(([, group]) => Object.keys(group).length > 0))
}
