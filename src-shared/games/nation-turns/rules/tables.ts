/** Figures the sheet prints, and those of our own that it leaves out. */
export const ROUNDS = 17

/** Every die of the game. */
export const FACES = 6
/** A birth, or a casualty, on this or more. */
export const SUCCESS = 5

/** Places of a round: 0 and 6 are the table's, 1 to 5 those of a nation's turn, 7 the end of the game. */
export const PHASE = { start: 0, population: 1, arrivals: 2, move: 3, combat: 4, overpopulation: 5, end: 6, closing: 7 } as const

export const AREA_TYPES = ['open', 'rough', 'mountain', 'elfwood', 'city'] as const
export type AreaType = (typeof AREA_TYPES)[number]

/** What an attack roll loses there (NT-BAT-4 to NT-BAT-7). */
export const TERRAIN: Readonly<Record<AreaType, number>> = { open: 0, rough: -1, mountain: -1, elfwood: -1, city: -1 }

/** Which of them ends a move (RULING-16). */
export const STOPS: readonly AreaType[] = ['rough', 'mountain', 'elfwood']

/** Dice and modifier of each kind of unit by our own table (RULING-22). */
export const OUR_UNITS: Readonly<Record<string, { readonly dice: number; readonly mod: number }>> = {
  soldier: { dice: 1, mod: 0 },
  warrior: { dice: 1, mod: 0 },
  beast: { dice: 1, mod: 0 },
  smith: { dice: 1, mod: 0 },
  troll: { dice: 1, mod: 0 },
  farmer: { dice: 1, mod: 0 },
  wizard: { dice: 1, mod: 1 },
  giant: { dice: 2, mod: 1 },
}
