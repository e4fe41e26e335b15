import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { capital } from '../../../../language/grammar.ts'
import { count, figure } from '../../../../language/figures.ts'
import { placeName } from '../named.ts'

/** A tribe is a people of its own; what a player settles in the first ages is a tribal seat. */
const KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tribe: ['tribal seat', 'tribal seats'],
  town: ['town', 'towns'],
  city: ['city', 'cities'],
}

/** "tribal seat"; a settlement where an earlier version did not say of what kind it is. */
export function placeKind(type: Figure): string {
  return KINDS[String(type)]?.[0] ?? 'settlement'
}

/** "tribal seats". */
export function placeKinds(type: Figure): string {
  return KINDS[String(type)]?.[1] ?? 'settlements'
}

/** "tribal seat 2", or its own name. */
export function place({ type, number, about }: Partial<Figures>): string {
  return placeName({ about }) ?? `${placeKind(type)} ${figure(number)}`
}

/** "Tribal seat 2", or its own name: at the beginning of a text. */
export function Place(settlement: Partial<Figures>): string {
  return placeName(settlement) ?? capital(place(settlement))
}

/** "1 tribal seat", "3 towns". */
export function places(amount: Figure, type: Figure): string {
  return count(amount, placeKind(type), placeKinds(type))
}
