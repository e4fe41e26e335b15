import { drop, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { terrainAt } from './creatures.ts'
import { trackOf } from './figures.ts'
import { CREATURES, seatAt, type Creature } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { hasSkill } from './skills.ts'
import { OUTER, type Colour, type CreatureType } from './types.ts'

/** One cause of moves (a fate card, a spell): the seats that have lost a trophy by it (RULING-17). */
export type Losses = Set<Colour>

/**
 * OO-XTERR-4 Where a creature comes to rest that enters a section: on a road it goes one section on, free of charge.
 *
 * @returns the section; 0 for the tower
 */
export function restAt(world: World, path: number, section: number): number {
  let at = section
  while (at > 0 && terrainAt(world, path, at) === 'road') at--
  return at
}

/** Where so many steps towards the tower end. Roads are free on every entry, or only where the move would end on one (RULING-53). */
export function forwardFrom(world: World, path: number, section: number, steps: number): number {
  const onEntry = ruled(world, 'road') === 'enter'
  let at = section
  for (let step = 0; step < steps && at > 0; step++) at = onEntry ? restAt(world, path, at - 1) : at - 1
  return restAt(world, path, Math.max(at, 0))
}

/** Moves a creature so many sections towards the tower; steps beyond it are lost (RULING-35). */
export function* goForward(world: World, rule: RuleId, creature: Creature, steps: number, losses: Losses): Procedure {
  yield* put(world, rule, creature, creature.path, forwardFrom(world, creature.path, creature.section, steps), losses)
}

/** Moves a creature to a section; roads act there as well. */
export function* moveTo(world: World, rule: RuleId, creature: Creature, path: number, section: number, losses: Losses): Procedure {
  yield* put(world, rule, creature, path, restAt(world, path, section), losses)
}

/** OO-REVEAL-3 A creature comes to the board: it enters the outer section of a path, and its marker leaves the game. */
export function* enterBoard(world: World, rule: RuleId, type: CreatureType, path: number): Procedure {
  yield* post(rule, 'table', 'revealed', 1)
  yield* post(rule, 'table', `markers_${path}`, -1)
  const id = freeId(world, `${type}-${world.balance('table', 'revealed')}`)
  const creature = { id, type, path, section: OUTER, damage: 0, lifeMod: 0, came: 0 }
  yield* put(world, rule, creature, path, restAt(world, path, OUTER), new Set())
}

/** An id that no creature has; one that was put by hand may have taken it. */
function freeId(world: World, id: string): string {
  return world.record(CREATURES, id) === undefined ? id : freeId(world, `${id}b`)
}

function* put(world: World, rule: RuleId, creature: Creature, path: number, section: number, losses: Losses): Procedure {
  if (section === 0) return yield* arrive(world, { ...creature, path }, losses)
  const came = 1 + Math.max(0, ...world.records(CREATURES).map((one) => one.came))
  yield* record(rule, CREATURES, creature.id, { ...creature, path, section, came })
}

/** OO-TOWER-1 A creature that reaches the tower goes to the box; the value of its type falls one space, never beyond the last. */
function* arrive(world: World, creature: Creature, losses: Losses): Procedure {
  const { id, type, path } = creature
  const rule = 'OO-TOWER-1'
  if (world.record(CREATURES, id) !== undefined) yield* drop(rule, CREATURES, id)
  const account = `counter_${type}`
  const isLast = world.balance('table', account) >= trackOf(world, type).length - 1
  const each = trackOf(world, type)[world.balance('table', account) + 1] ?? 0
  yield* tell(rule, isLast ? 'line.arrivedLast' : 'line.arrived', { about: id, figures: isLast ? { type, path } : { type, path, each } })
  yield* post(rule, 'table', account, isLast ? 0 : 1, { about: id })
  yield* loseTrophy(world, creature, losses)
}

/**
 * OO-TOWER-2 The seat whose mage looks down the path puts a trophy of the type back into the box, if it has one. The skull cube stays, or
 * falls with the trophies by house rule (RULING-18).
 * OO-SKILL-5 The skill No loss protects it.
 */
function* loseTrophy(world: World, { id, type, path }: Creature, losses: Losses): Procedure {
  const rule = 'OO-TOWER-2'
  const seat = seatAt(world, path)
  if (seat === null || world.balance(seat, `trophy_${type}`) === 0) return
  if (hasSkill(world, seat, 'no_loss')) return yield* tell('OO-SKILL-5', 'line.noLoss', { seat, about: id, figures: { seat, type } })
  if (losses.has(seat) && ruled(world, 'loss') === 'per_card') return
  losses.add(seat)
  yield* tell(rule, 'line.lostTrophy', { seat, about: id, figures: { seat, type, path } })
  yield* post(rule, seat, `trophy_${type}`, -1, { about: id, figures: { path } })
  const skull = `skull_${type}`
  const over = world.balance(seat, skull) - world.balance(seat, `trophy_${type}`)
  if (ruled(world, 'skull_drops') && over > 0) yield* post(rule, seat, skull, -over, { about: id })
}
