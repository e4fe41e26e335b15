import type { Look, PrintDocument } from './document.ts'

/** A sheet of paper, in millimetres. */
export interface Paper {
  readonly id: PaperId
  /** As `@page` knows it. */
  readonly css: string
  readonly width: number
  readonly height: number
}

export type PaperId = 'a4' | 'letter'

export const PAPERS: Readonly<Record<PaperId, Paper>> = {
  a4: { id: 'a4', css: 'A4', width: 210, height: 297 },
  letter: { id: 'letter', css: 'letter', width: 215.9, height: 279.4 },
}

/** Paper for a document: turned on its side where the document is wide. */
export function paperUnder(id: PaperId, { isWide }: Pick<PrintDocument, 'isWide'>): Paper {
  return isWide ? turned(PAPERS[id]) : PAPERS[id]
}

function turned({ id, css, width, height }: Paper): Paper {
  return { id, css: `${css} landscape`, width: height, height: width }
}

/** How blocks stand on a sheet; in millimetres. The foot stands in the lower margin. */
export interface SheetLayout {
  readonly side: number
  readonly top: number
  readonly bottom: number
  readonly columns: number
  /** Between two columns. */
  readonly gutter: number
}

const USUAL: SheetLayout = { side: 15, top: 14, bottom: 17, columns: 1, gutter: 0 }
const REFERENCE: SheetLayout = { side: 9, top: 9, bottom: 12, columns: 2, gutter: 6 }

export function layoutOf(look: Look | undefined): SheetLayout {
  return look === 'reference' ? REFERENCE : USUAL
}

/** A CSS pixel is 1/96 of an inch, on screen and on paper. */
const PX_PER_MM = 96 / 25.4

/** How much room there is for blocks on one sheet, from top to bottom, in CSS pixels. */
export function roomOn({ height }: Paper, { top, bottom }: SheetLayout): number {
  return (height - top - bottom) * PX_PER_MM
}

/** How wide a column is, in millimetres. */
export function columnWidth({ width }: Paper, { side, columns, gutter }: SheetLayout): number {
  return (width - 2 * side - (columns - 1) * gutter) / columns
}

/** Letter where people print on it, A4 elsewhere. `locales` as a browser has them. */
export function paperOf(locales: readonly string[]): PaperId {
  return /-(US|CA|MX|PH|CL|CO|VE)$/i.test(locales[0] ?? '') ? 'letter' : 'a4'
}

/** Of the height of a sheet, what its title and the names below a board take, in millimetres. */
const BESIDE_BOARD = 44

/** How high a board may be on a sheet of its own, in millimetres. */
function boardHeight({ height }: Paper): number {
  return height - USUAL.top - USUAL.bottom - BESIDE_BOARD
}

/** Styles by which a board on a sheet of its own fills it; one between other blocks, as in a book, is as high as it likes to be. */
export function boardStyles(id: PaperId, document: PrintDocument): Readonly<Record<string, string>> {
  const [first, ...others] = document.blocks
  const isAlone = first?.kind === 'board' && others.length === 0
  return isAlone ? { '--board-height': `${boardHeight(paperUnder(id, document))}mm` } : {}
}

/** Share of the room on a sheet that a drawing of these proportions covers, 0 to 1. */
export function shareCovered(drawing: { readonly width: number; readonly height: number }, paper: Paper): number {
  const across = columnWidth(paper, USUAL)
  const scale = Math.min(across / drawing.width, boardHeight(paper) / drawing.height)
  return (scale * scale * drawing.width * drawing.height) / (across * (paper.height - USUAL.top - USUAL.bottom))
}

/** Whether a drawing is larger on paper turned on its side; alike for every paper, so that a sheet does not turn with it. */
export function liesWide(drawing: { readonly width: number; readonly height: number }): boolean {
  return shareCovered(drawing, turned(PAPERS.a4)) > shareCovered(drawing, PAPERS.a4)
}
