import { CHAPTERS, type Chapter } from '../../book.ts'
import type { Ruling as TableRuling } from '../../../rulebook/rulebook.ts'
import { rulingsOf } from '../../../text/rulingText.ts'
import type { SwitchName } from './switches.ts'
import { AGE_RULINGS } from './texts/ages.ts'
import { ALLIANCE_RULINGS } from './texts/alliances.ts'
import { ASSASSIN_RULINGS } from './texts/assassins.ts'
import { ENDING_RULINGS } from './texts/ending.ts'
import { GENERAL_RULINGS } from './texts/general.ts'
import { AGE_RULINGS_DE } from './texts/german/ages.ts'
import { ALLIANCE_RULINGS_DE } from './texts/german/alliances.ts'
import { ASSASSIN_RULINGS_DE } from './texts/german/assassins.ts'
import { ENDING_RULINGS_DE } from './texts/german/ending.ts'
import { GENERAL_RULINGS_DE } from './texts/german/general.ts'
import { KINGDOM_RULINGS_DE } from './texts/german/kingdoms.ts'
import { MONUMENT_RULINGS_DE } from './texts/german/monuments.ts'
import { POINTS_RULINGS_DE } from './texts/german/points.ts'
import { POPULATION_RULINGS_DE } from './texts/german/population.ts'
import { RAID_RULINGS_DE } from './texts/german/raids.ts'
import { RESOURCE_CHECK_RULINGS_DE } from './texts/german/resourceCheck.ts'
import { ROYAL_FAMILY_RULINGS_DE } from './texts/german/royalFamily.ts'
import { SETTLEMENT_RULINGS_DE } from './texts/german/settlements.ts'
import { SETUP_RULINGS_DE } from './texts/german/setup.ts'
import { SHAMAN_RULINGS_DE } from './texts/german/shamans.ts'
import { SPENDING_RULINGS_DE } from './texts/german/spending.ts'
import { SPY_RULINGS_DE } from './texts/german/spies.ts'
import { STOCKPILE_RULINGS_DE } from './texts/german/stockpile.ts'
import { TERRITORY_RULINGS_DE } from './texts/german/territory.ts'
import { TIMELINE_RULINGS_DE } from './texts/german/timeline.ts'
import { TREATY_RULINGS_DE } from './texts/german/treaties.ts'
import { TRIBE_RULINGS_DE } from './texts/german/tribes.ts'
import { WAR_RULINGS_DE } from './texts/german/war.ts'
import { KINGDOM_RULINGS } from './texts/kingdoms.ts'
import { MONUMENT_RULINGS } from './texts/monuments.ts'
import { POINTS_RULINGS } from './texts/points.ts'
import { POPULATION_RULINGS } from './texts/population.ts'
import { RAID_RULINGS } from './texts/raids.ts'
import { RESOURCE_CHECK_RULINGS } from './texts/resourceCheck.ts'
import { ROYAL_FAMILY_RULINGS } from './texts/royalFamily.ts'
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
export interface Ruling extends TableRuling {
  readonly chapter: Chapter
  readonly switches: readonly SwitchName[]
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = rulingsOf<Chapter, SwitchName>(CHAPTERS, {
  General: { en: GENERAL_RULINGS, de: GENERAL_RULINGS_DE },
  'Set-up': { en: SETUP_RULINGS, de: SETUP_RULINGS_DE },
  Timeline: { en: TIMELINE_RULINGS, de: TIMELINE_RULINGS_DE },
  Points: { en: POINTS_RULINGS, de: POINTS_RULINGS_DE },
  Population: { en: POPULATION_RULINGS, de: POPULATION_RULINGS_DE },
  Stockpile: { en: STOCKPILE_RULINGS, de: STOCKPILE_RULINGS_DE },
  War: { en: WAR_RULINGS, de: WAR_RULINGS_DE },
  Raids: { en: RAID_RULINGS, de: RAID_RULINGS_DE },
  Alliances: { en: ALLIANCE_RULINGS, de: ALLIANCE_RULINGS_DE },
  Treaties: { en: TREATY_RULINGS, de: TREATY_RULINGS_DE },
  Territory: { en: TERRITORY_RULINGS, de: TERRITORY_RULINGS_DE },
  Spies: { en: SPY_RULINGS, de: SPY_RULINGS_DE },
  Assassins: { en: ASSASSIN_RULINGS, de: ASSASSIN_RULINGS_DE },
  Monuments: { en: MONUMENT_RULINGS, de: MONUMENT_RULINGS_DE },
  Spending: { en: SPENDING_RULINGS, de: SPENDING_RULINGS_DE },
  'Resource check': { en: RESOURCE_CHECK_RULINGS, de: RESOURCE_CHECK_RULINGS_DE },
  Ages: { en: AGE_RULINGS, de: AGE_RULINGS_DE },
  'Royal family': { en: ROYAL_FAMILY_RULINGS, de: ROYAL_FAMILY_RULINGS_DE },
  Shamans: { en: SHAMAN_RULINGS, de: SHAMAN_RULINGS_DE },
  Settlements: { en: SETTLEMENT_RULINGS, de: SETTLEMENT_RULINGS_DE },
  'Strengths and weaknesses': { en: {}, de: {} },
  Kingdoms: { en: KINGDOM_RULINGS, de: KINGDOM_RULINGS_DE },
  Tribes: { en: TRIBE_RULINGS, de: TRIBE_RULINGS_DE },
  'End of the game': { en: ENDING_RULINGS, de: ENDING_RULINGS_DE },
})

const BY_NUMBER: ReadonlyMap<number, Ruling> = new Map(RULINGS.map((ruling) => [ruling.number, ruling]))

/** Undefined for a number no ruling has. */
export function rulingOf(number: number): Ruling | undefined {
  return BY_NUMBER.get(number)
}
