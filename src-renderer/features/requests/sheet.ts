import type { Field, FieldValue, Limit, Sheet } from '../../../src-shared/kernel/request.ts'
import { weigh } from '../../../src-shared/kernel/answer.ts'

/** The sheet as it comes up; what was filled in before stays where the field still takes it. */
export function startSheet(fields: readonly Field[], before: Sheet = {}): Sheet {
  return Object.fromEntries(
    fields.map((field) => [field.id, fits(field, before[field.id]) ? (before[field.id] ?? field.preset) : field.preset]),
  )
}

/** The sheet of a question that is put anew with other bounds or presets: what was filled in stays where it still goes, the rest comes up anew. */
export function renewSheet(before: readonly Field[], fields: readonly Field[], sheet: Sheet): Sheet {
  const untouched = new Set(before.filter(({ id, preset }) => Object.is(sheet[id], preset)).map(({ id }) => id))
  return startSheet(fields, Object.fromEntries(Object.entries(sheet).filter(([id]) => !untouched.has(id))))
}

function fits(field: Field, value: FieldValue | undefined): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max
    case 'flag':
      return typeof value === 'boolean'
    case 'pick':
      return field.options.some(({ id }) => id === value)
    case 'text':
      return typeof value === 'string'
    default:
      return field satisfies never
  }
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

/** Whether a number field still lacks a number. */
export function isComplete(sheet: Sheet): boolean {
  return Object.values(sheet).every((value) => !Number.isNaN(value))
}
