import type { Block, PrintDocument } from './document.ts'
import { layoutOf } from './paper.ts'
import { heightOf, paginate, type Measured } from './paginate.ts'

/** Blocks from index `from` up to `to`. */
export interface SheetColumn {
  readonly from: number
  readonly to: number
}

/** One sheet of a document: its blocks from index `from` up to `to`. */
export interface Sheet {
  /** From 1 on. */
  readonly number: number
  readonly of: number
  readonly from: number
  readonly to: number
  /** Of a document in columns: the blocks of each. */
  readonly columns?: readonly SheetColumn[]
  /** What its blocks are measured to take beyond the room on the paper, in CSS pixels; absent where they fit. */
  readonly beyond?: number
  /** Left empty: the back of a sheet whose next is somebody else's. */
  readonly isBlank?: true
}

/** Lays a document out by what its blocks take where `drawn` shows them, one below the other, as wide as the paper lets them be. `room` in CSS pixels. */
export function sheetsOf(document: PrintDocument, drawn: Element, room: number): readonly Sheet[] {
  const heads = heightsBy(drawn, 'head')
  const blocks = heightsBy(drawn, 'at')
  const title = drawn.querySelector('header')?.getBoundingClientRect().height ?? 0
  let head = 0
  const measured = document.blocks.map((_, at): Measured => {
    head = heads.get(at) ?? head
    return { height: blocks.get(at) ?? 0, ...bound(document.blocks, at, head) }
  })
  const { columns: perSheet } = layoutOf(document.look)
  const starts = paginate(measured, room, title, perSheet)
  const columns = starts.map((from, index): SheetColumn => ({ from, to: starts[index + 1] ?? measured.length }))
  const of = Math.ceil(columns.length / perSheet)
  return Array.from({ length: of }, (_, index): Sheet => {
    const own = columns.slice(index * perSheet, (index + 1) * perSheet)
    const highest = Math.max(...own.map(({ from, to }) => heightOf(measured, from, to - 1, from)))
    const beyond = (index === 0 ? title : 0) + highest - room
    const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0]
    return { number: index + 1, of, from, to, ...(perSheet > 1 ? { columns: own } : {}), ...(beyond > 0.5 ? { beyond } : {}) }
  })
}

/** A sheet left empty behind these where their number is odd, so that what is printed on both sides has no two readers' sheets on one piece of paper. */
export function withBack(sheets: readonly Sheet[]): readonly Sheet[] {
  const last = sheets.at(-1)
  if (last === undefined || sheets.length % 2 === 0) return sheets
  return [...sheets, { number: last.number + 1, of: last.of, from: last.to, to: last.to, isBlank: true }]
}

/** What must stand on one sheet: headings and what they head, two rows of a table at its beginning and its end, a line and what belongs to it, the last two blocks. */
function bound(blocks: readonly Block[], at: number, headHeight: number): Omit<Measured, 'height'> {
  const block = blocks[at]
  const isBound = block !== undefined && at < blocks.length - 1 && staysWithNext(blocks, at, block)
  const isHead = block?.kind === 'heading' || (block?.kind === 'row' && block.look === 'part') || (block?.kind === 'text' && block.stays)
  return {
    ...(isBound ? { keepWithNext: isHead === true ? true : ('ifItFits' as const) } : {}),
    ...(block?.kind === 'heading' && block.begins === true ? { begins: true } : {}),
    ...(block?.kind === 'row' ? { table: block.table.id, headHeight } : {}),
  }
}

function staysWithNext(blocks: readonly Block[], at: number, block: Block): boolean {
  const [before, next, last] = [blocks[at - 1], blocks[at + 1], blocks[at + 2]]
  if (next?.kind === 'heading' && next.begins === true) return false
  if (block.kind === 'heading') return true
  if (block.kind === 'row') {
    const isFirst = !isOfTable(before, block.table.id) || (before?.kind === 'row' && before.look === 'part')
    const isNextLast = isOfTable(next, block.table.id) && !isOfTable(last, block.table.id)
    if (block.look === 'part' || block.stays === true) return true
    if (block.table.runsIn === true) return false
    if (block.table.whole === true) return isOfTable(next, block.table.id)
    return isOfTable(next, block.table.id) ? isFirst || isNextLast : last === undefined && next?.kind === 'text'
  }
  if (block.kind === 'text' && block.stays === true) return true
  const isBelow = next?.kind === 'text' && next.look === 'deep' && !(block.kind === 'text' && block.look === 'deep')
  return isBelow || (next?.kind === 'text' && last === undefined)
}

function isOfTable(block: Block | undefined, table: string): boolean {
  return block?.kind === 'row' && block.table.id === table
}

/** Heights in CSS pixels by the index that stands in `data-<name>`. */
function heightsBy(drawn: Element, name: 'at' | 'head'): ReadonlyMap<number, number> {
  return new Map(
    [...drawn.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => [
      Number(element.dataset[name]),
      element.getBoundingClientRect().height,
    ]),
  )
}
