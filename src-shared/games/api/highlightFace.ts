import type { Request } from '../../kernel/engine/request.ts'
import type { Figures } from '../../kernel/world/rule.ts'

/** What the table should not miss. `turn` and `round` follow from the course of play, the others from lines of the chronicle. */
export type HighlightKind = 'turn' | 'round' | ToldKind
export type ToldKind =
  'event' | 'war' | 'battle' | 'raid' | 'discovery' | 'birth' | 'death' | 'accession' | 'wedding' | 'heir' | 'age' | 'fall' | 'end'

/** What of a game's chronicle is worth a card of its own. Only lines that everybody may read come onto one. */
export interface HighlightFace {
  /** By the wordings of lines. */
  readonly kinds: Readonly<Record<string, ToldKind>>
  /** Wordings of lines that begin a card of their own, even behind another of their kind. */
  readonly begins?: readonly string[]
  /** Kinds whose lines stay on one card until another begins, although they are about different things: a spell that hits many. */
  readonly together?: readonly ToldKind[]
  /** Wordings of lines that leave something to be done on the board on the table. */
  readonly toDo?: readonly string[]
  /** Wordings of lines that are left out where a card is told in few lines: dice, and what led to what came of them. */
  readonly aside?: readonly string[]
  /** Tells a card as a story, in the language of the moment; its lines are then the figures behind it. Null: the lines tell it themselves. */
  readonly story?: (highlight: StorySource) => readonly string[] | null
  /** Kinds that playing on passes over: their cards come up where it stops. */
  readonly light?: readonly ToldKind[]
  /** The kinds of what a question stands in the middle of, in their order: their last cards wait until that is over. Null: of nothing. */
  readonly during?: (request: Pick<Request, 'id'>) => ToldKind | readonly ToldKind[] | null
}

/** What a story is made of: the lines of a card. */
export interface StorySource {
  readonly kind: HighlightKind
  readonly lines: readonly { readonly wording: string; readonly figures: Figures; readonly about: readonly string[] }[]
}
