import type { ChronicleLine } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'

/** Dice as a line of the chronicle tells them: whoever may read the line may see them lie. */
export interface DiceTold {
  readonly faces: number
  readonly casts: readonly CastTold[]
  /** By how much the first of two sides is ahead, behind below 0; absent where they do not roll against each other. */
  readonly margin?: number
}

/** What one side has thrown. */
export interface CastTold {
  /** Null: more than one owner. */
  readonly owner: OwnerId | null
  readonly dice: readonly number[]
  /** What is added to them, and what they come to with it; absent where nothing is. */
  readonly sum?: { readonly modifier: number; readonly total: number }
  /** A die that shows so much makes it; absent where the number itself counts, or its line does not say. */
  readonly from?: number
}

export interface DiceFace {
  /** Null for a line that tells of none. */
  readonly told: (line: Pick<ChronicleLine, 'wording' | 'figures'>) => DiceTold | null
}
