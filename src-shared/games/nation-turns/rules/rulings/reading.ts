import type { Problem } from '../../../../kernel/problem.ts'
import { problem, shown } from '../../../../kernel/problem.ts'
import type { HouseRules } from './switches.ts'
import { SWITCHES, isSwitch } from './switches.ts'

/** What is wrong with a house rule from outside: a name no switch has, or a value it cannot take. `field` is what it is called there. */
export function misfits(field: string, name: string, value: unknown): readonly Problem[] {
  if (!isSwitch(name)) return [problem(field, 'problem.unknownField', { options: Object.keys(SWITCHES).join(', ') })]
  const values: readonly unknown[] = SWITCHES[name].values
  if (values.includes(value)) return []
  return [problem(field, 'problem.option', { value: shown(value), options: values.map((each) => JSON.stringify(each)).join(', ') })]
}

/** Only what differs from the defaults; names no switch has are left out. */
export function withoutDefaults(rules: HouseRules): HouseRules {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => isSwitch(name) && value !== SWITCHES[name].preset))
}
