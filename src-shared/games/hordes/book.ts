import { ARMY, END } from './book/army.ts'
import { FACTORS } from './book/combat.ts'
import { ARMY_DE, END_DE } from './book/german/army.ts'
import { FACTORS_DE } from './book/german/combat.ts'
import { MOVEMENT_DE, RANGES_DE } from './book/german/movement.ts'
import { RESULTS_DE } from './book/german/results.ts'
import { PIP_COSTS_DE, SEQUENCE_DE } from './book/german/sequence.ts'
import { MOVEMENT, RANGES } from './book/movement.ts'
import { RESULTS } from './book/results.ts'
import { PIP_COSTS, SEQUENCE } from './book/sequence.ts'
import type { RuleEntry as BookEntry } from '../rulebook/rulebook.ts'
import { rulesOf, type ChapterOfRules } from '../text/ruleText.ts'

/** The chapters in the order of the sheet, army and end behind them. */
export const CHAPTERS = ['Sequence', 'PIP costs', 'Movement', 'Ranges', 'Combat factors', 'Results', 'Army', 'End'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One rule of the sheet in our own words. */
export interface RuleEntry extends BookEntry {
  readonly chapter: Chapter
}

const BOOK: Readonly<Record<Chapter, ChapterOfRules>> = {
  Sequence: { status: 'computed', texts: { en: SEQUENCE, de: SEQUENCE_DE } },
  'PIP costs': { status: 'computed', texts: { en: PIP_COSTS, de: PIP_COSTS_DE } },
  Movement: { status: 'computed', texts: { en: MOVEMENT, de: MOVEMENT_DE } },
  Ranges: { status: 'computed', texts: { en: RANGES, de: RANGES_DE } },
  'Combat factors': { status: 'computed', texts: { en: FACTORS, de: FACTORS_DE } },
  Results: { status: 'computed', texts: { en: RESULTS, de: RESULTS_DE } },
  Army: { status: 'computed', texts: { en: ARMY, de: ARMY_DE } },
  End: { status: 'computed', texts: { en: END, de: END_DE } },
}

/** Every rule of the sheet, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = rulesOf(CHAPTERS, BOOK)
