import type { Message } from '../../../kernel/message.ts'
import { accept, problem, refuse, shown, type Outcome } from '../../../kernel/problem.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import { houseRuleValue, listOf, mapOf, oneOf, whole, type Shape } from '../../../kernel/forms/shape.ts'
import { TOKENS, type Token } from './accounts.ts'
import { ownMessage } from './messages.ts'
import { KINGDOMS, SEATS, isCivilisation, isKingdom, isTribe, type Civilisation, type Kingdom, type TribeId } from './seats.ts'

/** Shapes that several collections share. */
export const CIVILISATION = oneOf(SEATS)
export const KINGDOM = oneOf(KINGDOMS)
export const HOUSE_RULES = mapOf(houseRuleValue)
export const SEX = oneOf(['male', 'female'])
export const BY_CIVILISATION = mapOf(whole(), SEATS) as Shape<Readonly<Partial<Record<Civilisation, number>>>>
export const BY_TOKEN = mapOf(whole(), TOKENS) as Shape<Readonly<Partial<Record<Token, number>>>>

const MOST = 1_000_000_000
/** A figure that may be below zero. */
export const SIGNED = whole(-MOST, MOST)

/** The id of a rule, or of an event of the table's own. */
export const RULE: Shape<RuleId> = {
  schema: 'rule',
  read: (value, field) => (typeof value === 'string' && isRule(value) ? accept(value) : mistaken(value, field, ownMessage('noun.ruleId'))),
}

function isRule(value: string): value is RuleId {
  return /^[A-Z]+-[A-Z]+-\w+$/.test(value)
}

/** One tribe. */
export const TRIBE_ID: Shape<TribeId> = {
  schema: 'tribe',
  read: (value, field) => (typeof value === 'string' && isTribe(value) ? accept(value) : mistaken(value, field, ownMessage('noun.tribe'))),
}

/** Whoever can be at war. */
export const FACTION: Shape<Civilisation | Kingdom | TribeId> = {
  schema: 'civilisation, kingdom or tribe',
  read: (value, field) => {
    if (typeof value === 'string' && (isCivilisation(value) || isKingdom(value) || isTribe(value))) return accept(value)
    return refuse(
      problem(nameOf(field), 'problem.option', {
        value: shown(value),
        options: [...SEATS, ...KINGDOMS, 'tribe-1, tribe-2 ...'].join(', '),
      }),
    )
  },
}

/** True, where the field is left out otherwise. */
export const YES: Shape<true> = {
  schema: 'true',
  read: (value, field) => (value === true ? accept(true) : mistaken(value, field, 'true')),
}

/** One of some numbers. */
export function eitherOf<const N extends number>(...numbers: readonly N[]): Shape<N> {
  return {
    schema: numbers.join(' | '),
    read: (value, field) => {
      const number = numbers.find((each) => each === value)
      if (number !== undefined) return accept(number)
      return refuse(problem(nameOf(field), 'problem.option', { value: shown(value), options: numbers.join(', ') }))
    },
  }
}

/** A list with one in it. */
export function listOfOne<T>({ read, schema }: Shape<T>): Shape<readonly [T]> {
  return {
    schema: { listOfOne: schema },
    read: (value, field) => {
      if (!Array.isArray(value) || value.length !== 1) return mistaken(value, field, 'a list with one in it')
      const one = read(value[0], `${field}.0`)
      return one.ok ? accept([one.value] as const) : one
    },
  }
}

/** Two who are not the same. */
export function pairOf<T>(of: Shape<T>): Shape<readonly [T, T]> {
  return {
    schema: { pairOf: of.schema },
    read: (value, field) => {
      const both = listOf(of).read(value, field)
      if (!both.ok) return both
      const [one, other, ...more] = both.value
      if (one === undefined || other === undefined || more.length > 0) return mistaken(value, field, 'a list of two')
      return one === other ? refuse(problem(`${field}.1`, 'problem.twice', { value: shown(other) })) : accept([one, other] as const)
    },
  }
}

/** A problem with a field; the record itself has no name. */
function mistaken(value: unknown, field: string, wanted: Message | string): Outcome<never> {
  if (value === undefined) return refuse(problem(nameOf(field), 'problem.missing', { wanted }))
  return refuse(problem(nameOf(field), 'problem.type', { value: shown(value), wanted }))
}

function nameOf(field: string): string {
  return field === '' ? 'to' : field
}
