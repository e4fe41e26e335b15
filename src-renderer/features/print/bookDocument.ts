import { GAME_MASTER, ONLOOKER } from '../../../src-shared/kernel/world/rule.ts'
import type { BookPassage, BookTree } from '../../../src-shared/games/api/bookFace.ts'
import type { BookChapter, CampaignBook } from '../../../src-shared/report/campaignBook.ts'
import { bookTexts } from '../../../src-shared/report/campaignBookTexts.ts'
import { labelled } from '../../../src-shared/language/labelled.ts'
import type { Block, PrintDocument, PrintTable } from './document.ts'

/** The book of a campaign on paper: every chapter and every part begins a sheet. */
export function bookDocument(book: CampaignBook): PrintDocument {
  const { seat, players, chapters, parts, charts, ending } = book
  return {
    id: `book-${seat}`,
    title: book.title,
    over: bookTexts.name,
    lead: `${book.whose}. ${book.span}.`,
    look: 'book',
    owner: seat === GAME_MASTER || seat === ONLOOKER ? null : seat,
    blocks: [
      { kind: 'heading', level: 3, text: bookTexts.players },
      ...players.map(({ owner, name, player, out }): Block => {
        return { kind: 'text', look: 'entry', owner, text: labelled(name, [player, out].filter((text) => text !== '').join(', ')) }
      }),
      ...chapters.flatMap(chapterBlocks),
      ...parts.flatMap(({ title, passages }): readonly Block[] => [beginning(title), ...passages.flatMap(passageBlocks)]),
      ...(charts.length === 0 ? [] : [beginning(bookTexts.charts), ...charts.map((chart): Block => ({ kind: 'chart', chart }))]),
      beginning(bookTexts.standings),
      ...standingRows(book),
      { kind: 'text', text: ending },
    ],
  }
}

function beginning(text: string): Block {
  return { kind: 'heading', level: 2, text, begins: true }
}

function chapterBlocks({ title, lead, rounds, notes, plate }: BookChapter): readonly Block[] {
  return [
    beginning(title),
    { kind: 'text', look: 'quiet', text: lead === '' ? bookTexts.quiet : lead },
    ...rounds.flatMap(({ name, moments }): readonly Block[] => [
      { kind: 'heading', level: 3, text: name },
      ...moments.flatMap(({ title: kind, owner, name: whom, lines }): readonly Block[] => [
        { kind: 'text', look: 'quiet', owner, text: whom === '' ? kind : `${whom} · ${kind}`, stays: true },
        ...lines.map((text): Block => ({ kind: 'text', text })),
      ]),
    ]),
    ...notes.flatMap(({ owner, name, lines }): readonly Block[] => [
      { kind: 'heading', level: 3, owner, text: name },
      ...lines.map((text): Block => ({ kind: 'text', look: 'entry', text })),
    ]),
    ...(plate === null ? [] : [{ kind: 'board', plate } as const]),
  ]
}

function passageBlocks(passage: BookPassage): readonly Block[] {
  switch (passage.kind) {
    case 'heading':
      return [{ kind: 'heading', level: 3, owner: passage.owner ?? null, text: passage.text }]
    case 'text':
      return [{ kind: 'text', text: passage.text }]
    case 'items':
      return passage.items.map((text): Block => ({ kind: 'text', look: 'deep', text }))
    case 'tree':
      return branches(passage.root, 0)
    default:
      return passage satisfies never
  }
}

/** One line for everybody, those who come after set in below. */
function branches({ text, below }: BookTree, depth: number): readonly Block[] {
  return [{ kind: 'text', look: 'branch', text, depth }, ...below.flatMap((one) => branches(one, depth + 1))]
}

function standingRows({ standings: { head, rows } }: CampaignBook): readonly Block[] {
  const share = Math.floor(70 / Math.max(1, head.length - 1))
  const table: PrintTable = {
    id: 'standings',
    columns: head.map((title, at) =>
      at === 0 ? { title, width: 100 - share * (head.length - 1) } : { title, width: share, figures: true },
    ),
  }
  return rows.map(({ owner, cells }): Block => ({ kind: 'row', table, owner, cells }))
}
