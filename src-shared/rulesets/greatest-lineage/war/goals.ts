import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'
import type { SideName, War } from './records.ts'

/** Kinds of ground a territory can be (GL-RACE); `unknown` gives neither strength nor weakness. */
export const GROUNDS = ['unknown', 'low', 'lowForest', 'swamp', 'hill', 'hillForest', 'mountain', 'mountainForest'] as const
export type Ground = (typeof GROUNDS)[number]

/** A territory a side goes for: open land, a settlement with its land, or land occupied in this war. */
export interface LandGoal {
  readonly land: string
  readonly ground: Ground
  /** Tear down what stands on it instead of taking it. */
  readonly destroy: boolean
}

/** What a side goes for beside killing warriors (GL-WAR-8). */
export interface Goals {
  readonly territories: readonly LandGoal[]
  readonly royal: string | null
}

export const NO_GOALS: Goals = { territories: [], royal: null }

/** The land that is neither a settlement's nor occupied. */
export const OPEN_LAND = 'land'
/** Land the other side occupies in this war. */
export const OCCUPIED_LAND = 'occupied'

/** Asks a civilisation for its goals. */
export function* askGoals(_world: World, _war: War, _side: SideName): Procedure<Goals> {
  yield* []
  return NO_GOALS
}
