import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** Whom and what people may give names to; of what `namable` of the rules lists, as people see it. */
export interface NamingFace {
  /** In the order in which they are offered. */
  things(world: World): readonly NamedThing[]
}

/** Read where it is shown: the texts are in the language of that moment. */
export interface NamedThing {
  readonly id: string
  /** Whom it belongs to: things of one owner stand together. */
  readonly owner: OwnerId
  /** What it is without a name of its own. */
  readonly title: string
  /** Names that go with it, best known first; whoever names it may take another. */
  readonly suggestions: readonly string[]
}
