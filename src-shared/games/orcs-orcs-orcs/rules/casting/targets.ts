import type { Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { creaturesIn, creaturesOn, frontOf, frontRule, toadlingsOn } from '../creatures.ts'
import { deckOf, mageSpace, type Creature, type ToadlingOnBoard } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import type { Spell } from '../deck/deck.ts'
import { PATHS, SECTIONS, type Colour } from '../types.ts'

/** A section of a path. */
export interface Spot {
  readonly path: number
  readonly section: number
}

/** Its id in a question: `4-2`. */
export function spotId({ path, section }: Spot): string {
  return `${path}-${section}`
}

/**
 * OO-SPELL-5 Paths an attack reaches: that of the own mage.
 * OO-SPELL-16 Lightning Bolt reaches any path.
 */
export function pathsInReach(world: World, seat: Colour, { name }: Pick<Spell, 'name'>): readonly number[] {
  return name === 'lightning_bolt' ? PATHS : [mageSpace(world, seat)]
}

/**
 * OO-XFATE-3 Creatures and toadlings that a single blow may hit. Under the front rule those of the front section of each path; a toadling is
 * reached where no creature is nearer the tower (RULING-57).
 */
export function singleTargets(world: World, paths: readonly number[]): readonly Option[] {
  return paths.flatMap((path) => {
    const front = frontRule(world) ? frontOf(world, path) : null
    const creatures = creaturesOn(world, path).filter(({ section }) => front === null || section === front)
    const toadlings = toadlingsOn(world, path).filter(({ section }) => front === null || section <= front)
    return [...creatures.map(creatureOption), ...toadlings.map(toadlingOption)]
  })
}

/** Everything that damage to a whole section hits there. */
export function hitOn(world: World, { path, section }: Spot): readonly string[] {
  const toadlings = ruled(world, 'toadling_area') ? toadlingsOn(world, path, section) : []
  return [...creaturesOn(world, path, section), ...toadlings].map(({ id }) => id)
}

/** Sections of a path that an attack on a section may name first. Under the front rule the front one, and toadlings nearer the tower. */
export function firstSpots(world: World, path: number): readonly Spot[] {
  const front = frontRule(world) ? frontOf(world, path) : null
  const isNearer = (section: number): boolean => front !== null && section < front && hitOn(world, { path, section }).length > 0
  return SECTIONS.map((section) => ({ path, section })).filter(({ section }) => front === null || section === front || isNearer(section))
}

/** Neighbours of a section: left and right around the tower, or by house rule the next on the same path (RULING-31). */
export function spotsBeside(world: World, { path, section }: Spot): readonly Spot[] {
  if (ruled(world, 'earthquake_adjacent') === 'path') {
    return [section - 1, section + 1].filter((next) => next >= 1 && next <= SECTIONS.length).map((next) => ({ path, section: next }))
  }
  const { ring } = deckOf(world)
  const at = ring.indexOf(path)
  return [ring.at(at - 1), ring[(at + 1) % ring.length]].flatMap((next) => (next === undefined ? [] : [{ path: next, section }]))
}

/** The section behind another, away from the tower; none behind the outer one (RULING-32). */
export function spotBehind({ path, section }: Spot): Spot | null {
  return section < SECTIONS.length ? { path, section: section + 1 } : null
}

/** Whether the second section of an attack may be hit under the front rule (RULING-51). */
export function spreadsTo(world: World, { path, section }: Spot): boolean {
  if (!frontRule(world) || ruled(world, 'x1_spread') === 'free') return true
  const front = frontOf(world, path)
  return front === null || front === section
}

/** Every creature on the board, for spells that reach all of them. */
export function everyCreature(world: World): readonly Option[] {
  return creaturesIn(world).map(creatureOption)
}

export function toadlingOption({ id, path, section }: ToadlingOnBoard): Option {
  return { id, wording: 'creature.toadling', figures: { path, section } }
}

/** A creature as an option, with its place and its damage. */
export function creatureOption({ id, type, path, section, damage }: Creature): Option {
  return { id, wording: `creature.${type}`, figures: { path, section, damage } }
}
