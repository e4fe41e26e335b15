import type { FieldValue } from '../../../../kernel/forms/field.ts'

/** What was filled in, by field id. */
export type Answered = Readonly<Record<string, FieldValue>>
