import { EMBLEMS } from '../../../../src-shared/games/orcs-orcs-orcs/emblems.ts'
import type { Power } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'

/** Outlines of the types of power on a grid of 64: a boulder, a bolt, a drop, a flame. Seats have the same signs but for earth. */
export const POWER_SIGNS: Readonly<Record<Power, string>> = {
  earth: 'M10 52 L16 28 L30 12 L48 18 L57 40 L52 54 H12 Z M26 30 L34 40 L28 50 H40 L46 38 L38 26 Z',
  lightning: EMBLEMS.yellow.sign ?? '',
  water: EMBLEMS.blue.sign ?? '',
  fire: EMBLEMS.red.sign ?? '',
}
