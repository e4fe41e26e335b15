import type { Emblem } from '../api/emblem.ts'
import type { Kingdom } from './rules/seats.ts'

/** A flame, a skull and the marks of claws. */
export const KINGDOM_EMBLEMS: Readonly<Record<Kingdom, Emblem>> = {
  demonic: {
    ground: 'diamond',
    sign: 'M33 8 C34 17 47 22 47 36 A15 15 0 0 1 17 36 C17 30.5 19.5 27 22.5 24 C23 27.5 25 30 27.5 31 C26.5 22.5 28.5 14.5 33 8 Z',
    fine: 'M33 8 C34 17 47 22 47 36 A15 15 0 0 1 17 36 C17 30.5 19.5 27 22.5 24 C23 27.5 25 30 27.5 31 C26.5 22.5 28.5 14.5 33 8 Z M32.3 47.5 A6.8 6.8 0 0 1 25.5 40.7 C25.5 36.5 30 35 31.3 30 C35.3 33.5 39.1 36.2 39.1 40.7 A6.8 6.8 0 0 1 32.3 47.5 Z',
  },
  undead: {
    ground: 'diamond',
    sign: 'M32 11 C43 11 49 18.5 49 28 C49 34.5 46.5 38 42 40.5 V50 H22 V40.5 C17.5 38 15 34.5 15 28 C15 18.5 21 11 32 11 Z M20.8 28.5 A4.2 4.2 0 0 1 29.2 28.5 A4.2 4.2 0 0 1 20.8 28.5 Z M34.8 28.5 A4.2 4.2 0 0 1 43.2 28.5 A4.2 4.2 0 0 1 34.8 28.5 Z',
    fine: 'M32 10 C43 10 49 17.5 49 27.5 C49 34 46.5 38 42 40.5 V51 H22 V40.5 C17.5 38 15 34 15 27.5 C15 17.5 21 10 32 10 Z M20.4 28 A4.6 4.6 0 0 1 29.6 28 A4.6 4.6 0 0 1 20.4 28 Z M34.4 28 A4.6 4.6 0 0 1 43.6 28 A4.6 4.6 0 0 1 34.4 28 Z M32 33.5 L34.8 39 H29.2 Z M26.4 44 H28.4 V51 H26.4 Z M31 44 H33 V51 H31 Z M35.6 44 H37.6 V51 H35.6 Z',
  },
  monstrous: {
    ground: 'diamond',
    sign: 'M19 14 C25.5 26 25.5 34 18 48 C15.5 34 15.5 26 19 14 Z M31 9 C37.9 21 37.9 40 30 54 C27.1 40 27.1 21 31 9 Z M43 14 C49.5 26 49.5 34 42 48 C39.5 34 39.5 26 43 14 Z',
  },
}

/** A tent, for all tribes alike. */
export const TRIBES_EMBLEM: Emblem = { ground: 'hexagon', sign: 'M32 12 L52 48 H37 V36 H27 V48 H12 Z' }
