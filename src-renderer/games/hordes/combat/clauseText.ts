import type { OutcomeClause } from '../../../../src-shared/games/hordes/rules/combat/outcomeTable.ts'
import { combatTexts } from './texts/combat.ts'

/** A clause of the table of outcomes in words: "destroyed by HE, PA (in close combat)". */
export function clauseText({ fate, by, when = [] }: OutcomeClause): string {
  const { outcome } = combatTexts
  const who = by === undefined ? '' : ` ${outcome.by(typeof by === 'string' ? outcome[by] : by.join(', '))}`
  const conditions = when.length === 0 ? '' : ` (${when.map((one) => outcome[one]).join(', ')})`
  return `${outcome.fate[fate]}${who}${conditions}`
}
