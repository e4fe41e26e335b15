import type { Emblem } from '../api/emblem.ts'
import type { Nation } from './rules/scenario.ts'
import { groundOf } from './emblems.ts'

/** Signs of nations, four that suit each people. */
export const SIGNS = {
  malkioni: [
    'M14 10 H22 V17 H28 V10 H36 V17 H42 V10 H50 V27 H45 V47 H50 V54 H37 V43 A5 5 0 0 0 27 43 V54 H14 V47 H19 V27 H14 Z', // tower
    'M28 8 H34 C45 15 49 24 49 34 H28 Z M10 39 H54 C53 48 47 55 40 55 H24 C17 55 11 48 10 39 Z', // ship
    'M9 32 A23 23 0 0 1 55 32 A23 23 0 0 1 9 32 Z M15.5 32 A16.5 16.5 0 0 1 48.5 32 A16.5 16.5 0 0 1 15.5 32 Z M26 32 A6 6 0 0 1 38 32 A6 6 0 0 1 26 32 Z M29 15 H35 V26.5 H29 Z M29 37.5 H35 V49 H29 Z M15 29 H26.5 V35 H15 Z M37.5 29 H49 V35 H37.5 Z', // wheel
    'M32 8 A12 12 0 0 1 35.5 31.5 V36 H47 V43 H42 V50 H35.5 V56 H28.5 V31.5 A12 12 0 0 1 32 8 Z M27 20 A5 5 0 0 1 37 20 A5 5 0 0 1 27 20 Z', // key
  ],
  barbarian: [
    'M32 7 A12 12 0 0 1 43.5 15.5 A11.5 11.5 0 0 1 47 37.5 C44 40 40 41 36.5 40.5 V57 H27.5 V40.5 C24 41 20 40 17 37.5 A11.5 11.5 0 0 1 20.5 15.5 A12 12 0 0 1 32 7 Z', // oak
    'M30 8 H37 V16 C42 15 47 12 49 8 C54 17 54 29 49 37 C47 33 42 30 37 29 V57 H30 V28 H21 V17 H30 Z', // axe
    'M10 12 C12 22 18 27 26 27 H38 C46 27 52 22 54 12 C60 27 54 38 43 39 C42 49 38 55 32 55 C26 55 22 49 21 39 C10 38 4 27 10 12 Z', // horns
    'M32 6 L48 27 H36 V43 L45 50 V58 L32 49 L19 58 V50 L28 43 V27 H16 Z', // arrow
  ],
  beast: [
    'M32 31 C40 31 47 39 47 46 C47 53 40 53 32 51 C24 53 17 53 17 46 C17 39 24 31 32 31 Z M8 29 A5.5 5.5 0 0 1 19 29 A5.5 5.5 0 0 1 8 29 Z M19 17 A6 6 0 0 1 31 17 A6 6 0 0 1 19 17 Z M33 17 A6 6 0 0 1 45 17 A6 6 0 0 1 33 17 Z M45 29 A5.5 5.5 0 0 1 56 29 A5.5 5.5 0 0 1 45 29 Z', // paw
    'M8 14 C22 12 38 13 56 10 C55 18 51 23 45 25 H50 C48 32 43 36 37 37 H42 C38 46 29 52 14 53 C21 46 16 38 14 32 C12 26 9 21 8 14 Z', // wing
    'M28 57 V45 C16 43 10 35 9 24 V10 H16 V21 H22 V8 H29 V24 H18 C19 33 24 37 32 37 C40 37 45 33 46 24 H35 V8 H42 V21 H48 V10 H55 V24 C54 35 48 43 36 45 V57 Z', // antlers
    'M6 32 C14 18 32 16 42 28 L56 17 V47 L42 36 C32 48 14 46 6 32 Z M16 30 A4 4 0 0 1 24 30 A4 4 0 0 1 16 30 Z', // fish
  ],
  elder: [
    'M24 12 L35 30 L42 21 L59 51 H5 Z', // peaks
    'M38 8 A24 24 0 1 0 56 40 A19 19 0 0 1 38 8 Z', // moon
    'M32 7 L38.5 24.1 L56.7 25 L42.5 36.4 L47.3 54 L32 44 L16.7 54 L21.5 36.4 L7.3 25 L25.5 24.1 Z', // star
    'M14 10 H44 L52 18 V28 H37 V57 H27 V28 H14 Z', // hammer
  ],
} as const satisfies Readonly<Record<Nation['people'], readonly string[]>>

const ALL: readonly string[] = Object.values(SIGNS).flat()

/**
 * Each nation on its player's ground. In the order of the scenario a nation takes the first sign of its people that is free, then the first of all that
 * is; where all are taken, the first that no other on its ground has.
 */
export function nationEmblems(nations: readonly Pick<Nation, 'id' | 'people' | 'player'>[]): ReadonlyMap<string, Emblem> {
  const given: { readonly id: string; readonly player: number; readonly sign: string }[] = []
  for (const { id, people, player } of nations) {
    const own: readonly string[] = SIGNS[people]
    const signs = [...own, ...ALL]
    const sign =
      signs.find((one) => given.every((other) => other.sign !== one)) ??
      signs.find((one) => given.every((other) => other.sign !== one || groundOf(other.player) !== groundOf(player)))
    if (sign !== undefined) given.push({ id, player, sign })
  }
  return new Map(given.map(({ id, player, sign }) => [id, { ground: groundOf(player), sign }]))
}
