import type { RuleId } from '../../kernel/world/rule.ts'
import { language, type Language } from '../../language/language.ts'
import type { RuleEntry, RuleStatus } from '../rulebook/rulebook.ts'

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

/** A chapter of a book. */
export interface ChapterOfRules {
  readonly status: RuleStatus
  /** In English with all there is to a rule, in the others with its words. */
  readonly texts: { readonly en: RuleTexts } & Readonly<Record<Language, RuleTranslation<RuleTexts>>>
}

/** Every rule of a book, chapter by chapter. */
export function rulesOf<C extends string>(
  chapters: readonly C[],
  book: Readonly<Record<C, ChapterOfRules>>,
): readonly (RuleEntry & { readonly chapter: C })[] {
  return chapters.flatMap((chapter) => {
    const { status, texts } = book[chapter]
    return Object.entries<RuleText>(texts.en).map(([key, rule]) => {
      const id = key as RuleId
      return {
        id,
        chapter,
        status: rule.status ?? status,
        rulings: rule.rulings ?? [],
        get title() {
          return (texts[language()][id] ?? rule).title
        },
        get summary() {
          return (texts[language()][id] ?? rule).summary
        },
      }
    })
  })
}
