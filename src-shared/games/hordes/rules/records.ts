import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { SeatId, RuleId } from '../../../kernel/world/rule.ts'
import {
  checkOf,
  fieldsOf,
  flag,
  houseRuleValue,
  listOf,
  mapOf,
  onceEach,
  oneOf,
  orNull,
  text,
  whole,
  type Shape,
} from '../../../kernel/forms/shape.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import type { HouseRules } from './rulings/switches.ts'
import { CODES, type TypeCode } from './types.ts'

/** The two who play, in the order of the table. */
export const HOSTS = ['redHost', 'blueHost'] as const
export type Host = (typeof HOSTS)[number]

export function isHost(value: unknown): value is Host {
  return value === 'redHost' || value === 'blueHost'
}

export function foeOf(host: Host): Host {
  return host === 'redHost' ? 'blueHost' : 'redHost'
}

/** The one record `battle`. */
export interface Battle {
  /** Names by seat. */
  readonly players: Readonly<Record<SeatId, string>>
  /** What each army is called, and what it costs. */
  readonly armies: Readonly<Record<Host, { readonly name: string; readonly ap: number }>>
  /** Null until the dice have said so. */
  readonly defender: Host | null
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  readonly ended: Ending | null
}

export const CLAUSES = ['stronghold', 'half', 'general', 'both', 'limit'] as const
export type Clause = (typeof CLAUSES)[number]

export interface Ending {
  /** Null: a draw. */
  readonly winner: Host | null
  /** What of RULING-46 or RULING-48 has ended it. */
  readonly clause: Clause
  readonly bound: number
}

export const STATUSES = ['reserve', 'table', 'ensorcelled', 'frog', 'destroyed', 'fled'] as const
export type Status = (typeof STATUSES)[number]

/** One base. Marks hold the bound in which it was done, 0 where it never was. */
export interface Element {
  readonly id: string
  readonly type: TypeCode
  readonly owner: Host
  /** Its own name; else its code and number. */
  readonly label: string
  readonly general: boolean
  /** Water Lurkers. */
  readonly water: boolean
  readonly status: Status
  readonly movedIn: number
  readonly deployedIn: number
  /** It shot, or aided a shot. */
  readonly shotIn: number
  /** It was called up to shoot, whether it did or held its fire. */
  readonly calledIn: number
  /** It bespelled, or aided a spell. */
  readonly spelledIn: number
  readonly lurkerUses: number
  /** How often it rolled a 1 when it bespelled. */
  readonly ones: number
  /** Whose spell took it. */
  readonly takenBy: string | null
}

/** An element that gave up its shot or spell of this bound to stand by in close combat; id = its id. */
export interface Support {
  readonly supporter: string
  /** The enemy it counts against. */
  readonly against: string
  readonly bound: number
}

/** A: the player of the bound; B: the other. */
export type Side = 'a' | 'b'

export const KINDS = ['bespell', 'shoot', 'mutual', 'close'] as const
export type CombatKind = (typeof KINDS)[number]

/** `-` nothing, R recoil, F flee, X flee the field, E ensorcelled, D destroyed. */
export const FATES = ['-', 'R', 'F', 'X', 'E', 'D'] as const
export type Fate = (typeof FATES)[number]

/** What was ticked for one side. */
export interface SideTicks {
  /** In bad going. */
  readonly bad: boolean
  /** In wood or BUA, which is bad going as well. */
  readonly cover: boolean
  /** Its Paladin or Cleric stands within 600p (bespelling). */
  readonly ward: boolean
  /** The line from the bespeller crosses water. */
  readonly water: boolean
  /** Its own Stronghold stands within 600p (a bespelled Magician). */
  readonly ownStronghold: boolean
  readonly flanks: number
  readonly rear: boolean
  /** Uphill, or on the bank of a river it defends. */
  readonly height: boolean
  readonly rank: boolean
}

/** A factor of one side, as it is listed. */
export interface FactorLine {
  readonly side: Side
  readonly rule: RuleId
  /** Wording key. */
  readonly text: string
  readonly value: number
}

/** What one side of a combat came to. */
export interface SheetSide {
  /** The element that rolled. */
  readonly element: string
  readonly aiders: readonly string[]
  /** Supporters that count against it. */
  readonly supporters: readonly string[]
  readonly ticks: SideTicks
  /** 0 before it is thrown. */
  readonly die: number
  readonly score: number
  /** By the row of its type, before what it may ignore. */
  readonly printed: Fate
  /** What it suffered. */
  readonly fate: Fate
}

export const COMPARISONS = ['equal', 'less', 'doubled'] as const
/** Of the lower side; `equal` where there is none. */
export type Comparison = (typeof COMPARISONS)[number]

/** What the table was told to do. */
export interface Told {
  readonly wording: string
  readonly element: string
  /** The other element it is about; empty where it is about none. */
  readonly other: string
  readonly paces: number
}

