import type { Chapter } from '../../../../src-shared/games/hordes/book.ts'
import { RULEBOOK } from '../../../../src-shared/games/hordes/book.ts'
import { mayBeGeneral } from '../../../../src-shared/games/hordes/rules/army.ts'
import type { OutcomeClause } from '../../../../src-shared/games/hordes/rules/combat/outcomeTable.ts'
import { OUTCOMES } from '../../../../src-shared/games/hordes/rules/combat/outcomeTable.ts'
import { houseRulesIn, ruled } from '../../../../src-shared/games/hordes/rules/rulings/ruled.ts'
import { HOUSE_RULES } from '../../../../src-shared/games/hordes/rules/rulings/houseRules.ts'
import { BAD_FREE, FOLLOWERS, RESERVE_TYPES } from '../../../../src-shared/games/hordes/rules/tables.ts'
import type { TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'
import { CODES, TYPES } from '../../../../src-shared/games/hordes/rules/types.ts'
import { meaningOf } from '../../../../src-shared/games/rulebook.ts'
import type { World } from '../../../../src-shared/kernel/world.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Block, PrintDocument, PrintTable } from '../../../features/print/document.ts'
import { clauseText } from '../combat/clauseText.ts'
import { typeName } from '../elements/typeName.ts'
import { paperTexts } from './texts/paper.ts'

/** Every table on paper, in our own words, with the house rules of this table. */
export function referenceDocument(title: string, world: World): PrintDocument {
  const { reference } = paperTexts
  return {
    ...{ id: 'reference', title: reference.title, over: title, lead: reference.lead, owner: null },
    blocks: [
      ...rules(reference.sequence, 'Sequence'),
      ...rules(reference.pips, 'PIP costs'),
      ...rules(reference.ranges, 'Ranges'),
      ...types(world),
      ...rules(reference.factors, 'Combat factors'),
      ...outcomes(),
      ...rules(reference.results, 'Results'),
      ...meetings(),
      ...rules(reference.passing, 'Movement'),
      ...rules(reference.end, 'Army', 'End'),
      ...houseRules(world),
    ],
  }
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, text }
}

/** Rules of chapters as they stand in the book. */
function rules(title: string, ...chapters: readonly Chapter[]): readonly Block[] {
  const table: PrintTable = {
    id: `rules-${chapters.join('-')}`,
    columns: [
      { title: paperTexts.column.rule, width: 26 },
      { title: paperTexts.column.says, width: 74 },
    ],
  }
  const found = RULEBOOK.filter(({ chapter }) => chapters.includes(chapter))
  return [heading(title), ...found.map(({ title: name, summary }): Block => ({ kind: 'row', table, cells: [name, summary] }))]
}

function types(world: World): readonly Block[] {
  const { column, reference, class: kinds } = paperTexts
  const table: PrintTable = {
    id: 'types',
    columns: [
      { title: column.code, width: 7 },
      { title: column.type, width: 19 },
      { title: column.class, width: 12 },
      { title: column.ap, width: 6, figures: true },
      { title: column.road, width: 8, figures: true },
      { title: column.good, width: 8, figures: true },
      { title: column.bad, width: 8, figures: true },
      { title: column.foot, width: 6, figures: true },
      { title: column.other, width: 7, figures: true },
      { title: column.notes, width: 19 },
    ],
  }
  const paces = (move: number | null): string => (move === null ? '–' : figure(move))
  const rows = CODES.map((code): Block => {
    const { class: kind, ap, road, good, bad, vsFoot, vsOther } = TYPES[code]
    const name = mayBeGeneral(code) || code === 'ST' ? code : `${code}^`
    const cells = [name, typeName(code), kinds[kind], figure(ap), paces(road), paces(good), paces(bad), figure(vsFoot), figure(vsOther)]
    return { kind: 'row', table, cells: [...cells, notesOf(code)] }
  })
  return [heading(reference.types), { kind: 'text', text: reference.typesLead(ruled(world, 'mm_per_100p')), look: 'quiet' }, ...rows]
}

function notesOf(code: TypeCode): string {
  const { note } = paperTexts
  const notes = [
    ...(FOLLOWERS.includes(code) ? [note.follows] : []),
    ...(RESERVE_TYPES.includes(code) ? [note.reserve] : []),
    ...(BAD_FREE.includes(code) ? [note.free] : []),
  ]
  return notes.join(', ')
}

function outcomes(): readonly Block[] {
  const { column, reference } = paperTexts
  const table: PrintTable = {
    id: 'outcomes',
    columns: [
      { title: column.code, width: 8 },
      { title: column.equal, width: 32 },
      { title: column.less, width: 60 },
    ],
  }
  const told = (cell: readonly OutcomeClause[]): string => (cell.length === 0 ? '–' : cell.map(clauseText).join('; '))
  const rows = CODES.map((code): Block => ({ kind: 'row', table, cells: [code, told(OUTCOMES[code].equal), told(OUTCOMES[code].less)] }))
  return [heading(reference.outcomes), { kind: 'text', text: reference.outcomesLead, look: 'quiet' }, ...rows]
}

function meetings(): readonly Block[] {
  const { column, reference, meet } = paperTexts
  const table: PrintTable = {
    id: 'meets',
    columns: [
      { title: column.meets, width: 65 },
      { title: column.then, width: 35 },
    ],
  }
  return [heading(reference.meets), ...meet.map((cells): Block => ({ kind: 'row', table, cells }))]
}

/** Those that differ from the usual. */
function houseRules(world: World): readonly Block[] {
  const decided = houseRulesIn(world)
  const told = HOUSE_RULES.flatMap((rule) => {
    const value = decided[rule.switch]
    const meaning = value === undefined ? undefined : meaningOf(rule, value)
    return meaning === undefined ? [] : [`${rule.question} ${rule.range === null ? meaning : `${String(value)}. ${meaning}`}`]
  })
  return told.length === 0
    ? []
    : [heading(paperTexts.reference.house), ...told.map((text): Block => ({ kind: 'text', text, look: 'entry' }))]
}
