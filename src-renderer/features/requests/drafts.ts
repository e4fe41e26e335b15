import type { Field, FieldValue, Sheet } from '../../../src-shared/kernel/forms/field.ts'
import type { Act, ChooseRequest, Request, RollRequest } from '../../../src-shared/kernel/engine/request.ts'
import { presetOf, readForm } from '../../../src-shared/kernel/forms/form.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import { isPreset } from '../forms/sheet.ts'

/** Fields of a sheet that are not as they came up; null is a number field that holds no number. */
export type SheetDraft = Readonly<Record<string, Json>>

/** Dice of a roll as they were typed, or their outcomes counted. */
export interface RollDraft extends Readonly<Record<string, Json>> {
  readonly dice: string
  readonly counts: Readonly<Record<string, number>>
  /** Whether outcomes are counted. */
  readonly counting: boolean
}

/** The act that is chosen (null: the one that comes up so), and what was filled in for each. */
export interface ActDraft extends Readonly<Record<string, Json>> {
  readonly act: string | null
  readonly sheets: Readonly<Record<string, SheetDraft>>
}

/** House rules that are being decided anew, by their switches (null: a number that is none), and why. */
export interface RulingsDraft extends Readonly<Record<string, Json>> {
  readonly wanted: Readonly<Record<string, string | number | boolean | null>>
  readonly reason: string
}

/** An order that is being prepared: what is chosen, an option or an act, and what was filled in. */
export interface OrderDraft extends Readonly<Record<string, Json>> {
  readonly chosen: string | null
  readonly sheet: SheetDraft
}

/** A correction that is being written: whose figure, which, what it is to read as text (empty: as it does), and why. */
export interface CorrectionDraft extends Readonly<Record<string, Json>> {
  readonly owner: string
  readonly account: string
  readonly to: string
  readonly reason: string
}

export function sheetDraft(fields: readonly Field[], sheet: Sheet): SheetDraft {
  const changed = fields.filter((field) => sheet[field.id] !== undefined && !isPreset(field, sheet[field.id]))
  return Object.fromEntries(changed.map(({ id }) => [id, keptOf(sheet[id] ?? '')]))
}

/** The sheet as it was left: presets where nothing else was filled in. */
export function sheetFrom(fields: readonly Field[], draft: SheetDraft): Sheet {
  return Object.fromEntries(fields.map((field) => [field.id, draft[field.id] === undefined ? presetOf(field) : leftOf(draft[field.id])]))
}

/** What was kept of a sheet, where every field of it is still there and takes such a value; else null. */
export function readSheetDraft(kept: Json, fields: readonly Field[]): SheetDraft | null {
  const given = recordOf(kept)
  if (given === null) return null
  const read = readForm({ fields: loosened(fields) }, withBlanks(given))
  return read.ok ? given : null
}

/** A number field that holds no number, among the numbers a form reads: JSON has no such number, and keeps null for it. */
const BLANK = Number.MIN_SAFE_INTEGER

/** The fields as they are while somebody fills them in: no number is too high yet, no row too many, and a place may be unchosen. */
function loosened(fields: readonly Field[]): readonly Field[] {
  return fields.map((field): Field => {
    switch (field.type) {
      case 'number':
        return { ...field, min: BLANK, max: Number.MAX_SAFE_INTEGER }
      case 'text':
        return { ...field, minLength: 0 }
      case 'many':
        return { ...field, least: 0, most: field.options.length }
      case 'place':
        return {
          ...field,
          places: [...field.places.map(({ id, wording }) => ({ id, wording })), { id: UNCHOSEN, wording: '' }],
          preset: UNCHOSEN,
        }
      case 'list':
        return { ...field, fields: loosened(field.fields), limits: [], least: 0, most: Number.MAX_SAFE_INTEGER }
      case 'group':
        return { ...field, fields: loosened(field.fields), limits: [] }
      default:
        return field
    }
  })
}

const UNCHOSEN = 'unchosen'

function withBlanks(kept: Json): Json {
  if (kept === null) return BLANK
  if (typeof kept !== 'object') return kept
  if (isList(kept)) return kept.map(withBlanks)
  return Object.fromEntries(Object.entries(kept).map(([id, value]) => [id, withBlanks(value)]))
}

