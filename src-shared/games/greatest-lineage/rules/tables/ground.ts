/**
 * Kinds of ground a territory can be: forest or swamp grows on low land unless the name says otherwise. `unknown` gives neither strength
 * nor weakness.
 */
export const GROUNDS = ['unknown', 'low', 'lowForest', 'swamp', 'hill', 'hillForest', 'mountain', 'mountainForest'] as const
export type Ground = (typeof GROUNDS)[number]

type Strengths = Readonly<Partial<Record<Ground, number>>>

/** Strengths and weaknesses on military rolls; ground that is not named counts for nothing (RULING-65). */
export const ELVES: Strengths = { low: 15, lowForest: 15, swamp: 15, hill: -15, hillForest: -15, mountain: -15 }

/** Elves with `elf_low_bonus = low_forest`: only forest on low land is home. */
export const ELVES_OF_THE_FOREST: Strengths = { lowForest: 15, hill: -15, hillForest: -15, mountain: -15 }

export const DWARVES: Strengths = { hill: 15, mountain: 15, lowForest: -15, swamp: -15 }
