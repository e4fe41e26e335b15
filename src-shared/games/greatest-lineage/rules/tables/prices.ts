/** T-SPEND: points for one of each. Land has a price by age: tables/land.ts. */
export const PRICE = { person: 2, culture: 4, technology: 4, militaryTechnology: 5 } as const

/** Age from which military technology can be bought. */
export const ARMS_FROM_AGE = 3

/** T-RULER: points for one step of a ruler's power, and what the step brings. */
export const RULER_POWER = {
  culture: { points: 3, brings: 2 },
  territory: { points: 20, brings: 1 },
  military: { points: 1, brings: 1 },
} as const

/** T-SHAMAN-POWER: points for one step of a shaman's power, and what the step brings; birth has one step. */
export const SHAMAN_POWER = {
  military: { points: 2, brings: 1 },
  opponent: { points: 2, brings: 1 },
  birth: { points: 20, brings: 5 },
} as const
