import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import { arrangeField, manyField } from '../../../kernel/forms/field.ts'
import { idsIn } from '../../../kernel/forms/form.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import { SETTLED } from '../rules/factions/kingdomMinds.ts'
import { GAME, HAPPENED, ROLL_MODIFIERS, TRIBE_RECORDS, type Ending, type Game, type RollModifier, type Tribe } from '../rules/records.ts'
import { isCivilisation, TRIBES } from '../rules/seats.ts'
import { figuresOf, wordingOf } from '../rules/timeline/events.ts'
import { scheduled } from '../rules/timeline/schedule.ts'
import { say } from '../words/say.ts'
import { amount, living, NONE, options, ownOptions, orNone, pick, pickedOf, POWER_OPTIONS, round, roundOf, SEAT_OPTIONS } from './fields.ts'
import { newFor } from './house.ts'

/** No figure of a tribe or a bonus is as low as this. */
const DEEP = -999

/** What was agreed before the first turn, and how the game ended. House rules have a page of their own. */
const AGREED = recordFace<Game>(GAME, {
  titleOf: ({ goal }) => say(`goal.${goal}`),
  form: ({ goal, order, ended }) => ({
    fields: [
      pick('goal', options(['conquest', 'peaceful'], 'goal'), goal),
      ...(order.length === 0
        ? []
        : [arrangeField('order', { wording: 'field.record.order', options: options(order, 'seat'), preset: order })]),
      pick('status', orNone(ownOptions(['won', 'draw', 'shared'], 'ending')), ended?.status ?? NONE),
      manyField('winners', { wording: 'field.record.winners', options: SEAT_OPTIONS, least: 0, most: 3, preset: ended?.winners ?? [] }),
    ],
  }),
  written: ({ goal, order, status, winners }, value, world) => {
    const how = pickedOf<Ending['status']>(status)
    const seats = idsIn(winners).filter(isCivilisation)
    return {
      ...{ ...value, goal: goal === 'peaceful' ? 'peaceful' : 'conquest' },
      ...(order === undefined ? {} : { order: idsIn(order).filter(isCivilisation) }),
      ended: how === null ? null : { status: how, winners: seats, turn: value.ended?.turn ?? world.cursor.turn },
    }
  },
})

const TRIBE = recordFace<Tribe>(TRIBE_RECORDS, {
  titleOf: ({ id }) => say('record.title.tribe', { tribe: id }),
  form: ({ race, territories, warriors, females, culture }) => ({
    fields: [
      ...[pick('race', SEAT_OPTIONS, race), amount('territories', territories)],
      amount('warriors', warriors, { as: 'tribeWarriors', least: DEEP }),
      amount('females', females, { as: 'tribeFemales', least: DEEP }),
      amount('culture', culture ?? 0, { as: 'tribeCulture' }),
    ],
  }),
  written: ({ culture, ...sheet }, { culture: _, ...value }) => ({
    ...{ ...value, ...sheet },
    ...(Number(culture) > 0 ? { culture: Number(culture) } : {}),
  }),
  adds: {
    owners: () => [TRIBES],
    blank: (world) => {
      const numbers = world.recordIds(TRIBE_RECORDS.name).map((id) => Number(id.slice('tribe-'.length)) || 0)
      const id = `tribe-${Math.max(0, ...numbers) + 1}` as const
      return { id, value: { id, race: 'humans', territories: 1, warriors: 0, females: 0 } }
    },
  },
  ends: true,
})

/** Since when a player has left the first three ages, by which the kingdoms stir. */
const SETTLED_FACE = recordFace(SETTLED, {
  titleOf: (_, id) => say(`seat.${id}`),
  form: ({ since }) => ({ fields: [round('since', since, { as: 'settledSince' })] }),
  adds: {
    owners: (world) => living(world).filter((seat) => world.record(SETTLED, seat) === undefined),
    blank: (world, owner) =>
      newFor(owner, (seat) => (world.record(SETTLED, seat) === undefined ? { id: seat, value: { since: world.cursor.turn } } : null)),
  },
  ends: true,
})

/** A bonus or penalty on military rolls. */
const MODIFIER = recordFace<RollModifier>(ROLL_MODIFIERS, {
  titleOf: ({ owner, amount: by }) => say('record.title.rollModifier', { owner, amount: by }),
  form: ({ owner, amount: by, until }) => ({
    fields: [pick('owner', POWER_OPTIONS, owner), ...[amount('amount', by, { as: 'bonus', least: DEEP }), round('until', until)]],
  }),
  written: (sheet, value) => ({ ...value, ...sheet, until: roundOf(sheet['until']) }),
  adds: {
    owners: () => POWER_OPTIONS.map(({ id }) => id),
    blank: (world, owner) => {
      const taken = new Set(world.recordIds(ROLL_MODIFIERS.name))
      const number = Array.from({ length: taken.size + 1 }, (_, at) => at + 1).find((at) => !taken.has(`${owner}-byHand-${at}`)) ?? 1
      const id = `${owner}-byHand-${number}`
      return { id, value: { id, owner, amount: 0, until: null, rule: CORRECTION_RULE } }
    },
  },
  ends: true,
})

/** A row of the timeline that has happened. What it did is corrected where it was booked. */
const EVENT = recordFace(HAPPENED, {
  titleOf: ({ rule, row }, _, world) => {
    const found = row ?? scheduled(world, rule)?.row
    return found === undefined ? rule : say(wordingOf(found), figuresOf(found))
  },
  form: ({ round: happened }) => ({ fields: [round('round', happened, { as: 'happened' })] }),
  ends: true,
})

export const TABLE_RECORDS: readonly RecordFace[] = [AGREED, TRIBE, SETTLED_FACE, MODIFIER, EVENT]
