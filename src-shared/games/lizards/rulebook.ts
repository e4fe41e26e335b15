import type { RuleEntry as BookEntry } from '../rulebook/rulebook.ts'
import { rulesOf, type ChapterOfRules } from '../text/ruleText.ts'
import { CHANTING, LOBBING } from './book/artillery.ts'
import { COMBAT } from './book/combat.ts'
import { DEVELOPING, SPYING } from './book/development.ts'
import { DROPPING, REPORTING, WINNING } from './book/ending.ts'
import { CHANTING_DE, LOBBING_DE } from './book/german/artillery.ts'
import { COMBAT_DE } from './book/german/combat.ts'
import { DEVELOPING_DE, SPYING_DE } from './book/german/development.ts'
import { DROPPING_DE, REPORTING_DE, WINNING_DE } from './book/german/ending.ts'
import { MOVING_DE, NATURE_DE } from './book/german/movement.ts'
import { ORDERING_DE, WORLD_PHASE_DE } from './book/german/orders.ts'
import { MAP_DE, SETTING_UP_DE, SIGHT_DE } from './book/german/setup.ts'
import { STARTING_UP_DE } from './book/german/startups.ts'
import { MOVING, NATURE } from './book/movement.ts'
import { ORDERING, WORLD_PHASE } from './book/orders.ts'
import { MAP, SETTING_UP, SIGHT } from './book/setup.ts'
import { STARTING_UP } from './book/startups.ts'

/** The chapters in the order of a turn, between set-up and report. */
export const CHAPTERS = [
  'Setting up',
  'Map and terrain',
  'Sight',
  'Orders',
  'World phase',
  'Lobs and freeing',
  'Chants',
  'Movement',
  'Combat',
  'Nature',
  'Development',
  'Spies',
  'Victory',
  'Start-ups',
  'Reports',
  'Dropped clans',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** One rule of the book in our own words. */
export interface RuleEntry extends BookEntry {
  readonly chapter: Chapter
}

const BOOK: Readonly<Record<Chapter, ChapterOfRules>> = {
  'Setting up': { status: 'computed', texts: { en: SETTING_UP, de: SETTING_UP_DE } },
  'Map and terrain': { status: 'computed', texts: { en: MAP, de: MAP_DE } },
  Sight: { status: 'computed', texts: { en: SIGHT, de: SIGHT_DE } },
  Orders: { status: 'computed', texts: { en: ORDERING, de: ORDERING_DE } },
  'World phase': { status: 'computed', texts: { en: WORLD_PHASE, de: WORLD_PHASE_DE } },
  'Lobs and freeing': { status: 'computed', texts: { en: LOBBING, de: LOBBING_DE } },
  Chants: { status: 'computed', texts: { en: CHANTING, de: CHANTING_DE } },
  Movement: { status: 'computed', texts: { en: MOVING, de: MOVING_DE } },
  Combat: { status: 'computed', texts: { en: COMBAT, de: COMBAT_DE } },
  Nature: { status: 'computed', texts: { en: NATURE, de: NATURE_DE } },
  Development: { status: 'computed', texts: { en: DEVELOPING, de: DEVELOPING_DE } },
  Spies: { status: 'computed', texts: { en: SPYING, de: SPYING_DE } },
  Victory: { status: 'computed', texts: { en: WINNING, de: WINNING_DE } },
  'Start-ups': { status: 'computed', texts: { en: STARTING_UP, de: STARTING_UP_DE } },
  Reports: { status: 'computed', texts: { en: REPORTING, de: REPORTING_DE } },
  'Dropped clans': { status: 'computed', texts: { en: DROPPING, de: DROPPING_DE } },
}

/** Every rule of the book, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = rulesOf(CHAPTERS, BOOK)
