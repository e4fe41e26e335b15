import { fieldsOf, flag, listOf, mapOf, oneOf, optional, orNull, text, variantOf, whole, type Shape } from '../../../kernel/forms/shape.ts'
import { AREA_TYPES, type AreaType } from './tables.ts'

/** The map, the nations and what befalls them: everything the sheet refers to and does not print. Plain data. */
export interface Scenario {
  readonly id: string
  readonly name: string
  readonly areas: readonly Area[]
  readonly units: readonly UnitType[]
  /** In the order in which they have their turns. */
  readonly nations: readonly Nation[]
  /** In the order in which they happen. */
  readonly events: readonly EventRow[]
  readonly maxima: Maxima
}

export interface Area {
  readonly id: string
  readonly name: string
  readonly type: AreaType
  /** Further ground of the same area; its maximum goes by `type`. */
  readonly also?: readonly AreaType[]
  readonly borders: readonly string[]
  /** Nations that roll for births here whether they stand in it or not. */
  readonly totemOf: readonly string[]
  /** The nation whose one roll for births is made here. */
  readonly homeOf: string | null
  /** Its place on a field of 100 by 100. */
  readonly x: number
  readonly y: number
  /** Its border as drawn; absent: a point. */
  readonly outline?: readonly Point[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface UnitType {
  readonly id: string
  readonly name: string
  readonly dice: number
  /** Added to each of its dice. */
  readonly mod: number
  readonly farmer: boolean
  /** How many areas it moves; absent: as house rules say. */
  readonly moves?: number
  /** Ground that takes nothing from its attack rolls. */
  readonly ignores: readonly AreaType[]
  /** Whether the sheet names it. */
  readonly printed: boolean
}

export const PEOPLES = ['malkioni', 'barbarian', 'beast', 'elder'] as const
export const GROWTHS = ['totem', 'occupied_farmers', 'occupied', 'one_area', 'none'] as const
export type Growth = (typeof GROWTHS)[number]

export interface Nation {
  readonly id: string
  readonly name: string
  readonly people: (typeof PEOPLES)[number]
  readonly growth: Growth
  /** The type of what is born. */
  readonly basic: string
  /** Number of its player, from 1 on. */
  readonly player: number
  readonly start: readonly Placed[]
  /** Counters off the map, by type. */
  readonly pool: Readonly<Record<string, number>>
  readonly specialRetreats: readonly SpecialRetreat[]
  /** Ground its defenders may retreat to; absent: any. */
  readonly retreatTypes?: readonly AreaType[]
  readonly scoring: readonly Criterion[]
}

export interface Placed {
  readonly area: string
  readonly type: string
  readonly count: number
}

/** When a nation may leave a battle before its first roll: all that is said of it must hold. */
export interface SpecialRetreat {
  readonly side: 'attacker' | 'defender'
  readonly unit?: string
  readonly areaType?: AreaType
  readonly round?: number
}

/** What victory points are given for. Rounds are those at whose end they are counted. */
export type Criterion =
  | { readonly kind: 'hold'; readonly area: string; readonly rounds: readonly number[]; readonly points: number }
  | { readonly kind: 'hold_type'; readonly type: AreaType; readonly rounds: readonly number[]; readonly points: number }
  /** `of` null: units of any nation. `cap`: the most points that come of it; null: no end. */
  | { readonly kind: 'kill'; readonly of: string | null; readonly points: number; readonly cap: number | null }
  | { readonly kind: 'alive'; readonly points: number }
  | { readonly kind: 'moderator'; readonly rounds: readonly number[]; readonly text: string }

export const ROLLS = ['population', 'attack', 'defence'] as const
export type RollKind = (typeof ROLLS)[number]

interface RowHead {
  readonly round: number
  /** `new`: in phase 2 of its nation's turn. */
  readonly when: 'start' | 'new' | 'end'
  readonly condition?: Condition
}

export type EventRow =
  | (RowHead & { readonly verb: 'place'; readonly nation: string } & Placed)
  | (RowHead & { readonly verb: 'remove'; readonly nation: string } & Placed)
  | (RowHead & { readonly verb: 'pool'; readonly nation: string; readonly type: string; readonly count: number })
  | (RowHead & { readonly verb: 'vp'; readonly nation: string; readonly points: number })
  /** `nation` null: of all nations. It holds until the round ends. */
  | (RowHead & { readonly verb: 'modify'; readonly nation: string | null; readonly roll: RollKind; readonly amount: number })
  | (RowHead & { readonly verb: 'order'; readonly nation: string | null; readonly order: readonly string[] })
  | (RowHead & { readonly verb: 'note'; readonly nation: string | null; readonly text: string })

export type Condition =
  | { readonly is: 'holds'; readonly nation: string; readonly area: string }
  /** `area` null: anywhere. */
  | { readonly is: 'units'; readonly nation: string; readonly area: string | null; readonly least: number }
  | { readonly is: 'round'; readonly from: number; readonly to: number }

/** The most units of one nation in an area, by the area's type; by nation where it has figures of its own. */
export interface Maxima {
  readonly types: Readonly<Partial<Record<AreaType, number>>>
  readonly nations: Readonly<Record<string, Readonly<Partial<Record<AreaType, number>>>>>
}

/** No figure of a scenario comes near this. */
const MOST = 1_000
const AREA_TYPE = oneOf(AREA_TYPES)
const ROUND = whole(1, 17)
const SIGNED = whole(-MOST, MOST)
const COUNT = whole(0, MOST)
const SOME = whole(1, MOST)
const BY_TYPE = mapOf(COUNT, AREA_TYPES) as Shape<Readonly<Partial<Record<AreaType, number>>>>
const ON_FIELD = whole(0, 100)

const AREA = fieldsOf<Area>({
  id: text,
  name: text,
  type: AREA_TYPE,
  also: optional(listOf(AREA_TYPE)),
  borders: listOf(text),
  totemOf: listOf(text),
  homeOf: orNull(text),
  x: ON_FIELD,
  y: ON_FIELD,
  outline: optional(listOf(fieldsOf<Point>({ x: ON_FIELD, y: ON_FIELD }))),
})

export const UNIT_TYPE = fieldsOf<UnitType>({
  id: text,
  name: text,
  dice: whole(0, 9),
  mod: whole(-9, 9),
  farmer: flag,
  moves: optional(COUNT),
  ignores: listOf(AREA_TYPE),
  printed: flag,
})

const CRITERION = variantOf<Criterion, 'kind'>('kind', {
  hold: fieldsOf<Extract<Criterion, { kind: 'hold' }>>({ kind: oneOf(['hold']), area: text, rounds: listOf(ROUND), points: COUNT }),
  hold_type: fieldsOf<Extract<Criterion, { kind: 'hold_type' }>>({
    kind: oneOf(['hold_type']),
    type: AREA_TYPE,
    rounds: listOf(ROUND),
    points: COUNT,
  }),
  kill: fieldsOf<Extract<Criterion, { kind: 'kill' }>>({ kind: oneOf(['kill']), of: orNull(text), points: COUNT, cap: orNull(COUNT) }),
  alive: fieldsOf<Extract<Criterion, { kind: 'alive' }>>({ kind: oneOf(['alive']), points: COUNT }),
  moderator: fieldsOf<Extract<Criterion, { kind: 'moderator' }>>({ kind: oneOf(['moderator']), rounds: listOf(ROUND), text }),
})

const PLACED = { area: text, type: text, count: SOME }

const NATION = fieldsOf<Nation>({
  id: text,
  name: text,
  people: oneOf(PEOPLES),
  growth: oneOf(GROWTHS),
  basic: text,
  player: whole(1, 12),
  start: listOf(fieldsOf<Placed>(PLACED)),
  pool: mapOf(COUNT),
  specialRetreats: listOf(
    fieldsOf<SpecialRetreat>({
      side: oneOf(['attacker', 'defender']),
      unit: optional(text),
      areaType: optional(AREA_TYPE),
      round: optional(ROUND),
    }),
  ),
  retreatTypes: optional(listOf(AREA_TYPE)),
  scoring: listOf(CRITERION),
})

const CONDITION = variantOf<Condition, 'is'>('is', {
  holds: fieldsOf<Extract<Condition, { is: 'holds' }>>({ is: oneOf(['holds']), nation: text, area: text }),
  units: fieldsOf<Extract<Condition, { is: 'units' }>>({ is: oneOf(['units']), nation: text, area: orNull(text), least: SOME }),
  round: fieldsOf<Extract<Condition, { is: 'round' }>>({ is: oneOf(['round']), from: ROUND, to: ROUND }),
})

const HEAD = { round: ROUND, when: oneOf(['start', 'new', 'end']), condition: optional(CONDITION) }

type Row<V extends EventRow['verb']> = Extract<EventRow, { readonly verb: V }>

const EVENT = variantOf<EventRow, 'verb'>('verb', {
  place: fieldsOf<Row<'place'>>({ ...HEAD, verb: oneOf(['place']), nation: text, ...PLACED }),
  remove: fieldsOf<Row<'remove'>>({ ...HEAD, verb: oneOf(['remove']), nation: text, ...PLACED }),
  pool: fieldsOf<Row<'pool'>>({ ...HEAD, verb: oneOf(['pool']), nation: text, type: text, count: SIGNED }),
  vp: fieldsOf<Row<'vp'>>({ ...HEAD, verb: oneOf(['vp']), nation: text, points: SIGNED }),
  modify: fieldsOf<Row<'modify'>>({ ...HEAD, verb: oneOf(['modify']), nation: orNull(text), roll: oneOf(ROLLS), amount: SIGNED }),
  order: fieldsOf<Row<'order'>>({ ...HEAD, verb: oneOf(['order']), nation: orNull(text), order: listOf(text) }),
  note: fieldsOf<Row<'note'>>({ ...HEAD, verb: oneOf(['note']), nation: orNull(text), text }),
})

/** The shape of a scenario alone; whether what it names is there is `scenarioProblems`. */
export const SCENARIO_SHAPE: Shape<Scenario> = fieldsOf<Scenario>({
  id: text,
  name: text,
  areas: listOf(AREA),
  units: listOf(UNIT_TYPE),
  nations: listOf(NATION),
  events: listOf(EVENT),
  maxima: fieldsOf<Maxima>({ types: BY_TYPE, nations: mapOf(BY_TYPE) }),
})
