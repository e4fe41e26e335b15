import type { Chapter } from '../../../src-shared/games/greatest-lineage/book.ts'
import { rulingOf } from '../../../src-shared/games/greatest-lineage/rules/rulings/rulings.ts'
import { findRules } from '../rules/book.ts'
import { printTexts } from './texts/print.ts'
import type { Block, PrintDocument } from './document.ts'

/** The rules in our own words with the rulings that settle what the book leaves open; one chapter, or all. `nameOf` words a chapter. */
export function rulesDocument(title: string, chapter: Chapter | null, nameOf: (chapter: Chapter) => string): PrintDocument {
  const text = printTexts.rules
  const chapters = findRules('').filter((one) => chapter === null || one.chapter === chapter)
  return {
    id: 'rules',
    title: chapter === null ? text.title : nameOf(chapter),
    over: title,
    lead: text.lead,
    owner: null,
    blocks: chapters.flatMap((one): readonly Block[] => [
      ...(chapter === null ? [{ kind: 'heading', level: 2, text: nameOf(one.chapter) } as const] : []),
      ...one.rules.flatMap(({ id, title: name, summary, rulings }): readonly Block[] => [
        { kind: 'heading', level: 3, text: name, rule: id },
        { kind: 'text', text: summary },
        ...rulings.flatMap((number): readonly Block[] => {
          const ruling = rulingOf(number)
          if (ruling === undefined) return []
          return [{ kind: 'text', look: 'deep', text: `${text.ruling(number)}. ${ruling.question} ${ruling.decision}` }]
        }),
      ]),
    ]),
  }
}
