import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'

/**
 * One battle of an open war, from mustering to decay; the war's turn count rises by one. The war may be over when it returns (a side fell).
 */
export function* battle(_world: World, _warId: string): Procedure {
  // To come.
}
