import type { Json } from '../../../kernel/world/rule.ts'
import { GROWTHS, PEOPLES, ROLLS } from '../rules/scenario.ts'
import { AREA_TYPES, ROUNDS } from '../rules/tables.ts'
import { fieldsIn } from './paths.ts'

/** The lists of a scenario whose rows have ids. */
export const NAMED = ['areas', 'units', 'nations'] as const
export type Named = (typeof NAMED)[number]
export const SECTIONS = [...NAMED, 'events', 'maxima'] as const
export type Section = (typeof SECTIONS)[number]

/** What is chosen among: rows of the scenario by their ids, or words of a kind. */
export type Choice = { readonly of: Named } | { readonly words: WordKind; readonly ids: readonly string[] }
export type WordKind = 'areaType' | 'people' | 'growth' | 'side' | 'when' | 'verb' | 'roll' | 'criterion' | 'condition'

/** Something that can be filled in. `may`: what stands where it is left open; a part without it is always there. */
export type Part =
  | { readonly kind: 'id' | 'text' | 'lines' | 'flag' | 'rounds' | 'order' | 'borders'; readonly id: string }
  | {
      readonly kind: 'number'
      readonly id: string
      readonly min: number
      readonly max: number
      readonly preset: number
      readonly may?: Open
    }
  | { readonly kind: 'pick'; readonly id: string; readonly among: Choice; readonly may?: Open }
  /** Which of several sheets it is: the others' fields go with it. */
  | { readonly kind: 'variant'; readonly id: string; readonly among: Choice; readonly fresh: (chosen: string) => Json }
  | { readonly kind: 'many'; readonly id: string; readonly among: Choice; readonly may?: 'absent' }
  /** A number for each that has one. */
  | { readonly kind: 'counts'; readonly id: string; readonly among: Choice; readonly max: number; readonly preset: number }
  | { readonly kind: 'rows'; readonly id: string; readonly fresh: Json; readonly parts: (row: Json) => readonly Part[] }
  /** A sheet within the sheet, or none. */
  | { readonly kind: 'group'; readonly id: string; readonly fresh: Json; readonly parts: (row: Json) => readonly Part[] }
export type Open = 'absent' | 'null'

const MOST = 1_000
const AREAS: Choice = { of: 'areas' }
const UNITS: Choice = { of: 'units' }
const NATIONS: Choice = { of: 'nations' }
const GROUNDS: Choice = { words: 'areaType', ids: AREA_TYPES }

const ID: readonly Part[] = [
  { kind: 'text', id: 'name' },
  { kind: 'id', id: 'id' },
]
const round = (id: string, preset: number): Part => ({ kind: 'number', id, min: 1, max: ROUNDS, preset })
const points = (id = 'points'): Part => ({ kind: 'number', id, min: 0, max: MOST, preset: 1 })
const PLACED: readonly Part[] = [
  { kind: 'pick', id: 'area', among: AREAS },
  { kind: 'pick', id: 'type', among: UNITS },
  { kind: 'number', id: 'count', min: 1, max: MOST, preset: 1 },
]

const AREA: readonly Part[] = [
  ...ID,
  { kind: 'pick', id: 'type', among: GROUNDS },
  { kind: 'many', id: 'also', among: GROUNDS, may: 'absent' },
  { kind: 'number', id: 'x', min: 0, max: 100, preset: 50 },
  { kind: 'number', id: 'y', min: 0, max: 100, preset: 50 },
  { kind: 'borders', id: 'borders' },
  { kind: 'many', id: 'totemOf', among: NATIONS },
  { kind: 'pick', id: 'homeOf', among: NATIONS, may: 'null' },
]

const UNIT: readonly Part[] = [
  ...ID,
  { kind: 'number', id: 'dice', min: 0, max: 9, preset: 1 },
  { kind: 'number', id: 'mod', min: -9, max: 9, preset: 0 },
  { kind: 'number', id: 'moves', min: 0, max: MOST, preset: 2, may: 'absent' },
  { kind: 'flag', id: 'farmer' },
  { kind: 'many', id: 'ignores', among: GROUNDS },
  { kind: 'flag', id: 'printed' },
]

