import { estimatedWidth } from '../../src-shared/language/textWidth.ts'

/** Type a text is set in; `size` in pixels. */
export interface TypeSet {
  readonly size: number
  readonly weight: number
  readonly family: string
}

let pen: CanvasRenderingContext2D | null | undefined

/** Width of a line of text in pixels, as this browser sets it; estimated where it cannot be measured. */
export function measuredWidth(text: string, { size, weight, family }: TypeSet): number {
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (pen === null) return estimatedWidth(text, size)
  pen.font = `${weight} ${size}px ${family}`
  return pen.measureText(text).width
}
