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

/** Around what is printed, in millimetres; the foot stands in the lower one. */
export const MARGIN = { side: 15, top: 14, bottom: 17 } as const

/** A CSS pixel is 1/96 of an inch, on screen and on paper. */
const PX_PER_MM = 96 / 25.4

/** How much room there is for blocks on one sheet, from top to bottom, in CSS pixels. */
export function roomOn({ height }: Paper): number {
  return (height - MARGIN.top - MARGIN.bottom) * PX_PER_MM
}

/** Letter where people print on it, A4 elsewhere. `locales` as a browser has them. */
export function paperOf(locales: readonly string[]): PaperId {
  return /-(US|CA|MX|PH|CL|CO|VE)$/i.test(locales[0] ?? '') ? 'letter' : 'a4'
}
