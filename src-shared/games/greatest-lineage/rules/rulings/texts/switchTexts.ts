import type { Language } from '../../../../../language/language.ts'
import { AGE_SWITCHES } from './ages.ts'
import { ALLIANCE_SWITCHES } from './alliances.ts'
import { ASSASSIN_SWITCHES } from './assassins.ts'
import { ENDING_SWITCHES } from './ending.ts'
import { GENERAL_SWITCHES } from './general.ts'
import { AGE_SWITCHES_DE } from './german/ages.ts'
import { ALLIANCE_SWITCHES_DE } from './german/alliances.ts'
import { ASSASSIN_SWITCHES_DE } from './german/assassins.ts'
import { ENDING_SWITCHES_DE } from './german/ending.ts'
import { GENERAL_SWITCHES_DE } from './german/general.ts'
import { KINGDOM_SWITCHES_DE } from './german/kingdoms.ts'
import { MONUMENT_SWITCHES_DE } from './german/monuments.ts'
import { POINTS_SWITCHES_DE } from './german/points.ts'
import { POPULATION_SWITCHES_DE } from './german/population.ts'
import { RAID_SWITCHES_DE } from './german/raids.ts'
import { RESOURCE_CHECK_SWITCHES_DE } from './german/resourceCheck.ts'
import { ROYAL_FAMILY_SWITCHES_DE } from './german/royalFamily.ts'
import { SETTLEMENT_SWITCHES_DE } from './german/settlements.ts'
import { SETUP_SWITCHES_DE } from './german/setup.ts'
import { SHAMAN_SWITCHES_DE } from './german/shamans.ts'
import { SPENDING_SWITCHES_DE } from './german/spending.ts'
import { SPY_SWITCHES_DE } from './german/spies.ts'
import { STOCKPILE_SWITCHES_DE } from './german/stockpile.ts'
import { TERRITORY_SWITCHES_DE } from './german/territory.ts'
import { TIMELINE_SWITCHES_DE } from './german/timeline.ts'
import { TRIBE_SWITCHES_DE } from './german/tribes.ts'
import { WAR_SWITCHES_DE } from './german/war.ts'
import { KINGDOM_SWITCHES } from './kingdoms.ts'
import { MONUMENT_SWITCHES } from './monuments.ts'
import { POINTS_SWITCHES } from './points.ts'
import { POPULATION_SWITCHES } from './population.ts'
import { RAID_SWITCHES } from './raids.ts'
import { RESOURCE_CHECK_SWITCHES } from './resourceCheck.ts'
import { ROYAL_FAMILY_SWITCHES } from './royalFamily.ts'
import { SETTLEMENT_SWITCHES } from './settlements.ts'
import { SETUP_SWITCHES } from './setup.ts'
import { SHAMAN_SWITCHES } from './shamans.ts'
import { SPENDING_SWITCHES } from './spending.ts'
import { SPY_SWITCHES } from './spies.ts'
import { STOCKPILE_SWITCHES } from './stockpile.ts'
import { TERRITORY_SWITCHES } from './territory.ts'
import { TIMELINE_SWITCHES } from './timeline.ts'
import { TRIBE_SWITCHES } from './tribes.ts'
import { WAR_SWITCHES } from './war.ts'
import type { SwitchTexts } from './rulingText.ts'

/** Every house rule in words, by language. */
export const SWITCH_TEXTS: Readonly<Record<Language, SwitchTexts>> = {
  en: {
    ...GENERAL_SWITCHES,
    ...SETUP_SWITCHES,
    ...TIMELINE_SWITCHES,
    ...POINTS_SWITCHES,
    ...POPULATION_SWITCHES,
    ...STOCKPILE_SWITCHES,
    ...WAR_SWITCHES,
    ...RAID_SWITCHES,
    ...ALLIANCE_SWITCHES,
    ...TERRITORY_SWITCHES,
    ...SPY_SWITCHES,
    ...ASSASSIN_SWITCHES,
    ...MONUMENT_SWITCHES,
    ...SPENDING_SWITCHES,
    ...RESOURCE_CHECK_SWITCHES,
    ...AGE_SWITCHES,
    ...ROYAL_FAMILY_SWITCHES,
    ...SHAMAN_SWITCHES,
    ...SETTLEMENT_SWITCHES,
    ...KINGDOM_SWITCHES,
    ...TRIBE_SWITCHES,
    ...ENDING_SWITCHES,
  },
  de: {
    ...GENERAL_SWITCHES_DE,
    ...SETUP_SWITCHES_DE,
    ...TIMELINE_SWITCHES_DE,
    ...POINTS_SWITCHES_DE,
    ...POPULATION_SWITCHES_DE,
    ...STOCKPILE_SWITCHES_DE,
    ...WAR_SWITCHES_DE,
    ...RAID_SWITCHES_DE,
    ...ALLIANCE_SWITCHES_DE,
    ...TERRITORY_SWITCHES_DE,
    ...SPY_SWITCHES_DE,
    ...ASSASSIN_SWITCHES_DE,
    ...MONUMENT_SWITCHES_DE,
    ...SPENDING_SWITCHES_DE,
    ...RESOURCE_CHECK_SWITCHES_DE,
    ...AGE_SWITCHES_DE,
    ...ROYAL_FAMILY_SWITCHES_DE,
    ...SHAMAN_SWITCHES_DE,
    ...SETTLEMENT_SWITCHES_DE,
    ...KINGDOM_SWITCHES_DE,
    ...TRIBE_SWITCHES_DE,
    ...ENDING_SWITCHES_DE,
  },
}
