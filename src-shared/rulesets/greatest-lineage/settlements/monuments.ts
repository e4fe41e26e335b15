import type { Procedure } from '../../../kernel/procedure.ts'
import { drop, post, tell } from '../../../kernel/procedure.ts'
import type { RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import type { Monument } from '../records.ts'
import { MONUMENTS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'

/** Monuments a civilisation holds, standing or under construction, the oldest first. */
export function monumentsOf(world: World, seat: Civilisation): readonly Monument[] {
  return world.records(MONUMENTS).filter(({ holder }) => holder === seat)
}

export function sitesOf(world: World, seat: Civilisation): readonly Monument[] {
  return monumentsOf(world, seat).filter(({ stage }) => stage === 'building')
}

export function monumentsAt(world: World, settlement: string): readonly Monument[] {
  return world.records(MONUMENTS).filter((monument) => monument.settlement === settlement)
}

/** Prestige a finished monument gives: its builder all of it, another holder half, rounded down. */
export function prestigeOf({ prestige, builder, holder }: Monument): number {
  return builder === holder ? prestige : Math.floor(prestige / 2)
}

/**
 * GL-MON-7 A monument is destroyed by `rule`: its holder loses the prestige it gave, or would have given (RULING-104). Workers are free,
 * materials gone, and the price of starting is not returned.
 */
export function* destroyMonument(rule: RuleId, world: World, { id }: Monument): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument === undefined) return
  const { name, holder, stage } = monument
  const prestige = stage === 'standing' || ruled(world, 'unfinished_loss') === 'full' ? prestigeOf(monument) : 0
  yield* drop(rule, MONUMENTS, id)
  yield* post('GL-MON-7', holder, 'prestige', -prestige, { about: id })
  yield* tell(rule, 'line.monumentLost', { seat: holder, figures: { name, prestige } })
}
