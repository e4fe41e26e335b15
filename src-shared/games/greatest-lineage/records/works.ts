import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import { textField } from '../../../kernel/forms/field.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Option } from '../../../kernel/engine/request.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { numberOf } from '../rules/numbering.ts'
import { MONUMENTS, NAMED_LAND, SETTLEMENTS, SHAMANS, SITES, type Monument, type Settlement, type Site } from '../rules/records.ts'
import { landSuggestions, monumentSuggestions } from '../rules/suggestedNames.ts'
import { settlementsOf } from '../rules/settlements/cards.ts'
import { prestigeOf } from '../rules/settlements/monuments.ts'
import { shamanOf } from '../rules/settlements/shamans.ts'
import { NEW_SHAMAN } from '../rules/tables/shamans.ts'
import { say } from '../words/say.ts'
import { amount, booked, flag, freshId, group, living, numbered, ownOptions, pick, round, SEAT_OPTIONS } from './fields.ts'
import { newFor } from './house.ts'

/** Settlement cards. One that is added stands beside those the land allows, or the next count would take it away again. */
const SETTLEMENT = recordFace<Settlement>(SETTLEMENTS, {
  titleOf: (settlement) => say('record.title.settlement', placed(settlement)),
  form: ({ owner, type, established, prestige, fixed, extra }) => ({
    fields: [
      pick('owner', SEAT_OPTIONS, owner),
      pick('type', ownOptions(['tribe', 'town', 'city'], 'type'), type),
      ...[flag('established', established), flag('fixed', fixed), flag('extra', extra === true)],
      amount('prestige', prestige, { as: 'bookedPrestige' }),
    ],
  }),
  written: ({ extra, ...sheet }, { extra: _, ...value }) => ({ ...value, ...sheet, ...(extra === true ? { extra: true as const } : {}) }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const id = freshId(world, SETTLEMENTS, seat, 'settlement')
        return { id, value: { id, owner: seat, type: 'town', established: true, prestige: 0, fixed: true, extra: true } }
      }),
  },
  ends: true,
  along: ({ id, before, after }, world) => [
    ...(before === null ? numbered(id) : []),
    ...shamanAlong(world, id, before, after),
    ...(before === null
      ? []
      : booked(world, before.owner, 'prestige', after?.owner === before.owner ? after.prestige - before.prestige : -before.prestige)),
    ...(after === null || after.owner === before?.owner ? [] : booked(world, after.owner, 'prestige', after.prestige)),
  ],
})

/** The shaman goes with the settlement. */
function shamanAlong(world: World, id: string, before: Settlement | null, after: Settlement | null): readonly Change[] {
  const shaman = shamanOf(world, id)
  if (before === null || shaman === undefined || before.owner === after?.owner) return []
  return [{ collection: SHAMANS.name, id, to: after === null ? null : { ...shaman, owner: after.owner } }]
}

const SHAMAN_FACE = recordFace(SHAMANS, {
  titleOf: ({ settlement, owner }, _, world) => placeTitle(world, settlement) ?? say(`seat.${owner}`),
  form: ({ military, opponent, birth }) => ({
    fields: [
      ...[amount('military', military, { as: 'shamanMilitary' }), amount('opponent', opponent)],
      pick(
        'birth',
        [
          { id: '0', wording: 'option.record.none' },
          { id: '5', wording: 'option.record.five' },
        ],
        String(birth),
      ),
    ],
  }),
  written: (sheet, value) => ({ ...value, ...sheet, birth: sheet['birth'] === '5' ? (5 as const) : (0 as const) }),
  adds: {
    owners: (world) => living(world).filter((seat) => withoutShaman(world, seat) !== undefined),
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const home = withoutShaman(world, seat)
        return home === undefined ? null : { id: home.id, value: { settlement: home.id, owner: seat, ...NEW_SHAMAN } }
      }),
  },
  ends: true,
})

function withoutShaman(world: World, seat: Settlement['owner']): Settlement | undefined {
  return settlementsOf(world, seat).find(({ id, established }) => established && shamanOf(world, id) === undefined)
}

