import type { Field, FieldValue } from '../../kernel/forms/field.ts'
import { idsIn, presetOf, rowsIn, sheetIn, textOf } from '../../kernel/forms/form.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { figure } from '../../language/figures.ts'
import { listed } from '../../language/numbers.ts'
import { has, playing, say } from './playing.ts'
import type { RecordFace } from '../api/recordsFace.ts'
import { tellOption } from './telling.ts'
import type { Option } from '../../kernel/engine/request.ts'

/** One field of a record as it was and as it is, in words. */
export interface RecordDifference {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** The face of a collection in the open game; undefined where its records are no business of the table's. */
export function recordFaceOf(collection: string): RecordFace | undefined {
  return playing()?.game.records?.find((face) => face.collection === collection)
}

/** What a record is called: "War: the elves against the humans"; by its ids where the game tells nothing of such records. */
export function recordName(collection: string, id: string, value: Json): string {
  const now = playing()
  const face = recordFaceOf(collection)
  if (now === null || face === undefined) return say('record.unnamed', { collection, id })
  return say('record.named', { kind: recordKind(collection), title: face.titleOf(value, id, now.world) })
}

/** What records of a collection are: "War". */
export function recordKind(collection: string): string {
  return has(`record.${collection}`) ? say(`record.${collection}`) : collection
}

/** What is other in a record than it was, field by field; empty where the game tells nothing of such records. */
export function recordDifferences(collection: string, id: string, was: Json, is: Json): readonly RecordDifference[] {
  const now = playing()
  const face = recordFaceOf(collection)
  if (now === null || face === undefined) return []
  const [before, after] = [face.form(was, id, now.world), face.form(is, id, now.world)]
  return after.fields.flatMap((field) => {
    const then = before.fields.find((other) => other.id === field.id)
    return then === undefined ? [] : differences(then, presetOf(then), field, presetOf(field))
  })
}

/** The same between what a form came up with and what was filled in. */
export function sheetDifferences(fields: readonly Field[], sheet: Readonly<Record<string, FieldValue>>): readonly RecordDifference[] {
  return fields.flatMap((field) => differences(field, presetOf(field), field, sheet[field.id] ?? presetOf(field)))
}

function differences(then: Field, was: FieldValue, now: Field, is: FieldValue): readonly RecordDifference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const label = labelOf(now)
  if (now.type !== 'group' || then.type !== 'group') return [{ label, from: valueText(then, was), to: valueText(now, is) }]
  return now.fields.flatMap((field) => {
    const former = then.fields.find(({ id }) => id === field.id)
    if (former === undefined) return []
    const [one, other] = [sheetIn(was)[field.id] ?? presetOf(former), sheetIn(is)[field.id] ?? presetOf(field)]
    return differences(former, one, field, other).map((inner) => ({
      ...inner,
      label: say('record.part', { whole: label, part: inner.label }),
    }))
  })
}

function labelOf(field: Field): string {
  return say(field.wording, field.figures ?? {})
}

/** What a field holds, in words. */
function valueText(field: Field, value: FieldValue): string {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value) ? figure(value) : say('record.nothing')
    case 'flag':
      return say(value === true ? 'record.yes' : 'record.no')
    case 'pick':
      return optionText(field.options, textOf(value))
    case 'place':
      return optionText(field.places, textOf(value))
    case 'text':
      return textOf(value) === '' ? say('record.nothing') : say('record.text', { text: textOf(value) })
    case 'many':
    case 'arrange':
      return orNothing(idsIn(value).map((id) => optionText(field.options, id)))
    case 'list':
      return orNothing(rowsIn(value).map((row) => field.fields.map((one) => valueText(one, row[one.id] ?? presetOf(one))).join(' ')))
    case 'group':
      return orNothing(
        field.fields.map((one) =>
          say('record.part', { whole: labelOf(one), part: valueText(one, sheetIn(value)[one.id] ?? presetOf(one)) }),
        ),
      )
    default:
      return field satisfies never
  }
}

function optionText(options: readonly Option[], id: string): string {
  const found = options.find((option) => option.id === id)
  return found === undefined ? id : tellOption(found)
}

function orNothing(parts: readonly string[]): string {
  return parts.length === 0 ? say('record.nothing') : listed(parts)
}
