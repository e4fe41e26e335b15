import type { Seed } from './dice.ts'
import { countOutcomes, diceDigest, readDice, rollDice } from './dice.ts'
import type { Outcome, Problem } from './problem.ts'
import { accept, problem, refuse, shown } from './problem.ts'
import type { OneReply, Rolled } from './procedure.ts'
import type { ActRequest, Answer, Field, FieldValue, Limit, Option, Request, RollRequest, Sheet } from './request.ts'

/** From this many dice on, a roll of the app is kept as outcome counts and a digest. */
export const BULK = 21

/** An answer that passed: as the journal keeps it, and as the procedure gets it. */
export interface Taken {
  readonly answer: Answer
  readonly reply: OneReply
}

/** A sheet to be filled in: a whole request's, or an act's. */
interface Form {
  readonly fields: readonly Field[]
  readonly limits?: readonly Limit[]
}

/**
 * Checks an answer from outside against the request it answers, and rolls where the app is to roll.
 * Refuses with a problem per field; takes a missing field of a sheet as its preset.
 */
export function takeAnswer(request: Request, raw: unknown, seed: Seed): Outcome<Taken> {
  switch (request.kind) {
    case 'roll':
      return takeRoll(request, raw, seed)
    case 'choose': {
      const option = request.options.find(({ id }) => id === raw)
      return option === undefined ? refuse(notOffered('answer', raw, request.options)) : accept(asGiven(option.id))
    }
    case 'fill':
      return takeFill(request, raw)
    case 'act':
      return takeAct(request, raw)
    default:
      return request satisfies never
  }
}

/**
 * A recorded answer once more. Null where it no longer fits what is asked, or where the seed does not give the dice the app is said
 * to have rolled.
 */
export function takeRecorded(request: Request, recorded: Answer, seed: Seed): Taken | null {
  const byApp = request.kind === 'roll' && isObject(recorded) && recorded['by'] === 'app'
  const taken = takeAnswer(request, byApp ? 'app' : recorded, seed)
  if (!taken.ok) return null
  return byApp && JSON.stringify(taken.value.answer) !== JSON.stringify(recorded) ? null : taken.value
}

function takeRoll(request: RollRequest, raw: unknown, seed: Seed): Outcome<Taken> {
  if (Array.isArray(raw) || (typeof raw === 'string' && raw !== 'app')) return takeTyped(request, raw)
  const given = raw === 'app' ? { by: 'app' } : raw
  if (!isObject(given)) return refuse(wrongType('answer', raw, 'dice, or {"by": "app"}'))
  const { by = 'hand', dice, counts, ...others } = given
  const [stranger] = Object.keys(others)
  if (stranger !== undefined) return refuse(problem(stranger, 'problem.unknownField', { options: 'by, dice, counts' }))
  if (by !== 'app' && by !== 'hand') return refuse(problem('by', 'problem.option', { value: shown(by), options: 'app, hand' }))
  if (dice !== undefined && counts !== undefined) return refuse(problem('counts', 'problem.together', { other: 'dice' }))
  if (by === 'app' && dice === undefined && counts === undefined) return accept(rollByApp(request, seed))
  if (by === 'app') return refuse(problem(dice === undefined ? 'counts' : 'dice', 'problem.together', { other: 'by: app' }))
  if (counts !== undefined) return takeCounts(request, counts)
  if (typeof dice === 'string' || Array.isArray(dice)) return takeTyped(request, dice)
  return refuse(wrongType('dice', dice, 'a list of dice such as 34 77 5'))
}

function rollByApp(request: RollRequest, seed: Seed): Taken {
  const values = rollDice(seed, request.id, request.occurrence, request.count, request.faces)
  const reply = rolled(request, 'app', values)
  if (request.count < BULK) return { answer: { by: 'app', dice: [...values] }, reply }
  return { answer: { by: 'app', counts: reply.counts, digest: diceDigest(values) }, reply }
}

function takeTyped(request: RollRequest, typed: string | readonly unknown[]): Outcome<Taken> {
  const values = readDice(typed, request.faces)
  if (!Array.isArray(values)) return refuse(values)
  if (values.length !== request.count) {
    return refuse(problem('dice', 'problem.diceCount', { value: values.length, count: request.count }, request.rule))
  }
  return accept({ answer: { by: 'hand', dice: values }, reply: rolled(request, 'hand', values) })
}

