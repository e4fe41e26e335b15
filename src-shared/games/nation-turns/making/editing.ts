import type { Json } from '../../../kernel/world/rule.ts'
import { ROUNDS } from '../rules/tables.ts'
import { SAMPLE } from '../rules/sample.ts'
import { NAMED, type Named, type Section } from './parts.ts'
import { fieldsIn, rowsOf, valueAt, withValue } from './paths.ts'

/** A scenario as it is being made: of the shape of one, with figures that may be missing and ids that may name nothing. */
export type Draft = { readonly [key: string]: Json }

/** The least there is to begin with: it can be played by one player against himself. */
export function freshDraft(name: string): Draft {
  return {
    ...{ id: 'own', name },
    areas: [
      { id: 'A1', name: 'A1', type: 'open', borders: ['A2'], totemOf: [], homeOf: null, x: 20, y: 50 },
      { id: 'A2', name: 'A2', type: 'open', borders: ['A1'], totemOf: [], homeOf: null, x: 80, y: 50 },
    ],
    units: [{ id: 'U1', name: 'U1', dice: 1, mod: 0, farmer: false, ignores: [], printed: false }],
    nations: [nation('N1', 'U1', 1)],
    events: [],
    maxima: { types: { open: 3, rough: 2, mountain: 2, elfwood: 2, city: 4 }, nations: {} },
  }
}

/** The scenario that comes with the game, to change it. */
export function sampleDraft(): Draft {
  return SAMPLE as unknown as Draft
}

const LETTER: Readonly<Record<Named, string>> = { areas: 'A', units: 'U', nations: 'N' }

/** With one row more at the end of a section; an area lies in the middle, and borders on nothing. */
export function withRow(draft: Draft, section: Exclude<Section, 'maxima'>): Draft {
  const rows = rowsOf(draft[section])
  return { ...draft, [section]: [...rows, section === 'events' ? freshEvent() : freshRow(draft, section)] }
}

function freshEvent(): Json {
  return { round: 1, when: 'start', verb: 'place', nation: '', area: '', type: '', count: 1 }
}

function freshRow(draft: Draft, section: Named): Json {
  const id = freeId(draft, section)
  switch (section) {
    case 'areas':
      return { id, name: id, type: 'open', borders: [], totemOf: [], homeOf: null, x: 50, y: 50 }
    case 'units':
      return { id, name: id, dice: 1, mod: 0, farmer: false, ignores: [], printed: false }
    case 'nations':
      return nation(id, idsOf(draft, 'units')[0] ?? '', 1)
  }
}

function nation(id: string, basic: string, player: number): Json {
  return {
    ...{ id, name: id, people: 'barbarian', growth: 'occupied', basic, player },
    ...{ start: [], pool: basic === '' ? {} : { [basic]: 8 }, specialRetreats: [], scoring: [] },
  }
}

function freeId(draft: Draft, section: Named): string {
  const taken = new Set(NAMED.flatMap((one) => idsOf(draft, one)))
  let number = rowsOf(draft[section]).length + 1
  while (taken.has(`${LETTER[section]}${number}`)) number++
  return `${LETTER[section]}${number}`
}

export function idsOf(draft: Draft, section: Named): readonly string[] {
  return rowsOf(draft[section]).map((row) => idOf(row))
}

function idOf(row: Json): string {
  const { id } = fieldsIn(row)
  return typeof id === 'string' ? id : ''
}

/** Without a row. Of an area its borders go as well; what else names it stays, and is told as a problem. */
export function withoutRow(draft: Draft, section: Exclude<Section, 'maxima'>, at: number): Draft {
  const gone = idOf(rowsOf(draft[section])[at] ?? null)
  const left = withValue(draft, [section, at], undefined) as Draft
  if (section !== 'areas' || idsOf(left, 'areas').includes(gone)) return left
  return { ...left, areas: rowsOf(left['areas']).map((area) => withoutBorder(area, gone)) }
}

function withoutBorder(area: Json, other: string): Json {
  const sheet = fieldsIn(area)
  return { ...sheet, borders: rowsOf(sheet['borders']).filter((id) => id !== other) }
}

