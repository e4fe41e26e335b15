import { weigh } from '../../../../src-shared/kernel/forms/form.ts'
import type { Limit, NumberField, Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { FillRequest } from '../../../../src-shared/kernel/engine/request.ts'

/** One kind of good on the sheet of gatherers, with what those who are sent for it would bring. */
export interface GatherRow {
  readonly field: NumberField
  /** People sent; 0 while the field holds no number. */
  readonly sent: number
  readonly brings: number
  /** In store after the gathering. */
  readonly then: number
  /** What the resource check will take of it as things stand; null where it takes none. */
  readonly due: number | null
}

/** A sheet that sends people for goods, one field a good, all under one limit. */
export type GatherRequest = Omit<FillRequest, 'fields' | 'limits'> & {
  readonly fields: readonly NumberField[]
  readonly limits: readonly [Limit]
}

/** Figures in which the question tells what will be due, by field. */
const DUES: Readonly<Record<string, string>> = { food: 'foodDue', wood: 'woodDue' }

/** Whether the fields tell what gatherers bring and what is in store: only then can it be reckoned with. */
export function isGathering(request: FillRequest): request is GatherRequest {
  const told = request.fields.every(({ type, figures }) => type === 'number' && isNumber(figures?.['each']) && isNumber(figures['held']))
  return told && request.limits?.length === 1
}

export function gatherRows({ fields, figures }: GatherRequest, sheet: Sheet): readonly GatherRow[] {
  return fields.map((field) => {
    const sent = numberIn(sheet, field.id)
    const brings = sent * Number(field.figures?.['each'])
    const due = figures[DUES[field.id] ?? '']
    return { field, sent, brings, then: Number(field.figures?.['held']) + brings, due: isNumber(due) && due > 0 ? due : null }
  })
}

/** People still to be sent; below zero where too many are. */
export function leftOver({ limits: [limit] }: GatherRequest, sheet: Sheet): number {
  const sent = weigh(limit, Object.fromEntries(Object.keys(limit.weights).map((id) => [id, numberIn(sheet, id)])))
  return limit.max - sent
}

function numberIn(sheet: Sheet, id: string): number {
  const value = Number(sheet[id] ?? 0)
  return Number.isNaN(value) ? 0 : value
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
