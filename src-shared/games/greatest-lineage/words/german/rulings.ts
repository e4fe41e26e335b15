import type { ChoiceValue } from '../../../rulebook.ts'
import { houseRuleOf, meaningOf } from '../../rules/rulings/houseRules.ts'
import type { RULING_WORDS } from '../english/rulings.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'

type Figure = number | string | undefined

/** Texts of house rules that change in mid-campaign, in German. */
export const RULING_DE: TranslationOf<typeof RULING_WORDS> = {
  'line.ruling': ({ rule, value, before }) =>
    `Hausregel geändert. ${houseRuleOf(String(rule))?.question ?? String(rule)} ${meaning(rule, value)} Bisher: ${meaning(rule, before)}`,
  'rule.TABLE-GM-2': () => 'Neu entschiedene Hausregel',
  'rule.TABLE-GM-2.hint': () => 'Was der Tisch mitten in der Kampagne entschieden hat; der Grund steht daneben.',
  'rule.TABLE-GM-3': () => 'Verfügung der Spielleitung',
  'rule.TABLE-GM-3.hint': () => 'Was die Spielleitung in den Begriffen des Spiels verfügt hat; der Grund steht daneben.',
  'rule.TABLE-EVENT': () => 'Eigenes Ereignis des Tisches',
}

/** What a value means, by the text it has in the chronicle. */
function meaning(rule: Figure, value: Figure): string {
  const name = String(rule)
  const named = houseRuleOf(name)?.values.find((choice) => String(choice.value) === String(value))
  const number: ChoiceValue = Number(value)
  if (named !== undefined) return named.text
  return meaningOf(name, number) === undefined ? String(value) : `${String(value)}.`
}
