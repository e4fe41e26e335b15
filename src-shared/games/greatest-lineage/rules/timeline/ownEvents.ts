import type { Message, MessageFigures } from '../../../../kernel/message.ts'
import { problem, shown, type Problem, type ProblemWording } from '../../../../kernel/problem.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import { accountsOf } from '../accounts.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { ownMessage, ruled, type MessageName } from '../messages.ts'
import { LAST_TIMELINE_TURN } from './calendar.ts'
import type { EventAccount, Faction, TimelineRow, Verb } from './events.ts'
import { InvariantError } from '../../../../kernel/invariantError.ts'

/** Verbs a table makes events of its own with. The others hang on the stories of printed ones. */
export const OWN_VERBS = [
  'change',
  'losePeople',
  'levy',
  'rolls',
  'gainLand',
  'yieldLand',
  'seize',
  'spread',
  'recede',
  'fallBack',
] as const satisfies readonly Verb[]
export type OwnVerb = (typeof OWN_VERBS)[number]

/** An event of the table's own as it is written down: flat, `who` as ids with commas between. */
export type EventSheet = Readonly<Record<string, string | number | boolean>>

/** A whole number an event is made with. `optional`: 0, or left out, is none of it; one of these must be given. */
interface AmountField {
  readonly id: string
  readonly min: number
  readonly max: number
  readonly optional: boolean
}

interface VerbForm {
  /** Whom it can touch. */
  readonly who: readonly Faction[]
  /** Exactly one of them. */
  readonly one: boolean
  readonly amounts: readonly AmountField[]
  readonly choices: readonly { readonly id: string; readonly options: readonly string[] }[]
}

const EVERYBODY: readonly Faction[] = [...SEATS, ...KINGDOMS]
const MOST = 1_000_000

/** Accounts an event of the table's own may change, in the order of its form. */
const EVENT_ACCOUNTS: readonly EventAccount[] = [
  ...(['males', 'females', 'warriors', 'nonWarriors'] as const),
  ...(['food', 'wood', 'stone', 'metal', 'wealth'] as const),
  ...(['culture', 'technology', 'militaryTechnology', 'prestige', 'points'] as const),
]

/** People of a civilisation leave it in an order of its own, by the verbs that take people. */
const ONLY_GAINED: readonly string[] = ['males', 'females', 'warriors']

const PEOPLE: readonly AmountField[] = ['males', 'females'].map((id) => ({ id, min: 0, max: MOST, optional: true }))
const LAND: readonly AmountField[] = [{ id: 'territories', min: 1, max: 1000, optional: false }]
const PICKER = [{ id: 'picker', options: SEATS }]
const CHANGES = EVENT_ACCOUNTS.map((id) => ({ id, min: -MOST, max: MOST, optional: true }))

/** What has to be filled in for every verb. */
export const VERB_FORMS: Readonly<Record<OwnVerb, VerbForm>> = {
  change: { who: EVERYBODY, one: false, amounts: CHANGES, choices: [] },
  losePeople: { who: SEATS, one: false, amounts: PEOPLE, choices: [] },
  levy: { who: SEATS, one: false, amounts: PEOPLE, choices: [] },
  rolls: {
    who: EVERYBODY,
    one: false,
    amounts: [{ id: 'amount', min: -100, max: 100, optional: true }],
    choices: [{ id: 'lasts', options: ['good', 'turn'] }],
  },
  gainLand: { who: SEATS, one: false, amounts: LAND, choices: [] },
  yieldLand: { who: SEATS, one: false, amounts: LAND, choices: [] },
  seize: { who: SEATS, one: true, amounts: LAND, choices: [{ id: 'from', options: KINGDOMS }] },
  spread: { who: KINGDOMS, one: true, amounts: LAND, choices: PICKER },
  recede: { who: KINGDOMS, one: true, amounts: LAND, choices: PICKER },
  fallBack: { who: SEATS, one: false, amounts: [], choices: [] },
}

/** Fields every event of the table's own has, whatever its verb. */
export const COMMON_FIELDS: readonly string[] = ['turn', 'off', 'verb', 'who', 'told']

/** Longest text of an event, in characters. */
const LONGEST_TOLD = 300

/** What the fields of an event are called in sentences. */
const FIELD_NOUNS: Readonly<Record<string, MessageName>> = {
  turn: 'noun.eventTurn',
  off: 'noun.eventOff',
  verb: 'noun.eventVerb',
  who: 'noun.eventWho',
  told: 'noun.eventTold',
  territories: 'noun.eventTerritories',
  amount: 'noun.eventAmount',
  lasts: 'noun.eventLasts',
  picker: 'noun.eventPicker',
  from: 'noun.eventFrom',
}

/** What a field is called in a sentence; the others are named like the accounts they change. */
function nounOf(name: string): Message {
  const noun = FIELD_NOUNS[name]
  return noun === undefined ? { key: `account.${name}`, figures: {}, text: name } : ownMessage(noun)
}

/** A problem with one field, in words: the field is `event.name` as it was given. */
export function fieldProblem(event: string, name: string, wording: ProblemWording, figures: MessageFigures = {}): Problem {
  return problem(`${event}.${name}`, wording, { field: nounOf(name), ...figures }, 'GL-TIME-1')
}

/** The same in the words of this game. */
export function ruledField(event: string, name: string, key: MessageName, figures: MessageFigures = {}): Problem {
  return ruled(`${event}.${name}`, key, { field: nounOf(name), ...figures }, 'GL-TIME-1')
}

function isOwnVerb(value: unknown): value is OwnVerb {
  return OWN_VERBS.some((verb) => verb === value)
}

