import type { HouseRuleQuestion } from '../../../src-shared/rulesets/greatest-lineage/houseRules.ts'
import { isSwitch, SWITCHES } from '../../../src-shared/rulesets/greatest-lineage/rulings/switches.ts'
import type { SwitchValue } from './draft.ts'

/** From where to where a switch may go that takes a number; null for one that takes only what its list holds. */
export function boundsOf(name: string): { readonly min: number; readonly max: number } | null {
  if (!isSwitch(name)) return null
  const definition = SWITCHES[name]
  return definition.type === 'list' ? null : { min: definition.min, max: definition.max }
}

/** How the table plays a ruling, in words. */
export function valueText(rule: HouseRuleQuestion, value: SwitchValue): string {
  return rule.values.find((option) => option.value === value)?.text ?? String(value)
}
