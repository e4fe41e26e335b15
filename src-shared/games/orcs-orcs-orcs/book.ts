import type { RuleEntry as BookEntry } from '../rulebook/rulebook.ts'
import { rulesOf, type ChapterOfRules } from '../text/ruleText.ts'
import { DEFEATS, DRAWING, ENHANCING, EXTRA_SKILLS, POISONING } from './book/casting.ts'
import { ENDING, SCORING } from './book/ending.ts'
import { NEW_FATE, REINFORCEMENT, TERRAIN_TILES } from './book/expansion.ts'
import { DEFEATS_DE, DRAWING_DE, ENHANCING_DE, EXTRA_SKILLS_DE, POISONING_DE } from './book/german/casting.ts'
import { ENDING_DE, SCORING_DE } from './book/german/ending.ts'
import { NEW_FATE_DE, REINFORCEMENT_DE, TERRAIN_TILES_DE } from './book/german/expansion.ts'
import { BONUS_ACTIONS_DE, SECRET_MISSIONS_DE } from './book/german/modules.ts'
import { ACTIONS_DE, FATE_DE, REVEAL_DE, ROUNDS_DE, TOWER_DE } from './book/german/rounds.ts'
import { GENERAL_DE, SETUP_DE } from './book/german/setup.ts'
import { SPELLS_DE } from './book/german/spells.ts'
import { BONUS_ACTIONS, SECRET_MISSIONS } from './book/modules.ts'
import { ACTIONS, FATE, REVEAL, ROUNDS, TOWER } from './book/rounds.ts'
import { GENERAL, SETUP } from './book/setup.ts'
import { SPELLS } from './book/spells.ts'

/** The chapters in the order of the book: basic game, both modules, Expansion 1. */
export const CHAPTERS = [
  'General',
  'Set-up',
  'Rounds and turns',
  'Fate cards',
  'Arrivals at the tower',
  'Revealing markers',
  'Actions',
  'Casting spells',
  'Enhancements',
  'Damage and defeats',
  'Drawing new spells',
  'Extra skills',
  'Poison',
  'End of the game',
  'Scoring',
  'Secret Missions',
  'Bonus Actions',
  'New Fate',
  'Terrain',
  'Reinforcement',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One rule of the book in our own words. */
export interface RuleEntry extends BookEntry {
  readonly chapter: Chapter
}

const BOOK: Readonly<Record<Chapter, ChapterOfRules>> = {
  General: { status: 'computed', texts: { en: GENERAL, de: GENERAL_DE } },
  'Set-up': { status: 'computed', texts: { en: SETUP, de: SETUP_DE } },
  'Rounds and turns': { status: 'computed', texts: { en: ROUNDS, de: ROUNDS_DE } },
  'Fate cards': { status: 'computed', texts: { en: FATE, de: FATE_DE } },
  'Arrivals at the tower': { status: 'computed', texts: { en: TOWER, de: TOWER_DE } },
  'Revealing markers': { status: 'computed', texts: { en: REVEAL, de: REVEAL_DE } },
  Actions: { status: 'computed', texts: { en: ACTIONS, de: ACTIONS_DE } },
  'Casting spells': { status: 'computed', texts: { en: SPELLS, de: SPELLS_DE } },
  Enhancements: { status: 'computed', texts: { en: ENHANCING, de: ENHANCING_DE } },
  'Damage and defeats': { status: 'computed', texts: { en: DEFEATS, de: DEFEATS_DE } },
  'Drawing new spells': { status: 'computed', texts: { en: DRAWING, de: DRAWING_DE } },
  'Extra skills': { status: 'computed', texts: { en: EXTRA_SKILLS, de: EXTRA_SKILLS_DE } },
  Poison: { status: 'computed', texts: { en: POISONING, de: POISONING_DE } },
  'End of the game': { status: 'computed', texts: { en: ENDING, de: ENDING_DE } },
  Scoring: { status: 'computed', texts: { en: SCORING, de: SCORING_DE } },
  'Secret Missions': { status: 'computed', texts: { en: SECRET_MISSIONS, de: SECRET_MISSIONS_DE } },
  'Bonus Actions': { status: 'computed', texts: { en: BONUS_ACTIONS, de: BONUS_ACTIONS_DE } },
  'New Fate': { status: 'computed', texts: { en: NEW_FATE, de: NEW_FATE_DE } },
  Terrain: { status: 'computed', texts: { en: TERRAIN_TILES, de: TERRAIN_TILES_DE } },
  Reinforcement: { status: 'computed', texts: { en: REINFORCEMENT, de: REINFORCEMENT_DE } },
}

/** Every rule of the book, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = rulesOf(CHAPTERS, BOOK)
