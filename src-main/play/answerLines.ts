import type { Change, Names } from '../../src-shared/kernel/journal/journal.ts'
import type { Cursor } from '../../src-shared/kernel/world/effect.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { trimmed } from '../../src-shared/kernel/forms/outsideText.ts'
import { UsageError } from './commandLine.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** One line of an answers file; `number` counts from 1, as an editor does. */
export type Line = { readonly number: number } & Said

type Said =
  | { readonly kind: 'answer' | 'roll'; readonly value: unknown }
  | { readonly kind: 'correct'; readonly changes: readonly Change[]; readonly reason: string }
  | { readonly kind: 'retract'; readonly seq: number }
  | { readonly kind: 'rule'; readonly decided: unknown; readonly reason: string }
  | { readonly kind: 'decree'; readonly decree: unknown; readonly reason: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'names'; readonly names: Names }
  | { readonly kind: 'standIn'; readonly seat: string; readonly by: string }
  | { readonly kind: 'until'; readonly question: string }

/** Reads an answers file: one JSON object per line, empty lines allowed. Throws UsageError that names the bad line. */
export function readAnswerLines(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: trimmed(line), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => ({ number, ...readLine(line, number) }))
}

function readLine(text: string, number: number): Said {
  const parsed = parse(text, number)
  if ('answer' in parsed) return { kind: 'answer', value: parsed['answer'] }
  if ('roll' in parsed) return { kind: 'roll', value: rollValue(parsed['roll']) }
  if ('retract' in parsed) return { kind: 'retract', seq: Number(parsed['retract']) }
  if ('decree' in parsed) return { kind: 'decree', decree: parsed['decree'], reason: textOf(parsed['reason']) }
  if ('rule' in parsed) return { kind: 'rule', decided: parsed['rule'], reason: textOf(parsed['reason']) }
  if ('until' in parsed) return { kind: 'until', question: readQuestion(parsed['until'], number) }
  if ('note' in parsed) return { kind: 'note', text: String(parsed['note']) }
  if ('names' in parsed) return { kind: 'names', names: readNames(parsed['names'], number) }
  const { standIn, correct } = parsed
  if (isObject(standIn)) return { kind: 'standIn', seat: textOf(standIn['seat']), by: textOf(standIn['by']) }
  if (isObject(correct)) {
    const { changes = [correct], reason } = correct
    if (!Array.isArray(changes)) throw new UsageError(`Line ${number} of the answers: "changes" is no list. ${CHANGE_HELP}`)
    return { kind: 'correct', changes: changes.map((change: unknown) => readChange(change, number)), reason: textOf(reason) }
  }
  throw new UsageError(
    `Line ${number} of the answers has none of "answer", "roll", "correct", "rule", "decree", "retract", "note", "names", "standIn", "until": ${text.slice(0, 80)}`,
  )
}

const CHANGE_HELP =
  'Write {"seat": ..., "account": ..., "to": 70} for a figure, {"collection": ..., "id": ..., "to": {...}} for a record (null takes it out), or {"cursor": {"turn": 2, "seat": ..., "phase": 1}} to move play.'

/** A figure, a record or the place of play. Whether the game has such a one is for its rules to say. */
function readChange(change: unknown, number: number): Change {
  if (isObject(change) && 'cursor' in change) return { cursor: change['cursor'] as Cursor }
  if (isObject(change) && 'collection' in change) {
    const { collection, id, to = null } = change
    return { collection: textOf(collection), id: textOf(id), to: to as Json | null }
  }
  if (isObject(change) && 'account' in change) {
    const { seat, account, to } = change
    return { owner: textOf(seat), account: textOf(account), to: typeof to === 'number' ? to : Number.NaN }
  }
  throw new UsageError(`Line ${number} of the answers corrects neither a figure nor a record nor the place of play. ${CHANGE_HELP}`)
}

/** Id of a question, or its key if the same one is asked again: `3/elves/7/spend`, `3/elves/7/spend#1`. */
const QUESTION = /^\d+\/[^/\s]+\/\d+(?:\.\d+)?(?:~\d+)?\/\S+$/

/** Whether a text has the shape of a question's id. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text)
}

function readQuestion(value: unknown, number: number): string {
  if (typeof value === 'string' && isQuestion(value)) return value
  throw new UsageError(
    `Line ${number} of the answers waits for ${JSON.stringify(value)}: give a question as round/seat/phase/question, such as "3/red/5/council" ("play questions" lists them).`,
  )
}

/** Wraps counts per outcome that are given without their wrapping. */
function rollValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return 'by' in value || 'dice' in value || 'counts' in value ? value : { by: 'hand', counts: value }
}

function parse(text: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = parseOutside(text)
    if (isObject(parsed)) return parsed
  } catch {
    // Reported below, with the line.
  }
  throw new UsageError(`Line ${number} of the answers is not a JSON object: ${text.slice(0, 80)}`)
}

function readNames(value: unknown, number: number): Names {
  if (isObject(value) && Object.values(value).every((name) => typeof name === 'string')) return value as Names
  throw new UsageError(`Line ${number} of the answers gives names that are none: write {"names": {"red": "Fox Hall"}}, each with an id.`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
