import type { SWITCHES, SwitchName } from '../switches.ts'

/** A ruling as a chapter's file tells it: what the book leaves open, and how it is played unless the table decides otherwise. */
export interface RulingText {
  readonly question: string
  readonly decision: string
  /** House rules with which a table may decide otherwise. */
  readonly switches?: readonly SwitchName[]
}

/** By the ruling's number. */
export type RulingTexts = Readonly<Record<number, RulingText>>

/** A chapter's rulings in another language: each of its numbers, with question and decision. */
export type RulingTranslation<T> = { readonly [K in keyof T]: { readonly question: string; readonly decision: string } }

type Spelt<V> = V extends string | number | boolean ? `${V}` : never

type ChoiceTexts<S> = S extends { type: 'list'; values: readonly (infer V)[] }
  ? { readonly values: Readonly<Record<Spelt<V>, string>> }
  : S extends { type: 'noneOrNumber' }
    ? { readonly none: string; readonly range: string }
    : { readonly range: string }

/** A house rule in words: the question, why it is one, and what each choice means at the table. */
export type SwitchTexts = {
  readonly [S in SwitchName]: { readonly question: string; readonly why: string } & ChoiceTexts<(typeof SWITCHES)[S]>
}
