import { BrokenRule } from '../../../../kernel/engine/brokenRule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { handOf, isPoison } from '../cards.ts'
import { BIG_ATTACKS, type Line, type Spell } from '../deck/deck.ts'
import { deckOf, turnOf, type Cast } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { binds } from '../skills.ts'
import { tilesOf } from '../toadlings.ts'
import { pointsAhead } from '../turnRecord.ts'
import { POWERS, type Colour, type Power } from '../types.ts'

/** What can be given for a line: a point of one of these types. */
export type Point = readonly Power[]
/** What a line wants a point for: a type, or any. */
type Slot = Power | 'any'

/** The spell of a card. @throws BrokenRule for a face the deck does not have */
export function spellOf(world: World, face: string): Spell {
  const spell = deckOf(world).spells.find(({ id }) => id === face)
  if (spell === undefined) throw new BrokenRule(`the deck has no spell ${face}`)
  return spell
}

/** OO-SPELL-6 The four big attacks need at least one enhancement. */
export function needsEnhancement({ name }: Pick<Spell, 'name'>): boolean {
  return BIG_ATTACKS.some((big) => big === name)
}

/** Power by type as points: what a cast has so far. */
export function pointsOf(power: Cast['power']): readonly Point[] {
  return POWERS.flatMap((type) => Array.from({ length: power[type] ?? 0 }, () => [type]))
}

/**
 * OO-SPELL-3 Lines whose required power the points meet: so much of the spell's own type, or so much of each type named, no point counted
 * twice. By house rule every point counts for the spell's own type (RULING-25).
 */
export function linesMet(world: World, spell: Spell, points: readonly Point[]): readonly Line[] {
  return spell.lines.filter(({ need }) => meets(slotsOf(world, spell, need), points))
}

function slotsOf(world: World, { powers }: Spell, need: Line['need']): readonly Slot[] {
  const [own = 'earth'] = powers
  if (typeof need === 'number') return Array.from({ length: need }, () => (ruled(world, 'any_type_enhances') ? 'any' : own))
  const typed = POWERS.flatMap((type) => Array.from({ length: need[type] ?? 0 }, (): Slot => type))
  return [...typed, ...Array.from({ length: need.any ?? 0 }, (): Slot => 'any')]
}

/** Whether every slot can have a point of its own. Slots that any point fills come last, so the rest is a search over few. */
function meets([slot, ...rest]: readonly Slot[], points: readonly Point[]): boolean {
  if (slot === undefined) return true
  if (slot === 'any') return points.length > rest.length
  return points.some((point, at) => point.includes(slot) && meets(rest, points.toSpliced(at, 1)))
}

/** Cards of the hand that could be cast, one face of each. */
export function castable(world: World, seat: Colour): readonly string[] {
  return [...new Set(handOf(world, seat))].filter((face) => mayCast(world, seat, face))
}

/**
 * A card can be cast where hand, tiles and bonus power could reach its first line; draws are not counted (RULING-60).
 * OO-FATE-5 Lore cannot be cast under No spells (RULING-22).
 */
function mayCast(world: World, seat: Colour, face: string): boolean {
  if (isPoison(face)) return false
  const spell = spellOf(world, face)
  if (spell.kind === 'lore') return !binds(world, seat, 'no_spells')
  return linesInReach(world, seat, face).length > 0
}

/** Lines of a card that everything the seat has could reach, together or not. */
export function linesInReach(world: World, seat: Colour, face: string): readonly Line[] {
  const spell = spellOf(world, face)
  const hand = handOf(world, seat)
  const others = hand.toSpliced(hand.indexOf(face), 1).filter((other) => !isPoison(other))
  const free = freePoints(world, seat)
  const added = others.length + (ruled(world, 'bonus_power_enhances') ? free.length : 0)
  if (needsEnhancement(spell) && added === 0) return []
  const own = spell.powers.slice(0, 1)
  return linesMet(world, spell, [own, ...others.map((other) => spellOf(world, other).powers), ...free])
}

/** Points of bonus power and of tiles that the next action could use: of any type. */
function freePoints(world: World, seat: Colour): readonly Point[] {
  const tiles = tilesOf(world, seat).filter(({ face }) => face === 'power').length
  return Array.from({ length: pointsAhead(world) + tiles }, () => POWERS)
}

/** Power of a cast for the chronicle: of the spell's own type, where no line asks for others and no other counts. */
export function powerOf(world: World, { powers: [own], lines }: Spell, { power }: Cast): number {
  const onlyOwn = lines.every(({ need }) => typeof need === 'number') && !ruled(world, 'any_type_enhances')
  return onlyOwn && own !== undefined ? (power[own] ?? 0) : pointsOf(power).length
}

/** Lines a cast can use now: none where it has not the power, or lacks the enhancement it needs. */
export function usableLines(world: World, cast: Cast): readonly Line[] {
  const spell = spellOf(world, cast.main)
  if (needsEnhancement(spell) && cast.added === 0) return []
  const met = linesMet(world, spell, pointsOf(cast.power))
  return ruled(world, 'line_choice') === 'highest' ? met.slice(-1) : met
}

/** Bonus power that the running action still has. */
export function bonusLeft(world: World): number {
  return turnOf(world).bonusNow
}
