/**
 * How strongly land is washed in the colour of its owner: from near, where what stands on it is looked at, and from afar, where whose it is matters more.
 * Shading and signs of the ground are seen through both.
 */
export const WASH = { near: 0.13, far: 0.42 } as const

/** Seen smaller than this, a board tells of realms rather than of ground. */
export const FAR_BELOW = 0.6

/** On a grid of so many units, repeated. */
export const FILLING_GRID = 12
export const HATCH_WIDTH = 1.4
export const HATCH_ALPHA = 0.4
export const DOTS_ALPHA = 0.5

/** What lies over the land of an owner, so that it is told from others without its colour: 1 to 5; 0 is plain. Dots are filled, lines drawn. */
export const FILLING_PATHS: Readonly<Record<number, { readonly path: string; readonly isDots: boolean }>> = {
  1: { path: 'M-3 9L9 -3M3 15L15 3', isDots: false },
  2: { path: 'M0 3H12M0 9H12', isDots: false },
  3: { path: 'M-3 9L9 -3M3 15L15 3M-3 3L9 15M3 -3L15 9', isDots: false },
  4: { path: 'M3 0V12M9 0V12', isDots: false },
  5: { path: 'M1.3 3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM7.3 9a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z', isDots: true },
}