/** Monuments. Prestige goes with whoever holds one that stands; a site ends when its monument stands or is no more. */
const MONUMENT = recordFace<Monument>(MONUMENTS, {
  titleOf: (monument) => say('record.title.monument', monumentFigures(monument)),
  form: ({ name, holder, builder, settlement, prestige, started, due, stage, blessed }, _, world) => ({
    fields: [
      textField('name', {
        wording: 'field.record.monumentName',
        maxLength: 60,
        preset: name,
        suggestions: monumentSuggestions(world, builder),
      }),
      ...[pick('holder', SEAT_OPTIONS, holder), pick('settlement', placeOptions(world), settlement)],
      pick('stage', ownOptions(['building', 'standing'], 'stage'), stage),
      ...[amount('prestige', prestige), pick('builder', SEAT_OPTIONS, builder), round('started', started), round('due', due)],
      flag('blessed', blessed),
    ],
  }),
  adds: {
    owners: (world) => living(world).filter((seat) => settlementsOf(world, seat).length > 0),
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const [home] = settlementsOf(world, seat)
        if (home === undefined) return null
        const id = freshId(world, MONUMENTS, seat, 'monument')
        const { turn } = world.cursor
        const own = { builder: seat, holder: seat, settlement: home.id, name: '' }
        return { id, value: { id, ...own, prestige: 0, started: turn, due: turn, stage: 'standing', blessed: false } }
      }),
  },
  ends: true,
  along: ({ id, before, after }, world) => [
    ...(before === null ? numbered(id) : []),
    ...(after?.stage !== 'building' && world.record(SITES, id) !== undefined ? [{ collection: SITES.name, id, to: null }] : []),
    ...prestigeAlong(world, before, after),
  ],
})

function prestigeAlong(world: World, before: Monument | null, after: Monument | null): readonly Change[] {
  const [was, is] = [before, after].map((monument) => (monument?.stage === 'standing' ? prestigeOf(monument) : 0))
  if (before !== null && before.holder === after?.holder) return booked(world, before.holder, 'prestige', (is ?? 0) - (was ?? 0))
  return [
    ...(before === null ? [] : booked(world, before.holder, 'prestige', -(was ?? 0))),
    ...(after === null ? [] : booked(world, after.holder, 'prestige', is ?? 0)),
  ]
}

function monumentFigures({ id, holder, builder, name }: Monument): Figures {
  return { owner: holder, builder, name, number: numberOf(id) }
}

/** What went into a monument under construction, and who works there. */
const SITE = recordFace<Site>(SITES, {
  titleOf: ({ owner }, id, world) => {
    const monument = world.record(MONUMENTS, id)
    return monument === undefined ? say(`seat.${owner}`) : say('record.title.monument', monumentFigures(monument))
  },
  form: ({ required, workers, bundles }) => ({
    fields: [
      amount('required', required),
      group('workers', [amount('males', workers.males), amount('females', workers.females)]),
      group('bundles', [amount('stone', bundles.stone), amount('wealth', bundles.wealth), amount('metal', bundles.metal)]),
    ],
  }),
})

const LAND = recordFace(NAMED_LAND, {
  titleOf: ({ name, owner }) => say('record.title.land', { name, owner }),
  form: ({ name, owner }, _, world) => ({
    fields: [
      textField('name', {
        wording: 'field.record.landName',
        maxLength: 60,
        minLength: 1,
        preset: name,
        suggestions: landSuggestions(world, owner),
      }),
    ],
  }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const id = freshId(world, NAMED_LAND, seat, 'land')
        return { id, value: { id, owner: seat, name: '' } }
      }),
  },
  ends: true,
  along: ({ id, before }) => (before === null ? numbered(id) : []),
})

export const WORKS_RECORDS: readonly RecordFace[] = [SETTLEMENT, SHAMAN_FACE, MONUMENT, SITE, LAND]

/** Every settlement, with whose it is. */
export function placeOptions(world: World): readonly Option[] {
  return world.records(SETTLEMENTS).map((settlement) => ({
    ...{ id: settlement.id, wording: 'record.title.settlement', figures: placed(settlement) },
  }))
}

function placed({ id, owner, type }: Settlement): Figures {
  return { owner, type, number: numberOf(id), about: id }
}

function placeTitle(world: World, settlement: string): string | undefined {
  const home = world.record(SETTLEMENTS, settlement)
  return home === undefined ? undefined : say('record.title.settlement', placed(home))
}
