/** T-LAND: people (warriors left out) for every territory held after claiming or buying, and the culture that buys land of a tribe. */
export const LAND = { peopleToClaim: 20, peopleToBuy: 8, cultureForTribes: 15 } as const

/** Points for a territory: so many in the first age, so many more for each further one, and as often under `table_x5` (RULING-83). */
export const LAND_PRICE = { first: 4, perAge: 6, times: 5 } as const

/** Territories that may be bought in a turn: one, and two more for every three ages (RULING-84). */
export const LAND_LIMIT = { first: 1, more: 2, perAges: 3 } as const
