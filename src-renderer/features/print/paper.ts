import type { Look } from './document.ts'

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
