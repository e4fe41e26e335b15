import { rulingWords } from '../../../text/rulingWords.ts'
import { houseRuleOf } from '../../rules/rulings/houseRules.ts'
import type { Wordings } from '../../../../language/wordings.ts'

/** Texts of house rules that change in mid-campaign. */
export const RULING_WORDS = {
  ...rulingWords(houseRuleOf).en,
  'rule.TABLE-GM-2': () => 'House rule decided again',
  'rule.TABLE-GM-2.hint': () => 'What the table decided during the campaign, with the reason.',
  'rule.TABLE-GM-3': () => 'Decreed by the game master',
  'rule.TABLE-GM-3.hint': () => 'What the game master decided in the game\u2019s own terms, with the reason.',
  'rule.TABLE-EVENT': () => 'Event of the table\u2019s own',
} satisfies Wordings
