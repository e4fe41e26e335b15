import type { Field, FieldValue, Limit, Sheet } from '../../../src-shared/kernel/forms/field.ts'
import { presetOf, readField, rowsIn, sheetIn, weigh } from '../../../src-shared/kernel/forms/form.ts'
import { sameJson } from '../../../src-shared/kernel/journal/replay.ts'

/** The sheet as it comes up; what was filled in before stays where the field still takes it. */
export function startSheet(fields: readonly Field[], before: Sheet = {}): Sheet {
  return Object.fromEntries(fields.map((field) => [field.id, startValue(field, before[field.id])]))
}

/** The sheet of a question that is put anew with other bounds or presets: what was filled in stays where it still goes, the rest comes up anew. */
export function renewSheet(before: readonly Field[], fields: readonly Field[], sheet: Sheet): Sheet {
  const untouched = new Set(before.filter((field) => isPreset(field, sheet[field.id])).map(({ id }) => id))
  return startSheet(fields, Object.fromEntries(Object.entries(sheet).filter(([id]) => !untouched.has(id))))
}

/** Whether a field holds what it came up with. */
export function isPreset(field: Field, value: FieldValue | undefined): boolean {
  const preset = presetOf(field)
  return Object.is(value, preset) || (typeof value === 'object' && sameJson(value, preset))
}

function startValue(field: Field, before: FieldValue | undefined): FieldValue {
  switch (field.type) {
    case 'group':
      return startSheet(field.fields, sheetIn(before))
    case 'list': {
      const rows = rowsIn(before).slice(0, field.most)
      return before === undefined || rows.length < field.least ? field.preset : rows.map((row) => startSheet(field.fields, row))
    }
    default:
      return before !== undefined && fits(field, before) ? before : presetOf(field)
  }
}

function fits(field: Exclude<Field, { type: 'group' | 'list' }>, value: FieldValue): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max
    case 'text':
      return typeof value === 'string'
    default:
      return readField(field, value, field.id).ok
  }
}

/** Whether a field still holds what was answered last time, so that a mere Enter does it again: it says so. */
export function isAsLast(field: Field, value: FieldValue | undefined): boolean {
  return field.type === 'number' && field.asLast === true && Object.is(Number(value ?? field.preset), field.preset)
}

/** The most a number field can hold beside what the others hold, under all limits. */
export function mostFor(id: string, max: number, sheet: Sheet, limits: readonly Limit[]): number {
  return limits.reduce((most, limit) => {
    const weight = limit.weights[id] ?? 0
    if (weight <= 0) return most
    const others = weigh(limit, { ...sheet, [id]: 0 })
    return Math.max(0, Math.min(most, Math.floor((limit.max - others) / weight)))
  }, max)
}

/** Whether no number field lacks a number any more, those in rows and groups included. */
export function isComplete(sheet: Sheet): boolean {
  return Object.values(sheet).every((value) => !Number.isNaN(value) && rowsIn(value).every(isComplete) && isComplete(sheetIn(value)))
}
