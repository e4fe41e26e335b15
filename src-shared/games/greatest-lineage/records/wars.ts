import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import type { Fields, GroupField, Sheet } from '../../../kernel/forms/field.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Option } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { Faction } from '../rules/factions/faction.ts'
import { KINGDOM_MINDS } from '../rules/factions/kingdomMinds.ts'
import { TRIBE_RECORDS } from '../rules/records.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, isKingdom, KINGDOMS, SEATS } from '../rules/seats.ts'
import { FRESH_SIDE, RAID_HISTORY, WARS, type RaidHistory, type Side, type SideName, type War } from '../rules/war/records.ts'
import { otherSide, warsOf } from '../rules/war/wars.ts'
import { say } from '../words/say.ts'
import {
  amount,
  booked,
  flag,
  freshId,
  group,
  living,
  NONE,
  numbered,
  ownOptions,
  orNone,
  pick,
  pickedOf,
  POWER_OPTIONS,
  round,
  roundOf,
  within,
} from './fields.ts'
import { newFor } from './house.ts'

const SIDES: readonly SideName[] = ['aggressor', 'defender']

/**
 * Wars. One that is ended by hand has no victor: warriors who have no other war are males again, and what was occupied is its captor's, or
 * goes back, as the table plays it.
 */
const WAR = recordFace<War>(WARS, {
  titleOf: ({ aggressor, defender }) => say('record.title.war', { aggressor, defender }),
  form: ({ aggressor, defender, stage, entered, opensFrom, opened, turns, truce, sides }, _, world) => ({
    fields: [
      pick('stage', ownOptions(['secret', 'announced', 'open'], 'war'), stage),
      pick('defender', factionOptions(world, aggressor), defender),
      ...[round('entered', entered), round('opensFrom', opensFrom), round('opened', opened), amount('turns', turns)],
      pick('truce', orNone(ownOptions(['agreed', 'refused'], 'truce')), truce ?? NONE),
      group('sides', [sideFields('aggressor', aggressor, sides.aggressor), sideFields('defender', defender, sides.defender)]),
    ],
  }),
  written: ({ truce, ...sheet }, { truce: _, ...value }) => {
    const called = pickedOf<NonNullable<War['truce']>>(truce)
    const filled = within(sheet, 'sides')
    const [aggressor, defender] = SIDES.map((side) => ({ ...value.sides[side], ...within(filled, side) }))
    return {
      ...{ ...value, ...sheet, opened: roundOf(sheet['opened']) },
      ...(called === null ? {} : { truce: called }),
      sides: { aggressor: aggressor ?? value.sides.aggressor, defender: defender ?? value.sides.defender },
    }
  },
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const defender = [...SEATS, ...KINGDOMS].find((other) => other !== seat) ?? 'undead'
        const id = freshId(world, WARS, seat, 'war')
        const { turn } = world.cursor
        const rounds = { entered: turn, opensFrom: turn, opened: turn, turns: 0 }
        return {
          id,
          value: { id, aggressor: seat, defender, stage: 'open', ...rounds, sides: { aggressor: FRESH_SIDE, defender: FRESH_SIDE } },
        }
      }),
  },
  ends: true,
  along: ({ id, before, after }, world) => [
    ...(before === null ? numbered(id) : []),
    ...(before === null || after !== null ? [] : SIDES.flatMap((side) => endedFor(world, before, side))),
  ],
})

function sideFields(side: SideName, faction: Faction, now: Side): GroupField<string, Fields> {
  const { warriors, occupied, settlements, prestigeLost, decay, monumentsLost, everLostLand, everLostHalf } = now
  const fields: Fields = [
    ...[amount('warriors', warriors), amount('occupied', occupied), amount('settlements', settlements)],
    ...[amount('prestigeLost', prestigeLost), amount('decay', decay), amount('monumentsLost', monumentsLost)],
    ...[flag('everLostLand', everLostLand), flag('everLostHalf', everLostHalf)],
  ]
  return { ...group(side, fields), wording: 'field.record.side', figures: { faction } }
}

function factionOptions(world: World, enemy: Faction): readonly Option[] {
  const tribes = world.recordIds(TRIBE_RECORDS.name).map((id) => ({ id, wording: 'record.title.tribe', figures: { tribe: id } }))
  return [...POWER_OPTIONS, ...tribes].filter(({ id }) => id !== enemy)
}

/** What becomes of one side of a war that is ended by hand. */
function endedFor(world: World, war: War, side: SideName): readonly Change[] {
  const captor = war.sides[side]
  const to = ruled(world, 'occupied_on_end') === 'return' ? war[otherSide(side)] : war[side]
  return [...armyAlong(world, war, side), ...(isCivilisation(to) || isKingdom(to) ? booked(world, to, 'territories', captor.occupied) : [])]
}

/** The last war to end takes everybody in arms home; before that those of this war, where each has an army of its own. */
function armyAlong(world: World, war: War, side: SideName): readonly Change[] {
  const seat = war[side]
  if (!isCivilisation(seat) || war.stage !== 'open') return []
  const others = warsOf(world, seat).filter(({ id }) => id !== war.id)
  if (others.length > 0 && ruled(world, 'shared_army')) return []
  const armed = world.balance(seat, 'warriors')
  const home = others.length === 0 ? armed : Math.min(armed, war.sides[side].warriors)
  return [...booked(world, seat, 'warriors', -home), ...booked(world, seat, 'males', home)]
}

/** When a civilisation last raided, and whom. */
const RAIDS = recordFace<RaidHistory>(RAID_HISTORY, {
  titleOf: (_, id) => say(`seat.${id}`),
  form: ({ last, targets }, id) => ({
    fields: [
      round('last', last, { as: 'lastRaid' }),
      group(
        'targets',
        [...new Set([...SEATS.filter((seat) => seat !== id), ...Object.keys(targets)])].map((target) => ({
          ...round(target, targets[target] ?? 0, { as: 'raidOn' }),
          figures: { target },
        })),
      ),
    ],
  }),
  written: (sheet, value) => ({ ...value, ...sheet, targets: raided(within(sheet, 'targets')) }),
  ends: true,
})

function raided(targets: Sheet): RaidHistory['targets'] {
  return Object.fromEntries(Object.entries(targets).flatMap(([id, last]) => (roundOf(last) === null ? [] : [[id, Number(last)]])))
}

/** What decides when a kingdom goes to war. */
const MIND = recordFace(KINGDOM_MINDS, {
  titleOf: ({ id }) => say(`seat.${id}`),
  form: ({ stirred, begun, peaceSince, fell }) => ({
    fields: [
      ...[round('stirred', stirred), flag('begun', begun), round('peaceSince', peaceSince)],
      round('fell', fell, { as: 'kingdomFell' }),
    ],
  }),
  written: ({ stirred, begun, peaceSince, fell }, value) => ({
    ...{ ...value, begun: begun === true },
    ...{ stirred: roundOf(stirred), peaceSince: roundOf(peaceSince), fell: roundOf(fell) },
  }),
})

export const WAR_RECORDS: readonly RecordFace[] = [WAR, RAIDS, MIND]
