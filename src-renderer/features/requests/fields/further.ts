import type { Field } from '../../../../src-shared/kernel/field.ts'
import type { Problem } from '../../../../src-shared/kernel/problem.ts'

/** Fields that are a group of controls instead of one. */
export type FurtherField = Extract<Field, { type: 'many' | 'arrange' | 'place' | 'list' | 'group' }>

export function isFurther(field: Field): field is FurtherField {
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
