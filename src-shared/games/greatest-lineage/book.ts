import type { RuleEntry as BookEntry } from '../rulebook/rulebook.ts'
import { rulesOf, type ChapterOfRules } from '../text/ruleText.ts'
import { AGES } from './book/ages.ts'
import { ALLIANCES } from './book/alliances.ts'
import { ASSASSINS } from './book/assassins.ts'
import { ENDING } from './book/ending.ts'
import { GENERAL } from './book/general.ts'
import { AGES_DE } from './book/german/ages.ts'
import { ALLIANCES_DE } from './book/german/alliances.ts'
import { ASSASSINS_DE } from './book/german/assassins.ts'
import { ENDING_DE } from './book/german/ending.ts'
import { GENERAL_DE } from './book/german/general.ts'
import { KINGDOMS_DE } from './book/german/kingdoms.ts'
import { MONUMENTS_DE } from './book/german/monuments.ts'
import { POINTS_DE } from './book/german/points.ts'
import { POPULATION_DE } from './book/german/population.ts'
import { RAIDS_DE } from './book/german/raids.ts'
import { RESOURCE_CHECK_DE } from './book/german/resourceCheck.ts'
import { ROYAL_FAMILY_DE } from './book/german/royalFamily.ts'
import { SETTLEMENTS_DE } from './book/german/settlements.ts'
import { SETUP_DE } from './book/german/setup.ts'
import { SHAMANS_DE } from './book/german/shamans.ts'
import { SPENDING_DE } from './book/german/spending.ts'
import { SPIES_DE } from './book/german/spies.ts'
import { STOCKPILE_DE } from './book/german/stockpile.ts'
import { STRENGTHS_DE } from './book/german/strengths.ts'
import { TERRITORY_DE } from './book/german/territory.ts'
import { TIMELINE_DE } from './book/german/timeline.ts'
import { TREATIES_DE } from './book/german/treaties.ts'
import { TRIBES_DE } from './book/german/tribes.ts'
import { WAR_DE } from './book/german/war.ts'
import { KINGDOMS } from './book/kingdoms.ts'
import { MONUMENTS } from './book/monuments.ts'
import { POINTS } from './book/points.ts'
import { POPULATION } from './book/population.ts'
import { RAIDS } from './book/raids.ts'
import { RESOURCE_CHECK } from './book/resourceCheck.ts'
import { ROYAL_FAMILY } from './book/royalFamily.ts'
import { SETTLEMENTS } from './book/settlements.ts'
import { SETUP } from './book/setup.ts'
import { SHAMANS } from './book/shamans.ts'
import { SPENDING } from './book/spending.ts'
import { SPIES } from './book/spies.ts'
import { STOCKPILE } from './book/stockpile.ts'
import { STRENGTHS } from './book/strengths.ts'
import { TERRITORY } from './book/territory.ts'
import { TIMELINE } from './book/timeline.ts'
import { TREATIES } from './book/treaties.ts'
import { TRIBES } from './book/tribes.ts'
import { WAR } from './book/war.ts'

/** The chapters in the order of the book. */
export const CHAPTERS = [
  'General',
  'Set-up',
  'Timeline',
  'Points',
  'Population',
  'Stockpile',
  'War',
  'Raids',
  'Alliances',
  'Treaties',
  'Territory',
  'Spies',
  'Assassins',
  'Monuments',
  'Spending',
  'Resource check',
  'Ages',
  'Royal family',
  'Shamans',
  'Settlements',
  'Strengths and weaknesses',
  'Kingdoms',
  'Tribes',
  'End of the game',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One rule of the book in our own words. */
export interface RuleEntry extends BookEntry {
  readonly chapter: Chapter
}

const BOOK: Readonly<Record<Chapter, ChapterOfRules>> = {
  General: { status: 'computed', texts: { en: GENERAL, de: GENERAL_DE } },
  'Set-up': { status: 'computed', texts: { en: SETUP, de: SETUP_DE } },
  Timeline: { status: 'computed', texts: { en: TIMELINE, de: TIMELINE_DE } },
  Points: { status: 'computed', texts: { en: POINTS, de: POINTS_DE } },
  Population: { status: 'computed', texts: { en: POPULATION, de: POPULATION_DE } },
  Stockpile: { status: 'computed', texts: { en: STOCKPILE, de: STOCKPILE_DE } },
  War: { status: 'computed', texts: { en: WAR, de: WAR_DE } },
  Raids: { status: 'computed', texts: { en: RAIDS, de: RAIDS_DE } },
  Alliances: { status: 'computed', texts: { en: ALLIANCES, de: ALLIANCES_DE } },
  Treaties: { status: 'computed', texts: { en: TREATIES, de: TREATIES_DE } },
  Territory: { status: 'computed', texts: { en: TERRITORY, de: TERRITORY_DE } },
  Spies: { status: 'computed', texts: { en: SPIES, de: SPIES_DE } },
  Assassins: { status: 'computed', texts: { en: ASSASSINS, de: ASSASSINS_DE } },
  Monuments: { status: 'computed', texts: { en: MONUMENTS, de: MONUMENTS_DE } },
  Spending: { status: 'computed', texts: { en: SPENDING, de: SPENDING_DE } },
  'Resource check': { status: 'computed', texts: { en: RESOURCE_CHECK, de: RESOURCE_CHECK_DE } },
  Ages: { status: 'computed', texts: { en: AGES, de: AGES_DE } },
  'Royal family': { status: 'computed', texts: { en: ROYAL_FAMILY, de: ROYAL_FAMILY_DE } },
  Shamans: { status: 'computed', texts: { en: SHAMANS, de: SHAMANS_DE } },
  Settlements: { status: 'computed', texts: { en: SETTLEMENTS, de: SETTLEMENTS_DE } },
  'Strengths and weaknesses': { status: 'computed', texts: { en: STRENGTHS, de: STRENGTHS_DE } },
  Kingdoms: { status: 'computed', texts: { en: KINGDOMS, de: KINGDOMS_DE } },
  Tribes: { status: 'computed', texts: { en: TRIBES, de: TRIBES_DE } },
  'End of the game': { status: 'computed', texts: { en: ENDING, de: ENDING_DE } },
}

/** Every rule of the book, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = rulesOf(CHAPTERS, BOOK)

const BY_ID: ReadonlyMap<string, RuleEntry> = new Map(RULEBOOK.map((entry) => [entry.id, entry]))

/** A rule by its id; undefined for an id the book does not have. */
export function ruleEntry(id: string): RuleEntry | undefined {
  return BY_ID.get(id)
}