const RETREAT: readonly Part[] = [
  { kind: 'pick', id: 'side', among: { words: 'side', ids: ['attacker', 'defender'] } },
  { kind: 'pick', id: 'unit', among: UNITS, may: 'absent' },
  { kind: 'pick', id: 'areaType', among: GROUNDS, may: 'absent' },
  { kind: 'number', id: 'round', min: 1, max: ROUNDS, preset: 1, may: 'absent' },
]

const CRITERIA: Readonly<Record<string, { readonly fresh: Json; readonly parts: readonly Part[] }>> = {
  hold: {
    fresh: { kind: 'hold', area: '', rounds: [ROUNDS], points: 1 },
    parts: [{ kind: 'pick', id: 'area', among: AREAS }, points(), { kind: 'rounds', id: 'rounds' }],
  },
  hold_type: {
    fresh: { kind: 'hold_type', type: 'open', rounds: [ROUNDS], points: 1 },
    parts: [{ kind: 'pick', id: 'type', among: GROUNDS }, points(), { kind: 'rounds', id: 'rounds' }],
  },
  kill: {
    fresh: { kind: 'kill', of: null, points: 1, cap: null },
    parts: [
      { kind: 'pick', id: 'of', among: NATIONS, may: 'null' },
      points(),
      { kind: 'number', id: 'cap', min: 0, max: MOST, preset: 10, may: 'null' },
    ],
  },
  alive: { fresh: { kind: 'alive', points: 1 }, parts: [points()] },
  moderator: {
    fresh: { kind: 'moderator', rounds: [ROUNDS], text: '' },
    parts: [
      { kind: 'lines', id: 'text' },
      { kind: 'rounds', id: 'rounds' },
    ],
  },
}

const CONDITIONS: Readonly<Record<string, { readonly fresh: Json; readonly parts: readonly Part[] }>> = {
  holds: {
    fresh: { is: 'holds', nation: '', area: '' },
    parts: [
      { kind: 'pick', id: 'nation', among: NATIONS },
      { kind: 'pick', id: 'area', among: AREAS },
    ],
  },
  units: {
    fresh: { is: 'units', nation: '', area: null, least: 1 },
    parts: [
      { kind: 'pick', id: 'nation', among: NATIONS },
      { kind: 'pick', id: 'area', among: AREAS, may: 'null' },
      { kind: 'number', id: 'least', min: 1, max: MOST, preset: 1 },
    ],
  },
  round: { fresh: { is: 'round', from: 1, to: ROUNDS }, parts: [round('from', 1), round('to', ROUNDS)] },
}

const NATION: readonly Part[] = [
  ...ID,
  { kind: 'number', id: 'player', min: 1, max: 12, preset: 1 },
  { kind: 'pick', id: 'people', among: { words: 'people', ids: PEOPLES } },
  { kind: 'pick', id: 'growth', among: { words: 'growth', ids: GROWTHS } },
  { kind: 'pick', id: 'basic', among: UNITS },
  { kind: 'rows', id: 'start', fresh: { area: '', type: '', count: 1 }, parts: () => PLACED },
  { kind: 'counts', id: 'pool', among: UNITS, max: MOST, preset: 1 },
  { kind: 'rows', id: 'scoring', fresh: fresh(CRITERIA, 'hold'), parts: (row) => variant(CRITERIA, 'kind', 'criterion', row) },
  { kind: 'rows', id: 'specialRetreats', fresh: { side: 'defender' }, parts: () => RETREAT },
  { kind: 'many', id: 'retreatTypes', among: GROUNDS, may: 'absent' },
]

