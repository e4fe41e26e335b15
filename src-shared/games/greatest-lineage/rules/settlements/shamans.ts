import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { numberOf } from '../numbering.ts'
import { SETTLEMENTS, SHAMANS, type Settlement, type Shaman } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { NEW_SHAMAN } from '../tables/shamans.ts'

/** GL-SHA-3 A shaman serves one settlement and no other: the one of this settlement, if it has one. */
export function shamanOf(world: World, settlement: string): Shaman | undefined {
  return world.record(SHAMANS, settlement)
}

export function shamansOf(world: World, seat: Civilisation): readonly Shaman[] {
  return world.records(SHAMANS).filter(({ owner }) => owner === seat)
}

/**
 * GL-SHA-1 An established settlement has a shaman, a promise of one has none.
 * GL-SHA-2 A new shaman has the figures of T-SHAMAN.
 */
export function* newShaman(rule: RuleId, { id, owner, established }: Settlement): Procedure {
  if (established) yield* record(rule, SHAMANS, id, { settlement: id, owner, ...NEW_SHAMAN })
}

/** The shaman goes with the settlement. */
export function* shamanLeaves(rule: RuleId, world: World, settlement: string): Procedure {
  if (shamanOf(world, settlement) !== undefined) yield* drop(rule, SHAMANS, settlement)
}

/** GL-SHA-5 Empty posts are filled at the start of the owner's phase 7, with the figures of a new shaman (RULING-133). */
export function* refillShamans(world: World, seat: Civilisation): Procedure {
  if (ruled(world, 'shaman_refill') === 'never') return
  for (const settlement of world.records(SETTLEMENTS)) {
    const { id, owner, established, type } = settlement
    if (owner !== seat || !established || shamanOf(world, id) !== undefined) continue
    yield* newShaman('GL-SHA-5', settlement)
    yield* tell('GL-SHA-5', 'line.shamanFound', { seat, about: id, figures: { type, number: numberOf(id) } })
  }
}
