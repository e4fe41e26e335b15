import type { BoardPlan } from '../../board/plan.ts'
import type { Outcome } from '../../kernel/problem.ts'
import type { Json, OwnerId } from '../../kernel/world/rule.ts'

/** What a ground is drawn in: the tokens `--land-…` and `--water`. */
export type GroundHue = 'plain' | 'trees' | 'marsh' | 'rise' | 'height' | 'water'
/** What stands on it, so that no ground is told by its colour alone. */
export type GroundSign = 'tree' | 'reed' | 'hill' | 'peak'

/** How a ground is drawn. Of a space with several the hues run together, and each gives its sign. */
export interface GroundLook {
  readonly hue?: GroundHue
  readonly sign?: GroundSign
  /** As people are told of it, in the language of the moment. */
  readonly name: string
}

export type GroundLooks = Readonly<Record<string, GroundLook>>

/** Somebody land can be given to. */
export interface LandHolder {
  readonly id: string
  readonly name: string
  /** Whose colour and emblem it has; absent: its land has an edge, and no colour. */
  readonly owner?: OwnerId
  readonly lands: readonly string[]
  /** The land it is led from, and what that is called; absent: there is none. */
  readonly seat?: { readonly land: string; readonly name: string }
}

export interface WorldWish {
  readonly seed: string
  readonly spaces: number
  readonly name: string
}

/** How the worlds of a game are made and worked on. A world is data of the game; whoever changes one gets another. Ids of lands are those of its board. */
export interface BoardFace<World extends Json = Json> {
  readonly sizes: { readonly fewest: number; readonly usual: number; readonly most: number }
  readonly grounds: GroundLooks
  /** What can be kept when a world is rolled again, each with all before it. Names are read in the language of the moment. */
  readonly keepable: readonly { readonly id: string; readonly name: string }[]
  /** The same for the same wish, in the language of the moment. */
  make(wish: WorldWish): World
  /** Another one that has in common what is kept: nothing where `kept` is null. */
  again(world: World, seed: string, kept: string | null): World
  /** Refuses with a problem per place. */
  read(file: string): Outcome<World>
  write(world: World): string
  plan(world: World): BoardPlan
  /** The same peoples on another plan; whoever loses land loses it. */
  withPlan(world: World, plan: BoardPlan): World
  holders(world: World): readonly LandHolder[]
  /** Gives lands to somebody, or to nobody; whoever had them loses them. */
  give(world: World, lands: readonly string[], holder: string | null): World
  /** Makes a land the one its holder is led from; the same world where that cannot be. */
  lead(world: World, land: string): World
  /** What is wrong with it: no campaign can begin there until all of it is mended. */
  check(world: World): Outcome<World>
}
