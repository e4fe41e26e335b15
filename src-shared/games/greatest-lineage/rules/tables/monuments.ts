/** T-MONUMENT: what one bundle brings in prestige, and the workers it needs, in the order of the print. */
export const MONUMENT_MATERIALS = [
  { material: 'stone', prestige: 1, workers: 3 },
  { material: 'wealth', prestige: 3, workers: 1 },
  { material: 'metal', prestige: 2, workers: 2 },
] as const

export type Material = (typeof MONUMENT_MATERIALS)[number]['material']

/** Tokens of one bundle. */
export const TOKENS_PER_BUNDLE = 5

/** T-MONUMENT-X: age from which, how many at once, prestige built in a turn, extra workers that spare a turn, and the price of starting. */
export const MONUMENT_LIMITS = { fromAge: 2, atOnce: 2, prestigePerTurn: 10, workersPerTurnLess: 25, startPrestige: 8 } as const

/** What a shaman's blessing costs in tokens and brings in prestige. */
export const BLESSING = { food: 20, wealth: 5, prestige: 10 } as const
