import type { Block, PrintDocument } from './document.ts'
import type { Measured } from './paginate.ts'
import { heightOf, paginate } from './paginate.ts'

/** One sheet of a document: its blocks from index `from` up to `to`. */
export interface Sheet {
  /** From 1 on. */
  readonly number: number
  readonly of: number
  readonly from: number
  readonly to: number
  /** What its blocks are measured to take beyond the room on the paper, in CSS pixels; absent where they fit. */
  readonly beyond?: number
}

/** Lays a document out by what its blocks take where `drawn` shows them, one below the other, as wide as the paper lets them be. `room` in CSS pixels. */
export function sheetsOf(document: PrintDocument, drawn: Element, room: number): readonly Sheet[] {
  const heads = heightsBy(drawn, 'head')
  const blocks = heightsBy(drawn, 'at')
  const title = drawn.querySelector('header')?.getBoundingClientRect().height ?? 0
  let head = 0
  const measured = document.blocks.map((block, at): Measured => {
    head = heads.get(at) ?? head
    return { height: blocks.get(at) ?? 0, ...bound(block, head) }
  })
  const starts = paginate(measured, room, title)
  return starts.map((from, index): Sheet => {
    const to = starts[index + 1] ?? measured.length
    const beyond = (index === 0 ? title : 0) + heightOf(measured, from, to - 1, from) - room
    return { number: index + 1, of: starts.length, from, to, ...(beyond > 0.5 ? { beyond } : {}) }
  })
}

function bound(block: Block, headHeight: number): Omit<Measured, 'height'> {
  if (block.kind === 'heading') return { keepWithNext: true, begins: block.begins === true }
  if (block.kind !== 'row') return {}
  return { table: block.table.id, headHeight, ...(block.look === 'part' || block.stays === true ? { keepWithNext: true } : {}) }
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