/** One combat, never dropped once its dice are thrown: id = `<bound>-<number>`. */
export interface CombatSheet {
  readonly id: string
  readonly bound: number
  readonly number: number
  readonly kind: CombatKind
  /** Whose bound it was. */
  readonly active: Host
  /** Who was asked for the ticks. */
  readonly judge: SeatId
  /** The side that shot or bespelled; null in close combat and where both shot. */
  readonly by: Side | null
  readonly a: SheetSide
  readonly b: SheetSide
  /** Contact was made in this bound (RULING-50). */
  readonly fresh: boolean
  readonly lines: readonly FactorLine[]
  readonly comparison: Comparison
  /** The lower side; null for equal scores. */
  readonly lower: Side | null
  readonly told: readonly Told[]
}

const HOST = oneOf(HOSTS)
const ARMY = fieldsOf<Battle['armies'][Host]>({ name: text, ap: whole(0, 1_000) })
const ENDING = fieldsOf<Ending>({ winner: orNull(HOST), clause: oneOf(CLAUSES), bound: whole(1) })

export const BATTLE = collection<Battle>('battle', {
  check: checkOf(
    fieldsOf<Battle>({
      players: mapOf(text, HOSTS),
      armies: fieldsOf<Battle['armies']>({ redHost: ARMY, blueHost: ARMY }),
      defender: orNull(HOST),
      houseRules: mapOf(houseRuleValue),
      ended: orNull(ENDING),
    }),
  ),
  see: () => 'all',
})

const MARK = whole(0, 100_000)

export const ELEMENTS = collection<Element>('element', {
  check: checkOf(
    fieldsOf<Element>({
      ...{ id: text, type: oneOf(CODES), owner: HOST, label: text, general: flag, water: flag, status: oneOf(STATUSES) },
      ...{ movedIn: MARK, deployedIn: MARK, shotIn: MARK, calledIn: MARK, spelledIn: MARK },
      ...{ lurkerUses: whole(0, 100), ones: whole(0, 100), takenBy: orNull(text) },
    }),
  ),
  see: () => 'all',
})

export const SUPPORTS = collection<Support>('support', {
  check: checkOf(fieldsOf<Support>({ supporter: text, against: text, bound: whole(1) })),
  see: () => 'all',
})

const SIDE = oneOf(['a', 'b'])
const IDS = onceEach(listOf(text))
const TICKS = fieldsOf<SideTicks>({
  ...{ bad: flag, cover: flag, ward: flag, water: flag, ownStronghold: flag },
  ...{ flanks: whole(0, 2), rear: flag, height: flag, rank: flag },
})
/** Scores may be below 0. */
const SIGNED = whole(-1_000, 1_000)
const SHEET_SIDE = fieldsOf<SheetSide>({
  ...{ element: text, aiders: IDS, supporters: IDS, ticks: TICKS, die: whole(0, 6), score: SIGNED },
  ...{ printed: oneOf(FATES), fate: oneOf(FATES) },
})
const RULE: Shape<RuleId> = text as Shape<RuleId>

export const SHEETS = collection<CombatSheet>('sheet', {
  check: checkOf(
    fieldsOf<CombatSheet>({
      ...{ id: text, bound: whole(1), number: whole(1), kind: oneOf(KINDS), active: HOST, judge: text, by: orNull(SIDE) },
      ...{ a: SHEET_SIDE, b: SHEET_SIDE, fresh: flag, comparison: oneOf(COMPARISONS), lower: orNull(SIDE) },
      lines: listOf(fieldsOf<FactorLine>({ side: SIDE, rule: RULE, text, value: SIGNED })),
      told: listOf(fieldsOf<Told>({ wording: text, element: text, other: text, paces: whole(0, 10_000) })),
    }),
  ),
  see: () => 'all',
})

export function battleOf(world: World): Battle {
  const battle = world.record(BATTLE, 'battle')
  if (battle === undefined) throw new BrokenRule('the battle is not set up')
  return battle
}

export function elementOf(world: World, id: string): Element {
  const element = world.record(ELEMENTS, id)
  if (element === undefined) throw new BrokenRule(`there is no element ${id}`)
  return element
}

/** Elements of a host, in the order of its roster. */
export function elementsOf(world: World, host: Host): readonly Element[] {
  return world.records(ELEMENTS).filter(({ owner }) => owner === host)
}

/** Those that stand on the table. */
export function onTable(world: World, host: Host): readonly Element[] {
  return elementsOf(world, host).filter(({ status }) => status === 'table')
}

/** Whose bound it is; red's before the first. */
export function activeHost(world: World): Host {
  return isHost(world.cursor.seat) ? world.cursor.seat : 'redHost'
}

/** Whether its general stands on the table. */
export function hasGeneral(world: World, host: Host): boolean {
  return onTable(world, host).some(({ general }) => general)
}
