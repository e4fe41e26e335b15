import type { Field, Limit, Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { Problem } from '../../../../src-shared/kernel/problem.ts'

/** Fields that are a group of controls instead of one. */
export type CompositeField = Extract<Field, { type: 'many' | 'arrange' | 'place' | 'list' | 'group' }>

/** A form within a field, as the slot that draws it is given it. `update` takes the sheet that was filled in. */
export interface FormSlot {
  /** Begins the ids of its controls. */
  readonly prefix: string
  readonly fields: readonly Field[]
  readonly limits: readonly Limit[]
  readonly problems: readonly Problem[]
  readonly modelValue: Sheet
  readonly update: (sheet: Sheet) => void
}

export function isComposite(field: Field): field is CompositeField {
  return ['many', 'arrange', 'place', 'list', 'group'].includes(field.type)
}

/** The problems of what lies within a field, named from there on: of `rows[2].amount`, within `rows`, `[2].amount`. */
export function problemsWithin(problems: readonly Problem[], path: string): readonly Problem[] {
  return problems.flatMap((problem) => {
    const rest = problem.field.startsWith(path) ? problem.field.slice(path.length) : ''
    if (!rest.startsWith('[') && !rest.startsWith('.')) return []
    return [{ ...problem, field: rest.replace(/^\./, '') }]
  })
}
