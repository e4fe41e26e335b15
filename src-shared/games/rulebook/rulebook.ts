import type { Decisions } from '../../kernel/journal/journal.ts'
import type { RuleId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

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
  /** House rules that are not by default, by switch, as they hold in this world. */
  held(world: World): Readonly<Record<string, ChoiceValue>>
  /** The title of a rule that stands in no chapter because it was made at the table; undefined for every other. */
  titleOf?(rule: RuleId): string | undefined
}

export interface Chapter {
  readonly id: string
  readonly name: string
}

/** Chapters in the order of their ids. @param nameOf gives a name in the language of the moment */
export function chaptersOf<Id extends string>(ids: readonly Id[], nameOf: (id: Id) => string): readonly Chapter[] {
  return ids.map((id) => ({
    id,
    get name() {
      return nameOf(id)
    },
  }))
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
export const NO_BOOK: Rulebook = { chapters: [], rules: [], rulings: [], houseRules: [], held: () => ({}) }

interface Index {
  readonly rules: ReadonlyMap<string, RuleEntry>
  readonly rulings: ReadonlyMap<number, Ruling>
  readonly houseRules: ReadonlyMap<string, HouseRule>
}

const INDEXES = new WeakMap<Rulebook, Index>()

function indexOf(book: Rulebook): Index {
  const known = INDEXES.get(book)
  if (known !== undefined) return known
  const index: Index = {
    rules: new Map(book.rules.map((rule) => [rule.id, rule])),
    rulings: new Map(book.rulings.map((ruling) => [ruling.number, ruling])),
    houseRules: new Map(book.houseRules.map((rule) => [rule.switch, rule])),
  }
  INDEXES.set(book, index)
  return index
}

/** A rule by its id; undefined for an id the book does not have. */
export function ruleIn(book: Rulebook, id: string): RuleEntry | undefined {
  return indexOf(book).rules.get(id)
}

/** Undefined for a number no ruling has. */
export function rulingIn(book: Rulebook, number: number): Ruling | undefined {
  return indexOf(book).rulings.get(number)
}

/** Undefined for a name no switch has. */
export function houseRuleIn(book: Rulebook, name: string): HouseRule | undefined {
  return indexOf(book).houseRules.get(name)
}

/** The name of a chapter; its id for one the book does not have. */
export function chapterIn(book: Rulebook, id: string): string {
  return book.chapters.find((chapter) => chapter.id === id)?.name ?? id
}

/** Whether a ruling decides house rules; what else a game lets its table decide is no house rule. */
export function isAboutHouseRules(book: Rulebook, decided: Decisions): boolean {
  return Object.keys(decided).some((name) => houseRuleIn(book, name) !== undefined)
}
