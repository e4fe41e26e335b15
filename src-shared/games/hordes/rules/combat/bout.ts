import type { CombatKind, Element, Side, SideTicks } from '../records.ts'
import { held } from '../rulings/ruled.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { isAerial, type TypeCode } from '../types.ts'

/** One side of a combat that is not rolled yet. */
export interface BoutSide {
  readonly type: TypeCode
  readonly general: boolean
  readonly water: boolean
  readonly ticks: SideTicks
  /** Elements that aid it. */
  readonly aid: number
  /** Supporters that count against it. */
  readonly supporters: number
}

/** All that decides a combat but the dice. */
export interface Bout {
  readonly kind: CombatKind
  /** The side that shoots or bespells; null in close combat and where both shoot. */
  readonly by: Side | null
  readonly fresh: boolean
  readonly a: BoutSide
  readonly b: BoutSide
  readonly houseRules: HouseRules
}

export const NO_TICKS: SideTicks = {
  ...{ bad: false, cover: false, ward: false, water: false, ownStronghold: false },
  ...{ flanks: 0, rear: false, height: false, rank: false },
}

/** A type by itself, with nothing ticked. */
export function sideOf(type: TypeCode, more: Partial<Omit<BoutSide, 'ticks'>> & { readonly ticks?: Partial<SideTicks> } = {}): BoutSide {
  return { type, general: false, water: false, aid: 0, supporters: 0, ...more, ticks: { ...NO_TICKS, ...more.ticks } }
}

/** An element with what was ticked for it. */
export function boutSide(element: Element, ticks: SideTicks, aid: number, supporters: number): BoutSide {
  return { type: element.type, general: element.general, water: element.water, ticks, aid, supporters }
}

export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a'
}

/** Whether a side counts as standing in bad going; wood and BUA are such (RULING-09, RULING-54). */
export function isInBad({ houseRules, ...bout }: Pick<Bout, 'a' | 'b' | 'houseRules'>, side: Side): boolean {
  const { type, ticks } = bout[side]
  if (isAerial(type) && !held(houseRules, 'aerial_bad')) return false
  return ticks.bad || ticks.cover
}

/** Whether a side is shot at or bespelled. */
export function isTarget({ kind, by }: Pick<Bout, 'kind' | 'by'>, side: Side): boolean {
  return kind === 'mutual' || (kind !== 'close' && by !== side)
}
