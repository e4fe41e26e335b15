/** GL-ROY-1 Rank 1: the ruler and one spouse. Rank 2: up to four children. Rank 3: up to three heirs named from outside the family. */
export const HOUSE_AT_MOST = { ruler: 1, spouse: 1, child: 4, heir: 3 } as const

/** A new ruler's figures: culture added to the culture that counts, territories gained through the power, bonus on military rolls. */
export const NEW_RULER = { culture: 10, territory: 0, military: 5 } as const

/** Bonus on rolls of a battle that a child of the ruler's sex takes part in. */
export const MILITARY_OF_CHILD = 2

/** Price of a spouse in tokens; the wealth is due from age 3 on (RULING-129). */
export const WEDDING = { food: 5, wealth: 3, wealthFromAge: 3 } as const

/** Chances in percent: of a royal child for each try, and of its being a son. */
export const ROYAL_CHILD = { chance: 70, son: 50 } as const

/** Children a new ruler begins with. */
export const CHILDREN_OF_NEW_RULER = 2
