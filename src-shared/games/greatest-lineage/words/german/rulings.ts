import { rulingWords } from '../../../text/rulingWords.ts'
import { houseRuleOf } from '../../rules/rulings/houseRules.ts'
import type { RULING_WORDS } from '../english/rulings.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'

/** Texts of house rules that change in mid-campaign, in German. */
export const RULING_DE: TranslationOf<typeof RULING_WORDS> = {
  ...rulingWords(houseRuleOf).de,
  'rule.TABLE-GM-2': () => 'Neu entschiedene Hausregel',
  'rule.TABLE-GM-2.hint': () => 'Was der Tisch mitten in der Kampagne entschieden hat; der Grund steht daneben.',
  'rule.TABLE-GM-3': () => 'Verfügung der Spielleitung',
  'rule.TABLE-GM-3.hint': () => 'Was die Spielleitung in den Begriffen des Spiels verfügt hat; der Grund steht daneben.',
  'rule.TABLE-EVENT': () => 'Eigenes Ereignis des Tisches',
}
