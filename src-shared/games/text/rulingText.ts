import { language, type Language } from '../../language/language.ts'
import type { ChoiceValue, HouseRule, Ruling } from '../rulebook/rulebook.ts'
import type { Switch, Switches } from '../rulebook/switches.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/**
 * A ruling as a chapter's file tells it: what the book leaves open, and how it is played unless the table decides otherwise. `S` names the
 * switches of the game.
 */
export interface RulingText<S extends string = string> {
  readonly question: string
  readonly decision: string
  /** House rules with which a table may decide otherwise. */
  readonly switches?: readonly S[]
}

/** By the ruling's number. */
export type RulingTexts<S extends string = string> = Readonly<Record<number, RulingText<S>>>

/** A chapter's rulings in another language: each of its numbers, with question and decision. */
export type RulingTranslation<T> = { readonly [K in keyof T]: { readonly question: string; readonly decision: string } }

type Spelt<V> = V extends string | number | boolean ? `${V}` : never

type ChoiceTexts<S> = S extends { type: 'list'; values: readonly (infer V)[] }
  ? { readonly values: Readonly<Record<Spelt<V>, string>> }
  : S extends { type: 'noneOrNumber' }
    ? { readonly none: string; readonly range: string }
    : { readonly range: string }

/** House rules in words: the question, why it is one, and what each choice means at the table. */
export type SwitchTexts<T extends Switches> = {
  readonly [S in keyof T]: { readonly question: string; readonly why: string } & ChoiceTexts<T[S]>
}

type ChapterOfRulings<S extends string> = { readonly en: RulingTexts<S> } & Readonly<Record<Language, RulingTranslation<RulingTexts<S>>>>

/** Every ruling of a book, chapter by chapter. */
export function rulingsOf<C extends string, S extends string>(
  chapters: readonly C[],
  book: Readonly<Record<C, ChapterOfRulings<S>>>,
): readonly (Ruling & { readonly chapter: C; readonly switches: readonly S[] })[] {
  return chapters.flatMap((chapter) => {
    const texts = book[chapter]
    return Object.entries<RulingText<S>>(texts.en).map(([key, ruling]) => {
      const number = Number(key)
      return {
        number,
        chapter,
        switches: ruling.switches ?? [],
        get question() {
          return (texts[language()][number] ?? ruling).question
        },
        get decision() {
          return (texts[language()][number] ?? ruling).decision
        },
      }
    })
  })
}

interface AnySwitchText {
  readonly question: string
  readonly why: string
  readonly values?: Readonly<Record<string, string>>
  readonly none?: string
  readonly range?: string
}

/**
 * Every house rule of a book, chapter by chapter. `settled`: those decided before the first turn only. Throws where the ruling of a switch
 * has no text.
 */
export function houseRulesOf<C extends string, S extends string>({
  chapters,
  rulings,
  switches,
  settled,
  texts,
}: {
  readonly chapters: readonly C[]
  readonly rulings: readonly (Ruling & { readonly chapter: C })[]
  readonly switches: Readonly<Record<S, Switch>>
  readonly settled: ReadonlySet<S>
  readonly texts: Readonly<Record<Language, Readonly<Record<S, AnySwitchText>>>>
}): readonly (HouseRule & { readonly switch: S; readonly chapter: C })[] {
  const chapterOf = new Map(rulings.map(({ number, chapter }) => [number, chapter]))
  const rules = (Object.keys(switches) as S[]).map((name) => {
    const known: Switch = switches[name]
    const chapter = chapterOf.get(known.ruling)
    if (chapter === undefined) throw new InvariantError(`ruling ${known.ruling} has no text`)
    const told = (): AnySwitchText => texts[language()][name]
    return {
      switch: name,
      ruling: known.ruling,
      chapter,
      get question() {
        return told().question
      },
      get why() {
        return told().why
      },
      values: namedValues(known).map((value) => ({
        value,
        get text() {
          return (known.type === 'list' ? told().values?.[String(value)] : told().none) ?? ''
        },
      })),
      range: known.type === 'list' ? null : rangeOf(known, () => told().range ?? ''),
      preset: known.preset,
      settled: settled.has(name),
    }
  })
  return chapters.flatMap((chapter) => rules.filter((rule) => rule.chapter === chapter))
}

/** The choices of a switch that have a name. */
function namedValues(known: Switch): readonly ChoiceValue[] {
  if (known.type === 'list') return known.values
  return known.type === 'noneOrNumber' ? ['none'] : []
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }, text: () => string): HouseRule['range'] {
  return {
    min,
    max,
    get text() {
      return text()
    },
  }
}
