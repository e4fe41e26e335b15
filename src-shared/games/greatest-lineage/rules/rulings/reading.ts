import type { Message } from '../../../../kernel/message.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { problem, shown } from '../../../../kernel/problem.ts'
import { message } from '../../../../messages/message.ts'
import { ruled } from '../messages.ts'
import type { HouseRules, SwitchName } from './switches.ts'
import { SWITCHES, isSwitch } from './switches.ts'

/** What is wrong with a house rule from outside: a name no switch has, or a value it cannot take. `field` is what it is called there. */
export function misfits(field: string, name: string, value: unknown): readonly Problem[] {
  if (!isSwitch(name)) return [problem(field, 'problem.unknownField', { options: Object.keys(SWITCHES).join(', ') })]
  return allows(name, value) ? [] : [problem(field, 'problem.option', { value: shown(value), options: choices(name) })]
}

/** Only what differs from the defaults; names no switch has are left out. */
export function withoutDefaults(rules: HouseRules): HouseRules {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => isSwitch(name) && value !== SWITCHES[name].preset))
}

/** The peaceful game ends with the timeline: it cannot be without one. */
export function peaceWithoutTimeline(field: string, { timeline }: HouseRules): readonly Problem[] {
  return timeline === 'off' ? [ruled(field, 'problem.peaceNeedsTimeline', {}, 'GL-WIN-7')] : []
}

function allows(name: SwitchName, value: unknown): boolean {
  const definition = SWITCHES[name]
  if (definition.type === 'list') return (definition.values as readonly unknown[]).includes(value)
  if (definition.type === 'noneOrNumber' && value === 'none') return true
  return typeof value === 'number' && Number.isInteger(value) && value >= definition.min && value <= definition.max
}

function choices(name: SwitchName): string | Message {
  const definition = SWITCHES[name]
  if (definition.type === 'list') return definition.values.map((value) => JSON.stringify(value)).join(', ')
  const { min, max } = definition
  const whole = message('choice.whole', { min, max })
  return definition.type === 'noneOrNumber' ? message('choice.none', { others: whole }) : whole
}
