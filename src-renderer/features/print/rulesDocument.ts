import { chapterIn, rulingIn, type Rulebook } from '../../../src-shared/games/rulebook/rulebook.ts'
import { findRules } from '../rules/book.ts'
import { printTexts } from './texts/print.ts'
import type { Block, PrintDocument } from './document.ts'

/** The rules in our own words with the rulings that settle what the book leaves open; one chapter by its id, or all. */
export function rulesDocument(title: string, book: Rulebook, chapter: string | null): PrintDocument {
  const text = printTexts.rules
  const chapters = findRules(book, '').filter((one) => chapter === null || one.chapter.id === chapter)
  return {
    id: 'rules',
    title: chapter === null ? text.title : chapterIn(book, chapter),
    over: title,
    lead: text.lead,
    owner: null,
    blocks: chapters.flatMap((one): readonly Block[] => [
      ...(chapter === null ? [{ kind: 'heading', level: 2, text: one.chapter.name } as const] : []),
      ...one.rules.flatMap(({ id, title: name, summary, rulings }): readonly Block[] => [
        { kind: 'heading', level: 3, text: name, rule: id },
        { kind: 'text', text: summary },
        ...rulings.flatMap((number): readonly Block[] => {
          const ruling = rulingIn(book, number)
          if (ruling === undefined) return []
          return [{ kind: 'text', look: 'deep', text: `${text.ruling(number)}. ${ruling.question} ${ruling.decision}` }]
        }),
      ]),
    ]),
  }
}
