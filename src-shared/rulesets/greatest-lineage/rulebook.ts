import type { RuleId } from '../../kernel/rule.ts'
import { AGES } from './rulebook/ages.ts'
import { ALLIANCES } from './rulebook/alliances.ts'
import { ASSASSINS } from './rulebook/assassins.ts'
import { ENDING } from './rulebook/ending.ts'
import { GENERAL } from './rulebook/general.ts'
import { KINGDOMS } from './rulebook/kingdoms.ts'
import { MONUMENTS } from './rulebook/monuments.ts'
import { POINTS } from './rulebook/points.ts'
import { POPULATION } from './rulebook/population.ts'
import { RAIDS } from './rulebook/raids.ts'
import { RESOURCE_CHECK } from './rulebook/resourceCheck.ts'
import { ROYAL_FAMILY } from './rulebook/royalFamily.ts'
import type { RuleStatus, RuleText, RuleTexts } from './rulebook/ruleText.ts'
import { SETTLEMENTS } from './rulebook/settlements.ts'
import { SETUP } from './rulebook/setup.ts'
import { SHAMANS } from './rulebook/shamans.ts'
import { SPENDING } from './rulebook/spending.ts'
import { SPIES } from './rulebook/spies.ts'
import { STOCKPILE } from './rulebook/stockpile.ts'
import { STRENGTHS } from './rulebook/strengths.ts'
import { TERRITORY } from './rulebook/territory.ts'
import { TIMELINE } from './rulebook/timeline.ts'
import { TREATIES } from './rulebook/treaties.ts'
import { TRIBES } from './rulebook/tribes.ts'
import { WAR } from './rulebook/war.ts'

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
export interface RuleEntry {
  readonly id: RuleId
  /** Two to five words. */
  readonly title: string
  readonly chapter: Chapter
  /** One or two sentences with the figures, as the default rulings play them. */
  readonly summary: string
  readonly status: RuleStatus
  /** Numbers of the rulings that settle what the book leaves open about it. */
  readonly rulings: readonly number[]
}

const BOOK: Readonly<Record<Chapter, { readonly status: RuleStatus; readonly texts: RuleTexts }>> = {
  General: { status: 'computed', texts: GENERAL },
  'Set-up': { status: 'computed', texts: SETUP },
  Timeline: { status: 'computed', texts: TIMELINE },
  Points: { status: 'computed', texts: POINTS },
  Population: { status: 'computed', texts: POPULATION },
  Stockpile: { status: 'computed', texts: STOCKPILE },
  War: { status: 'computed', texts: WAR },
  Raids: { status: 'computed', texts: RAIDS },
  Alliances: { status: 'computed', texts: ALLIANCES },
  Treaties: { status: 'computed', texts: TREATIES },
  Territory: { status: 'computed', texts: TERRITORY },
  Spies: { status: 'computed', texts: SPIES },
  Assassins: { status: 'computed', texts: ASSASSINS },
  Monuments: { status: 'computed', texts: MONUMENTS },
  Spending: { status: 'computed', texts: SPENDING },
  'Resource check': { status: 'computed', texts: RESOURCE_CHECK },
  Ages: { status: 'computed', texts: AGES },
  'Royal family': { status: 'computed', texts: ROYAL_FAMILY },
  Shamans: { status: 'computed', texts: SHAMANS },
  Settlements: { status: 'computed', texts: SETTLEMENTS },
  'Strengths and weaknesses': { status: 'computed', texts: STRENGTHS },
  Kingdoms: { status: 'computed', texts: KINGDOMS },
  Tribes: { status: 'computed', texts: TRIBES },
  'End of the game': { status: 'computed', texts: ENDING },
}

/** Every rule of the book, chapter by chapter. */
export const RULEBOOK: readonly RuleEntry[] = CHAPTERS.flatMap((chapter) =>
  Object.entries<RuleText>(BOOK[chapter].texts).map(([id, { title, summary, rulings, status }]) => ({
    id: id as RuleId,
    title,
    chapter,
    summary,
    status: status ?? BOOK[chapter].status,
    rulings: rulings ?? [],
  })),
)

const BY_ID: ReadonlyMap<string, RuleEntry> = new Map(RULEBOOK.map((entry) => [entry.id, entry]))

/** A rule by its id; undefined for an id the book does not have. */
export function ruleEntry(id: string): RuleEntry | undefined {
  return BY_ID.get(id)
}
