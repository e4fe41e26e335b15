import type { Figures, OwnerId, RuleId, SeatId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Emblem } from './emblem.ts'

/** Whoever holds accounts, as screens and paper show them. */
export interface OwnerFace {
  readonly id: OwnerId
  /** `player`: somebody sits for it. `power`: acts and is played by the game master or by the rules. `group`: many that are counted together. */
  readonly kind: 'player' | 'power' | 'group'
  /** Colour slot, 1 to 16; the same for several owners that are told apart by name only. */
  readonly accent: number
  /** What it is known by wherever it is named; its initial on a circle where the game says nothing. */
  readonly emblem?: Emblem
  /** Others whose ids begin so have the same colour and emblem: each of those a group counts together. */
  readonly others?: string
  /** The player who commands it, where it is not a player itself: it stands with the player's own. */
  readonly commander?: OwnerId
  /** The name of whoever sits there; empty or missing where none is known. */
  readonly player?: string
  /** The round in which it ceased to play; null or missing while it plays. */
  readonly outSince?: number | null
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
  /** The page of the open book it stands on; the right one where nothing is said. */
  readonly leaf?: 'left'
}

/** Owners nobody sits for that are shown together. */
export interface OwnerSection {
  readonly id: string
  readonly title: string
  readonly about: string
  /** What their table is called. */
  readonly table: string
  readonly owners: readonly OwnerId[]
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
  /** It is reckoned from facts that everybody knows: screens for all may show it. */
  readonly open?: true
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
  /** Those nobody sits for, in their order; all in one where the game says nothing. */
  sections?(world: World): readonly OwnerSection[]
  /** What a seat knows of the others' ledgers, in a sentence. */
  known?(): string
  /** Figures the names of an owner's accounts are told with: what it calls its metal, say. */
  naming?(world: World, owner: OwnerId): Figures
}

/** Whom a player commands, in the order of the table. */
export function commandedBy(owners: readonly OwnerFace[], seat: SeatId): readonly OwnerId[] {
  return owners.flatMap(({ id, commander }) => (commander === seat ? [id] : []))
}

/** Whether the ledger of an owner has anything in it: a player who commands others may have none of the own. */
export function holdsLedger(face: LedgerFace, world: World, owners: readonly OwnerFace[], owner: OwnerId): boolean {
  return face.groups(world, owner).length > 0 || commandedBy(owners, owner).length === 0
}
