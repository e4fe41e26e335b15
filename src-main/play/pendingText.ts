import { say } from '../../src-shared/games/text/playing.ts'
import type { Field } from '../../src-shared/kernel/forms/field.ts'
import { questionKey, type Act, type Request } from '../../src-shared/kernel/engine/request.ts'
import { table } from './output.ts'

/** Describes a request for people: its seat, its id, and the possible answers by their ids. Long lists are cut; JSON has all of them. */
export function pendingText(request: Request): string {
  const { seat, wording, figures, rule } = request
  const head = `${say(`seat.${seat}`)} - ${say(wording, figures)} (${rule})`
  return [head, `  ${questionKey(request)}: ${HOW[request.kind]}`, ...answersOf(request).map((line) => `  ${line}`)].join('\n')
}

/** Form of the answer in an answers file. */
const HOW: Readonly<Record<Request['kind'], string>> = {
  roll: '{"roll": "app"} or {"roll": [...]}',
  draw: '{"answer": {"by": "app"}} or {"answer": {"cards": [...]}}',
  choose: '{"answer": "<one of these>"}',
  fill: '{"answer": {"<field>": ...}}, what is left out as in brackets',
  act: '{"answer": {"act": "<one of these>", "<field>": ...}}, what is left out as in brackets',
}

function answersOf(request: Request): readonly string[] {
  switch (request.kind) {
    case 'roll':
      return [`${request.count} × a die of ${request.faces}`]
    case 'draw':
      return rows(request.pile.map(({ face, wording, figures, copies }) => [face, `${copies} × ${say(wording, figures)}`]))
    case 'choose':
      return rows(request.options.map(({ id, wording, figures }) => [id, say(wording, figures)]))
    case 'fill':
      return rows(request.fields.map((field) => [field.id, say(field.wording, field.figures), valuesOf(field)]))
    case 'act':
      return rows(request.acts.map(actRow))
    default:
      return request satisfies never
  }
}

function actRow({ id, wording, figures, fields }: Act): readonly string[] {
  return [id, say(wording, figures), fields.map(fieldText).join('; ')]
}

function fieldText(field: Field): string {
  return `${field.id} ${valuesOf(field)}`
}

/** Describes the values of a field, with its default in brackets. */
function valuesOf(field: Field): string {
  switch (field.type) {
    case 'number':
      return `${field.min === field.max ? field.min : `${field.min} to ${field.max}`} (${field.preset})`
    case 'flag':
      return `true or false (${String(field.preset)})`
    case 'text':
      return `a text of at most ${field.maxLength} (${JSON.stringify(field.preset)})`
    case 'pick':
      return `${cut(field.options)} (${field.preset})`
    case 'many':
    case 'arrange':
      return `[${cut(field.options)}] (${JSON.stringify(field.preset)})`
    case 'place':
      return `${cut(field.places.filter(({ barred }) => barred === undefined))}${field.preset === undefined ? '' : ` (${field.preset})`}`
    case 'list':
      return `${field.least} to ${field.most} rows of {${field.fields.map(fieldText).join('; ')}}`
    case 'group':
      return `{${field.fields.map(fieldText).join('; ')}}`
    default:
      return field satisfies never
  }
}

/** Most ids listed; the rest is counted. */
const LISTED = 8

function cut(offered: readonly { readonly id: string }[]): string {
  const ids = offered.map(({ id }) => id)
  // One more id is no longer than the note that replaces it.
  if (ids.length <= LISTED + 1) return ids.join(', ')
  return `${ids.slice(0, LISTED).join(', ')} ... (${ids.length - LISTED} more, --json has all)`
}

function rows(cells: readonly (readonly string[])[]): readonly string[] {
  return cells.length === 0 ? [] : table(cells).split('\n')
}
