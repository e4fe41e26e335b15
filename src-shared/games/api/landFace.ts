import type { Board } from '../../board/board.ts'
import type { Space } from '../../board/graph.ts'
import type { Request } from '../../kernel/engine/request.ts'
import type { Json, OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { GroundLooks } from './boardFace.ts'

export type MarkSign = 'capital' | 'settlement' | 'camp' | 'tower' | 'army'

/** What is to be said of a space beside what the board knows, in the language of the moment. */
export interface SpaceShown {
  /** Whose it is: its colour and its emblem. */
  readonly owner?: OwnerId
  /** Whose it is, in words. */
  readonly holder?: string
  /** What is written across their land; the same where nothing is said. */
  readonly realm?: string
  /** Land with the same word here has one edge around it; by owner where nothing is said. */
  readonly region?: string
  readonly marks?: readonly { readonly sign: MarkSign; readonly name: string }[]
  /** Further words: what rules say of it. */
  readonly notes?: readonly string[]
}

/** Who stands against whom, and where: an army is told among the marks of the space it stands on. */
export interface Front {
  /** Whose army it is; absent: it has nobody's colour. */
  readonly owner?: OwnerId
  readonly from: Space
  readonly to: Space
}

/** The board of a campaign as it stands. */
export interface LandReading {
  readonly board: Board
  readonly grounds: GroundLooks
  readonly spaces: ReadonlyMap<Space, SpaceShown>
  /** What is fought for; none where nobody fights. */
  readonly fronts: readonly Front[]
  /** Land an owner holds. */
  own(owner: OwnerId): readonly Space[]
  /** Why a space is no answer to this question. */
  whyNot(request: Request, space: Space): string
}

/** How a game that is played on a board shows it in play. */
export interface LandFace {
  /** Null for a campaign that is played without a board. Knows no more than the world it is given. */
  read(world: World): LandReading | null
  /** What the game master may change about it in play. */
  readonly editing: LandEditing
}

/** Something land can have, by its id, with its name in the language of the moment. */
export interface LandChoice {
  readonly id: string
  readonly name: string
}

/** What is changed about one space; what is left out stays. */
export interface LandChange {
  /** Null: nobody. */
  readonly holder?: string | null
  readonly name?: string
  readonly ground?: string
  /** The sides of a hex along which water runs. */
  readonly rivers?: readonly number[]
}

/** Changes are decrees of the game (`Ruleset.readDecree`). */
export interface LandEditing {
  /** Whoever it can be given to. */
  holders(world: World): readonly LandChoice[]
  /** The grounds it can have. */
  grounds(world: World): readonly LandChoice[]
  /** Whose it is and what ground it has, by these ids. */
  now(world: World, space: string): { readonly holder: string | null; readonly ground: string }
  change(space: string, change: LandChange): Json
  /** Gives the campaign a board: a world made by the game (`BoardFace`). */
  lay(world: Json): Json
}
