import { diceDigest, readDice, rollDice, type Seed } from '../chance/dice.ts'
import type { Sheet } from './field.ts'
import { takeDraw } from '../chance/draw.ts'
import { readForm } from './form.ts'
import { faultyTextsIn } from './outsideText.ts'
import { accept, isWhole, notOffered, problem, refuse, shown, wrongType, type Outcome, type Problem } from '../problem.ts'
import type { OneReply, Rolled } from '../engine/procedure.ts'
import {
  isChance,
  type ActAnswer,
  type ActRequest,
  type Answer,
  type Request,
  type RollAnswer,
  type RollRequest,
} from '../engine/request.ts'
import { countOutcomes } from '../chance/rollTest.ts'

/** From this many dice on, a roll of the app is kept as outcome counts and a digest. */
export const BULK = 21

/** An answer that passed: as the journal keeps it, and as the procedure gets it. */
export interface Taken {
  readonly answer: Answer
  readonly reply: OneReply
}

/**
 * Checks an answer from outside against the request it answers, and rolls where the app is to roll.
 * Refuses with a problem per field; takes a missing field of a sheet as its preset. What fits is put to the rule, where it has objections.
 */
export function takeAnswer(request: Request, raw: unknown, seed: Seed, objections: Objections = none): Outcome<Taken> {
  const taken = readAnswer(request, raw, seed)
  if (!taken.ok) return taken
  const problems = objections(taken.value.reply)
  return problems.length === 0 ? taken : refuse(...problems)
}

/** The same of an answer that somebody gives now: a text in it that nobody sees is refused. One that was recorded was accepted once. */
export function takeGiven(request: Request, raw: unknown, seed: Seed, objections: Objections): Outcome<Taken> {
  const taken = takeAnswer(request, raw, seed, objections)
  const unseen = taken.ok ? faultyTextsIn(raw, '') : []
  return unseen.length === 0 ? taken : refuse(...unseen)
}

/** What a rule has against a reply that fits its question. */
export type Objections = (reply: OneReply) => readonly Problem[]

const none: Objections = () => []

