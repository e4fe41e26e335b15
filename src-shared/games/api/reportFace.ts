import type { ChronicleLine } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** What the reports of a game say beside what every report says. Texts are read where they are shown. */
export interface ReportFace {
  /** Why the owner has no standing in this world, in a sentence: it has fallen, or is not there yet; null while it plays. */
  out(world: World, owner: OwnerId): string | null
  /** Reckoned figures that stand beside the ledger, by id and in their order. */
  readonly reckoned: readonly string[]
  /** Next to the ledger and the reckoned figures of an owner that plays. */
  parts(world: World, owner: OwnerId): readonly ReportPart[]
  /** What a player writes down for no other eyes: these lines stand apart from the turns. */
  readonly notes?: {
    readonly heading: () => string
    readonly holds: (line: ChronicleLine) => boolean
    /** Wordings of what comes in every round and says nothing: a report of one round has them, a book and a recap do not. */
    readonly routine?: readonly string[]
  }
}

/** A part of how an owner stands: its age with what the next one asks for, say. */
export interface ReportPart {
  readonly title: string
  readonly text: string
  /** Below the text, one a line. */
  readonly goals: readonly Goal[]
  /** What is missing and must be mended; `text` is given the goals in words. */
  readonly warning: { readonly goals: readonly Goal[]; readonly text: (goals: string) => string } | null
}

/** Something to reach. */
export interface Goal {
  readonly name: string
  readonly have: number
  readonly need: number
  readonly met: boolean
}
