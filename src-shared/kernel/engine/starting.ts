import { seedCommitment } from '../chance/dice.ts'
import { FORMAT_VERSION, type DicePreference, type JournalHeader, type SetupEntry } from '../journal/journal.ts'
import type { Procedure } from './procedure.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from './ruleset.ts'
import { Run } from './run.ts'
import type { WorldState } from '../world/world.ts'

export interface NewCampaign {
  /** Random and unlike any other. */
  readonly id: string
  readonly title: string
  /** 64 hex digits. */
  readonly seed: string
  /** How the table throws its dice; absent: by the app. */
  readonly dice?: DicePreference
}

/** The first line of a campaign that begins. */
export function headerOf(
  { id: ruleset, version: rulesetVersion }: Pick<Ruleset<never>, 'id' | 'version'>,
  fresh: NewCampaign,
): JournalHeader {
  const { id, title, seed } = fresh
  return { format: 'lineage', version: FORMAT_VERSION, ruleset, rulesetVersion, id, title, seedCommitment: seedCommitment(seed) }
}

/** What of its set-up a campaign is played from. */
export type Beginning = Pick<SetupEntry, 'seed' | 'dice' | 'setup'>

/** The rules at the start of what the world stands before: the set-up, or the phase at its cursor. */
export function started(ruleset: Ruleset<Json>, world: WorldState, beginning: Beginning): Run {
  const procedure = world.cursor.turn === 0 ? fromTheBeginning(ruleset, world, beginning.setup) : ruleset.play(world)
  return new Run(ruleset, world, procedure, { seed: beginning.seed, takesUnattended: preferenceOf(beginning) === 'app' })
}

/** A world that is only looked at: nothing is asked of it. */
export function idle(ruleset: Ruleset<Json>, world: WorldState): Run {
  return new Run(ruleset, world, nothing())
}

/** How the table throws its dice. Files of format 1 have it in the set-up of the game. */
export function preferenceOf({ dice, setup }: Pick<Beginning, 'dice' | 'setup'>): DicePreference {
  const said = dice ?? (setup as { readonly dice?: unknown } | null)?.dice
  return said === 'typed' ? 'typed' : 'app'
}

function* fromTheBeginning(ruleset: Ruleset<Json>, world: WorldState, setup: Json): Procedure {
  yield* ruleset.setUp(world, setup)
  yield* ruleset.play(world)
}

function* nothing(): Procedure {
  // Over before it began.
}