/** A value as it is kept: null for a number that is none, at any depth. */
function keptOf(value: FieldValue): Json {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value
  if (typeof value !== 'object') return value
  if (isList(value)) return value.map((one) => keptOf(one))
  return Object.fromEntries(Object.entries(value).map(([id, one]) => [id, keptOf(one)]))
}

/** What was kept, as the sheet holds it. */
function leftOf(kept: Json | undefined): FieldValue {
  if (kept === null || kept === undefined) return Number.NaN
  if (typeof kept !== 'object') return kept
  if (isList(kept)) return kept.map(leftOf) as readonly string[] | readonly Sheet[]
  return Object.fromEntries(Object.entries(kept).map(([id, one]) => [id, leftOf(one)]))
}

function isList<T>(value: T): value is Extract<T, readonly unknown[]> {
  return Array.isArray(value)
}

/** What was kept of a roll, where its dice are typed or counted as they were; else null. */
export function readRollDraft(kept: Json, { counts: outcomes = [] }: RollRequest): RollDraft | null {
  const { dice, counts, counting } = recordOf(kept) ?? {}
  const counted = recordOf(counts)
  if (typeof dice !== 'string' || typeof counting !== 'boolean' || counted === null) return null
  const fits = Object.entries(counted).every(([id, value]) => outcomes.includes(id) && (typeof value === 'number' || value === null))
  if (!fits || (counting && outcomes.length === 0)) return null
  return { dice, counting, counts: Object.fromEntries(Object.entries(counted).map(([id, value]) => [id, Number(value ?? Number.NaN)])) }
}

/** The option that was chosen, where it is still among them; else null. */
export function readChoiceDraft(kept: Json, { options }: ChooseRequest): string | null {
  return options.find(({ id }) => id === kept)?.id ?? null
}

/** What was kept of a list of acts, where the chosen one is still on it; else null. What was filled in for others stays where it fits. */
export function readActDraft(kept: Json, acts: readonly Act[]): ActDraft | null {
  const { act, sheets } = recordOf(kept) ?? {}
  const filled = recordOf(sheets)
  const known = act === null || acts.some(({ id }) => id === act)
  if ((typeof act !== 'string' && act !== null) || !known || filled === null) return null
  const fitting = acts.flatMap(({ id, fields }) => {
    const sheet = filled[id] === undefined ? null : readSheetDraft(filled[id], fields)
    return sheet === null ? [] : [[id, sheet] as const]
  })
  return { act, sheets: Object.fromEntries(fitting) }
}

/** What was kept of house rules, where each may still be decided; else null. */
export function readRulings(kept: Json, isOpen: (rule: string) => boolean): RulingsDraft | null {
  const { wanted, reason } = recordOf(kept) ?? {}
  const chosen = recordOf(wanted)
  if (chosen === null || typeof reason !== 'string') return null
  const fits = Object.entries(chosen).every(([rule, value]) => isOpen(rule) && (value === null || typeof value !== 'object'))
  return fits ? { wanted: chosen as RulingsDraft['wanted'], reason } : null
}

/** What was kept of an order, where it still answers the question; else null. */
export function readOrderDraft(kept: Json, request: Request): OrderDraft | null {
  const { chosen, sheet } = recordOf(kept) ?? {}
  if ((typeof chosen !== 'string' && chosen !== null) || sheet === undefined) return null
  const act = request.kind === 'act' ? request.acts.find(({ id }) => id === chosen) : undefined
  const isThere = request.kind === 'choose' ? request.options.some(({ id }) => id === chosen) : request.kind !== 'act' || act !== undefined
  if (!isThere && chosen !== null) return null
  const filled = readSheetDraft(sheet, request.kind === 'fill' ? request.fields : (act?.fields ?? []))
  return filled === null ? null : { chosen, sheet: filled }
}

/** What was kept of a correction, where there is such a figure; else null. */
export function readCorrection(kept: Json, isFigure: (owner: string, account: string) => boolean): CorrectionDraft | null {
  const { owner, account, to, reason } = recordOf(kept) ?? {}
  if (typeof owner !== 'string' || typeof account !== 'string' || typeof to !== 'string' || typeof reason !== 'string') return null
  return isFigure(owner, account) ? { owner, account, to, reason } : null
}

function recordOf(kept: Json | undefined): Readonly<Record<string, Json>> | null {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Readonly<Record<string, Json>>) : null
}
