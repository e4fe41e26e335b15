import type { Cursor } from '../world/effect.ts'
import type { Change, Decisions, RecordChange } from '../journal/journal.ts'
import type { Outcome, Problem } from '../problem.ts'
import type { Procedure } from './procedure.ts'
import type { RollRequest, SimpleTest } from './request.ts'
import type { Audience, Json, OwnerId, RuleId, SeatId } from '../world/rule.ts'
import type { Collection, World } from '../world/world.ts'

/** One game as the table knows it: how it is set up, how it is played, what can be counted. */
export interface Ruleset<Setup extends Json = Json> {
  readonly id: string
  /** Raised when the rules come to other results than before. */
  readonly version: number
  /** Checks a set-up from outside and fills in what was left out. */
  readSetup(raw: unknown): Outcome<Setup>
  /**
   * What stands against beginning a new campaign with a set-up that `readSetup` accepts. For refusals that were added after campaigns had begun
   * without them: their files still open. Absent: nothing.
   */
  newSetupProblems?(setup: Setup): readonly Problem[]
  /** Who sits where, for the shelf; empty for a set-up that is not of this game. */
  players(setup: Json): readonly { readonly seat: SeatId; readonly name: string }[]
  /** What the players are called now, by seat, where names can be set by hand; else it stays with the set-up's. */
  playerNames?(world: World): Readonly<Record<SeatId, string>>
  /** Everything before the first turn. */
  setUp(world: World, setup: Setup): Procedure
  /** The game from the cursor on, until it ends. Can be started at every checkpoint. */
  play(world: World): Procedure
  /**
   * What must be put right after the game master overruled a figure or changed house rules. Asks nothing.
   * @param changes those of a correction; empty after other acts
   */
  afterCorrection(world: World, changes: readonly Change[]): Procedure
  /** Checks house rules that are to change in mid-campaign, and gives them as the journal keeps them: each other than it is now. */
  readRulings(world: World, raw: unknown): Outcome<Decisions>
  /** House rules change, and hold from here on. Asks nothing. What hangs on figures is put right by `afterCorrection` behind it. */
  decide(world: World, decided: Decisions): Procedure
  /** Checks what the game master decrees in the game's own terms (an event of the timeline, say), and gives it as the journal keeps it. */
  readDecree?(world: World, raw: unknown): Outcome<Json>
  /** A decree takes hold. Asks nothing. `afterCorrection` comes behind it. */
  decree?(world: World, decree: Json): Procedure
  /** Checks where the game master wants play to go on: a place from which `play` can start. Absent: play cannot be moved by hand. */
  readCursor?(world: World, raw: unknown): Outcome<Cursor>
  /** Kinds of records that can be set by hand, or have migrations. */
  readonly collections?: readonly Collection<unknown>[]
  /**
   * What stands against a record that is set by hand or taken out (`to` null), beyond its shape: what it names that is not there, and what
   * names it. `after`: the world with all changes of the correction, but without what follows from them; `before`: as it stands.
   */
  recordProblems?(after: World, change: RecordChange, before: World): readonly Problem[]
  /** Players' seats in their order at the table. */
  seats(world: World): readonly SeatId[]
  /** The bounds of an account; undefined for one the owner does not have. */
  account(world: World, owner: OwnerId, account: string): AccountBounds | undefined
  /** All account ids of an owner, in the order of the ledger; empty for a stranger. */
  accountsOf(world: World, owner: OwnerId): readonly string[]
  owners(world: World): readonly OwnerId[]
  /** Ids of what people may give names to: everybody knows of each. `of`: only what that seat may name by itself. Absent: nothing. */
  namable?(world: World, of?: SeatId): readonly string[]
  /** Version from which on every effect says who may see it; what was begun before is for the game master alone. Absent: always. */
  readonly secretSince?: number
  /** How a round is tried out for a seat beforehand; absent: nothing can be prepared in this game. */
  readonly rehearsal?: Rehearsing
}

/** What a seat's part of a round needs to be played through before it comes, with nothing happening that only dice or others could bring. */
export interface Rehearsing {
  /** Phases of a seat's own turn that may be played through, in their order. Left out: those whose course nobody may know beforehand. */
  readonly phases: readonly number[]
  /**
   * Phases of the table that may be played through: in each, a seat prepares its answers to a `collect` and to questions after it. Absent: none.
   * A game that has some numbers the phases of a round from 1 in their order: the table and the seats share no number, and later phases have greater ones.
   */
  readonly tablePhases?: readonly number[]
  /** House rules it is held under whatever the table plays: where one looks at figures of others that a player does not know. */
  readonly decided: Decisions
  /** Options by which others let nothing come of what is proposed to them. */
  readonly refusals: readonly string[]
  /** What each die of a roll shows so that nothing comes of it; null where something comes of it whatever it shows. */
  stillDie(roll: SimpleRoll): number | null
}

/** Dice that are thrown for one thing: a roll, or a part of one. */
export type SimpleRoll = Omit<RollRequest, 'test'> & { readonly test: SimpleTest }

export interface AccountBounds {
  readonly min: number
  readonly max: number
  /** Rule that sets the bounds. */
  readonly rule: RuleId
  /** What can be set by hand, where that is less: play goes on from there, and keeps the bounds. Absent: all that is within the bounds. */
  readonly byHand?: { readonly min: number; readonly max: number }
  /** Who may know the account: no posting to it is shown to anybody else. Absent: everybody. */
  readonly see?: Audience
}
