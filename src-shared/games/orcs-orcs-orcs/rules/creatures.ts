import type { World } from '../../../kernel/world/world.ts'
import { figuresOf } from './figures.ts'
import { activeSeat, CREATURES, plays, TERRAIN, TOADLINGS_PLACED, type Creature, type ToadlingOnBoard } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { binds } from './skills.ts'
import type { Terrain } from './types.ts'

/** OO-GEN-4 Creatures in the order in which things happen to them: by path, the inner ones first, then by when they came. */
function inOrder(creatures: readonly Creature[]): readonly Creature[] {
  return [...creatures].sort((one, other) => one.path - other.path || one.section - other.section || one.came - other.came)
}

export function creaturesIn(world: World): readonly Creature[] {
  return inOrder(world.records(CREATURES))
}

/** OO-GEN-1 Creatures on one of the six paths, or on one of its three sections, which have room for any number. */
export function creaturesOn(world: World, path: number, section?: number): readonly Creature[] {
  return creaturesIn(world).filter((one) => one.path === path && (section === undefined || one.section === section))
}

export function toadlingsOn(world: World, path: number, section?: number): readonly ToadlingOnBoard[] {
  return world.records(TOADLINGS_PLACED).filter((one) => one.path === path && (section === undefined || one.section === section))
}

export function terrainAt(world: World, path: number, section: number): Terrain | null {
  return world.record(TERRAIN, `${path}-${section}`)?.kind ?? null
}

/**
 * OO-XTERR-2 Tendrils take one life of a creature while it is on them.
 * OO-XTERR-3 A stone field gives one.
 */
function terrainLife(world: World, { path, section }: Creature): number {
  const terrain = terrainAt(world, path, section)
  return terrain === 'tendrils' ? -1 : terrain === 'stone' ? 1 : 0
}

/**
 * OO-DEFEAT-5 Life of a creature now: as printed, with terrain and toadlings. Never below 1, or below 0 by house rule (RULING-39).
 * OO-XREIN-3 A newcomer has the life of its own track, not that of the type it replaces.
 * OO-FATE-4 One more under the fate card, unless the seat on turn ignores it.
 */
export function lifeOf(world: World, creature: Creature): number {
  const seat = activeSeat(world)
  const fate = binds(world, seat, 'life_plus_1') ? 1 : 0
  const life = figuresOf(world, creature.type).life + fate + terrainLife(world, creature) + creature.lifeMod
  return Math.max(life, ruled(world, 'life_floor'))
}

/** OO-XFATE-2 The section of a path that attacks reach under the front rule: the first with creatures, counted from the tower; null for none. */
export function frontOf(world: World, path: number): number | null {
  return creaturesOn(world, path)[0]?.section ?? null
}

/** Whether attacks reach only the front section: with the new fate cards, or by house rule (RULING-50). */
export function frontRule(world: World): boolean {
  return ruled(world, 'front_rule') === 'always' || plays(world, 'x1_fate')
}
