import type { HexLayout, Point } from './hexes.ts'

/** A board as it is written down: plain data, small enough to lie in a campaign. What grounds mean is a matter of the game. */
export type BoardPlan = HexPlan | AreaPlan

/** Land in hexes, a letter for each, row by row. */
export interface HexPlan {
  readonly kind: 'hexes'
  readonly name: string
  readonly layout: HexLayout
  /** What grounds a letter stands for. */
  readonly legend: Readonly<Record<string, readonly string[]>>
  /** Letters of ground that is there to be seen and is no space of the board. */
  readonly closed: string
  /** A line for each row. */
  readonly ground: readonly string[]
  /**
   * Where water runs between hexes: a line for each row, a digit for each hex, the sum of 1 (its second side, clockwise from north), 2 (its third)
   * and 4 (its fourth).
   */
  readonly rivers?: readonly string[]
  /** Spaces that are neighbours and do not touch, over water or through the hills. */
  readonly crossings?: readonly (readonly [string, string])[]
  /** Names of spaces, by their codes. */
  readonly names?: Readonly<Record<string, string>>
}

/** Land in areas of any shape, each of which says what it borders on. */
export interface AreaPlan {
  readonly kind: 'areas'
  readonly name: string
  readonly width: number
  readonly height: number
  readonly areas: readonly PlannedArea[]
}

export interface PlannedArea {
  readonly id: string
  readonly name: string
  readonly grounds: readonly string[]
  readonly borders: readonly string[]
  readonly x: number
  readonly y: number
  /** Its border as drawn; absent: a point. */
  readonly outline?: readonly Point[]
}

/** The sides whose rivers a hex writes: the others are written by the hexes beyond. */
export const RIVER_SIDES = [1, 2, 3] as const

/** The bit that stands for a river on one of `RIVER_SIDES`. */
export function riverBit(side: (typeof RIVER_SIDES)[number]): number {
  return 1 << (side - 1)
}
