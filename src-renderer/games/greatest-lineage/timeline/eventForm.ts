import type { Decisions } from '../../../../src-shared/kernel/journal/journal.ts'
import type { Problem } from '../../../../src-shared/kernel/problem.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import { accountsOf } from '../../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { figuresOf, wordingOf, type Faction } from '../../../../src-shared/games/greatest-lineage/rules/timeline/events.ts'
import {
  rowOf,
  sheetOf,
  sheetProblems,
  VERB_FORMS,
  type EventSheet,
  type OwnVerb,
} from '../../../../src-shared/games/greatest-lineage/rules/timeline/ownEvents.ts'
import { MOST_OWN_EVENTS, ownEventId, type Scheduled } from '../../../../src-shared/games/greatest-lineage/rules/timeline/schedule.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { eventsTexts } from './texts/events.ts'

/** An event while it is being written: one field each, amounts of all verbs beside each other. NaN: the field is empty. */
export interface EventDraft {
  readonly turn: number
  readonly off: boolean
  readonly verb: OwnVerb
  readonly who: readonly Faction[]
  readonly told: string
  readonly amounts: Readonly<Record<string, number>>
  readonly choices: Readonly<Record<string, string>>
}

export function choiceName(id: string): string {
  return (eventsTexts.choices as Readonly<Record<string, string>>)[id] ?? id
}

export function optionName(option: string): string {
  return (eventsTexts.options as Readonly<Record<string, string>>)[option] ?? say(`seat.${option}`)
}

export function amountName(id: string): string {
  return (eventsTexts.amounts as Readonly<Record<string, string>>)[id] ?? say(`account.${id}`)
}

/** A new event in this turn, with nothing filled in. */
export function emptyDraft(turn: number): EventDraft {
  return { turn, off: false, verb: 'change', who: [], told: '', amounts: {}, choices: {} }
}

export function draftOf({ row, off }: Scheduled): EventDraft {
  const { turn, verb, who, told = '' } = row
  const rest = Object.entries(sheetOf(row, off)).filter(([field]) => !['turn', 'off', 'verb', 'who', 'told'].includes(field))
  const amounts = Object.fromEntries(rest.flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : [])))
  const choices = Object.fromEntries(rest.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])))
  return { turn, off, verb: verb as OwnVerb, who, told, amounts, choices }
}

/** Amounts the form asks for: of accounts only those all who are named have. */
export function amountsAsked({ verb, who }: Pick<EventDraft, 'verb' | 'who'>): (typeof VERB_FORMS)[OwnVerb]['amounts'] {
  const { amounts } = VERB_FORMS[verb]
  return verb === 'change' ? amounts.filter(({ id }) => who.every((faction) => accountsOf(faction).includes(id))) : amounts
}

/** What stands in an amount nobody has touched. */
export function presetOf({ optional, min }: { readonly optional: boolean; readonly min: number }): number {
  return optional ? 0 : min
}

export function sheetFrom(draft: EventDraft): EventSheet {
  const { turn, off, verb, who, told } = draft
  const asked = amountsAsked(draft).map((field) => [field.id, draft.amounts[field.id] ?? presetOf(field)] as const)
  const amounts = verb === 'change' ? asked.filter(([, amount]) => amount !== 0) : asked
  const choices = VERB_FORMS[verb].choices.map(({ id, options }) => [id, draft.choices[id] ?? options[0] ?? ''] as const)
  return { turn, off, verb, who: who.join(','), told: told.trim(), ...Object.fromEntries<string | number>([...amounts, ...choices]) }
}

/** What the event will do, in the words the chronicle will have; null while something is missing. */
export function previewOf(draft: EventDraft): string | null {
  const sheet = { ...sheetFrom(draft), told: 'x' }
  const id = ownEventId(1)
  if (sheetProblems(id, sheet, 1).length > 0) return null
  const row = rowOf(id, sheet)
  return say(wordingOf(row), figuresOf(row))
}

/** The decisions that make `event` what the draft says; empty where it is that already. */
export function decisionsFor(event: RuleId, before: Scheduled | null, draft: EventDraft): Decisions {
  const sheet: EventSheet = before === null || before.own ? sheetFrom(draft) : { turn: draft.turn, off: draft.off }
  const old: EventSheet =
    before === null ? { off: false } : before.own ? sheetOf(before.row, before.off) : { turn: before.row.turn, off: before.off }
  const anew = old['verb'] !== sheet['verb']
  const common = ['turn', 'off', 'who', 'told']
  const changed = Object.entries(sheet).filter(([field, value]) => old[field] !== value || (anew && !common.includes(field)))
  // An amount that was given and is none now is said to be 0.
  const gone = anew ? [] : Object.keys(old).filter((field) => typeof old[field] === 'number' && !(field in sheet))
  return Object.fromEntries(
    [...changed, ...gone.map((field) => [field, 0] as const)].map(([field, value]) => [`${event}.${field}`, readable(value)]),
  )
}

/** An empty field is none: JSON knows no NaN. */
function readable(value: string | number | boolean): string | number | boolean {
  return typeof value === 'number' && Number.isNaN(value) ? '' : value
}

/** A number nobody can count by, for an event that is none yet. */
export function freshEventId(taken: readonly string[], draw: () => number): RuleId {
  for (;;) {
    const id = ownEventId(1 + (draw() % MOST_OWN_EVENTS))
    if (!taken.includes(id)) return id
  }
}

/** Problems with one field of the event; `''`: those with none in particular. */
export function problemsWith(problems: readonly Problem[], field: string, shown: readonly string[]): readonly Problem[] {
  const nameOf = (problem: Problem): string => problem.field.split('.')[1] ?? problem.field
  return problems.filter((problem) => (field === '' ? !shown.includes(nameOf(problem)) : nameOf(problem) === field))
}
