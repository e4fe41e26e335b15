import type { FieldValue } from '../../../../kernel/field.ts'

/** What was filled in, by field id. */
export type Answered = Readonly<Record<string, FieldValue>>
