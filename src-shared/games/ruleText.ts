import type { RuleId } from '../kernel/rule.ts'
import type { RuleStatus } from './rulebook.ts'

/** A rule as a chapter's file tells it: two to five words, then one or two sentences with the figures. */
export interface RuleText {
  readonly title: string
  readonly summary: string
  /** Rulings that settle what the book leaves open about it. */
  readonly rulings?: readonly number[]
  /** Where it differs from the rest of the chapter. */
  readonly status?: RuleStatus
}

export type RuleTexts = Readonly<Record<RuleId, RuleText>>

/** A chapter's rules in another language: each of its ids, with title and summary. */
export type RuleTranslation<T> = { readonly [K in keyof T]: { readonly title: string; readonly summary: string } }
