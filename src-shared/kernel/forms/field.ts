import type { Option } from '../engine/request.ts'
import type { Figures, OwnerId, RuleId } from '../world/rule.ts'

/** What can be filled in: a question's sheet, an act, a row of a list, a set-up. Plain data; `readForm` reads what was given for it. */
export interface Form<F extends Fields = Fields> {
  readonly fields: F
  readonly limits?: readonly Limit[]
}

export type Fields = readonly Field[]

export type Field = NumberField | FlagField | PickField | TextField | ManyField | ArrangeField | PlaceField | ListField | GroupField

interface FieldHead<Id extends string> {
  readonly id: Id
  readonly wording: string
  readonly rule?: RuleId
  readonly figures?: Figures
  /** Id of a flag beside it: while that is not set, the field means nothing, and is neither shown nor told. */
  readonly onlyWith?: string
}

/** A whole number from `min` to `max`. */
export interface NumberField<Id extends string = string> extends FieldHead<Id> {
  readonly type: 'number'
  readonly min: number
  readonly max: number
  readonly preset: number
  /** The preset is what was answered last time: whoever is asked is told so. */
  readonly asLast?: boolean
}

export interface FlagField<Id extends string = string> extends FieldHead<Id> {
  readonly type: 'flag'
  readonly preset: boolean
}

/** One of several options, by its id. */
export interface PickField<Id extends string = string, O extends string = string> extends FieldHead<Id> {
  readonly type: 'pick'
  readonly options: readonly Option<O>[]
  readonly preset: O
}

/** Free text of at most `maxLength` characters (a name); may be empty unless `minLength` is above 0. */
export interface TextField<Id extends string = string> extends FieldHead<Id> {
  readonly type: 'text'
  readonly maxLength: number
  readonly minLength?: number
  /** Written in several lines. */
  readonly lines?: boolean
  readonly preset: string
  /** Texts that can be put in with one press, as in the reader's language; any other may be typed. */
  readonly suggestions?: readonly Option[]
  /** Several names between commas: a suggestion is added to the others. */
  readonly several?: true
}

/** Several of the options, each once: their ids in the order of the options. */
export interface ManyField<Id extends string = string, O extends string = string> extends FieldHead<Id> {
  readonly type: 'many'
  readonly options: readonly Option<O>[]
  /** The options are spaces of the board, by their ids. */
  readonly places?: true
  /** The spaces must hang together with land of this owner; absent: they may lie apart. The question's own check refuses what does not. */
  readonly joins?: OwnerId
  readonly least: number
  readonly most: number
  readonly preset: readonly O[]
}

/** All of the options in an order: their ids, the first in front. */
export interface ArrangeField<Id extends string = string, O extends string = string> extends FieldHead<Id> {
  readonly type: 'arrange'
  readonly options: readonly Option<O>[]
  readonly preset: readonly O[]
}

/** A space of the board: the id of a place that is not barred. Without a preset one must be chosen. */
export interface PlaceField<Id extends string = string> extends FieldHead<Id> {
  readonly type: 'place'
  readonly places: readonly Place[]
  readonly preset?: string
}

/** A place that is offered, or shown with the reason why it is not. */
export interface Place extends Option {
  readonly barred?: Reason
}

/** Why something is not allowed, as a wording with its figures. */
export interface Reason {
  readonly wording: string
  readonly figures?: Figures
  readonly rule?: RuleId
}

/** Rows of the same fields, `least` to `most` of them; `limits` hold for each row. */
export interface ListField<Id extends string = string, F extends Fields = Fields> extends FieldHead<Id>, Form<F> {
  readonly type: 'list'
  readonly least: number
  readonly most: number
  readonly preset: readonly Sheet[]
}

/** A sheet within the sheet. What is left out of it takes its presets. */
export interface GroupField<Id extends string = string, F extends Fields = Fields> extends FieldHead<Id>, Form<F> {
  readonly type: 'group'
}

/**
 * The fields together: the sum of weight x value must not exceed `max`. A weight is for a field by its path: `food`, and over the rows of
 * a list `rows.amount`, or `rows` for their number; over several picks `units` for how many there are, `units.archer` for that one;
 * within a group `army.archers`. A flag counts 1 where it is set.
 */
export interface Limit {
  readonly rule: RuleId
  readonly wording: string
  readonly weights: Readonly<Record<string, number>>
  readonly max: number
}

export type FieldValue = number | boolean | string | readonly string[] | readonly Sheet[] | Sheet

/** What was filled in, by field id. */
export interface Sheet {
  readonly [field: string]: FieldValue
}

/** What one field holds once it is filled in. */
export type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends FlagField
    ? boolean
    : F extends PickField<string, infer O>
      ? O
      : F extends TextField | PlaceField
        ? string
        : F extends ManyField<string, infer O> | ArrangeField<string, infer O>
          ? readonly O[]
          : F extends ListField<string, infer Row>
            ? readonly SheetOf<Row>[]
            : F extends GroupField<string, infer Inner>
              ? SheetOf<Inner>
              : never

/** The sheet of these fields, each with its own type: `plan.sell` is a number where `sell` is a number field. */
export type SheetOf<F extends Fields> = { readonly [One in F[number] as One['id']]: ValueOf<One> }

type Rest<F extends { readonly type: string; readonly id: string }> = Omit<F, 'type' | 'id'>

export function numberField<const Id extends string>(id: Id, rest: Rest<NumberField>): NumberField<Id> {
  return { type: 'number', id, ...rest }
}

export function flagField<const Id extends string>(id: Id, rest: Rest<FlagField>): FlagField<Id> {
  return { type: 'flag', id, ...rest }
}

export function pickField<const Id extends string, const O extends string>(id: Id, rest: Rest<PickField<Id, O>>): PickField<Id, O> {
  return { type: 'pick', id, ...rest }
}

export function textField<const Id extends string>(id: Id, rest: Rest<TextField>): TextField<Id> {
  return { type: 'text', id, ...rest }
}

export function manyField<const Id extends string, const O extends string>(id: Id, rest: Rest<ManyField<Id, O>>): ManyField<Id, O> {
  return { type: 'many', id, ...rest }
}

export function arrangeField<const Id extends string, const O extends string>(
  id: Id,
  rest: Rest<ArrangeField<Id, O>>,
): ArrangeField<Id, O> {
  return { type: 'arrange', id, ...rest }
}

export function placeField<const Id extends string>(id: Id, rest: Rest<PlaceField>): PlaceField<Id> {
  return { type: 'place', id, ...rest }
}

export function listField<const Id extends string, const F extends Fields>(id: Id, rest: Rest<ListField<Id, F>>): ListField<Id, F> {
  return { type: 'list', id, ...rest }
}

export function groupField<const Id extends string, const F extends Fields>(id: Id, rest: Rest<GroupField<Id, F>>): GroupField<Id, F> {
  return { type: 'group', id, ...rest }
}
