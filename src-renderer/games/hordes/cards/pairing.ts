import type { CombatKind } from '../../../../src-shared/games/hordes/rules/records.ts'
import type { Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { Act, ActRequest } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Pairing } from './boutOfAct.ts'
import { chosenIn } from './picks.ts'

/** Acts that lead to dice: their kind, and the fields of the two who meet. */
const MEETINGS: Readonly<Record<string, { readonly kind: CombatKind; readonly own: string; readonly foe: string }>> = {
  close: { kind: 'close', own: 'element', foe: 'enemy' },
  bespell: { kind: 'bespell', own: 'caster', foe: 'target' },
  shoot: { kind: 'shoot', own: 'shooter', foe: 'target' },
}

/** The two an act as it is filled in would bring together; null for one that leads to no dice, or asks the ticks of somebody else. */
export function pairingOf(world: World, _request: ActRequest, act: Act, sheet: Sheet): Pairing | null {
  const meeting = MEETINGS[act.id]
  if (meeting === undefined || !act.fields.some(({ type }) => type === 'group')) return null
  const [own] = chosenIn(world, sheet[meeting.own])
  const [foe] = chosenIn(world, sheet[meeting.foe])
  return own === undefined || foe === undefined ? null : { own, foe, kind: meeting.kind, fields: act.fields, sheet }
}
