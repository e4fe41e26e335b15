import { flagField, numberField, pickField, textField } from '../../kernel/forms/field.ts'
import type { Change } from '../../kernel/journal/journal.ts'
import type { World } from '../../kernel/world/world.ts'
import { say } from '../text/playing.ts'
import { recordFace, type RecordFace } from '../api/recordsFace.ts'
import { mayBeGeneral } from './rules/army.ts'
import { lossOf } from './rules/losses.ts'
import { ELEMENTS, foeOf, onTable, STATUSES, SUPPORTS, type Element, type Status } from './rules/records.ts'
import { SORCERERS } from './rules/tables.ts'

const MOST = 99

/** What of the rules' records the game master sets by hand: what has become of an element, and who stands by. */
export const RECORDS: readonly RecordFace[] = [
  recordFace(ELEMENTS, {
    titleOf: ({ id, status }) => say('record.title.element', { element: id, status }),
    form: (element, _id, world) => ({
      fields: [
        pickField('status', {
          ...{ wording: 'field.record.status', preset: element.status },
          options: STATUSES.filter((status) => canBe(element, status)).map((id) => ({ id, wording: `status.${id}` })),
        }),
        textField('label', { wording: 'field.record.label', maxLength: 40, preset: element.label }),
        ...(mayBeGeneral(element.type) ? [flagField('general', { wording: 'field.record.general', preset: element.general })] : []),
        ...(element.type === 'LU'
          ? [numberField('lurkerUses', { wording: 'field.record.lurkerUses', min: 0, max: MOST, preset: element.lurkerUses })]
          : []),
        ...(element.type === 'MA' ? [numberField('ones', { wording: 'field.record.ones', min: 0, max: MOST, preset: element.ones })] : []),
        ...marks(element, world),
      ],
    }),
    along: ({ before, after }, world) => lossChange(world, before, after),
  }),
  recordFace(SUPPORTS, {
    titleOf: ({ supporter, against }) => say('record.title.support', { element: supporter, other: against }),
    form: ({ supporter, against }, _id, world) => {
      const owner = world.record(ELEMENTS, supporter)?.owner ?? 'redHost'
      const options = onTable(world, foeOf(owner)).map(({ id }) => ({ id, wording: `element.${id}` }))
      return { fields: [pickField('against', { wording: 'field.record.against', options, preset: against })] }
    },
    ends: true,
  }),
]

function canBe({ type }: Element, status: Status): boolean {
  if (status === 'ensorcelled') return SORCERERS.includes(type)
  return status !== 'frog' || type === 'MA'
}

/** In which bound it last moved, shot or bespelled; 0 for never. */
function marks(element: Element, { cursor }: World) {
  const mark = (id: 'movedIn' | 'shotIn' | 'spelledIn') =>
    numberField(id, { wording: `field.record.${id}`, min: 0, max: Math.max(cursor.turn, element[id]), preset: element[id] })
  const shoots = element.type === 'SH' || element.type === 'AR'
  return [mark('movedIn'), ...(shoots ? [mark('shotIn')] : []), ...(element.type === 'MA' ? [mark('spelledIn')] : [])]
}

/** The AP lost follow what has become of the element. */
function lossChange(world: World, before: Element | null, after: Element | null): readonly Change[] {
  if (before === null || after === null) return []
  const delta = lossOf(world, after) - lossOf(world, before)
  const now = world.balance(before.owner, 'apLost')
  return delta === 0 ? [] : [{ owner: before.owner, account: 'apLost', to: Math.max(0, now + delta) }]
}
