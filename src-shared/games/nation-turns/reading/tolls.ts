import type { Limit, NumberField, Sheet } from '../../../kernel/forms/field.ts'
import { sheetIn } from '../../../kernel/forms/form.ts'
import type { FillRequest } from '../../../kernel/engine/request.ts'

/** Units of which so many must be named: the dead of a side, or those that are too many. */
export interface Toll {
  /** The group of fields that is one side; null where it is about several areas. */
  readonly group: string | null
  readonly total: number
  readonly named: number
  readonly rows: readonly TollRow[]
}

export interface TollRow {
  readonly group: string
  readonly field: NumberField
  /** No number while it is being typed. */
  readonly count: number
}

/** What a sheet must name exactly; empty where a question does not ask so. */
export function readTolls({ fields, limits = [] }: Pick<FillRequest, 'fields' | 'limits'>, sheet: Sheet): readonly Toll[] {
  const rows = fields.flatMap((group) =>
    group.type !== 'group'
      ? []
      : group.fields.flatMap((field): readonly TollRow[] => {
          const count = Number(sheetIn(sheet[group.id])[field.id] ?? 0)
          return field.type === 'number' ? [{ group: group.id, field, count }] : []
        }),
  )
  const within = fields.flatMap((group) =>
    group.type !== 'group'
      ? []
      : exact(group.limits ?? []).map(({ total, parts }) => ({
          ...{ group: group.id, total },
          rows: rows.filter((row) => row.group === group.id && parts.includes(row.field.id)),
        })),
  )
  const across = exact(limits).map(({ total, parts }) => {
    const counted = rows.filter(({ group, field }) => parts.includes(`${group}.${field.id}`))
    const groups = new Set(counted.map(({ group }) => group))
    return { group: groups.size === 1 ? (counted[0]?.group ?? null) : null, total, rows: counted }
  })
  return [...within, ...across].map((toll) => ({ ...toll, named: toll.rows.reduce((sum, { count }) => sum + (count || 0), 0) }))
}

/** Limits from both sides: so many, no more and no fewer. */
function exact(limits: readonly Limit[]): readonly { readonly total: number; readonly parts: readonly string[] }[] {
  return limits.flatMap(({ weights, max }) => {
    const parts = Object.keys(weights)
    const most = parts.every((part) => weights[part] === 1)
    const least = limits.some((other) => other.max === -max && parts.every((part) => other.weights[part] === -1))
    return most && least ? [{ total: max, parts }] : []
  })
}

/**
 * The sheet with so many of a row. Where that would be more than must be named, as many fewer of others are: first of the last that has
 * any.
 */
export function nameIn(sheet: Sheet, { rows, total }: Toll, row: TollRow, count: number): Sheet {
  let over = rows.reduce((sum, one) => sum + ((isSame(one, row) ? count : one.count) || 0), 0) - total
  const counts = new Map<TollRow, number>([[row, count]])
  for (const other of [...rows].reverse()) {
    if (isSame(other, row) || over <= 0) continue
    const fewer = Math.min(over, other.count || 0)
    over -= fewer
    counts.set(other, other.count - fewer)
  }
  let next = sheet
  for (const [{ group, field }, value] of counts) next = { ...next, [group]: { ...sheetIn(next[group]), [field.id]: value } }
  return next
}

function isSame(one: TollRow, other: TollRow): boolean {
  return one.group === other.group && one.field.id === other.field.id
}
