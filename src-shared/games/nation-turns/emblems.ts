import type { Emblem, Ground } from '../api/emblem.ts'

const PLAYER_GROUNDS: readonly Ground[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'shield']

/** One to seven. */
const PIPS: readonly string[] = [
  'M21 32 A11 11 0 0 1 43 32 A11 11 0 0 1 21 32 Z',
  'M15 22 A7 7 0 0 1 29 22 A7 7 0 0 1 15 22 Z M35 42 A7 7 0 0 1 49 42 A7 7 0 0 1 35 42 Z',
  'M25.6 22 A6.4 6.4 0 0 1 38.4 22 A6.4 6.4 0 0 1 25.6 22 Z M15.1 41 A6.4 6.4 0 0 1 27.9 41 A6.4 6.4 0 0 1 15.1 41 Z M36.1 41 A6.4 6.4 0 0 1 48.9 41 A6.4 6.4 0 0 1 36.1 41 Z',
  'M16.6 22 A5.4 5.4 0 0 1 27.4 22 A5.4 5.4 0 0 1 16.6 22 Z M36.6 22 A5.4 5.4 0 0 1 47.4 22 A5.4 5.4 0 0 1 36.6 22 Z M16.6 42 A5.4 5.4 0 0 1 27.4 42 A5.4 5.4 0 0 1 16.6 42 Z M36.6 42 A5.4 5.4 0 0 1 47.4 42 A5.4 5.4 0 0 1 36.6 42 Z',
  'M14.6 20 A5.4 5.4 0 0 1 25.4 20 A5.4 5.4 0 0 1 14.6 20 Z M38.6 20 A5.4 5.4 0 0 1 49.4 20 A5.4 5.4 0 0 1 38.6 20 Z M26.6 32 A5.4 5.4 0 0 1 37.4 32 A5.4 5.4 0 0 1 26.6 32 Z M14.6 44 A5.4 5.4 0 0 1 25.4 44 A5.4 5.4 0 0 1 14.6 44 Z M38.6 44 A5.4 5.4 0 0 1 49.4 44 A5.4 5.4 0 0 1 38.6 44 Z',
  'M16.6 18 A5.4 5.4 0 0 1 27.4 18 A5.4 5.4 0 0 1 16.6 18 Z M36.6 18 A5.4 5.4 0 0 1 47.4 18 A5.4 5.4 0 0 1 36.6 18 Z M16.6 32 A5.4 5.4 0 0 1 27.4 32 A5.4 5.4 0 0 1 16.6 32 Z M36.6 32 A5.4 5.4 0 0 1 47.4 32 A5.4 5.4 0 0 1 36.6 32 Z M16.6 46 A5.4 5.4 0 0 1 27.4 46 A5.4 5.4 0 0 1 16.6 46 Z M36.6 46 A5.4 5.4 0 0 1 47.4 46 A5.4 5.4 0 0 1 36.6 46 Z',
  'M12.6 18 A5.4 5.4 0 0 1 23.4 18 A5.4 5.4 0 0 1 12.6 18 Z M40.6 18 A5.4 5.4 0 0 1 51.4 18 A5.4 5.4 0 0 1 40.6 18 Z M12.6 32 A5.4 5.4 0 0 1 23.4 32 A5.4 5.4 0 0 1 12.6 32 Z M26.6 32 A5.4 5.4 0 0 1 37.4 32 A5.4 5.4 0 0 1 26.6 32 Z M40.6 32 A5.4 5.4 0 0 1 51.4 32 A5.4 5.4 0 0 1 40.6 32 Z M12.6 46 A5.4 5.4 0 0 1 23.4 46 A5.4 5.4 0 0 1 12.6 46 Z M40.6 46 A5.4 5.4 0 0 1 51.4 46 A5.4 5.4 0 0 1 40.6 46 Z',
]

/** What the number of a player stands on; its nations stand on the same. */
export function groundOf(player: number): Ground {
  return PLAYER_GROUNDS[(player - 1) % PLAYER_GROUNDS.length] ?? 'circle'
}

/** A player goes by the pips of a die. */
export function playerEmblem(player: number): Emblem {
  const sign = PIPS[(player - 1) % PIPS.length]
  return { ground: groundOf(player), ...(sign === undefined ? {} : { sign }) }
}
