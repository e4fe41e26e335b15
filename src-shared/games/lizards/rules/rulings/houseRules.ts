import type { HouseRule as TableRule } from '../../../rulebook/rulebook.ts'
import { houseRulesOf } from '../../../text/rulingText.ts'
import { CHAPTERS, type Chapter } from '../../rulebook.ts'
import { RULINGS } from './rulings.ts'
import { SETTLED_AT_SETUP, SWITCHES, type SwitchName } from './switches.ts'
import { SWITCH_TEXTS } from './texts/switchTexts.ts'

/** A house rule as the table reads it when it sets up a campaign. */
export interface HouseRule extends TableRule {
  readonly switch: SwitchName
  readonly chapter: Chapter
}

/** Every house rule the program plays, chapter by chapter. */
export const HOUSE_RULES: readonly HouseRule[] = houseRulesOf({
  chapters: CHAPTERS,
  rulings: RULINGS,
  switches: SWITCHES,
  settled: SETTLED_AT_SETUP,
  texts: SWITCH_TEXTS,
})
