import type { World } from '../../../../kernel/world/world.ts'
import { handOf, inPlace, isPoison } from '../cards.ts'
import { creaturesIn } from '../creatures.ts'
import type { Line, Spell } from '../deck/deck.ts'
import { mustDiscard, othersFrom } from '../discarding.ts'
import { DISPLAYS } from '../fate.ts'
import { mageSpace } from '../records.ts'
import { freeSpaces } from '../teleporting.ts'
import { PATHS, SECTIONS, type Colour } from '../types.ts'
import { linesInReach, spellOf } from './power.ts'
import { hitOn, singleTargets, spotBehind, spotsBeside } from './targets.ts'

/** Whether casting a card could have any result: a line that the hand could reach has a target, or a display has a card (RULING-28). */
export function couldDoSomething(world: World, seat: Colour, face: string): boolean {
  const spell = spellOf(world, face)
  if (spell.kind === 'lore') return DISPLAYS.some(({ display }) => inPlace(world, display).length > 0)
  return linesInReach(world, seat, face).some((line) => hasTarget(world, seat, { spell, line, face }))
}

interface Reached {
  readonly spell: Spell
  readonly line: Line
  readonly face: string
}

function hasTarget(world: World, seat: Colour, { spell, line: { does }, face }: Reached): boolean {
  switch (does.do) {
    case 'damage':
      return pathsFrom(world, seat, spell, face).some((path) => canHurt(world, path, does.area))
    case 'swap':
      return new Set(creaturesIn(world).map(({ path, section }) => `${path}-${section}`)).size > 1
    case 'bring':
    case 'forward':
      return creaturesIn(world).length > 0
    case 'draw':
      return does.actions > 0 || world.balance(seat, 'drawPile') + world.balance(seat, 'discard') > 0
    case 'discard':
      return does.actions > 0 || othersFrom(world, seat).some((other) => mustDiscard(world, other))
    default:
      return does satisfies never
  }
}

/** Paths that an attack could reach, after a teleportation by one of the other cards too. */
function pathsFrom(world: World, seat: Colour, { name }: Spell, face: string): readonly number[] {
  if (name === 'lightning_bolt') return PATHS
  const hand = handOf(world, seat)
  const others = hand.toSpliced(hand.indexOf(face), 1)
  const moves = others.some((other) => !isPoison(other) && spellOf(world, other).effects.includes('teleport'))
  return [mageSpace(world, seat), ...(moves ? freeSpaces(world, seat) : [])]
}

function canHurt(world: World, path: number, area: 'one' | 'section' | 'beside' | 'behind'): boolean {
  if (area === 'one') return singleTargets(world, [path]).length > 0
  const spots = SECTIONS.map((section) => ({ path, section }))
  const second = spots.flatMap((spot) => (area === 'beside' ? spotsBeside(world, spot) : area === 'behind' ? (spotBehind(spot) ?? []) : []))
  return [...spots, ...second].some((spot) => hitOn(world, spot).length > 0)
}
