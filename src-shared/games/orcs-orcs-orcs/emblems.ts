import type { Emblem } from '../api/emblem.ts'
import type { Colour } from './rules/types.ts'

/** Water for blue, a leaf for green, a flame for red, lightning for yellow: each on a ground of its own. */
export const EMBLEMS: Readonly<Record<Colour, Emblem>> = {
  blue: { ground: 'circle', sign: 'M32 8 C37 19 50 27 50 40 A18 18 0 0 1 14 40 C14 27 27 19 32 8 Z' },
  green: { ground: 'square', sign: 'M54 10 C56 37 45 52 24 48 L15 57 L8 50 L17 41 C13 20 28 8 54 10 Z' },
  red: {
    ground: 'triangle',
    sign: 'M35 6 C36 19 52 26 51 42 A19 19 0 0 1 13 42 C13 33 18 28 21 20 C23 27 25 31 29 33 C27 23 29 13 35 6 Z',
  },
  yellow: { ground: 'diamond', sign: 'M38 6 L13 37 H28 L24 58 L51 25 H36 Z' },
}

/** The tower, for what belongs to no player. */
export const TABLE_EMBLEM: Emblem = {
  ground: 'hexagon',
  sign: 'M14 10 H22 V17 H28 V10 H36 V17 H42 V10 H50 V27 H45 V56 H36 V44 H28 V56 H19 V27 H14 Z',
}

/** Colour slots: those that look blue, green, red and yellow by day and by night. */
export const SEAT_ACCENTS: Readonly<Record<Colour, number>> = { blue: 2, green: 1, red: 5, yellow: 3 }
export const TABLE_ACCENT = 4
