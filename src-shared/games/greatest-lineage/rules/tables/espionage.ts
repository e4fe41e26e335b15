/** Training, chances and thefts of the chapters on spies and assassins. Chances in percent, turns are the owner's own: see GL-SPY-1 to 4. */
export const SPY_FIGURES = { culture: 60, inHundred: 2, atOnce: 2, turns: 2, base: 40, perTurn: 5, most: 65, uncoveredUnder: 25 } as const

/** See GL-ASN-1 and GL-ASN-3; the figures of the methods are added once the training is counted. */
export const ASSASSIN_FIGURES = { culture: 30, inHundred: 1, atOnce: 1, turns: 3, base: 30, perTurn: 5, most: 50 } as const

/** What a method adds to the chance, under which number it is uncovered, and the chance to be caught after a failure: see GL-ASN-3, 4, 7. */
export const METHOD_FIGURES = {
  plain: { chance: 0, uncoveredUnder: 25, caught: 50 },
  poison: { chance: -15, uncoveredUnder: 15, caught: 20 },
  melee: { chance: 30, uncoveredUnder: 40, caught: 75 },
} as const

/** What one successful theft moves at most, in points of knowledge: see GL-SPY-4. */
export const THEFT = { technology: 10, militaryTechnology: 5 } as const

/** What a player who learns of a plot against another can do: chance that the own assassin kills the first, and chance of an aided murder. */
export const PLOT = { counter: 50, aided: 80 } as const
