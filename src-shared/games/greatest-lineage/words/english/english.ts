import { AGES_WORDS } from './ages.ts'
import { AHEAD_WORDS } from './ahead.ts'
import { BATTLE_WORDS } from './battle.ts'
import { BEGINNING_WORDS } from './beginning.ts'
import { CHECK_WORDS } from './check.ts'
import { DIPLOMACY_WORDS } from './diplomacy.ts'
import { ENDING_WORDS } from './ending.ts'
import { ESPIONAGE_WORDS } from './espionage.ts'
import { FACTION_WORDS } from './factions.ts'
import { GENERAL_WORDS } from './general.ts'
import { KINGDOM_WAR_WORDS } from './kingdomWars.ts'
import { LAND_WORDS } from './land.ts'
import { MESSAGE_WORDS } from './messages.ts'
import { MONUMENT_WORDS } from './monuments.ts'
import { POINTS_WORDS } from './points.ts'
import { POPULATION_WORDS } from './population.ts'
import { RAID_WORDS } from './raids.ts'
import { QUESTION_WORDS } from './questions.ts'
import { RECORD_WORDS } from './records.ts'
import { ROYALTY_WORDS } from './royalty.ts'
import { RULING_WORDS } from './rulings.ts'
import { SETTLEMENT_WORDS } from './settlements.ts'
import { SETUP_FORM_WORDS } from './setupForm.ts'
import { SPENDING_WORDS } from './spending.ts'
import { STOCKPILE_WORDS } from './stockpile.ts'
import { TIMELINE_WORDS } from './timeline.ts'
import { TOGETHER_WORDS } from './together.ts'
import { TREATY_WORDS } from './treaties.ts'
import { WAR_WORDS } from './war.ts'
import type { Wordings } from '../../../../language/wordings.ts'

/** The catalogues by file; no key stands in two of them. */
export const CATALOGUES: Readonly<Record<string, Wordings>> = {
  general: GENERAL_WORDS,
  beginning: BEGINNING_WORDS,
  setupForm: SETUP_FORM_WORDS,
  timeline: TIMELINE_WORDS,
  points: POINTS_WORDS,
  population: POPULATION_WORDS,
  royalty: ROYALTY_WORDS,
  stockpile: STOCKPILE_WORDS,
  land: LAND_WORDS,
  war: WAR_WORDS,
  battle: BATTLE_WORDS,
  kingdomWars: KINGDOM_WAR_WORDS,
  raids: RAID_WORDS,
  diplomacy: DIPLOMACY_WORDS,
  treaties: TREATY_WORDS,
  espionage: ESPIONAGE_WORDS,
  together: TOGETHER_WORDS,
  settlements: SETTLEMENT_WORDS,
  messages: MESSAGE_WORDS,
  monuments: MONUMENT_WORDS,
  spending: SPENDING_WORDS,
  check: CHECK_WORDS,
  ages: AGES_WORDS,
  factions: FACTION_WORDS,
  ending: ENDING_WORDS,
  questions: QUESTION_WORDS,
  rulings: RULING_WORDS,
  records: RECORD_WORDS,
  ahead: AHEAD_WORDS,
}

/** Every text of the game in English, by wording key. */
export const ENGLISH: Wordings = Object.fromEntries(Object.values(CATALOGUES).flatMap((words) => Object.entries(words)))
