import { momentsOf } from '../../../kernel/history.ts'
import type { Entry } from '../../../kernel/journal.ts'
import type { World } from '../../../kernel/world.ts'
import { WorldState } from '../../../kernel/world.ts'
import { living } from '../civilisation.ts'
import { GAME, SETTLEMENTS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { TurnCount, effectProblems, entryProblems } from './flowInvariants.ts'
import { fallenProblems, settledProblems, worldProblems } from './worldInvariants.ts'

/**
 * The invariants of the rules document (part F) that concern what is played, held against every entry that stands. 34 (replay) is the
 * kernel's to prove; 11, 12 and those of war, raids, alliances and agents wait for their rules. Empty: all is well; else the first few
 * with their entries.
 */
export function brokenInvariants(entries: readonly Entry[]): readonly string[] {
  const world = new WorldState()
  const count = new TurnCount()
  for (const { entry, effects, voidedBy } of momentsOf(entries)) {
    if (voidedBy !== null) continue
    const problems = entryProblems(world, entry.effects ?? [])
    const stood = standing(world)
    if (entry.kind === 'correction') count.corrected()
    for (const { effect } of effects) {
      problems.push(...effectProblems(world, effect))
      if (effect.kind === 'checkpoint')
        problems.push(...settledProblems(world), ...prestigeProblems(world, count), ...count.phaseEnds(world, effect.cursor))
      world.apply(effect)
      count.take(effect)
    }
    const stand = standing(world)
    if (stand.length > 0) problems.push(...worldProblems(world))
    problems.push(...stood.filter((seat) => !stand.includes(seat)).flatMap((seat) => fallenProblems(world, seat)))
    if (problems.length > 0) return problems.map((problem) => `entry ${entry.seq}: invariant ${problem}`)
  }
  return []
}

/** Who lives; nobody before the set-up. */
function standing(world: World): readonly Civilisation[] {
  return world.record(GAME, 'game') === undefined ? [] : living(world)
}

/** 14: what the settlements have brought is what stands on their cards. */
function prestigeProblems(world: World, count: TurnCount): string[] {
  if (ruled(world, 'settlement_prestige') !== 'tied') return []
  return living(world).flatMap((seat) => {
    const booked = count.prestigeOfSettlements(seat)
    const onCards = world.records(SETTLEMENTS).reduce((sum, { owner, prestige }) => (owner === seat ? sum + prestige : sum), 0)
    return booked === onCards
      ? []
      : [`14: the settlements of ${seat} have brought ${booked} prestige, but ${onCards} stands on their cards`]
  })
}
