import { COMBAT, RETREAT } from './book/combat.ts'
import { OVERPOPULATION, VICTORY } from './book/ending.ts'
import { GENERAL } from './book/general.ts'
import { COMBAT_DE, RETREAT_DE } from './book/german/combat.ts'
import { OVERPOPULATION_DE, VICTORY_DE } from './book/german/ending.ts'
import { GENERAL_DE } from './book/german/general.ts'
import { MOVE_DE } from './book/german/move.ts'
import { NEW_UNITS_DE, POPULATION_DE } from './book/german/population.ts'
import { MOVE } from './book/move.ts'
import { NEW_UNITS, POPULATION } from './book/population.ts'
import type { RuleEntry as BookEntry } from '../rulebook/rulebook.ts'
import { rulesOf, type ChapterOfRules } from '../text/ruleText.ts'

/** The chapters in the order of the sheet: the round, the phases of a nation turn, the end. */
export const CHAPTERS = ['General', 'Population increase', 'New units', 'Move', 'Combat', 'Retreat', 'Overpopulation', 'Victory'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One rule of the sheet in our own words. */
export interface RuleEntry extends BookEntry {
  readonly chapter: Chapter
}

const BOOK: Readonly<Record<Chapter, ChapterOfRules>> = {
  General: { status: 'computed', texts: { en: GENERAL, de: GENERAL_DE } },
  'Population increase': { status: 'computed', texts: { en: POPULATION, de: POPULATION_DE } },
  'New units': { status: 'computed', texts: { en: NEW_UNITS, de: NEW_UNITS_DE } },
  Move: { status: 'computed', texts: { en: MOVE, de: MOVE_DE } },
  Combat: { status: 'computed', texts: { en: COMBAT, de: COMBAT_DE } },
  Retreat: { status: 'computed', texts: { en: RETREAT, de: RETREAT_DE } },
  Overpopulation: { status: 'computed', texts: { en: OVERPOPULATION, de: OVERPOPULATION_DE } },
  Victory: { status: 'computed', texts: { en: VICTORY, de: VICTORY_DE } },
}

/** Every rule of the sheet, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = rulesOf(CHAPTERS, BOOK)
