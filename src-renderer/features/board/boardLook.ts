import type { Space } from '../../../src-shared/board/graph.ts'

/** What a ground is drawn in: the tokens `--land-…` and `--water`. */
export type GroundHue = 'plain' | 'wood' | 'marsh' | 'rise' | 'height' | 'water'
/** What stands on it, so that no ground is told by its colour alone. */
export type GroundSign = 'none' | 'tree' | 'reed' | 'hill' | 'peak'

/** How a ground is drawn, by its id. Of several grounds of a space the one listed last gives the hue; each gives its sign. */
export interface GroundLook {
  readonly hue?: GroundHue
  readonly sign?: GroundSign
  /** As people are told of it. */
  readonly name: string
}

export type MarkSign = 'capital' | 'settlement' | 'camp' | 'tower'

/** What is to be said of a space beside what the board knows. */
export interface SpaceShown {
  /** Whose it is: its colour and its emblem. */
  readonly owner?: string
  /** Whose it is, in words. */
  readonly holder?: string
  readonly marks?: readonly { readonly sign: MarkSign; readonly name: string }[]
  /** Further words: how far it lies, what rules say of it. */
  readonly notes?: readonly string[]
}

/** Spaces a question is about: null where one can be chosen, else the reason why not. A space that is not in it is beside the question. */
export type Choices = ReadonlyMap<Space, string | null>

/** On a grid of 24, around its middle. */
export const MARK_PATHS: Readonly<Record<MarkSign, string>> = {
  capital: 'M3 21V8h3v3h3V6l3-3 3 3v5h3V8h3v13h-7v-5h-4v5Z',
  settlement: 'M2 21v-9l5-5 5 5v9Zm11 0V9l4-4 5 4v12Z',
  camp: 'M12 3l9 18h-6l-3-7-3 7H3Z',
  tower: 'M9 21V9l3-7 3 7v12Z',
}
