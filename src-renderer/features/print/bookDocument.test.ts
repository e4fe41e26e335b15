import { expect, test } from 'vitest'
import type { CampaignBook } from '../../../src-shared/report/campaignBook.ts'
import { bookDocument } from './bookDocument.ts'

const BOOK: CampaignBook = {
  title: 'The Winter Crown',
  seat: 'red',
  whose: 'As they know it',
  accent: 1,
  span: 'Rounds 1 to 7',
  players: [{ owner: 'red', name: 'Red yard', player: 'Ada', out: '' }],
  chapters: [
    {
      title: 'Chapter 1',
      lead: 'A battle',
      rounds: [
        { name: 'Round 3', moments: [{ kind: 'battle', title: 'A battle', owner: 'red', name: 'Red yard', lines: ['It was fought.'] }] },
      ],
      notes: [],
      plate: null,
    },
    { title: 'Chapter 2', lead: '', rounds: [], plate: null, notes: [{ owner: 'red', name: 'Written down', lines: ['A spy.'] }] },
  ],
  parts: [
    {
      title: 'The houses',
      passages: [{ kind: 'tree', root: { text: 'Grandmother', below: [{ text: 'Mother', below: [{ text: 'Daughter', below: [] }] }] } }],
    },
  ],
  charts: [],
  standings: { head: ['', 'Land'], rows: [{ owner: 'red', cells: ['Red yard', '4'] }] },
  ending: 'The game is over.',
  marks: [],
}

test('every chapter and every part of the book begins a sheet', () => {
  const begun = bookDocument(BOOK).blocks.flatMap((block) => (block.kind === 'heading' && block.begins === true ? [block.text] : []))
  expect(begun).toEqual(['Chapter 1', 'Chapter 2', 'The houses', 'How they stand'])
})

test('a tree is told line by line, those who come after set in below', () => {
  const branches = bookDocument(BOOK).blocks.flatMap((block) =>
    block.kind === 'text' && block.look === 'branch' ? [[block.text, block.depth]] : [],
  )
  expect(branches).toEqual([
    ['Grandmother', 0],
    ['Mother', 1],
    ['Daughter', 2],
  ])
})

test('all that is told stands on it, and the columns of a table make the whole width', () => {
  const { blocks, owner } = bookDocument(BOOK)
  const texts = blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'heading' ? [block.text] : []))
  for (const text of ['Red yard: Ada', 'It was fought.', 'Nothing of note happened in these rounds.', 'A spy.', 'The game is over.'])
    expect(texts).toContain(text)
  const widths = blocks.flatMap((block) => (block.kind === 'row' ? [block.table.columns.reduce((sum, { width }) => sum + width, 0)] : []))
  expect(widths).toEqual([100])
  expect(owner).toBe('red')
})

test('whoever is named over something stands there with the emblem: in the list, over what happened and what was written, in the table', () => {
  const marked = bookDocument(BOOK).blocks.flatMap((block) => ('owner' in block && block.owner === 'red' ? [block] : []))
  expect(marked.map((block) => ('text' in block ? block.text : 'cells' in block ? block.cells[0] : ''))).toEqual([
    'Red yard: Ada',
    'Red yard · A battle',
    'Written down',
    'Red yard',
  ])
})
