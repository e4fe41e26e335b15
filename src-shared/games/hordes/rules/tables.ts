import type { TypeCode } from './types.ts'

/** Steps of a bound. */
export const PHASE = { command: 1, ranged: 2, close: 3, check: 4 } as const

export const FACES = 6

/** What PIPs buy. */
export const PRICE = {
  move: 1,
  aerialOrMagician: 1,
  command: 1,
  lurker: [1, 2, 3],
  lurkerLater: 3,
  horde: 1,
  sorcerer: 6,
  god: 6,
  dragons: 6,
  bespell: 2,
  aid: 1,
} as const

/** The most that can count as aid, or stand on flanks. */
export const MOST_AID = 2
export const MOST_FLANKS = 2

/** Paces. */
export const REACH = { bespell: 600, AR: 500, SH: 200, flight: 600, ward: 600, ownStronghold: 600 } as const
export const COMMAND = { unseen: 600, far: 1200 } as const

/** What a line of a combat counts. */
export const FACTOR = {
  bad: -2,
  shelter: 2,
  general: 1,
  aid: -1,
  rear: -1,
  height: 1,
  flank: -1,
  supporter: -1,
  rank: 1,
} as const

/** Who fights as well in bad going. */
export const BAD_FREE: readonly TypeCode[] = ['SH', 'WB', 'LU', 'BE']
/** Who follows up. */
export const FOLLOWERS: readonly TypeCode[] = ['KN', 'BE', 'BM', 'WB']
/** Who cannot be the general. */
export const NO_GENERAL: readonly TypeCode[] = ['DR', 'GO', 'LU', 'PA', 'SN']
/** Who begins off the table. */
export const RESERVE_TYPES: readonly TypeCode[] = ['GO', 'DR', 'LU']
/** Whom a spell can turn, and six PIPs bring back. */
export const SORCERERS: readonly TypeCode[] = ['AH', 'HE', 'MA']
/** Who pushes, and is pushed by, none but these. */
export const GREAT: readonly TypeCode[] = ['BM', 'DR', 'GO']

/** The field of battle, in paces. */
export const GROUND = { side: 2400, deploy: 600, front: 160, fromEnemy: 200, water: 100 } as const

const DEPTHS: Readonly<Record<number, readonly TypeCode[]>> = {
  80: ['BL', 'SP', 'WB', 'SH', 'CL', 'LU'],
  120: ['KN', 'RI', 'BE', 'FL', 'SN'],
}

/** Depth of a base, in paces. Hordes and the Stronghold are as deep as the deepest. */
export function depthOf(type: TypeCode): number {
  const found = Object.entries(DEPTHS).find(([, codes]) => codes.includes(type))
  return found === undefined ? 160 : Number(found[0])
}

/** At least half of an army are elements of so many AP or fewer. */
export const CHEAP = 2