function takeCounts(request: RollRequest, raw: unknown): Outcome<Taken> {
  const { count, counts: outcomes, rule } = request
  if (outcomes === undefined) return refuse(problem('counts', 'problem.noCounts', { count }, rule))
  if (!isObject(raw)) return refuse(wrongType('counts', raw, 'an object of outcome and number'))
  const stranger = Object.keys(raw).find((key) => !outcomes.includes(key))
  if (stranger !== undefined) return refuse(problem(stranger, 'problem.unknownField', { options: outcomes.join(', ') }))
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const value = raw[outcome] === undefined ? 0 : raw[outcome]
    if (!isWhole(value, 0, count)) return refuse(problem(outcome, 'problem.range', { value: shown(value), min: 0, max: count }))
    counts[outcome] = value + 0
  }
  const sum = Object.values(counts).reduce((total, value) => total + value, 0)
  if (sum !== count) return refuse(problem('counts', 'problem.counts', { value: sum, count }, rule))
  return accept({ answer: { by: 'hand', counts }, reply: { by: 'hand', values: null, counts } })
}

function rolled(request: RollRequest, by: 'app' | 'hand', values: ArrayLike<number>): Rolled {
  return { by, values, counts: countOutcomes(request.test, values) }
}

function takeFill(form: Form, raw: unknown): Outcome<Taken> {
  if (!isObject(raw)) return refuse(wrongType('answer', raw, 'an object of fields'))
  const sheet = readSheet(form, raw)
  return sheet.ok ? accept(asGiven(sheet.value)) : sheet
}

function takeAct({ acts }: ActRequest, raw: unknown): Outcome<Taken> {
  const given = typeof raw === 'string' ? { act: raw } : raw
  if (!isObject(given)) return refuse(wrongType('answer', raw, 'an object with "act"'))
  const { act: id, ...fields } = given
  const act = acts.find((offered) => offered.id === id)
  if (act === undefined) return refuse(notOffered('act', id, acts))
  const sheet = readSheet(act, fields)
  return sheet.ok ? accept(asGiven({ act: act.id, ...sheet.value })) : sheet
}

/** Everything but dice is kept as the procedure gets it. */
function asGiven(answer: string | Sheet): Taken {
  return { answer, reply: answer }
}

function readSheet({ fields, limits = [] }: Form, raw: Readonly<Record<string, unknown>>): Outcome<Sheet> {
  const options = fields.map(({ id }) => id)
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !options.includes(key))
    .map((key) => problem(key, 'problem.unknownField', { options: options.join(', ') || 'none' }))
  const sheet: Record<string, FieldValue> = {}
  for (const field of fields) {
    const read = readField(field, raw[field.id] === undefined ? field.preset : raw[field.id])
    if (read.ok) sheet[field.id] = read.value
    else problems.push(...read.problems)
  }
  if (problems.length === 0) problems.push(...limits.flatMap((limit) => overLimit(limit, sheet)))
  return problems.length > 0 ? refuse(...problems) : accept(sheet)
}

function overLimit(limit: Limit, sheet: Sheet): readonly Problem[] {
  const value = weigh(limit, sheet)
  if (value <= limit.max) return []
  const used = Object.keys(limit.weights).filter((id) => Number(sheet[id] ?? 0) !== 0)
  const figures = { fields: used.join(', '), value, max: limit.max, limit: limit.wording }
  return [problem(used[0] ?? 'answer', 'problem.limit', figures, limit.rule)]
}

/** The sum a limit is about: weight x value over its fields. */
export function weigh(limit: Limit, sheet: Readonly<Record<string, unknown>>): number {
  return Object.entries(limit.weights).reduce((sum, [id, weight]) => sum + weight * Number(sheet[id] ?? 0), 0)
}

function readField(field: Field, value: unknown): Outcome<FieldValue> {
  const { id, rule } = field
  switch (field.type) {
    case 'number': {
      const { min, max } = field
      return isWhole(value, min, max) ? accept(value + 0) : refuse(problem(id, 'problem.range', { value: shown(value), min, max }, rule))
    }
    case 'flag':
      return typeof value === 'boolean' ? accept(value) : refuse(wrongType(id, value, 'true or false'))
    case 'pick': {
      const option = field.options.find((offered) => offered.id === value)
      return option === undefined ? refuse(notOffered(id, value, field.options)) : accept(option.id)
    }
    case 'text':
      if (typeof value !== 'string') return refuse(wrongType(id, value, 'a text'))
      if (value.length > field.maxLength) return refuse(problem(id, 'problem.length', { value: value.length, max: field.maxLength }))
      return accept(value)
    default:
      return field satisfies never
  }
}

/** Minus nought passes as well, and is made nought by adding to it: it would not survive the journal. */
function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
}

function notOffered(field: string, value: unknown, options: readonly Pick<Option, 'id'>[]): Problem {
  return problem(field, 'problem.option', { value: shown(value), options: options.map(({ id }) => id).join(', ') })
}

function wrongType(field: string, value: unknown, wanted: string): Problem {
  if (value === undefined) return problem(field, 'problem.missing', { wanted })
  return problem(field, 'problem.type', { value: shown(value), wanted })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
