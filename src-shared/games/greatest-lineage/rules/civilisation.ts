import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import { record, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { AccountId } from './accounts.ts'
import { CIVILISATIONS, CONDITIONS, GAME, type CivilisationRecord, type Condition, type Game } from './records.ts'
import { SEATS, type Civilisation } from './seats.ts'

export function gameOf(world: World): Game {
  const game = world.record(GAME, 'game')
  if (game === undefined) throw new BrokenRule('the game has not been set up')
  return game
}

export function civilisation(world: World, seat: Civilisation): CivilisationRecord {
  const found = world.record(CIVILISATIONS, seat)
  if (found === undefined) throw new BrokenRule(`${seat} does not play in this campaign`)
  return found
}

export function isAlive(world: World, seat: Civilisation): boolean {
  return world.record(CIVILISATIONS, seat)?.alive === true
}

/** Living players in their order of play (the order around the table before it is rolled for). */
export function living(world: World): readonly Civilisation[] {
  const { order } = gameOf(world)
  return (order.length > 0 ? order : SEATS).filter((seat) => isAlive(world, seat))
}

/** Living players in order of play from `seat` on, `seat` last: the next clockwise first. */
export function clockwiseFrom(world: World, seat: Civilisation): readonly Civilisation[] {
  const { order } = gameOf(world)
  const at = order.indexOf(seat)
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].filter((other) => isAlive(world, other))
}

/** Changes some fields of a civilisation's record; nothing happens where they read so already. */
export function* amend(rule: RuleId, world: World, seat: Civilisation, change: Partial<CivilisationRecord>): Procedure {
  const before = civilisation(world, seat)
  const fields = Object.keys(change) as (keyof CivilisationRecord)[]
  if (fields.some((field) => change[field] !== before[field])) yield* record(rule, CIVILISATIONS, seat, { ...before, ...change })
}

const AT_EASE: Condition = { qualifiedSince: null, shortage: false }

/** What a civilisation knows of itself; nobody else does, and in their eyes it stands as at the beginning. */
export function conditionOf(world: World, seat: Civilisation): Condition {
  return world.record(CONDITIONS, seat) ?? AT_EASE
}

/** Changes some of it, seen by the civilisation alone; nothing happens where it reads so already. */
export function* amendCondition(rule: RuleId, world: World, seat: Civilisation, change: Partial<Condition>): Procedure {
  const before = conditionOf(world, seat)
  const after = { ...before, ...change }
  if (after.qualifiedSince === before.qualifiedSince && after.shortage === before.shortage) return
  yield* record(rule, CONDITIONS, seat, after, [seat])
}

/** A balance of a civilisation. */
export function held(world: World, seat: Civilisation, account: AccountId): number {
  return world.balance(seat, account)
}
