import { record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { takeOff } from '../losses.ts'
import { ELEMENTS, elementOf, type SheetSide } from '../records.ts'
import { say, type Keep } from './leaving.ts'

/** So many 1s make a frog. */
const ONES = 2

/** HQ-RES-9 A Magician that bespells with a second 1 becomes a frog, unless the spell has taken it already (RULING-41). */
export function* becomeFrog(world: World, { element: id, die }: SheetSide, keep: Keep): Procedure {
  if (die !== 1) return
  const element = elementOf(world, id)
  yield* record('HQ-RES-9', ELEMENTS, id, { ...element, ones: element.ones + 1 })
  if (element.status !== 'table') return
  if (element.ones + 1 < ONES) return yield* say('HQ-RES-9', world, keep, 'line.firstOne', { element: id })
  yield* takeOff('HQ-RES-9', world, id, 'frog')
  yield* say('HQ-RES-9', world, keep, 'line.frog', { element: id })
}