/** A row names nobody and no place before they are chosen: both are problems that say so. */
const OF_NATION = { nation: '', area: '', type: '', count: 1 }
const VERBS: Readonly<Record<string, { readonly fresh: Json; readonly parts: readonly Part[] }>> = {
  place: { fresh: { verb: 'place', ...OF_NATION }, parts: [{ kind: 'pick', id: 'nation', among: NATIONS }, ...PLACED] },
  remove: { fresh: { verb: 'remove', ...OF_NATION }, parts: [{ kind: 'pick', id: 'nation', among: NATIONS }, ...PLACED] },
  pool: {
    fresh: { verb: 'pool', nation: '', type: '', count: 1 },
    parts: [
      { kind: 'pick', id: 'nation', among: NATIONS },
      { kind: 'pick', id: 'type', among: UNITS },
      { kind: 'number', id: 'count', min: -MOST, max: MOST, preset: 1 },
    ],
  },
  vp: {
    fresh: { verb: 'vp', nation: '', points: 1 },
    parts: [
      { kind: 'pick', id: 'nation', among: NATIONS },
      { kind: 'number', id: 'points', min: -MOST, max: MOST, preset: 1 },
    ],
  },
  modify: {
    fresh: { verb: 'modify', nation: null, roll: 'population', amount: -1 },
    parts: [
      { kind: 'pick', id: 'nation', among: NATIONS, may: 'null' },
      { kind: 'pick', id: 'roll', among: { words: 'roll', ids: ROLLS } },
      { kind: 'number', id: 'amount', min: -MOST, max: MOST, preset: -1 },
    ],
  },
  order: { fresh: { verb: 'order', nation: null, order: [] }, parts: [{ kind: 'order', id: 'order' }] },
  note: {
    fresh: { verb: 'note', nation: null, text: '' },
    parts: [
      { kind: 'lines', id: 'text' },
      { kind: 'pick', id: 'nation', among: NATIONS, may: 'null' },
    ],
  },
}

const EVENT: readonly Part[] = [round('round', 1), { kind: 'pick', id: 'when', among: { words: 'when', ids: ['start', 'new', 'end'] } }]

/** What there is to fill in for a row of a section, as it stands; of the maxima for all of them. */
export function partsOf(section: Section, row: Json): readonly Part[] {
  switch (section) {
    case 'areas':
      return AREA
    case 'units':
      return UNIT
    case 'nations':
      return NATION
    case 'events':
      return [
        ...EVENT,
        ...variant(VERBS, 'verb', 'verb', row),
        {
          kind: 'group',
          id: 'condition',
          fresh: fresh(CONDITIONS, 'holds'),
          parts: (condition) => variant(CONDITIONS, 'is', 'condition', condition),
        },
      ]
    case 'maxima':
      return [{ kind: 'counts', id: 'types', among: GROUNDS, max: MOST, preset: 3 }]
  }
}

/** Of one nation that has maxima of its own. */
export const OWN_MAXIMA: Choice = GROUNDS

function variant(
  sheets: Readonly<Record<string, { readonly fresh: Json; readonly parts: readonly Part[] }>>,
  by: string,
  words: WordKind,
  row: Json,
): readonly Part[] {
  const chosen = fieldsIn(row)[by]
  const head: Part = { kind: 'variant', id: by, among: { words, ids: Object.keys(sheets) }, fresh: (which) => fresh(sheets, which) }
  return [head, ...((typeof chosen === 'string' ? sheets[chosen] : undefined)?.parts ?? [])]
}

function fresh(sheets: Readonly<Record<string, { readonly fresh: Json }>>, which: string): Json {
  return sheets[which]?.fresh ?? {}
}

/** Fields of every event, whatever it does. */
const HEAD: readonly string[] = ['round', 'when', 'condition']
/** Fields that say which of several sheets it is. */
const BY: readonly string[] = ['kind', 'verb', 'is']

/** A sheet of another variant: what both have a field for stays, and of an event when it happens. */
export function asVariant(chosen: Json, before: Json): Json {
  const [now, was] = [fieldsIn(chosen), fieldsIn(before)]
  const kept = Object.entries(was).filter(
    ([name, value]) => HEAD.includes(name) || (!BY.includes(name) && typeof now[name] === typeof value),
  )
  return { ...now, ...Object.fromEntries(kept) }
}
