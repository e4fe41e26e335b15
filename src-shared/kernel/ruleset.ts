import type { Decisions } from './journal.ts'
import type { Outcome } from './problem.ts'
import type { Procedure } from './procedure.ts'
import type { Audience, Json, OwnerId, RuleId, SeatId } from './rule.ts'
import type { World } from './world.ts'

/** One game as the table knows it: how it is set up, how it is played, what can be counted. */
export interface Ruleset<Setup extends Json = Json> {
  readonly id: string
  /** Raised when the rules come to other results than before. */
  readonly version: number
  /** Checks a set-up from outside and fills in what was left out. */
  readSetup(raw: unknown): Outcome<Setup>
  /** Who sits where, for the shelf; empty for a set-up that is not of this game. */
  players(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[]
  /** Everything before the first turn. */
  setUp(world: World, setup: Setup): Procedure
  /** The game from the cursor on, until it ends. Can be started at every checkpoint. */
  play(world: World): Procedure
  /** What must be put right after the game master overruled a figure or changed house rules. Asks nothing. */
  afterCorrection(world: World): Procedure
  /** Checks house rules that are to change in mid-campaign, and gives them as the journal keeps them: each other than it is now. */
  readRulings(world: World, raw: unknown): Outcome<Decisions>
  /** House rules change, and hold from here on. Asks nothing. What hangs on figures is put right by `afterCorrection` behind it. */
  decide(world: World, decided: Decisions): Procedure
  /** Players' seats in their order at the table. */
  seats(world: World): readonly SeatId[]
  /** Account, its bounds and its owners; undefined for an account the owner does not have. */
  account(owner: OwnerId, account: string): AccountBounds | undefined
  /** All account ids of an owner, in the order of the ledger; empty for a stranger. */
  accountsOf(owner: OwnerId): readonly string[]
  owners(): readonly OwnerId[]
}

export interface AccountBounds {
  readonly min: number
  readonly max: number
  /** Rule that sets the bounds. */
  readonly rule: RuleId
  /** Who sees what the game master sets it to; absent: everybody. */
  readonly see?: Audience
}
