import type { Chapter } from '../rulebook.ts'
import { CHAPTERS } from '../rulebook.ts'
import type { SwitchName } from './switches.ts'
import { AGE_RULINGS } from './texts/ages.ts'
import { ALLIANCE_RULINGS } from './texts/alliances.ts'
import { ASSASSIN_RULINGS } from './texts/assassins.ts'
import { ENDING_RULINGS } from './texts/ending.ts'
import { GENERAL_RULINGS } from './texts/general.ts'
import { KINGDOM_RULINGS } from './texts/kingdoms.ts'
import { MONUMENT_RULINGS } from './texts/monuments.ts'
import { POINTS_RULINGS } from './texts/points.ts'
import { POPULATION_RULINGS } from './texts/population.ts'
import { RAID_RULINGS } from './texts/raids.ts'
import { RESOURCE_CHECK_RULINGS } from './texts/resourceCheck.ts'
import { ROYAL_FAMILY_RULINGS } from './texts/royalFamily.ts'
import type { RulingText, RulingTexts } from './texts/rulingText.ts'
import { SETTLEMENT_RULINGS } from './texts/settlements.ts'
import { SETUP_RULINGS } from './texts/setup.ts'
import { SHAMAN_RULINGS } from './texts/shamans.ts'
import { SPENDING_RULINGS } from './texts/spending.ts'
import { SPY_RULINGS } from './texts/spies.ts'
import { STOCKPILE_RULINGS } from './texts/stockpile.ts'
import { TERRITORY_RULINGS } from './texts/territory.ts'
import { TIMELINE_RULINGS } from './texts/timeline.ts'
import { TREATY_RULINGS } from './texts/treaties.ts'
import { TRIBE_RULINGS } from './texts/tribes.ts'
import { WAR_RULINGS } from './texts/war.ts'

/** One place where the book leaves something open, and how this program plays it. */
export interface Ruling {
  readonly number: number
  readonly chapter: Chapter
  readonly question: string
  /** What holds unless a house rule says otherwise. */
  readonly decision: string
  /** House rules that change it. */
  readonly switches: readonly SwitchName[]
}

const RULINGS_OF: Readonly<Record<Chapter, RulingTexts>> = {
  General: GENERAL_RULINGS,
  'Set-up': SETUP_RULINGS,
  Timeline: TIMELINE_RULINGS,
  Points: POINTS_RULINGS,
  Population: POPULATION_RULINGS,
  Stockpile: STOCKPILE_RULINGS,
  War: WAR_RULINGS,
  Raids: RAID_RULINGS,
  Alliances: ALLIANCE_RULINGS,
  Treaties: TREATY_RULINGS,
  Territory: TERRITORY_RULINGS,
  Spies: SPY_RULINGS,
  Assassins: ASSASSIN_RULINGS,
  Monuments: MONUMENT_RULINGS,
  Spending: SPENDING_RULINGS,
  'Resource check': RESOURCE_CHECK_RULINGS,
  Ages: AGE_RULINGS,
  'Royal family': ROYAL_FAMILY_RULINGS,
  Shamans: SHAMAN_RULINGS,
  Settlements: SETTLEMENT_RULINGS,
  'Strengths and weaknesses': {},
  Kingdoms: KINGDOM_RULINGS,
  Tribes: TRIBE_RULINGS,
  'End of the game': ENDING_RULINGS,
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = CHAPTERS.flatMap((chapter) =>
  Object.entries<RulingText>(RULINGS_OF[chapter]).map(([number, { question, decision, switches }]) => ({
    number: Number(number),
    chapter,
    question,
    decision,
    switches: switches ?? [],
  })),
)

const BY_NUMBER: ReadonlyMap<number, Ruling> = new Map(RULINGS.map((ruling) => [ruling.number, ruling]))

/** Undefined for a number no ruling has. */
export function rulingOf(number: number): Ruling | undefined {
  return BY_NUMBER.get(number)
}
