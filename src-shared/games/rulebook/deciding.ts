import { RULING_RULE, type Decisions } from '../../kernel/journal/journal.ts'
import type { Message } from '../../kernel/message.ts'
import { accept, isObject, problem, refuse, shown, type Outcome, type Problem } from '../../kernel/problem.ts'
import { tell, type Procedure } from '../../kernel/engine/procedure.ts'
import { message } from '../../messages/message.ts'
import type { Switch, Switches } from './switches.ts'

/** What a house rule is decided to be; undefined for a name no switch has. */
export type Held = string | number | boolean | undefined

/** The house rules of a game as a campaign holds them. */
export interface HeldRules {
  readonly switches: Switches
  /** Those decided before the first turn and never after. */
  readonly settled: ReadonlySet<string>
  /** How the table decided a house rule that is one of the switches. */
  readonly ruled: (name: string) => Held
}

/** What is wrong with a house rule from outside: a name no switch has, or a value it cannot take. `field` is what it is called there. */
export function switchProblems(switches: Switches, field: string, name: string, value: unknown): readonly Problem[] {
  const known = switchOf(switches, name)
  if (known === undefined) return [problem(field, 'problem.unknownField', { options: Object.keys(switches).join(', ') })]
  return allows(known, value) ? [] : [problem(field, 'problem.option', { value: shown(value), options: choices(known) })]
}

/** Only what differs from the defaults; names no switch has are left out. */
export function withoutDefaults<R extends object>(switches: Switches, rules: R): R {
  const kept = Object.entries(rules).filter(([name, value]) => {
    const known = switchOf(switches, name)
    return known !== undefined && value !== known.preset
  })
  return Object.fromEntries(kept) as R
}

/** Reads the house rules of a set-up: those that differ from the defaults. Adds problems, by `houseRules.<switch>`, to the list. */
export function readHouseRules<R extends object>(switches: Switches, raw: unknown, problems: Problem[]): R {
  if (!isObject(raw)) {
    problems.push(problem('houseRules', 'problem.type', { value: shown(raw), wanted: 'an object of switch and value' }))
    return {} as R
  }
  const wrong = Object.entries(raw).flatMap(([name, value]) => switchProblems(switches, `houseRules.${name}`, name, value))
  problems.push(...wrong)
  return wrong.length > 0 ? ({} as R) : withoutDefaults<R>(switches, raw as R)
}

/**
 * Checks house rules that are to change in mid-campaign: each by its switch, with a value it can take and does not have now. What was
 * settled by the set-up is refused.
 */
export function readChanges(held: HeldRules, raw: unknown): Outcome<Decisions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse(problem('decided', 'problem.type', { value: shown(raw), wanted: 'an object of switch and value' }))
  const decided = raw as Decisions
  const problems = Object.entries(decided).flatMap(([name, value]) => notNow(held, name, value))
  if (Object.keys(decided).length === 0) problems.push(problem('decided', 'problem.missing', { wanted: 'at least one house rule' }))
  return problems.length > 0 ? refuse(...problems) : accept(decided)
}

function notNow({ switches, settled, ruled }: HeldRules, name: string, value: unknown): readonly Problem[] {
  if (switchOf(switches, name) === undefined) return switchProblems(switches, name, name, value)
  if (settled.has(name)) return [problem(name, 'problem.settled')]
  if (ruled(name) === value) return [problem(name, 'problem.decided', { value: shown(value) })]
  return switchProblems(switches, name, name, value)
}

/** Each change by the wording `line.ruling`, with what held `before`. */
export function* tellChanges(decided: Decisions, before: (name: string) => Held): Procedure {
  const lines = Object.entries(decided).map(([name, value]) => ({ rule: name, value: String(value), before: String(before(name) ?? '') }))
  for (const figures of lines) yield* tell(RULING_RULE, 'line.ruling', { figures })
}

function switchOf(switches: Switches, name: string): Switch | undefined {
  return Object.hasOwn(switches, name) ? switches[name] : undefined
}

function allows(known: Switch, value: unknown): boolean {
  if (known.type === 'list') return (known.values as readonly unknown[]).includes(value)
  if (known.type === 'noneOrNumber' && value === 'none') return true
  return typeof value === 'number' && Number.isInteger(value) && value >= known.min && value <= known.max
}

function choices(known: Switch): string | Message {
  if (known.type === 'list') return known.values.map((value) => JSON.stringify(value)).join(', ')
  const { min, max } = known
  const whole = message('choice.whole', { min, max })
  return known.type === 'noneOrNumber' ? message('choice.none', { others: whole }) : whole
}
