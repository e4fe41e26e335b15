import type { Procedure } from '../../../kernel/procedure.ts'
import { record } from '../../../kernel/procedure.ts'
import type { RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import { collection } from '../../../kernel/world.ts'
import type { Expected, Royal, Sex } from '../records.ts'
import { EXPECTED, ROYALS } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { royalsOf } from './culture.ts'

/** One per civilisation: how many members its house has ever had, those on their way included, so that no id is given twice. */
interface HouseRegister {
  readonly seat: Civilisation
  readonly members: number
}

const REGISTERS = collection<HouseRegister>('houseRegister')

type Figures = Pick<Royal, 'culture' | 'territory' | 'military'>

const NO_FIGURES: Figures = { culture: 0, territory: 0, military: 0 }

export function heirsOf(world: World, seat: Civilisation): readonly Royal[] {
  return royalsOf(world, seat).filter(({ role }) => role === 'heir')
}

/** Paid for and not yet there. */
export function expectedBy(world: World, seat: Civilisation): readonly Expected[] {
  return world.records(EXPECTED).filter(({ owner }) => owner === seat)
}

export function otherSex(sex: Sex): Sex {
  return sex === 'male' ? 'female' : 'male'
}

/** The id of the next member of a house: `elves-royal-5`. */
export function* nextRoyalId(rule: RuleId, world: World, seat: Civilisation): Procedure<string> {
  const given = [...royalsOf(world, seat), ...expectedBy(world, seat)].map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1)))
  const members = Math.max(world.record(REGISTERS, seat)?.members ?? 0, ...given) + 1
  yield* record(rule, REGISTERS, seat, { seat, members })
  return `${seat}-royal-${members}`
}

/** A new member of the house, from this round on. */
export function* addRoyal(rule: RuleId, world: World, seat: Civilisation, role: Royal['role'], sex: Sex, figures = NO_FIGURES): Procedure {
  const id = yield* nextRoyalId(rule, world, seat)
  yield* record(rule, ROYALS, id, { id, owner: seat, role, sex, since: Math.max(1, world.cursor.turn), ...figures })
}
