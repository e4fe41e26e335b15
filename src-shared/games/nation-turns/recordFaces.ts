import { flagField, numberField, pickField } from '../../kernel/forms/field.ts'
import type { Option } from '../../kernel/engine/request.ts'
import type { World } from '../../kernel/world/world.ts'
import { say } from '../text/playing.ts'
import { recordFace, type RecordFace } from '../api/recordsFace.ts'
import { ownersOf } from './rules/accounts.ts'
import { unitsAt } from './rules/board.ts'
import { BATTLES, MODIFIERS, STACKS, TALLIES, WAITING } from './rules/records.ts'
import { ROLLS } from './rules/scenario.ts'
import { areaName, units } from './words/places.ts'

/** Stands for all nations where one is picked. */
const EVERYBODY = 'everybody'
const MOST = 99

function nationsOf(world: World): readonly Option[] {
  return [{ id: EVERYBODY, wording: 'option.everybody' }, ...ownersOf(world).map((id) => ({ id, wording: `seat.${id}` }))]
}

/** What of the rules' records the game master sets by hand. */
export const RECORDS: readonly RecordFace[] = [
  recordFace(STACKS, {
    titleOf: ({ area, type, count }) => `${units(count, type)}, ${areaName(area)}`,
    form: ({ nation, area, type, count }, _id, world) => ({
      fields: [
        numberField('count', {
          ...{ wording: 'field.record.count', min: 1, max: Math.max(count, unitsAt(world, nation, area, type)), preset: count },
        }),
      ],
    }),
    ends: true,
  }),
  recordFace(BATTLES, {
    titleOf: ({ area }) => areaName(area),
    form: ({ rounds, early, due }) => ({
      fields: [
        numberField('rounds', { wording: 'field.record.rounds', min: 0, max: MOST, preset: rounds }),
        flagField('early', { wording: 'field.record.early', preset: early }),
        flagField('due', { wording: 'field.record.due', preset: due }),
      ],
    }),
    ends: true,
  }),
  recordFace(MODIFIERS, {
    titleOf: ({ roll, amount }) => say('record.title.modifier', { roll: say(`rollKind.${roll}`), amount }),
    form: ({ nation, roll, amount }, _id, world) => ({
      fields: [
        pickField('nation', { wording: 'field.record.nation', options: nationsOf(world), preset: nation ?? EVERYBODY }),
        pickField('roll', { wording: 'field.record.roll', options: ROLLS.map((id) => ({ id, wording: `rollKind.${id}` })), preset: roll }),
        numberField('amount', { wording: 'field.record.amount', min: -6, max: 6, preset: amount }),
      ],
    }),
    written: (sheet, value) => {
      const { nation } = { ...value, ...sheet }
      return { ...value, ...sheet, nation: nation === EVERYBODY ? null : nation }
    },
    adds: {
      owners: (world) => ownersOf(world).slice(0, 1),
      blank: (world) => {
        const taken = world.recordIds(MODIFIERS.name)
        const number = Array.from({ length: taken.length + 1 }, (_, at) => at + 1).find((one) => !taken.includes(`own.${one}`)) ?? 1
        return { id: `own.${number}`, value: { id: `own.${number}`, nation: null, roll: ROLLS[0], amount: 0 } }
      },
    },
    ends: true,
  }),
  recordFace(WAITING, {
    titleOf: ({ area, type, count }) => `${units(count, type)}, ${areaName(area)}`,
    form: ({ count }) => ({ fields: [numberField('count', { wording: 'field.record.count', min: 1, max: MOST, preset: count })] }),
    ends: true,
  }),
  recordFace(TALLIES, {
    titleOf: ({ nation }) => say(`seat.${nation}`),
    form: ({ points }) => ({ fields: [numberField('points', { wording: 'field.record.points', min: 0, max: 1_000, preset: points })] }),
  }),
]
