import { AGES_DE } from './ages.ts'
import { AHEAD_DE } from './ahead.ts'
import { BATTLE_DE } from './battle.ts'
import { BEGINNING_DE } from './beginning.ts'
import { CHECK_DE } from './check.ts'
import { DIPLOMACY_DE } from './diplomacy.ts'
import { ENDING_DE } from './ending.ts'
import { ESPIONAGE_DE } from './espionage.ts'
import { FACTION_DE } from './factions.ts'
import { GENERAL_DE } from './general.ts'
import { KINGDOM_WAR_DE } from './kingdomWars.ts'
import { LAND_DE } from './land.ts'
import { MESSAGE_DE } from './messages.ts'
import { MONUMENT_DE } from './monuments.ts'
import { POINTS_DE } from './points.ts'
import { POPULATION_DE } from './population.ts'
import { RAID_DE } from './raids.ts'
import { QUESTION_DE } from './questions.ts'
import { ROYALTY_DE } from './royalty.ts'
import { RECORD_DE } from './records.ts'
import { RULING_DE } from './rulings.ts'
import { SETTLEMENT_DE } from './settlements.ts'
import { SETUP_FORM_DE } from './setupForm.ts'
import { SPENDING_DE } from './spending.ts'
import { STOCKPILE_DE } from './stockpile.ts'
import { TIMELINE_DE } from './timeline.ts'
import { TOGETHER_DE } from './together.ts'
import { TREATY_DE } from './treaties.ts'
import { WAR_DE } from './war.ts'
import type { Wordings } from '../../../../language/wordings.ts'

/** The German catalogues by file, as the English ones are. */
export const GERMAN_CATALOGUES: Readonly<Record<string, Wordings>> = {
  general: GENERAL_DE,
  beginning: BEGINNING_DE,
  setupForm: SETUP_FORM_DE,
  timeline: TIMELINE_DE,
  points: POINTS_DE,
  population: POPULATION_DE,
  royalty: ROYALTY_DE,
  stockpile: STOCKPILE_DE,
  land: LAND_DE,
  war: WAR_DE,
  battle: BATTLE_DE,
  kingdomWars: KINGDOM_WAR_DE,
  raids: RAID_DE,
  diplomacy: DIPLOMACY_DE,
  treaties: TREATY_DE,
  espionage: ESPIONAGE_DE,
  together: TOGETHER_DE,
  settlements: SETTLEMENT_DE,
  messages: MESSAGE_DE,
  monuments: MONUMENT_DE,
  spending: SPENDING_DE,
  check: CHECK_DE,
  ages: AGES_DE,
  factions: FACTION_DE,
  ending: ENDING_DE,
  questions: QUESTION_DE,
  rulings: RULING_DE,
  records: RECORD_DE,
  ahead: AHEAD_DE,
}

/** Every text of the game in German, by wording key. */
export const GERMAN: Wordings = Object.fromEntries(Object.values(GERMAN_CATALOGUES).flatMap((words) => Object.entries(words)))
