import type { Civilisation } from '../seats.ts'

/**
 * Kinds of ground a territory can be: forest or swamp grows on low land unless the name says otherwise. `unknown` gives neither strength
 * nor weakness.
 */
export const GROUNDS = ['unknown', 'low', 'lowForest', 'swamp', 'hill', 'hillForest', 'mountain', 'mountainForest'] as const
export type Ground = (typeof GROUNDS)[number]

type Strengths = Readonly<Partial<Record<Ground, number>>>

/** Strengths and weaknesses on military rolls; ground that is not named counts for nothing (RULING-65). */
export const STRENGTHS: Readonly<Record<Civilisation, Strengths>> = {
  /** GL-RACE-1 Elves are at home on low land, weak on hills and mountains; in forested mountains neither. */
  elves: { low: 15, lowForest: 15, swamp: 15, hill: -15, hillForest: -15, mountain: -15 },
  /** GL-RACE-2 Dwarves are at home on hills and mountains, weak in forest and swamp; where both hold, neither. */
  dwarves: { hill: 15, mountain: 15, lowForest: -15, swamp: -15 },
  /** GL-RACE-3 Humans fight alike everywhere, and so do kingdoms and tribes. */
  humans: {},
}

/** Elves with `elf_low_bonus = low_forest`: only forest on low land is home. */
export const ELVES_OF_THE_FOREST: Strengths = { lowForest: 15, hill: -15, hillForest: -15, mountain: -15 }
