import type { Space } from '../../../src-shared/board/graph.ts'
import type { MarkSign } from '../../../src-shared/games/api/landFace.ts'
import type { GroundHue, GroundLooks, GroundSign } from '../../../src-shared/games/api/boardFace.ts'

/** Spaces a question is about: null where one can be chosen, else the reason why not. A space that is not in it is beside the question. */
export type Choices = ReadonlyMap<Space, string | null>

/** Layers drawn over the ground; those that cannot be shown are not offered. */
export interface Layers {
  /** What stands on the ground, not its colours alone. */
  readonly ground: boolean
  readonly holders: boolean
  readonly marks: boolean
  readonly names: boolean
  /** Who stands against whom. */
  readonly armies: boolean
  /** Steps from one's own land. */
  readonly reach: boolean
}

export const USUAL_LAYERS: Layers = { ground: true, holders: true, marks: true, names: true, armies: true, reach: false }

export interface SeenGround {
  readonly hues: readonly GroundHue[]
  readonly signs: readonly GroundSign[]
  readonly isWater: boolean
}

/** How the grounds of one space look together. */
export function lookOf(grounds: readonly string[], looks: GroundLooks): SeenGround {
  const known = grounds.flatMap((ground) => looks[ground] ?? [])
  const hues = known.flatMap(({ hue }) => hue ?? [])
  return { hues: hues.length === 0 ? ['plain'] : hues, signs: known.flatMap(({ sign }) => sign ?? []), isWater: hues.includes('water') }
}

/** On a grid of 24, around its middle. */
export const MARK_PATHS: Readonly<Record<MarkSign, string>> = {
  capital: 'M3 21V8h3v3h3V6l3-3 3 3v5h3V8h3v13h-7v-5h-4v5Z',
  settlement: 'M2 21v-9l5-5 5 5v9Zm11 0V9l4-4 5 4v12Z',
  camp: 'M12 3l9 18h-6l-3-7-3 7H3Z',
  army: 'M4 22V2h2v1h15l-5 5 5 5H6v9Z',
  tower: 'M9 21V9l3-7 3 7v12Z',
}
