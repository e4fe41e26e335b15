import type { Form, Sheet } from '../../kernel/forms/field.ts'
import type { Change } from '../../kernel/journal/journal.ts'
import type { Json, OwnerId } from '../../kernel/world/rule.ts'
import type { Collection, World } from '../../kernel/world/world.ts'

/**
 * Records of one collection as the game master may set them by hand: what each is called, and what of it is asked. Named by the wordings
 * `record.<collection>` (its kind), `record.<collection>.add` and `record.<collection>.end` (what adding one and taking one out are called).
 */
export interface RecordFace {
  readonly collection: string
  /** Which one it is, without its kind where that would only say it again. */
  titleOf(value: Json, id: string, world: World): string
  /**
   * What of it can be set: presets are what it holds. The id of a field is the name of the record's field, so that a problem with that one
   * stands beside it.
   */
  form(value: Json, id: string, world: World): Form
  /** The record with what was filled in. */
  written(sheet: Sheet, value: Json, world: World): Json
  /** Whose one can be added by hand, and how a new one begins; missing where none can. */
  readonly adds?: {
    owners(world: World): readonly OwnerId[]
    /** Null where there is no room for one. */
    blank(world: World, owner: OwnerId): NewRecord | null
  }
  /** Whether one can be taken out by hand. */
  readonly ends?: boolean
  /** What is set along with it, so that other records and the figures fit. `before` null: it is new; `after` null: it is taken out. */
  along?(change: RecordTurn, world: World): readonly Change[]
}

export interface NewRecord {
  readonly id: string
  readonly value: Json
}

/** What becomes of one record. */
export interface RecordTurn<T = Json> {
  readonly id: string
  readonly before: T | null
  readonly after: T | null
}

/** The same with the shape of the records; what is not given of `written` is every field in its place. */
export interface ShapedFace<T extends object> {
  readonly titleOf: (value: T, id: string, world: World) => string
  readonly form: (value: T, id: string, world: World) => Form
  readonly written?: (sheet: Sheet, value: T, world: World) => T
  readonly adds?: {
    readonly owners: (world: World) => readonly OwnerId[]
    readonly blank: (world: World, owner: OwnerId) => { readonly id: string; readonly value: T } | null
  }
  readonly ends?: boolean
  readonly along?: (change: RecordTurn<T>, world: World) => readonly Change[]
}

/** The face of a collection's records. What it is given has passed the check of the collection. */
export function recordFace<T extends object>(of: Collection<T>, shaped: ShapedFace<T>): RecordFace {
  return { written: (sheet: Sheet, value: T) => ({ ...value, ...sheet }), ...shaped, collection: of.name } as unknown as RecordFace
}

/** All changes that one record's turn comes to: itself, and what goes along with it. */
export function changesOf(face: RecordFace, turn: RecordTurn, world: World): readonly Change[] {
  return [{ collection: face.collection, id: turn.id, to: turn.after }, ...(face.along?.(turn, world) ?? [])]
}
