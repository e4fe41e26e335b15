import type { Figures } from '../../../kernel/rule.ts'
import { BEGINNING_WORDS } from './beginning.ts'
import { ENDING_WORDS } from './ending.ts'
import { FACTION_WORDS } from './factions.ts'
import { GENERAL_WORDS } from './general.ts'
import { POINTS_WORDS } from './points.ts'
import { POPULATION_WORDS } from './population.ts'
import { ROYALTY_WORDS } from './royalty.ts'
import { STOCKPILE_WORDS } from './stockpile.ts'
import { TIMELINE_WORDS } from './timeline.ts'
import type { Wordings } from './words.ts'

/** The catalogues by file; no key stands in two of them. */
export const CATALOGUES: Readonly<Record<string, Wordings>> = {
  general: GENERAL_WORDS,
  beginning: BEGINNING_WORDS,
  points: POINTS_WORDS,
  population: POPULATION_WORDS,
  stockpile: STOCKPILE_WORDS,
  royalty: ROYALTY_WORDS,
  timeline: TIMELINE_WORDS,
  factions: FACTION_WORDS,
  ending: ENDING_WORDS,
}

/** Every text of the game in English, by wording key. */
export const ENGLISH: Wordings = Object.fromEntries(Object.values(CATALOGUES).flatMap((words) => Object.entries(words)))

/** The text of a wording key with its figures filled in; for a key nobody has worded the key itself. */
export function say(key: string, figures: Figures = {}): string {
  const text = has(key) ? ENGLISH[key] : undefined
  return text === undefined ? key : text(figures)
}

export function has(key: string): boolean {
  return Object.hasOwn(ENGLISH, key)
}
