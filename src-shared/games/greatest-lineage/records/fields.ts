import {
  flagField,
  groupField,
  numberField,
  pickField,
  type Field,
  type FieldValue,
  type Fields,
  type GroupField,
  type NumberField,
  type Sheet,
} from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Option } from '../../../kernel/engine/request.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { isAlive } from '../rules/civilisation.ts'
import { NUMBERINGS, numberOf } from '../rules/numbering.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../rules/seats.ts'
import { accountBounds } from '../rules/accounts.ts'

/** No figure of a record comes near this at a table; what stands there already may be more. */
const MOST = 9_999
const LAST_ROUND = 999

/** How a field is worded where it is not as its name, and from where a number goes. */
interface Rest {
  readonly as?: string
  readonly least?: number
  readonly most?: number
}

/** A figure of a record, from 0 on where nothing else is said. */
export function amount<const Id extends string>(id: Id, preset: number, { as = id, least = 0, most = MOST }: Rest = {}): NumberField<Id> {
  return numberField(id, { wording: `field.record.${as}`, min: Math.min(least, preset), max: Math.max(most, preset), preset })
}

/** A round; 0 where none is noted, which the field's hint says. */
export function round<const Id extends string>(id: Id, preset: number | null, { as = id }: Rest = {}): NumberField<Id> {
  return numberField(id, { wording: `field.record.${as}`, min: 0, max: Math.max(LAST_ROUND, preset ?? 0), preset: preset ?? 0 })
}

/** The round of such a field; null where none is noted. */
export function roundOf(value: FieldValue | undefined): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}

export function flag(id: string, preset: boolean): Field {
  return flagField(id, { wording: `field.record.${id}`, preset })
}

/** One of several; what the record holds is among them, whatever else may be chosen. */
export function pick(id: string, options: readonly Option[], preset: string, wording = `field.record.${id}`): Field {
  const isThere = options.some((option) => option.id === preset)
  return pickField(id, { wording, options: isThere ? options : [{ id: preset, wording: 'option.record.gone' }, ...options], preset })
}

export function group<const F extends Fields>(id: string, fields: F): GroupField<string, F> {
  return groupField(id, { wording: `field.record.${id}`, fields })
}

/** Options worded `<prefix>.<id>`. */
export function options(ids: readonly string[], prefix: string): readonly Option[] {
  return ids.map((id) => ({ id, wording: `${prefix}.${id}` }))
}

/** Options worded for one field of records: `kind` names it. */
export function ownOptions(ids: readonly string[], kind: string): readonly Option[] {
  return ids.map((id) => ({ id, wording: `option.record.${kind}.${id}` }))
}

/** Nothing, or one of these. */
export function orNone(all: readonly Option[]): readonly Option[] {
  return [{ id: NONE, wording: 'option.record.none' }, ...all]
}

export const NONE = 'none'

/** What was picked; null for nothing. */
export function pickedOf<T extends string>(value: FieldValue | undefined): T | null {
  const id = textOf(value)
  return id === '' || id === NONE ? null : (id as T)
}

export const SEAT_OPTIONS = options(SEATS, 'seat')
export const POWER_OPTIONS = options([...SEATS, ...KINGDOMS], 'seat')

/** Civilisations of this game that play. */
export function living(world: World): readonly Civilisation[] {
  return SEATS.filter((seat) => isAlive(world, seat))
}

/** An id no record of the collection has, and none had: `elves-royal-3`. */
export function freshId(world: World, of: Collection<unknown>, owner: string, kind: string): string {
  const series = `${owner}-${kind}`
  const there = world.recordIds(of.name).filter((id) => id.startsWith(`${series}-`))
  return `${series}-${Math.max(world.record(NUMBERINGS, series)?.given ?? 0, ...there.map(numberOf)) + 1}`
}

/** That a number was given: goes along with a new record, so that it is not given again. */
export function numbered(id: string): readonly Change[] {
  const at = id.lastIndexOf('-')
  return [{ collection: NUMBERINGS.name, id: id.slice(0, at), to: { given: numberOf(id) } }]
}

/** A figure set higher or lower by so much, within its bounds; nothing where that changes nothing. */
export function booked(world: World, owner: string, account: string, by: number): readonly Change[] {
  const bounds = accountBounds(owner, account)
  if (bounds === undefined) return []
  const now = world.balance(owner, account)
  const to = Math.max(bounds.min, Math.min(bounds.max, now + by))
  return to === now ? [] : [{ owner, account, to }]
}

/** The sheet within a group. */
export function within(sheet: Sheet, id: string): Sheet {
  const value = sheet[id]
  return typeof value === 'object' && !Array.isArray(value) ? (value as Sheet) : {}
}
