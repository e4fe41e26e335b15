import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { nextId } from '../numbering.ts'
import { EXPECTED, ROYALS, type Expected, type Royal, type Sex } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { HOUSE_AT_MOST, WEDDING } from '../tables/royalFigures.ts'
import { rulerOf, spouseOf } from './culture.ts'
import { expectedBy, heirsOf, otherSex } from './members.ts'
import { accede } from './succession.ts'

/** Tokens. */
export interface Price {
  readonly food: number
  readonly wealth: number
}

/** Food, and wealth if the civilisation has wealth: by its age, or by its stock (RULING-129). */
export function weddingPrice(world: World, seat: Civilisation): Price {
  const byAge = ruled(world, 'spouse_wealth') === 'by_age'
  const due = byAge ? held(world, seat, 'age') >= WEDDING.wealthFromAge : held(world, seat, 'wealth') > 0
  return { food: WEDDING.food, wealth: due ? WEDDING.wealth : 0 }
}

/** As for a wedding, or nothing (RULING-128). */
export function heirPrice(world: World, seat: Civilisation): Price {
  return ruled(world, 'heir_price') === 'spouse' ? weddingPrice(world, seat) : { food: 0, wealth: 0 }
}

export function canPay(world: World, seat: Civilisation, { food, wealth }: Price): boolean {
  return held(world, seat, 'food') >= food && held(world, seat, 'wealth') >= wealth
}

/** A ruler without a spouse, and none on the way. */
export function mayWed(world: World, seat: Civilisation): boolean {
  return (
    rulerOf(world, seat) !== undefined &&
    spouseOf(world, seat) === undefined &&
    !expectedBy(world, seat).some(({ role }) => role === 'spouse')
  )
}

/** How many more heirs may be named. */
export function roomForHeirs(world: World, seat: Civilisation): number {
  const coming = expectedBy(world, seat).filter(({ role }) => role === 'heir').length
  return Math.max(0, HOUSE_AT_MOST.heir - heirsOf(world, seat).length - coming)
}

/** GL-ROY-8 A wedding is paid for now and takes one full turn: the spouse arrives in the next phase 3 (RULING-130). */
export function* wed(world: World, seat: Civilisation): Procedure {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined) return
  yield* payFor('GL-ROY-8', world, seat, 'spouse', otherSex(ruler.sex), weddingPrice(world, seat))
  yield* tell('GL-ROY-8', 'line.weddingPaid', { seat })
}

/** GL-ROY-7 Heirs from outside the family are named at the price of a wedding and join a full turn later; they add nothing until they rule. */
export function* nameHeirs(world: World, seat: Civilisation, sex: Sex, count: number): Procedure {
  const price = heirPrice(world, seat)
  for (let named = 0; named < count; named++) yield* payFor('GL-ROY-7', world, seat, 'heir', sex, price)
  if (count > 0) yield* tell('GL-ROY-7', 'line.heirsNamed', { seat, figures: { heirs: count, sex } })
}

function* payFor(rule: RuleId, world: World, seat: Civilisation, role: Expected['role'], sex: Sex, price: Price): Procedure {
  const id = yield* nextId(rule, world, seat, 'royal')
  yield* post(rule, seat, 'food', -price.food, { about: id })
  yield* post(rule, seat, 'wealth', -price.wealth, { about: id })
  yield* record(rule, EXPECTED, id, { id, owner: seat, role, sex, paid: world.cursor.turn })
}

/** Those paid for in an earlier round arrive. */
export function* welcomeExpected(world: World, seat: Civilisation): Procedure {
  for (const expected of expectedBy(world, seat)) {
    if (expected.paid >= world.cursor.turn) continue
    const rule = expected.role === 'spouse' ? 'GL-ROY-8' : 'GL-ROY-7'
    const royal = arrived(expected, world.cursor.turn)
    yield* drop(rule, EXPECTED, expected.id)
    yield* record(rule, ROYALS, royal.id, royal)
    yield* tell(rule, expected.role === 'spouse' ? 'line.spouseArrives' : 'line.heirArrives', {
      seat,
      about: royal.id,
      figures: { sex: royal.sex },
    })
    // Only where a line may outlast its ruler (RULING-149) is there a throne to find empty.
    if (royal.role === 'heir' && rulerOf(world, seat) === undefined) yield* accede(world, seat, royal, null)
  }
}

function arrived({ id, owner, role, sex }: Expected, round: number): Royal {
  return { id, owner, role, sex, since: round, culture: 0, territory: 0, military: 0 }
}
