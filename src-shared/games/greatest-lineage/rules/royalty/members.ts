import { record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { nextId } from '../numbering.ts'
import { EXPECTED, ROYALS, type Expected, type Royal, type Sex } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { royalsOf } from './culture.ts'

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

/** A new member of the house, from this round on: the id. */
export function* addRoyal(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  role: Royal['role'],
  sex: Sex,
  figures = NO_FIGURES,
): Procedure<string> {
  const id = yield* nextId(rule, world, seat, 'royal')
  yield* record(rule, ROYALS, id, { id, owner: seat, role, sex, since: Math.max(1, world.cursor.turn), ...figures })
  return id
}