function readAnswer(request: Request, raw: unknown, seed: Seed): Outcome<Taken> {
  switch (request.kind) {
    case 'roll':
      return takeRoll(request, raw, seed)
    case 'draw': {
      const drawn = takeDraw(request, raw, seed)
      return drawn.ok ? accept({ answer: drawn.value, reply: drawn.value.cards }) : drawn
    }
    case 'choose': {
      const option = request.options.find(({ id }) => id === raw)
      return option === undefined ? refuse(notOffered('answer', raw, request.options)) : accept(asGiven(option.id))
    }
    case 'fill': {
      const sheet = readForm(request, raw)
      return sheet.ok ? accept(asGiven(sheet.value)) : sheet
    }
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
  const byApp = isChance(request) && isObject(recorded) && recorded['by'] === 'app'
  const again = byApp && recorded['groups'] !== undefined ? { by: 'app', groups: recorded['groups'] } : 'app'
  const taken = takeAnswer(request, byApp ? again : recorded, seed)
  if (!taken.ok) return null
  return byApp && JSON.stringify(taken.value.answer) !== JSON.stringify(recorded) ? null : taken.value
}

function takeRoll(request: RollRequest, raw: unknown, seed: Seed): Outcome<Taken> {
  if (Array.isArray(raw) || (typeof raw === 'string' && raw !== 'app')) return takeTyped(request, raw)
  const given = raw === 'app' ? { by: 'app' } : raw
  if (isObject(given) && request.split !== undefined && given['groups'] !== undefined)
    return takeGrouped(request, request.split, given, seed)
  if (!isObject(given)) return refuse(wrongType('answer', raw, 'dice, or {"by": "app"}'))
  const { by = 'hand', dice, counts, faces = request.faces, ...others } = given
  const [stranger] = Object.keys(others)
  if (stranger !== undefined)
    return refuse(
      problem(stranger, 'problem.unknownField', { options: request.split === undefined ? 'by, dice, counts' : 'by, dice, counts, groups' }),
    )
  if (faces !== request.faces) return refuse(problem('faces', 'problem.option', { value: shown(faces), options: request.faces }))
  if (by !== 'app' && by !== 'hand') return refuse(problem('by', 'problem.option', { value: shown(by), options: 'app, hand' }))
  if (dice !== undefined && counts !== undefined) return refuse(problem('counts', 'problem.together', { other: 'dice' }))
  if (by === 'app' && dice === undefined && counts === undefined) {
    if (request.count > MOST_DICE)
      return refuse(problem('dice', 'problem.tooManyDice', { count: request.count, max: MOST_DICE }, request.rule))
    return accept(rollByApp(request, seed))
  }
  if (by === 'app') return refuse(problem(dice === undefined ? 'counts' : 'dice', 'problem.together', { other: 'by: app' }))
  if (counts !== undefined) return takeCounts(request, counts)
  if (typeof dice === 'string' || Array.isArray(dice)) return takeTyped(request, dice)
  return refuse(wrongType('dice', dice, 'a list of dice such as 34 77 5'))
}

/** A roll for several in groups: as if so many dice had been asked for, one for each group. */
function takeGrouped(request: RollRequest, split: number, given: Readonly<Record<string, unknown>>, seed: Seed): Outcome<Taken> {
  const { groups: sizes, ...others } = given
  if (!isList(sizes) || sizes.length === 0) return refuse(wrongType('groups', sizes, 'a list of sizes such as 12 5'))
  const wrong = sizes.find((size) => !isWhole(size, 1, split))
  if (wrong !== undefined) return refuse(problem('groups', 'problem.range', { value: shown(wrong), min: 1, max: split }, request.rule))
  const groups = sizes.map(Number)
  const sum = groups.reduce((total, size) => total + size, 0)
  if (sum !== split) return refuse(problem('groups', 'problem.counts', { value: sum, count: split }, request.rule))
  const { split: _, ...single } = request
  const taken = takeRoll({ ...single, count: groups.length }, others, seed)
  if (!taken.ok || groups.length === 1) return taken
  const { answer, reply } = taken.value
  return accept({ answer: { ...(answer as RollAnswer), groups }, reply: { ...(reply as Rolled), groups } })
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** More dice than that take the app longer than anybody waits, and come from a figure nobody means. */
const MOST_DICE = 20_000_000

function rollByApp(request: RollRequest, seed: Seed): Taken {
  const values = rollDice(seed, request.id, request.occurrence, request.count, request.faces)
  const reply = rolled(request, 'app', values)
  if (request.count < BULK) return { answer: { by: 'app', dice: [...values], ...facesOf(request) }, reply }
  return { answer: { by: 'app', counts: reply.counts, digest: diceDigest(values) }, reply }
}

function takeTyped(request: RollRequest, typed: string | readonly unknown[]): Outcome<Taken> {
  const values = readDice(typed, request.faces)
  if (!Array.isArray(values)) return refuse(values)
  if (values.length === 0 && request.count > 0) return refuse(problem('dice', 'problem.noDice', { count: request.count }, request.rule))
  if (values.length !== request.count) {
    return refuse(problem('dice', 'problem.diceCount', { value: values.length, count: request.count }, request.rule))
  }
  return accept({ answer: { by: 'hand', dice: values, ...facesOf(request) }, reply: rolled(request, 'hand', values) })
}

/** Dice of ten and a hundred faces are kept as they were before there were others. */
function facesOf({ faces }: RollRequest): { readonly faces?: number } {
  return faces === 10 || faces === 100 ? {} : { faces }
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
  const short = unevenPart(request, counts)
  if (short !== undefined) return refuse(problem('counts', 'problem.counts', short, rule))
  return accept({ answer: { by: 'hand', counts }, reply: { by: 'hand', values: null, counts } })
}

/** A part whose outcomes do not add up to its dice. */
function unevenPart({ test }: RollRequest, counts: Readonly<Record<string, number>>): { value: number; count: number } | undefined {
  if (test.type !== 'parts') return undefined
  return test.parts
    .map((part) => ({ value: (part.counts ?? []).reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0), count: part.count }))
    .find(({ value, count }) => value !== count)
}

function rolled(request: RollRequest, by: 'app' | 'hand', values: ArrayLike<number>): Rolled {
  return { by, values, counts: countOutcomes(request.test, values) }
}

function takeAct({ acts }: ActRequest, raw: unknown): Outcome<Taken> {
  const deed = typeof raw === 'string' ? { act: raw } : raw
  if (!isObject(deed)) return refuse(wrongType('answer', raw, 'an object with "act"'))
  const { act: id, ...fields } = deed
  const act = acts.find((offered) => offered.id === id)
  if (act === undefined) return refuse(notOffered('act', id, acts))
  const sheet = readForm(act, fields)
  return sheet.ok ? accept(asGiven({ act: act.id, ...sheet.value })) : sheet
}

/** Everything but dice is kept as the procedure gets it. */
function asGiven(answer: string | Sheet | ActAnswer): Taken {
  return { answer, reply: answer }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
