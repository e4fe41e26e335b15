import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { takeOff } from '../losses.ts'
import { ELEMENTS, elementOf, type Told } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'

/** Keeps what the table is told to do, for the sheet of the combat. */
export type Keep = (told: Told) => void

/** Tells the table what happens to an element, in the chronicle and on the sheet. */
export function* say(
  rule: RuleId,
  world: World,
  keep: Keep,
  wording: string,
  { element, other = '', paces = 0 }: { readonly element: string; readonly other?: string; readonly paces?: number },
): Procedure {
  keep({ wording, element, other, paces })
  const figures = { element, ...(other === '' ? {} : { other }), ...(paces === 0 ? {} : { paces }) }
  yield* tell(rule, wording, { seat: elementOf(world, element).owner, about: other === '' ? element : [element, other], figures })
}

/** An element flees the field: for good, or into the reserve where `field_return` lets it come back (RULING-40). */
export function* leaveField(world: World, id: string, keep: Keep): Procedure {
  const element = elementOf(world, id)
  const returns = ruled(world, 'field_return')
  const mayReturn = element.type === 'LU' ? returns !== 'none' : returns === 'all' && (element.type === 'GO' || element.type === 'DR')
  if (mayReturn) {
    yield* record('HQ-RES-8', ELEMENTS, id, { ...element, status: 'reserve' })
    return yield* say('HQ-RES-8', world, keep, 'line.toReserve', { element: id })
  }
  yield* takeOff('HQ-RES-8', world, id, 'fled')
  yield* say('HQ-RES-8', world, keep, 'line.leavesField', { element: id })
}
