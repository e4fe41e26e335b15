import type { AccountBounds } from '../kernel/ruleset.ts'
import type { Figures, OwnerId, RuleId } from '../kernel/rule.ts'
import type { World } from '../kernel/world.ts'

/** Whoever holds accounts, as screens and paper show them. */
export interface OwnerFace {
  readonly id: OwnerId
  /** `player`: somebody sits for it. `power`: acts and is played by the game master or by the rules. `group`: many that are counted together. */
  readonly kind: 'player' | 'power' | 'group'
  /** Colour slot, 1 to 16; the same for several owners that are told apart by name only. */
  readonly accent: number
}

/** How far a player has come in the round: `out` where it plays no more. */
export interface SeatInRound {
  readonly seat: OwnerId
  readonly state: 'done' | 'now' | 'next' | 'out'
}

/** Accounts of an owner that stand together; headed by the wording `group.<id>`. */
export interface LedgerGroup {
  readonly id: string
  readonly accounts: readonly string[]
  /** Figures that are reckoned from accounts and stand with these, by id. */
  readonly derived: readonly string[]
}

/** A line of what a figure is made of. */
export interface FigurePart {
  readonly rule: RuleId
  readonly wording: string
  readonly figures: Figures
  readonly amount: number
}

/** A figure that is reckoned, not booked: named by the wording `derived.<id>`, with the lines whose amounts add up to it. */
export interface DerivedFigure {
  readonly id: string
  readonly value: number
  readonly parts: readonly FigurePart[]
}

/** What a game counts, for every page that shows figures. */
export interface LedgerFace {
  /** In the order of the ledger; empty for an owner without accounts. */
  groups(world: World, owner: OwnerId): readonly LedgerGroup[]
  figures(world: World, owner: OwnerId): readonly DerivedFigure[]
  /** Accounts and reckoned figures (`derived.<id>`) a player looks for most, in their order: the tiles of the players' app. */
  keyFigures(world: World, owner: OwnerId): readonly string[]
  /** Accounts that are shown on the desk even at 0. */
  always: ReadonlySet<string>
  /** Accounts everybody knows of an owner; undefined: whatever `AccountBounds.see` says. */
  bounds(world: World, owner: OwnerId, account: string): AccountBounds | undefined
}
