import { accept, refuse, type Outcome, type Problem } from '../../../../kernel/problem.ts'
import { geographyOf } from '../geography.ts'
import { ownProblem } from '../messages.ts'
import { held, type HouseRules } from '../rulings/switches.ts'
import type { ClanNumber } from '../tables.ts'
import { comparedFields, mark, MOST_LINES, normalFields, type Mark, type SheetFields } from './form.ts'
import { knowledgeMarks, type ClanKnowledge } from './knowledge.ts'
import type { OrderLine } from './line.ts'
import { readLine, type LineContext } from './readLine.ts'
import { rawFields, sheetText, type SheetText, type Skipped } from './sheetText.ts'

/** Whose sheet is read, and for which turn. */
export interface Asked {
  readonly clan: ClanNumber
  readonly turn: number
  /** Those in the game, the own one among them. */
  readonly clans: readonly ClanNumber[]
  readonly houseRules: HouseRules
  /** What the clan sees of the world. Absent: no W03, W04, W05 and W07. */
  readonly known?: ClanKnowledge
}

/** The verdict on one written line. */
export interface SheetLine {
  /** Place among the filled lines, from 1; lines keep it though others are struck. */
  readonly line: number
  /** Place in the text, from 1. */
  readonly row: number
  /** As written, without invisible signs. */
  readonly text: string
  /** The ten fields as they were read. */
  readonly fields: SheetFields
  /** Null unless the line is kept. */
  readonly order: OrderLine | null
  readonly state: 'kept' | 'struck' | 'refused'
  readonly marks: readonly Mark[]
}

export interface ReadSheet {
  readonly lines: readonly SheetLine[]
  readonly skipped: Skipped
}

/**
 * Reads an order sheet. Form, file, intake and bots use this one function. The last sheet received counts, whole (LZ-ORDER-9).
 *
 * @returns a verdict for every filled line, at most 30 of them kept (more lines than 200 are only counted). Refuses the sheet as a whole where it is
 *   headed by another clan or turn (fields `clan`, `turn`), or has two headings (`header`)
 */
export function readSheet(text: string, asked: Asked): Outcome<ReadSheet> {
  const taken = sheetText(text)
  const problems = headerProblems(taken, asked)
  if (problems.length > 0) return refuse(...problems)
  const geography = geographyOf({ hex_layout: held(asked.houseRules, 'hex_layout'), wrap: held(asked.houseRules, 'wrap') })
  const context: LineContext = { clan: asked.clan, clans: asked.clans, geography }
  const alone = taken.rows.map((written, at) => readAlone(at + 1, written, context, asked.houseRules))
  const kept = strikeRepeats(refuseBeyondLimit(alone, asked.houseRules))
  const read = warnOfOrder(refuseSecondGift(kept))
  const { known } = asked
  const lines =
    known === undefined
      ? read
      : read.map((line) => (line.order === null ? line : withMarks(line, knowledgeMarks(line.order, known, geography))))
  return accept({ lines, skipped: taken.skipped })
}

/** The orders of a sheet, in the order of its lines. */
export function keptOrders({ lines }: ReadSheet): readonly OrderLine[] {
  return lines.flatMap(({ order }) => (order === null ? [] : [order]))
}

function headerProblems({ headers }: SheetText, { clan, turn }: Asked): readonly Problem[] {
  const [header] = headers
  if (header === undefined) return []
  if (headers.length > 1) return [ownProblem('header', 'problem.twoHeaders', { value: headers.length })]
  return [
    ...(header.clan === clan ? [] : [ownProblem('clan', 'problem.otherClan', { value: header.clan, clan })]),
    ...(header.turn === turn ? [] : [ownProblem('turn', 'problem.otherTurn', { value: header.turn, turn })]),
  ]
}

function readAlone(line: number, { row, text }: SheetText['rows'][number], context: LineContext, houseRules: HouseRules): SheetLine {
  const raw = rawFields(text)
  const fields = normalFields(raw.fields)
  const { order, marks } = readLine(line, fields, raw.surplus, context)
  const read: SheetLine = { line, row, text, fields, order, state: order === null ? 'refused' : 'kept', marks }
  const isStray = held(houseRules, 'stray_fields') === 'refuse' && marks.some(({ code }) => code === 'W02')
  return isStray ? turnedAway(read, 'refused', marks) : read
}

/**
 * LZ-ORDER-1 Refuses lines beyond the thirtieth, well formed or not. With `limit_counts` = distinct a repeat of an earlier line does not count (RULING-10).
 */
function refuseBeyondLimit(lines: readonly SheetLine[], houseRules: HouseRules): readonly SheetLine[] {
  const countsAll = held(houseRules, 'limit_counts') === 'written'
  const isBeyondByKey = new Map<string, boolean>()
  let counted = 0
  return lines.map((line) => {
    const key = comparedFields(line.fields)
    const earlier = countsAll || isSplit(line) ? undefined : isBeyondByKey.get(key)
    if (earlier === undefined) counted++
    const isBeyond = earlier ?? counted > MOST_LINES
    isBeyondByKey.set(key, isBeyond)
    return isBeyond ? turnedAway(line, 'refused', [mark('E12', null, String(line.line), { max: MOST_LINES })]) : line
  })
}

/** LZ-ORDER-6 Of lines alike in all fields their order uses the first stays; repeats of SP stay as well (RULING-10). */
function strikeRepeats(lines: readonly SheetLine[]): readonly SheetLine[] {
  const first = new Map<string, number>()
  return lines.map((line) => {
    if (line.order === null || isSplit(line)) return line
    const key = comparedFields(line.fields)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, line.line)
    return earlier === undefined ? line : turnedAway(line, 'struck', [mark('W01', null, String(line.line), { first: earlier })])
  })
}

/** One gift a turn: the first that is well formed stays (LZ-DEV-4). */
function refuseSecondGift(lines: readonly SheetLine[]): readonly SheetLine[] {
  const gift = lines.find(({ order }) => order?.order === 'GI')
  return lines.map((line) =>
    gift !== undefined && line !== gift && line.order?.order === 'GI'
      ? turnedAway(line, 'refused', [...line.marks, mark('E11', 'ORD', 'GI', { first: gift.line })])
      : line,
  )
}

/** Warns where MO and SP are from one hex: the shuffle may bring MO first, and it leaves nothing to split (LZ-ORDER-7). */
function warnOfOrder(lines: readonly SheetLine[]): readonly SheetLine[] {
  const moves = new Map(lines.flatMap(({ order, line }) => (order?.order === 'MO' ? [[order.hex, line] as const] : [])))
  return lines.map((line) => {
    const move = line.order?.order === 'SP' ? moves.get(line.order.hex) : undefined
    return move === undefined ? line : withMarks(line, [mark('W06', 'HEX', line.fields[1] ?? '', { other: move })])
  })
}

function isSplit({ fields }: SheetLine): boolean {
  return fields[0] === 'SP'
}

function turnedAway(line: SheetLine, state: 'struck' | 'refused', marks: readonly Mark[]): SheetLine {
  return { ...line, order: null, state, marks }
}

function withMarks(line: SheetLine, marks: readonly Mark[]): SheetLine {
  return marks.length === 0 ? line : { ...line, marks: [...line.marks, ...marks] }
}
