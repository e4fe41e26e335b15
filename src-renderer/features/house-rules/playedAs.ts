import { number } from '../../../src-shared/language/numbers.ts'
import { meaningOf, type ChoiceValue, type HouseRule } from '../../../src-shared/games/rulebook/rulebook.ts'

/** How the table plays a house rule, in words. */
export function playedAs(rule: HouseRule, value: ChoiceValue): string {
  // Nothing to play by: what was typed is no number.
  if (Number.isNaN(value)) return '–'
  const meaning = meaningOf(rule, value) ?? ''
  return rule.values.some((choice) => choice.value === value)
    ? meaning
    : `${typeof value === 'number' ? number(value) : String(value)}. ${meaning}`.trim()
}
