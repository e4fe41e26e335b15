import { post, record, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { CREATURES, FRESH_TURN, seatsIn, turnOf, TURNS, type Creature, type Turn } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Colour } from './types.ts'

/** Actions that spells can give back in one turn (RULING-64). */
const MOST_GRANTED = 10

/** Changes what the turn remembers. */
export function* remember(world: World, rule: RuleId, changes: Partial<Turn>): Procedure {
  yield* record(rule, TURNS, 'turn', { ...turnOf(world), ...changes })
}

/** Damage, actions and memory of a turn that the game master broke off are gone, but for what the same correction sets. */
export function* leaveTurn(world: World, changes: readonly Change[]): Procedure {
  const isSet = (collection: string, id: string): boolean =>
    changes.some((change) => 'collection' in change && change.collection === collection && change.id === id)
  for (const creature of world.records(CREATURES).filter(({ id }) => !isSet(CREATURES.name, id))) yield* heal(creature)
  for (const seat of seatsIn(world)) {
    const areSet = changes.some((change) => 'account' in change && change.owner === seat && change.account === 'actions')
    if (!areSet) yield* post('OO-ACTION-1', seat, 'actions', -world.balance(seat, 'actions'))
  }
  if (world.record(TURNS, 'turn') !== undefined && !isSet(TURNS.name, 'turn')) yield* record('OO-DRAW-1', TURNS, 'turn', FRESH_TURN)
}

/** Takes damage, and life that tiles took, off a creature: they are of one turn (OO-DEFEAT-4). */
export function* heal(creature: Creature): Procedure {
  if (creature.damage > 0 || creature.lifeMod < 0)
    yield* record('OO-DEFEAT-4', CREATURES, creature.id, { ...creature, damage: 0, lifeMod: 0 })
}

/** OO-ACTION-5 An extra action adds to those left of this turn. */
export function* addAction(rule: RuleId, seat: Colour, actions = 1): Procedure {
  yield* post(rule, seat, 'actions', actions)
}

/** Actions that spells can still give back in this turn. */
export function grantsLeft(world: World): number {
  return Math.max(0, MOST_GRANTED - turnOf(world).granted)
}

/** Extra actions of a spell: at most ten a turn, later ones give none (RULING-64). */
export function* grantActions(world: World, rule: RuleId, seat: Colour, actions: number): Procedure {
  const { granted } = turnOf(world)
  const given = Math.min(actions, grantsLeft(world))
  if (given <= 0) return
  yield* addAction(rule, seat, given)
  yield* remember(world, rule, { granted: granted + given })
}

/** An action is taken: it is counted, and bonus power gained before is there for it (OO-BONUS-5). */
export function* beginAction(world: World, rule: RuleId, seat: Colour): Procedure {
  yield* post(rule, seat, 'actions', -1)
  const { bonusNow, bonusNext } = turnOf(world)
  if (bonusNow + bonusNext > 0) yield* remember(world, 'OO-BONUS-5', { bonusNow: pointsAhead(world), bonusNext: 0 })
}

/** Points of bonus power that the next action will have; what an action did not use waits only by house rule (RULING-49). */
export function pointsAhead(world: World): number {
  const { bonusNow, bonusNext } = turnOf(world)
  return bonusNext + (ruled(world, 'bonus_power_waits') ? bonusNow : 0)
}