/** What is wrong with an event of the table's own; `first`: the first timeline turn it may stand in. */
export function sheetProblems(event: string, sheet: EventSheet, first: number): readonly Problem[] {
  const { verb, told = '' } = sheet
  const problems = [...turnProblems(event, sheet['turn'], first)]
  if (typeof told !== 'string' || told.trim() === '')
    problems.push(fieldProblem(event, 'told', 'problem.missing', { wanted: ownMessage('noun.ownTold') }))
  else if (told.length > LONGEST_TOLD)
    problems.push(fieldProblem(event, 'told', 'problem.length', { value: told.length, max: LONGEST_TOLD }))
  if (!isOwnVerb(verb)) return [...problems, optionProblem(event, 'verb', verb, OWN_VERBS)]
  return [...problems, ...whoProblems(event, sheet, verb), ...verbProblems(event, sheet, verb)]
}

/** A timeline turn to come, as a whole number. */
export function turnProblems(event: string, turn: unknown, first: number): readonly Problem[] {
  if (Number.isInteger(turn) && Number(turn) >= first && Number(turn) <= LAST_TIMELINE_TURN) return []
  return [fieldProblem(event, 'turn', 'problem.range', { value: shown(turn), min: first, max: LAST_TIMELINE_TURN })]
}

/** Whom a sheet names, in the order of the table; whoever is nobody of this game is left out. */
function namedBy({ who }: EventSheet): readonly Faction[] {
  const named = String(who ?? '').split(',')
  return EVERYBODY.filter((faction) => named.includes(faction))
}

function whoProblems(event: string, sheet: EventSheet, verb: OwnVerb): readonly Problem[] {
  const { who: allowed, one } = VERB_FORMS[verb]
  const given = String(sheet['who'] ?? '')
  const names = given.split(',').filter((name) => name !== '')
  const strangers = names.filter((name) => !allowed.some((faction) => faction === name))
  if (strangers.length > 0) return [optionProblem(event, 'who', strangers.join(','), allowed)]
  if (names.length === 0 || new Set(names).size < names.length || (one && names.length > 1)) {
    const wanted = ownMessage(one ? 'noun.chooseOne' : 'noun.chooseEach')
    return [fieldProblem(event, 'who', 'problem.missing', { wanted })]
  }
  return []
}

function verbProblems(event: string, sheet: EventSheet, verb: OwnVerb): readonly Problem[] {
  const { amounts, choices } = VERB_FORMS[verb]
  const known = [...COMMON_FIELDS, ...amounts.map(({ id }) => id), ...choices.map(({ id }) => id)]
  const problems = Object.keys(sheet)
    .filter((name) => !known.includes(name))
    .map((name) => fieldProblem(event, name, 'problem.unknownField', { options: known.join(', ') }))
  for (const { id, options } of choices)
    if (!options.includes(String(sheet[id]))) problems.push(optionProblem(event, id, sheet[id], options))
  for (const field of amounts) problems.push(...amountProblems(event, field, sheet[field.id]))
  if (verb === 'change') problems.push(...changeProblems(event, sheet))
  const optional = amounts.filter((field) => field.optional)
  if (optional.length > 0 && problems.length === 0 && optional.every(({ id }) => (sheet[id] ?? 0) === 0)) {
    const [first] = optional
    const wanted = ownMessage('noun.someAmount')
    problems.push(fieldProblem(event, first?.id ?? 'verb', 'problem.missing', { wanted }))
  }
  return problems
}

function amountProblems(event: string, { id, min, max, optional }: AmountField, value: unknown): readonly Problem[] {
  if (value === undefined && optional) return []
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return []
  return [fieldProblem(event, id, 'problem.range', { value: shown(value), min, max })]
}

/** Everybody named must have the account; and people of a civilisation are taken by another verb. */
function changeProblems(event: string, sheet: EventSheet): readonly Problem[] {
  return EVENT_ACCOUNTS.flatMap((account) => {
    const amount = Number(sheet[account] ?? 0)
    const without = amount === 0 ? [] : namedBy(sheet).filter((faction) => !accountsOf(faction).includes(account))
    if (without.length > 0) return [ruledField(event, account, 'problem.cannotHave', { owners: without.join(',') })]
    const taken = amount < 0 && ONLY_GAINED.includes(account) && namedBy(sheet).some((faction) => SEATS.some((seat) => seat === faction))
    return taken ? [ruledField(event, account, 'problem.losesPeople')] : []
  })
}

function optionProblem(event: string, name: string, value: unknown, options: readonly string[]): Problem {
  return fieldProblem(event, name, 'problem.option', { value: shown(value), options: options.join(', ') })
}

/** The row a sheet without problems stands for. */
export function rowOf(rule: RuleId, sheet: EventSheet): TimelineRow {
  const { verb } = sheet
  if (!isOwnVerb(verb)) throw new InvariantError(`${rule} has no verb of an event: ${shown(verb)}`)
  const { amounts, choices } = VERB_FORMS[verb]
  const head = { rule, turn: Number(sheet['turn']), who: namedBy(sheet), verb, told: String(sheet['told']).trim() }
  const given = amounts.map(({ id }) => [id, Number(sheet[id] ?? 0)] as const)
  if (verb === 'change') return { ...head, verb, changes: Object.fromEntries(given.filter(([, amount]) => amount !== 0)) }
  const rest = Object.fromEntries<string | number>([...given, ...choices.map(({ id }) => [id, String(sheet[id])] as const)])
  // The form of the verb says which fields it has: see `sheetProblems`.
  return { ...head, ...rest } as TimelineRow
}

/** The sheet an event of the table's own was written from. */
export function sheetOf(row: TimelineRow, off: boolean): EventSheet {
  const { rule: _rule, turn, who, verb, told = '', ...rest } = row
  const amounts = 'changes' in rest ? rest.changes : rest
  return { turn, off, verb, who: who.join(','), told, ...(amounts as EventSheet) }
}
