import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import { textField, type FieldValue } from '../../../kernel/forms/field.ts'
import type { World } from '../../../kernel/world/world.ts'
import { TOKENS } from '../rules/accounts.ts'
import {
  ALLIANCES,
  DATED_PAYMENTS,
  DEALINGS,
  TREATY_DRAFTS,
  TREATY_TEXTS,
  type Alliance,
  type Dealings,
} from '../rules/diplomacy/records.ts'
import { isCivilisation, SEATS, type Civilisation } from '../rules/seats.ts'
import { say } from '../words/say.ts'
import {
  amount,
  freshId,
  group,
  living,
  NONE,
  numbered,
  options,
  ownOptions,
  orNone,
  pick,
  pickedOf,
  round,
  roundOf,
  SEAT_OPTIONS,
  within,
} from './fields.ts'
import { newFor } from './house.ts'

/** Alliances; what trade has brought the two ends with one. */
const ALLIANCE = recordFace<Alliance>(ALLIANCES, {
  titleOf: ({ members: [one, other] }) => say('record.title.pair', { one, other }),
  form: ({ members: [one, other], since, lastDeal, notice }) => ({
    fields: [
      pick(
        'other',
        SEAT_OPTIONS.filter(({ id }) => id !== one),
        other,
        'field.record.ally',
      ),
      ...[round('since', since, { as: 'allied' }), round('lastDeal', lastDeal)],
      pick('noticeBy', orNone(options([one, other], 'seat')), notice?.by ?? NONE),
      round('noticeEnds', notice?.ends ?? null),
    ],
  }),
  written: ({ other, since, lastDeal, noticeBy, noticeEnds }, value) => {
    const [one, before] = value.members
    const by = pickedOf<Civilisation>(noticeBy)
    return {
      ...{ ...value, members: [one, pickedOf<Civilisation>(other) ?? before], since: Number(since), lastDeal: roundOf(lastDeal) },
      notice: by === null ? null : { by, ends: Number(noticeEnds) },
    }
  },
  adds: {
    owners: (world) => living(world).filter((seat) => friendOf(world, seat) !== undefined),
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const other = friendOf(world, seat)
        if (other === undefined) return null
        const id = freshId(world, ALLIANCES, seat, 'alliance')
        return { id, value: { id, members: [seat, other], since: world.cursor.turn, lastDeal: null, notice: null } }
      }),
  },
  ends: true,
  along: ({ id, before, after }, world) => [
    ...(before === null ? numbered(id) : []),
    ...(after === null && world.record(DEALINGS, id) !== undefined ? [{ collection: DEALINGS.name, id, to: null }] : []),
  ],
})

/** Somebody a civilisation could be allied to and is not. */
function friendOf(world: World, seat: Civilisation): Civilisation | undefined {
  const friends = world.records(ALLIANCES).flatMap(({ members }) => (members.includes(seat) ? members : []))
  return living(world).find((other) => other !== seat && !friends.includes(other))
}

/** What trade has brought two allies. */
const DEALING = recordFace<Dealings>(DEALINGS, {
  titleOf: (_, id, world) => {
    const [one, other] = world.record(ALLIANCES, id)?.members ?? SEATS
    return say('record.title.pair', { one, other })
  },
  form: ({ credit, culture }, id, world) => {
    const members = world.record(ALLIANCES, id)?.members ?? SEATS
    const of = (held: Dealings['credit']) => members.map((seat) => ({ ...amount(seat, held[seat] ?? 0), wording: `seat.${seat}` }))
    return { fields: [group('credit', of(credit)), group('culture', of(culture))] }
  },
  written: (sheet, value) => ({
    ...value,
    ...{ credit: shares(within(sheet, 'credit')), culture: shares(within(sheet, 'culture')) },
  }),
})

function shares(filled: Readonly<Record<string, FieldValue>>): Dealings['credit'] {
  return Object.fromEntries(Object.entries(filled).filter(([seat, many]) => isCivilisation(seat) && Number(many) > 0))
}

/** Something promised for a later round. */
const PAYMENT = recordFace(DATED_PAYMENTS, {
  titleOf: ({ from, to, due }) => say('record.title.payment', { from, to, due }),
  form: ({ from, to, token, amount: many, due }) => ({
    fields: [
      ...[pick('from', SEAT_OPTIONS, from), pick('to', SEAT_OPTIONS, to), pick('token', options(TOKENS, 'account'), token)],
      ...[amount('amount', many, { least: 1 }), round('due', due, { as: 'payable' })],
    ],
  }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const to = SEATS.find((other) => other !== seat)
        const id = freshId(world, DATED_PAYMENTS, seat, 'payment')
        return to === undefined ? null : { id, value: { id, from: seat, to, token: 'food', amount: 1, due: world.cursor.turn + 1 } }
      }),
  },
  ends: true,
  along: ({ id, before }) => (before === null ? numbered(id) : []),
})

/** A treaty under negotiation. Its articles are written at the table: what is wrong there is taken out, and begun anew. */
const DRAFT = recordFace(TREATY_DRAFTS, {
  titleOf: ({ parties: [one, other] }) => say('record.title.pair', { one, other }),
  form: ({ parties, by, stage, counters }) => ({
    fields: [
      pick('by', options(parties, 'seat'), by, 'field.record.writes'),
      ...[pick('stage', ownOptions(['written', 'offered'], 'draft'), stage), amount('counters', counters)],
    ],
  }),
  ends: true,
})

/** A treaty that was accepted: what it says in words. What its articles did is corrected where it was done. */
const TREATY = recordFace(TREATY_TEXTS, {
  titleOf: ({ parties: [one, other], round: made }) => say('record.title.treaty', { one, other, round: made }),
  form: ({ round: made, text }) => ({
    fields: [
      round('round', made, { as: 'concluded' }),
      textField('text', { wording: 'field.record.text', maxLength: 2_000, lines: true, preset: text }),
    ],
  }),
  ends: true,
})

export const PACT_RECORDS: readonly RecordFace[] = [ALLIANCE, DEALING, PAYMENT, DRAFT, TREATY]
