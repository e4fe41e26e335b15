import type { Audience, Figures, RuleId, SeatId } from './rule.ts'

/**
 * What a procedure needs next, with everything a screen and a bot need to show it, answer it and check it.
 * Requests are plain data: they cross every boundary as they are.
 */
export type Request = RollRequest | ChooseRequest | FillRequest | ActRequest

export interface RequestHead {
  /** Unique within a campaign up to `occurrence`: `3/elves/3/births`, and `3/elves/5/treatyAnswer@humans` where not the seat on turn is asked. */
  readonly id: string
  /** How often this id was asked before in the same phase; together with `id` it keys the app's dice. */
  readonly occurrence: number
  /** Who answers. */
  readonly seat: SeatId
  /** The rule that asks. */
  readonly rule: RuleId
  /** Further rules in play. */
  readonly rules?: readonly RuleId[]
  /** Wording key of the question; `figures` fill it in and are shown beside it. */
  readonly wording: string
  readonly figures: Figures
  /** Who may read the answer beside the one who gives it, as for an effect. Absent: the game master. */
  readonly see?: Audience
}

/** Tells a question from every other of the campaign, the same one asked again included: `3/elves/7/spend`, then `3/elves/7/spend#1`. */
export function questionKey({ id, occurrence }: Pick<RequestHead, 'id' | 'occurrence'>): string {
  return occurrence === 0 ? id : `${id}#${occurrence}`
}

/** Dice. Answer: `{ by: 'app' }`, `{ by: 'hand', dice: [34, 77] }` or, where `counts` is present, `{ by: 'hand', counts: { child: 8, ... } }`. */
export interface RollRequest extends RequestHead {
  readonly kind: 'roll'
  /** Faces of each die: 100 (percentile) or 10. */
  readonly faces: 10 | 100
  /** How many dice. */
  readonly count: number
  readonly test: RollTest
  /** Outcome ids that may be typed as counts (they must add up to `count`); absent: dice only. */
  readonly counts?: readonly string[]
  /** Nobody need wait for it: where the app throws the dice, it does so at once and records them (`see`: for whom). Never in a `collect`. */
  readonly unattended?: boolean
}

/**
 * What counts as success. `atMost`: a die of `need` or less; `atMostEach`: the first `count` dice against the first `need`, and so on;
 * `atLeast`: `need` or more; `table`: the row the die falls in; `number`: the number itself matters.
 * `success` and `failure` are outcome ids (worded as `outcome.<id>`).
 */
export type RollTest =
  | { readonly type: 'atMost'; readonly need: number; readonly success: string; readonly failure: string }
  | {
      readonly type: 'atMostEach'
      readonly groups: readonly { readonly need: number; readonly count: number }[]
      readonly success: string
      readonly failure: string
    }
  | { readonly type: 'atLeast'; readonly need: number; readonly success: string; readonly failure: string }
  | { readonly type: 'table'; readonly rows: readonly { readonly from: number; readonly to: number; readonly outcome: string }[] }
  | { readonly type: 'number' }

/** One of a closed list. Answer: the option's id. */
export interface ChooseRequest extends RequestHead {
  readonly kind: 'choose'
  readonly options: readonly Option[]
  /** Option offered first; absent: none. */
  readonly preset?: string
}

export interface Option {
  readonly id: string
  readonly wording: string
  readonly figures?: Figures
}

/** A sheet to fill in. Answer: an object of field id -> value; a field left out takes its preset. */
export interface FillRequest extends RequestHead {
  readonly kind: 'fill'
  readonly fields: readonly Field[]
  readonly limits?: readonly Limit[]
}

/** The next voluntary act, again and again until `done`. Answer: `{ act: id, <field>: value, ... }`. */
export interface ActRequest extends RequestHead {
  readonly kind: 'act'
  /** The last is always `done`. */
  readonly acts: readonly Act[]
}

export interface Act {
  readonly id: string
  readonly rule: RuleId
  readonly wording: string
  readonly figures?: Figures
  readonly fields: readonly Field[]
  readonly limits?: readonly Limit[]
}

export const DONE = 'done'

export type Field = NumberField | FlagField | PickField | TextField

interface FieldHead {
  readonly id: string
  readonly wording: string
  readonly rule?: RuleId
  readonly figures?: Figures
}

/** A whole number from `min` to `max`. */
export interface NumberField extends FieldHead {
  readonly type: 'number'
  readonly min: number
  readonly max: number
  readonly preset: number
}

export interface FlagField extends FieldHead {
  readonly type: 'flag'
  readonly preset: boolean
}

export interface PickField extends FieldHead {
  readonly type: 'pick'
  readonly options: readonly Option[]
  readonly preset: string
}

/** Free text of at most `maxLength` characters (a name); may be empty. */
export interface TextField extends FieldHead {
  readonly type: 'text'
  readonly maxLength: number
  readonly preset: string
}

/** The fields together: the sum of weight x value must not exceed `max`. */
export interface Limit {
  readonly rule: RuleId
  readonly wording: string
  readonly weights: Readonly<Record<string, number>>
  readonly max: number
}

/** A request as a procedure states it; the table adds id and occurrence. */
export type Question =
  | Omit<RollRequest, 'id' | 'occurrence' | 'seat'>
  | Omit<ChooseRequest, 'id' | 'occurrence' | 'seat'>
  | Omit<FillRequest, 'id' | 'occurrence' | 'seat'>
  | Omit<ActRequest, 'id' | 'occurrence' | 'seat'>

export type FieldValue = number | boolean | string
export type Sheet = Readonly<Record<string, FieldValue>>
export type ActAnswer = Readonly<Record<string, FieldValue>> & { readonly act: string }

/**
 * A roll as the journal keeps it. Few dice are kept one by one; many rolled by the app follow from the seed, so
 * only the outcomes and a digest of the dice are kept; counts typed at the table stand for the dice themselves.
 */
export type RollAnswer =
  | { readonly by: 'app' | 'hand'; readonly dice: readonly number[] }
  | { readonly by: 'app'; readonly counts: Readonly<Record<string, number>>; readonly digest: string }
  | { readonly by: 'hand'; readonly counts: Readonly<Record<string, number>> }

export type Answer = RollAnswer | string | Sheet | ActAnswer
