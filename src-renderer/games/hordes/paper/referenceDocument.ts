import { RULEBOOK, type Chapter } from '../../../../src-shared/games/hordes/book.ts'
import { mayBeGeneral } from '../../../../src-shared/games/hordes/rules/army.ts'
import { OUTCOMES, type OutcomeClause } from '../../../../src-shared/games/hordes/rules/combat/outcomeTable.ts'
import { houseRulesIn, ruled } from '../../../../src-shared/games/hordes/rules/rulings/ruled.ts'
import { HOUSE_RULES } from '../../../../src-shared/games/hordes/rules/rulings/houseRules.ts'
import { BAD_FREE, FOLLOWERS, RESERVE_TYPES } from '../../../../src-shared/games/hordes/rules/tables.ts'
import { CODES, TYPES, type TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'
import { meaningOf } from '../../../../src-shared/games/rulebook/rulebook.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Block, PrintDocument, PrintTable } from '../../../features/print/document.ts'
import { clauseText } from '../combat/clauseText.ts'
import { typeName } from '../elements/typeName.ts'
import { paperTexts } from './texts/paper.ts'

/** Every table on paper, in our own words, with the house rules of this table. */
export function referenceDocument(title: string, world: World): PrintDocument {
  const { reference } = paperTexts
  return {
    ...{ id: 'reference', title: reference.title, over: title, lead: reference.lead, owner: null, look: 'reference' },
    // In this order the two long tables stand at the heads of columns, and little is left white.
    blocks: [
      ...types(world),
      ...rules(reference.sequence, 'Sequence'),
      ...rules(reference.ranges, 'Ranges'),
      ...rules(reference.end, 'Army', 'End'),
      ...outcomes(),
      ...rules(reference.pips, 'PIP costs'),
      ...rules(reference.passing, 'Movement'),
      ...rules(reference.factors, 'Combat factors'),
      ...meetings(),
      ...rules(reference.results, 'Results'),
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
    runsIn: true,
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
    whole: true,
    columns: [
      { title: column.code, width: 11 },
      { title: column.type, width: 19 },
      { title: column.class, width: 16 },
      { title: column.ap, width: 5, figures: true },
      { title: column.road, width: 11, figures: true },
      { title: column.good, width: 10, figures: true },
      { title: column.bad, width: 11, figures: true },
      { title: column.foot, width: 7, figures: true },
      { title: column.other, width: 10, figures: true },
    ],
  }
  const paces = (move: number | null): string => (move === null ? '–' : figure(move))
  const rows = CODES.map((code): Block => {
    const { class: kind, ap, road, good, bad, vsFoot, vsOther } = TYPES[code]
    const cells = [typeName(code), kinds[kind], figure(ap), paces(road), paces(good), paces(bad), figure(vsFoot), figure(vsOther)]
    return { kind: 'row', table, cells: [`${code}${marksOf(code)}`, ...cells] }
  })
  return [
    heading(reference.types),
    { kind: 'text', text: reference.typesLead(ruled(world, 'mm_per_100p')), look: 'quiet', stays: true },
    ...rows,
  ]
}

/** Told in the lead of the table. */
function marksOf(code: TypeCode): string {
  const marks = [
    [!mayBeGeneral(code) && code !== 'ST', '^'],
    [FOLLOWERS.includes(code), '»'],
    [RESERVE_TYPES.includes(code), '+'],
    [BAD_FREE.includes(code), '*'],
  ] as const
  return marks.map(([isSo, mark]) => (isSo ? mark : '')).join('')
}

function outcomes(): readonly Block[] {
  const { column, reference } = paperTexts
  const table: PrintTable = {
    id: 'outcomes',
    whole: true,
    columns: [
      { title: column.code, width: 11 },
      { title: column.less, width: 89 },
    ],
  }
  const told = (cell: readonly OutcomeClause[]): string => (cell.length === 0 ? '–' : cell.map(clauseText).join('; '))
  const rows = CODES.map((code): Block => {
    const { less, equal } = OUTCOMES[code]
    const atEqual = equal.length === 0 ? '' : `. ${column.equal}: ${told(equal)}`
    return { kind: 'row', table, cells: [code, `${told(less)}${atEqual}`] }
  })
  return [heading(reference.outcomes), { kind: 'text', text: reference.outcomesLead, look: 'quiet', stays: true }, ...rows]
}

function meetings(): readonly Block[] {
  const { column, reference, meet } = paperTexts
  const table: PrintTable = {
    id: 'meets',
    whole: true,
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
