import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { boutOf, cleared, type Pairing } from './boutOfAct.ts'

/** What is sent of a pairing: without ticks that cannot be said of these two. */
export function sentSheet(world: World, pairing: Pairing): Sheet {
  return cleared(pairing.sheet, pairing.fields, boutOf(world, pairing))
}
