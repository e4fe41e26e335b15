import type { Seed } from './dice.ts'
import { countOutcomes, diceDigest, readDice, rollDice } from './dice.ts'
import type { Outcome, Problem } from './problem.ts'
import { accept, problem, refuse } from './problem.ts'
import type { Reply, Rolled } from './procedure.ts'
import type { ActAnswer, Answer, Field, FieldValue, Limit, Option, Request, RollAnswer, RollRequest, Sheet } from './request.ts'

/** From this many dice on, a roll of the app is kept as outcome counts and a digest. */
export const BULK = 21

/** An answer that passed: as the journal keeps it, and as the procedure gets it. */
export interface Taken {
  readonly answer: Answer
  readonly reply: Reply
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
      const found = checkOption('answer', raw, request.options)
      return found === null ? accept({ answer: raw as string, reply: raw as string }) : refuse(found)
    }
    case 'fill': {
      if (!isObject(raw)) return refuse(wrongType('answer', raw, 'an object of fields'))
      return takeSheet(raw, request.fields, request.limits ?? [])
    }
    case 'act': {
      const given = typeof raw === 'string' ? { act: raw } : raw
      if (!isObject(given)) return refuse(wrongType('answer', raw, 'an object with "act"'))
      const found = checkOption('act', given['act'], request.acts)
      if (found !== null) return refuse(found)
      const { act: id, ...rest } = given
      const chosen = request.acts.find((act) => act.id === id)
      if (chosen === undefined) throw new Error(`act ${String(id)} passed the check and is not there`)
      const sheet = takeSheet(rest, chosen.fields, chosen.limits ?? [])
      if (!sheet.ok) return sheet
      const taken: ActAnswer = { act: chosen.id, ...(sheet.value.answer as Sheet) }
      return accept({ answer: taken, reply: taken })
    }
    default:
      return request satisfies never
  }
}

/** The reply a kept answer stands for; null where the seed no longer gives the dice the journal vouches for. */
export function reviveAnswer(request: Request, answer: Answer, seed: Seed): { readonly reply: Reply } | null {
  if (request.kind !== 'roll') return { reply: answer as Reply }
  const kept = answer as RollAnswer
  if ('dice' in kept) return { reply: rolled(request, kept.by, kept.dice) }
  if (!('digest' in kept)) return { reply: { by: 'hand', values: null, counts: kept.counts } }
  const values = rollDice(seed, request.id, request.occurrence, request.count, request.faces)
  return diceDigest(values) === kept.digest ? { reply: rolled(request, 'app', values) } : null
}

function takeRoll(request: RollRequest, raw: unknown, seed: Seed): Outcome<Taken> {
  if (Array.isArray(raw) || (typeof raw === 'string' && raw !== 'app')) return takeTyped(request, raw as string | readonly (string | number)[])
  const given = raw === 'app' ? { by: 'app' } : raw
  if (!isObject(given)) return refuse(wrongType('answer', raw, 'dice, or {"by": "app"}'))
  if (given['by'] === 'app') return accept(rollByApp(request, seed))
  if (given['counts'] !== undefined) return takeCounts(request, given['counts'])
  const dice = given['dice']
  if (typeof dice === 'string' || Array.isArray(dice)) return takeTyped(request, dice as string | readonly (string | number)[])
  return refuse(wrongType('dice', dice, 'a list of dice such as 34 77 5'))
}

function rollByApp(request: RollRequest, seed: Seed): Taken {
  const values = rollDice(seed, request.id, request.occurrence, request.count, request.faces)
  const reply = rolled(request, 'app', values)
  if (request.count < BULK) return { answer: { by: 'app', dice: [...values] }, reply }
  return { answer: { by: 'app', counts: reply.counts, digest: diceDigest(values) }, reply }
}

function takeTyped(request: RollRequest, typed: string | readonly (string | number)[]): Outcome<Taken> {
  const values = readDice(typed, request.faces)
  if (!Array.isArray(values)) return refuse(values)
  if (values.length !== request.count) return refuse(problem('dice', 'problem.diceCount', { value: values.length, count: request.count }, request.rule))
  return accept({ answer: { by: 'hand', dice: values }, reply: rolled(request, 'hand', values) })
}

