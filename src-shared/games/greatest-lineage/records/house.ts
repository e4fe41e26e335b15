import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import { textField } from '../../../kernel/forms/field.ts'
import { isCivilisation, type Civilisation } from '../rules/seats.ts'
import { CIVILISATIONS, CONDITIONS, EXPECTED, ROYALS, type Expected, type Royal } from '../rules/records.ts'
import { say } from '../words/say.ts'
import { amount, flag, freshId, living, numbered, options, pick, round, roundOf } from './fields.ts'

const SEXES = options(['female', 'male'], 'sex')

/** Members of royal houses. One who is added is a named heir at first. */
const ROYAL = recordFace<Royal>(ROYALS, {
  titleOf: ({ id, owner, role, sex, since }) => say('record.title.royal', { owner, role, sex, since, about: id }),
  form: ({ role, sex, since, culture, territory, military }) => ({
    fields: [
      pick('role', options(['ruler', 'spouse', 'child', 'heir'], 'role'), role),
      pick('sex', SEXES, sex),
      round('since', since),
      ...[amount('culture', culture), amount('territory', territory), amount('military', military)],
    ],
  }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const id = freshId(world, ROYALS, seat, 'royal')
        const figures = { culture: 0, territory: 0, military: 0 }
        return { id, value: { id, owner: seat, role: 'heir', sex: 'female', since: world.cursor.turn, ...figures } }
      }),
  },
  ends: true,
  along: ({ id, before }) => (before === null ? numbered(id) : []),
})

/** Who is paid for and arrives in the next phase 3. */
const COMING = recordFace<Expected>(EXPECTED, {
  titleOf: ({ owner, role, sex }) => say('record.title.expected', { owner, role, sex }),
  form: ({ role, sex, paid }) => ({
    fields: [pick('role', options(['spouse', 'heir'], 'role'), role), pick('sex', SEXES, sex), round('paid', paid)],
  }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const id = freshId(world, ROYALS, seat, 'royal')
        return { id, value: { id, owner: seat, role: 'heir', sex: 'female', paid: world.cursor.turn } }
      }),
  },
  ends: true,
  along: ({ id, before }) => (before === null ? numbered(id) : []),
})

/** How a civilisation stands in the game, and what it has done in its turn. */
const STANDING = recordFace(CIVILISATIONS, {
  titleOf: ({ seat }) => say(`seat.${seat}`),
  form: ({ player, alive, fell, highestAge, bought, claimed }) => ({
    fields: [
      textField('player', { wording: 'field.record.player', maxLength: 60, preset: player }),
      ...[flag('alive', alive), round('fell', fell)],
      pick('highestAge', options(['1', '2', '3', '4', '5', '6'], 'age'), String(highestAge)),
      ...[amount('bought', bought), amount('claimed', claimed)],
    ],
  }),
  written: (sheet, value) => ({
    ...{ ...value, ...sheet },
    ...{ fell: roundOf(sheet['fell']), highestAge: Number(sheet['highestAge']) },
  }),
})

/** What only the civilisation knows of how it stands. */
const CONDITION = recordFace(CONDITIONS, {
  titleOf: (_, id) => say(`seat.${id}`),
  form: ({ qualifiedSince, shortage }) => ({ fields: [round('qualifiedSince', qualifiedSince), flag('shortage', shortage)] }),
  written: (sheet) => ({ qualifiedSince: roundOf(sheet['qualifiedSince']), shortage: sheet['shortage'] === true }),
  adds: {
    owners: (world) => living(world).filter((seat) => world.record(CONDITIONS, seat) === undefined),
    blank: (world, owner) =>
      newFor(owner, (seat) =>
        world.record(CONDITIONS, seat) === undefined ? { id: seat, value: { qualifiedSince: null, shortage: false } } : null,
      ),
  },
})

export const HOUSE_RECORDS: readonly RecordFace[] = [ROYAL, COMING, STANDING, CONDITION]

/** A new record of a civilisation; null for whoever is none. */
export function newFor<T>(owner: string, make: (seat: Civilisation) => T | null): T | null {
  return isCivilisation(owner) ? make(owner) : null
}
