import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { CreatureFigures } from './deck/deck.ts'
import { deckOf, gameOf, plays } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Bonus, Category, CreatureType, Skill } from './types.ts'

/** What the deck says of a type. @throws BrokenRule for a type it does not have */
export function figuresOf(world: World, type: CreatureType): CreatureFigures {
  const figures = deckOf(world).creatures.find(({ id }) => id === type)
  if (figures === undefined) throw new BrokenRule(`the deck has no ${type}`)
  return figures
}

/** OO-GEN-2 Types and categories: weak, strong and brute creatures (RULING-03). */
export function categoryOf(world: World, type: CreatureType): Category {
  return figuresOf(world, type).category
}

/** The type whose place at the table another has taken (OO-XREIN-1); the type itself where it is a basic one. */
export function standsInFor(world: World, type: CreatureType): CreatureType {
  const { newcomers } = gameOf(world)
  return type === 'croco' || type === 'toad' || type === 'bomber' ? (newcomers[type] ?? type) : type
}

/** OO-XREIN-2 The extra skill of a type: a newcomer grants that of the type it replaces. Life and bonus are its own. */
export function skillOf(world: World, type: CreatureType): Skill | undefined {
  return figuresOf(world, standsInFor(world, type)).skill
}

/** Values of a trophy of the type, from the first space of its counter on. */
export function trackOf(world: World, type: CreatureType): readonly number[] {
  return figuresOf(world, standsInFor(world, type)).track ?? []
}

/** What a trophy of the type is worth now. */
export function trophyValue(world: World, type: CreatureType): number {
  const track = trackOf(world, type)
  return track[Math.min(world.balance('table', `counter_${type}`), track.length - 1)] ?? 0
}

/** What happens once a creature of the type is defeated, in the order in which it is done (RULING-55). */
export function bonusesOf(world: World, type: CreatureType): readonly Bonus[] {
  const own = figuresOf(world, type).bonus
  const replaced = standsInFor(world, type)
  const both = replaced !== type && ruled(world, 'newcomer_bonus') === 'both' ? figuresOf(world, replaced).bonus : null
  return [own, both].flatMap((bonus) => (bonus === null || !works(world, bonus) ? [] : [bonus]))
}

/** Toadling and blast work without the module Bonus Actions as well. */
function works(world: World, bonus: Bonus): boolean {
  return bonus === 'toadling' || bonus === 'blast' || plays(world, 'bonus')
}
