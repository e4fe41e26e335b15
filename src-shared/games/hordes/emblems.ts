import type { Emblem } from '../api/emblem.ts'
import type { Host } from './rules/records.ts'

/** A banner for red, two chevrons for blue. */
export const EMBLEMS: Readonly<Record<Host, Emblem>> = {
  redHost: { ground: 'circle', sign: 'M18 9 H26 V13 H51 L43 22.5 L51 32 H26 V56 H18 Z' },
  blueHost: { ground: 'square', sign: 'M11 24 L32 9 L53 24 V34 L32 19 L11 34 Z M11 45 L32 30 L53 45 V55 L32 40 L11 55 Z' },
}