function takeCounts(request: RollRequest, raw: unknown): Outcome<Taken> {
  if (request.counts === undefined) return refuse(problem('counts', 'problem.noCounts', { count: request.count }, request.rule))
  if (!isObject(raw)) return refuse(wrongType('counts', raw, 'an object of outcome and number'))
  const stranger = Object.keys(raw).find((key) => !request.counts?.includes(key))
  if (stranger !== undefined) return refuse(problem(stranger, 'problem.unknownField', { options: request.counts.join(', ') }))
  const counts: Record<string, number> = {}
  for (const outcome of request.counts) {
    const value = raw[outcome] ?? 0
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > request.count) {
      return refuse(problem(outcome, 'problem.range', { value: show(value), min: 0, max: request.count }))
    }
    counts[outcome] = value
  }
  const sum = Object.values(counts).reduce((total, value) => total + value, 0)
  if (sum !== request.count) return refuse(problem('counts', 'problem.counts', { value: sum, count: request.count }, request.rule))
  return accept({ answer: { by: 'hand', counts }, reply: { by: 'hand', values: null, counts } })
}

function rolled(request: RollRequest, by: 'app' | 'hand', values: ArrayLike<number>): Rolled {
  return { by, values, counts: countOutcomes(request.test, values) }
}

function takeSheet(raw: Readonly<Record<string, unknown>>, fields: readonly Field[], limits: readonly Limit[]): Outcome<Taken> {
  const problems: Problem[] = []
  const sheet: Record<string, FieldValue> = {}
  for (const key of Object.keys(raw)) {
    if (!fields.some((field) => field.id === key)) {
      problems.push(problem(key, 'problem.unknownField', { options: fields.map((field) => field.id).join(', ') || 'none' }))
    }
  }
  for (const field of fields) {
    const value = raw[field.id] ?? field.preset
    const found = checkField(field, value)
    if (found === null) sheet[field.id] = value as FieldValue
    else problems.push(found)
  }
  for (const limit of problems.length === 0 ? limits : []) {
    const value = weigh(limit, sheet)
    if (value <= limit.max) continue
    const used = Object.keys(limit.weights).filter((id) => sheet[id] !== 0 && sheet[id] !== undefined)
    problems.push(problem(used[0] ?? 'answer', 'problem.limit', { fields: used.join(', '), value, max: limit.max, limit: limit.wording }, limit.rule))
  }
  return problems.length > 0 ? refuse(...problems) : accept({ answer: sheet, reply: sheet })
}

/** The sum a limit is about: weight x value over its fields. */
export function weigh(limit: Limit, sheet: Readonly<Record<string, unknown>>): number {
  return Object.entries(limit.weights).reduce((sum, [id, weight]) => sum + weight * Number(sheet[id] ?? 0), 0)
}

function checkField(field: Field, value: unknown): Problem | null {
  switch (field.type) {
    case 'number':
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= field.min && value <= field.max) return null
      return problem(field.id, 'problem.range', { value: show(value), min: field.min, max: field.max }, field.rule)
    case 'flag':
      return typeof value === 'boolean' ? null : wrongType(field.id, value, 'true or false')
    case 'pick':
      return checkOption(field.id, value, field.options)
    case 'text':
      if (typeof value !== 'string') return wrongType(field.id, value, 'a text')
      return value.length <= field.maxLength ? null : problem(field.id, 'problem.length', { value: value.length, max: field.maxLength })
    default:
      return field satisfies never
  }
}

function checkOption(field: string, value: unknown, options: readonly Pick<Option, 'id'>[]): Problem | null {
  if (options.some((option) => option.id === value)) return null
  return problem(field, 'problem.option', { value: show(value), options: options.map((option) => option.id).join(', ') })
}

function wrongType(field: string, value: unknown, wanted: string): Problem {
  if (value === undefined) return problem(field, 'problem.missing', { wanted })
  return problem(field, 'problem.type', { value: show(value), wanted })
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
