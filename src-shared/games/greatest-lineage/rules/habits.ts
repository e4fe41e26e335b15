import { record, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { HABITS, type Habit } from './records.ts'
import type { Civilisation } from './seats.ts'

/** What a player did last time otherwise than it was offered; nothing where the offer was taken. */
export function habitOf(world: World, seat: Civilisation): Omit<Habit, 'id'> {
  return world.record(HABITS, seat) ?? {}
}

/** Keeps what was done for the next time, for its owner alone; `undefined` forgets it. Puts nothing where nothing changes. */
export function* keepHabit(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  change: { readonly [K in keyof Omit<Habit, 'id'>]?: Habit[K] | undefined },
): Procedure {
  const before = habitOf(world, seat)
  const known = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && !isEmpty(value))
  const after: Habit = { ...Object.fromEntries(known), id: seat }
  if (JSON.stringify({ ...before, id: seat }) !== JSON.stringify(after)) yield* record(rule, HABITS, seat, after, [seat])
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
