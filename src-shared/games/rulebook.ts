import type { RuleId } from '../kernel/rule.ts'

/**
 * The rules of one game in our own words. Titles, questions and summaries are read where they are shown: they are in the language of
 * that moment.
 */
export interface Rulebook {
  /** In the order of the book. */
  readonly chapters: readonly Chapter[]
  /** Chapter by chapter. */
  readonly rules: readonly RuleEntry[]
  readonly rulings: readonly Ruling[]
  /** Chapter by chapter. */
  readonly houseRules: readonly HouseRule[]
}

export interface Chapter {
  readonly id: string
  readonly name: string
}

/** `computed`: the program does it. `moderator`: the game master decides. `open`: not yet played by the program. */
export type RuleStatus = 'computed' | 'moderator' | 'open'

export interface RuleEntry {
  readonly id: RuleId
  /** Two to five words. */
  readonly title: string
  /** Id of its chapter. */
  readonly chapter: string
  /** One or two sentences with the figures, as the default rulings play them. */
  readonly summary: string
  readonly status: RuleStatus
  /** Numbers of the rulings that settle what the book leaves open about it. */
  readonly rulings: readonly number[]
}

/** One place where the book leaves something open, and how this program plays it. */
export interface Ruling {
  readonly number: number
  /** Id of its chapter. */
  readonly chapter: string
  readonly question: string
  /** What holds unless a house rule says otherwise. */
  readonly decision: string
  /** House rules that change it. */
  readonly switches: readonly string[]
}

/** A value a house rule can take. */
export type ChoiceValue = string | number | boolean

/** A house rule as the table reads it when it sets up a campaign. */
export interface HouseRule {
  readonly switch: string
  /** Number of the ruling it belongs to. */
  readonly ruling: number
  /** Id of its chapter. */
  readonly chapter: string
  readonly question: string
  /** What the book leaves open. */
  readonly why: string
  /** The named choices, the default first; empty where only a number can be given. */
  readonly values: readonly { readonly value: ChoiceValue; readonly text: string }[]
  /** Whole numbers that can be given (beside the named choices), and what such a number means. */
  readonly range: { readonly min: number; readonly max: number; readonly text: string } | null
  readonly preset: ChoiceValue
  /** Decided before the first turn only. */
  readonly settled: boolean
}

/** What a value of a house rule means at the table; undefined for a value it cannot take. */
export function meaningOf({ values, range }: HouseRule, value: ChoiceValue): string | undefined {
  const named = values.find((choice) => choice.value === value)
  if (named !== undefined) return named.text
  return range !== null && typeof value === 'number' && value >= range.min && value <= range.max ? range.text : undefined
}

/** A book without rules: of a game nobody has opened. */
export const NO_BOOK: Rulebook = { chapters: [], rules: [], rulings: [], houseRules: [] }
