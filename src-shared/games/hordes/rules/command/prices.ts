import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { hasGeneral, type Element, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { PRICE } from '../tables.ts'
import { isAerial } from '../types.ts'

/** How far what moves is from the general (RULING-12): near, unseen beyond 600p, beyond 1,200p. */
export const DISTANCES = ['near', 'unseen', 'far'] as const
export type Distance = (typeof DISTANCES)[number]

/** A line of what something costs. */
export interface Cost {
  readonly rule: RuleId
  readonly pips: number
}

/** What a move of these elements costs, line by line (RULING-11): 1 to 3. */
export function moveCosts(world: World, host: Host, elements: readonly Element[], distance: Distance): readonly Cost[] {
  return [moveItself(), ...forHeavy(elements), ...forDistance(world, host, distance)]
}

export function sumOf(costs: readonly Cost[]): number {
  return costs.reduce((sum, { pips }) => sum + pips, 0)
}

/** HQ-PIP-1 An element or a group moves for 1. */
function moveItself(): Cost {
  return { rule: 'HQ-PIP-1', pips: PRICE.move }
}

/** HQ-PIP-2 1 more with aerials or a Magician in it. */
function forHeavy(elements: readonly Element[]): readonly Cost[] {
  const heavy = elements.some(({ type }) => isAerial(type) || type === 'MA')
  return heavy ? [{ rule: 'HQ-PIP-2', pips: PRICE.aerialOrMagician }] : []
}

/** HQ-PIP-3 1 more without a general, out of his sight beyond 600p, or beyond 1,200p of him. */
function forDistance(world: World, host: Host, distance: Distance): readonly Cost[] {
  return distance !== 'near' || !hasGeneral(world, host) ? [{ rule: 'HQ-PIP-3', pips: PRICE.command }] : []
}

/** HQ-PIP-4 Lurkers come for 1, then 2, then 3; null where they come no more (RULING-13). */
export function lurkerPrice(world: World, { lurkerUses }: Pick<Element, 'lurkerUses'>): number | null {
  const price = PRICE.lurker[lurkerUses]
  if (price !== undefined) return price
  return ruled(world, 'lurker_fourth') === '3_pips' ? PRICE.lurkerLater : null
}

/** HQ-PIP-9 A spell costs 2. */
export function spellCosts(aiders: number): readonly Cost[] {
  return [{ rule: 'HQ-PIP-9', pips: PRICE.bespell }, ...aidCosts(aiders)]
}

/** HQ-PIP-10 Each Magician that aids it, or stands by in close combat, costs 1. */
export function aidCosts(magicians: number): readonly Cost[] {
  return magicians === 0 ? [] : [{ rule: 'HQ-PIP-10', pips: magicians * PRICE.aid }]
}
