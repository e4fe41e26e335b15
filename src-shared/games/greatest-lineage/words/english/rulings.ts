import type { ChoiceValue } from '../../../rulebook.ts'
import { houseRuleOf, meaningOf } from '../../rules/rulings/houseRules.ts'
import type { Wordings } from '../../../../language/wordings.ts'

/** Texts of house rules that change in mid-campaign. */
export const RULING_WORDS = {
  'line.ruling': ({ rule, value, before }) =>
    `House rule changed. ${houseRuleOf(String(rule))?.question ?? String(rule)} ${meaning(rule, value)} Until now: ${meaning(rule, before)}`,
  'rule.TABLE-GM-2': () => 'House rule decided anew',
  'rule.TABLE-GM-2.hint': () => 'What the table decided in mid-campaign; the reason stands beside it.',
  'rule.TABLE-GM-3': () => 'Decreed by the game master',
  'rule.TABLE-GM-3.hint': () => 'What the game master decided in the game\u2019s own terms; the reason stands beside it.',
  'rule.TABLE-EVENT': () => 'Event of the table\u2019s own',
} satisfies Wordings

/** What a value means, by the text it has in the chronicle. */
function meaning(rule: string | number | undefined, value: string | number | undefined): string {
  const name = String(rule)
  const named = houseRuleOf(name)?.values.find((choice) => String(choice.value) === String(value))
  const number: ChoiceValue = Number(value)
  if (named !== undefined) return named.text
  return meaningOf(name, number) === undefined ? String(value) : `${String(value)}.`
}
