import type { Message } from '../../kernel/message.ts'
import './jitless.ts'
import * as z from 'zod'
import type { ZodType, core } from 'zod'
import { withoutMark } from '../../kernel/forms/outsideText.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../kernel/problem.ts'
import { message } from '../../messages/message.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Format, version, schema and size limit of a kind of file. */
export interface FileKind<T> {
  readonly format: string
  readonly version: number
  /** For a person: "orders of a player (.lineage-orders.json)". */
  readonly wanted: string
  readonly shape: ZodType<T>
  /** Most characters of its text. */
  readonly largest: number
}

/** Most problems reported; more say nothing new. */
const MOST_PROBLEMS = 12

/** Reads the text of a file from outside; every problem names the field, the value found there and the way out. */
export function readFileText<T>(text: string, kind: FileKind<T>): Outcome<T> {
  if (text.length > kind.largest) return refuse(problem('file', 'problem.tooLarge', { most: Math.round(kind.largest / 1024 / 1024) }))
  const parsed = parse(text)
  if (parsed === undefined) return refuse(problem('file', 'problem.notJson'))
  const wrongKind = whyOtherKind(parsed, kind)
  if (wrongKind !== null) return refuse(wrongKind)
  const read = kind.shape.safeParse(parsed, { reportInput: true })
  if (read.success) return accept(read.data)
  return refuse(...read.error.issues.slice(0, MOST_PROBLEMS).flatMap((issue) => problemsOf(issue, [])))
}

function parse(text: string): unknown {
  try {
    return parseOutside(withoutMark(text))
  } catch {
    return undefined
  }
}

function whyOtherKind(value: unknown, { format, version, wanted }: FileKind<unknown>): Problem | null {
  const given = (typeof value === 'object' && value !== null ? value : {}) as { readonly format?: unknown; readonly version?: unknown }
  if (given.format !== format) {
    return problem('format', 'problem.format', {
      value: given.format === undefined ? 'no file of this program' : shown(given.format),
      wanted,
    })
  }
  const newer = typeof given.version === 'number' && given.version > version
  return newer ? problem('version', 'problem.version', { value: shown(given.version) }) : null
}

/** Messages used in schemas, by their text, because a schema can contain only texts. */
const WANTED = new Map<string, Message>()

/** Schema of a text with this many hex digits. */
export function hex(digits: number): z.ZodString {
  const wanted = message('choice.hex', { digits })
  WANTED.set(wanted.text, wanted)
  return z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), wanted.text)
}

type Issue = core.$ZodIssue

function problemsOf(issue: Issue, above: readonly PropertyKey[]): readonly Problem[] {
  const path = [...above, ...issue.path]
  const field = path.length === 0 ? 'file' : fieldOf(path)
  const value = shown(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return [problem(field, 'problem.missing', { wanted: wordFor(issue.expected) })]
      return [problem(field, 'problem.type', { value, wanted: wordFor(issue.expected) })]
    case 'too_big':
      if (issue.origin === 'array') return [problem(field, 'problem.tooMany', { value: lengthOf(issue.input), max: Number(issue.maximum) })]
      if (issue.origin === 'string') return [problem(field, 'problem.length', { value: lengthOf(issue.input), max: Number(issue.maximum) })]
      return [problem(field, 'problem.type', { value, wanted: message('choice.most', { max: issue.maximum.toString() }) })]
    case 'too_small':
      if (issue.origin === 'string') return [problem(field, 'problem.missing', { wanted: 'a text that is not empty' })]
      return [problem(field, 'problem.type', { value, wanted: message('choice.least', { min: issue.minimum.toString() }) })]
    case 'unrecognized_keys':
      return [problem(fieldOf([...path, issue.keys[0] ?? '']), 'problem.type', { value: 'there', wanted: 'nothing by that name' })]
    case 'invalid_format':
      return [problem(field, 'problem.pattern', { value, wanted: WANTED.get(issue.message) ?? issue.message })]
    case 'invalid_value':
      return [problem(field, 'problem.option', { value, options: issue.values.map((offered) => shown(offered)).join(', ') })]
    case 'invalid_key':
      return [problem(field, 'problem.pattern', { value: shown(path.at(-1)), wanted: issue.issues[0]?.message ?? 'another name' })]
    case 'custom':
      return [problem(field, 'problem.twice', { value })]
    case 'invalid_union':
      return unionProblems(issue, path, field, value)
    case 'not_multiple_of':
    case 'invalid_element':
      return [problem(field, 'problem.type', { value, wanted: 'something else' })]
    default:
      return issue satisfies never
  }
}

/** Returns the path of a field; an empty name is shown as `""`. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.map((name) => (name === '' ? '""' : String(name))).join('.')
}

/** If all forms of a union fail, takes the one that fails deepest as the intended one. */
function unionProblems(
  issue: Issue & { code: 'invalid_union' },
  path: readonly PropertyKey[],
  field: string,
  value: string,
): readonly Problem[] {
  const meant = issue.errors.find((issues) => issues.some((inner) => inner.path.length > 0 || inner.code === 'too_big'))
  if (meant !== undefined) return meant.slice(0, 1).flatMap((inner) => problemsOf(inner, path))
  return [problem(field, 'problem.type', { value, wanted: 'one of the forms of the format' })]
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null',
}

function wordFor(expected: string): string {
  return WORDS[expected] ?? 'something else'
}
