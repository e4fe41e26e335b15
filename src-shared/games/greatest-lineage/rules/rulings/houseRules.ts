import { CHAPTERS, type Chapter } from '../../book.ts'
import { meaningOf as meaningIn, type ChoiceValue, type HouseRule as TableRule } from '../../../rulebook/rulebook.ts'
import { houseRulesOf } from '../../../text/rulingText.ts'
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

const BY_SWITCH: ReadonlyMap<string, HouseRule> = new Map(HOUSE_RULES.map((rule) => [rule.switch, rule]))

/** Undefined for a name no switch has. */
export function houseRuleOf(name: string): HouseRule | undefined {
  return BY_SWITCH.get(name)
}

/** What a value of a switch means at the table; undefined for a value it cannot take. */
export function meaningOf(name: string, value: ChoiceValue): string | undefined {
  const rule = houseRuleOf(name)
  return rule === undefined ? undefined : meaningIn(rule, value)
}
