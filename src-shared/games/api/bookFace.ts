import type { Moment } from '../../kernel/journal/history.ts'
import type { OwnerId, SeatId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** What the book of a campaign tells of this game alone, made of what `viewer` may know. Texts are in the language of the moment. */
export interface BookFace {
  parts(source: BookSource): readonly BookPart[]
}

export interface BookSource {
  readonly world: World
  readonly moments: readonly Moment[]
  readonly viewer: SeatId
}

/** A part of the book with a heading of its own: the houses, the wars. */
export interface BookPart {
  readonly title: string
  readonly passages: readonly BookPassage[]
}

/** `tree`: somebody, with those who come after below it. */
export type BookPassage =
  /** `owner`: whose name it is. */
  | { readonly kind: 'heading'; readonly text: string; readonly owner?: OwnerId }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'items'; readonly items: readonly string[] }
  | { readonly kind: 'tree'; readonly root: BookTree }

export interface BookTree {
  readonly text: string
  readonly below: readonly BookTree[]
}