/** Two areas border on each other, or no longer, on both sides at once. */
export function withBorder(draft: Draft, one: string, other: string, on: boolean): Draft {
  const areas = rowsOf(draft['areas']).map((area): Json => {
    const id = idOf(area)
    if (id !== one && id !== other) return area
    const far = id === one ? other : one
    const without = fieldsIn(withoutBorder(area, far))
    return on ? { ...without, borders: [...rowsOf(without['borders']), far] } : without
  })
  return { ...draft, areas }
}

/** The row before it and it change places: nations have their turns, and events happen, in the order of the list. */
export function movedUp(draft: Draft, section: Exclude<Section, 'maxima'>, at: number): Draft {
  const rows = rowsOf(draft[section])
  const [before, moved] = [rows[at - 1], rows[at]]
  if (before === undefined || moved === undefined) return draft
  return { ...draft, [section]: [...rows.slice(0, at - 1), moved, before, ...rows.slice(at + 1)] }
}

/**
 * Another id for a row, and everything that names it follows. Where the new one is taken already, or the old one is that of two, nothing follows:
 * nobody could tell any more who is meant.
 */
export function withId(draft: Draft, section: Named, at: number, id: string): Draft {
  const was = idOf(rowsOf(draft[section])[at] ?? null)
  const ids = idsOf(draft, section)
  const clear = was !== '' && !ids.includes(id) && ids.filter((one) => one === was).length === 1
  const named = withValue(draft, [section, at, 'id'], id) as Draft
  return clear ? (follow(named, section, was, id) as Draft) : named
}

/** By which fields rows of a section are named, wherever they stand; of counts it is the names of the fields. */
const NAMED_BY: Readonly<Record<Named, { readonly fields: readonly string[]; readonly counts: readonly string[] }>> = {
  areas: { fields: ['area', 'borders'], counts: [] },
  units: { fields: ['basic', 'unit', 'type'], counts: ['pool'] },
  nations: { fields: ['nation', 'order', 'totemOf', 'homeOf', 'of'], counts: ['nations'] },
}

function follow(data: Json, section: Named, was: string, id: string): Json {
  const { fields, counts } = NAMED_BY[section]
  if (Array.isArray(data)) return (data as readonly Json[]).map((each) => follow(each, section, was, id))
  const sheet = fieldsIn(data)
  if (data === null || typeof data !== 'object') return data
  // The ground of an area is called its type as well, and is none of the units.
  const ground = Object.hasOwn(sheet, 'borders') || sheet['kind'] === 'hold_type'
  return Object.fromEntries(
    Object.entries(sheet).map(([name, value]): [string, Json] => {
      if (counts.includes(name) && !Array.isArray(value)) return [name, renamed(fieldsIn(value), was, id)]
      if (!fields.includes(name) || (name === 'type' && ground)) return [name, follow(value, section, was, id)]
      if (value === was) return [name, id]
      return [name, Array.isArray(value) ? (value as readonly Json[]).map((one) => (one === was ? id : one)) : value]
    }),
  )
}

function renamed(counts: Draft, was: string, id: string): Json {
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name === was ? id : name, value]))
}

/** A number for one of several, or none. */
export function withCount(counts: Json | undefined, id: string, count: number | null): Json {
  return withValue(fieldsIn(counts), [id], count ?? undefined)
}

/** Rounds are kept in their order. */
export function withRound(rounds: Json | undefined, round: number, on: boolean): Json {
  const others = rowsOf(rounds).filter((one) => one !== round)
  return (on ? [...others, round] : others).filter((one): one is number => typeof one === 'number').sort((a, b) => a - b)
}

export const ALL_ROUNDS: readonly number[] = Array.from({ length: ROUNDS }, (_, index) => index + 1)

/** What a row is called where it is chosen: its name, else its id. */
export function nameIn(draft: Draft, section: Named, id: string): string {
  const row = rowsOf(draft[section]).find((one) => idOf(one) === id)
  const name = row === undefined ? undefined : valueAt(row, ['name'])
  return typeof name === 'string' && name.trim() !== '' ? name : id
}
