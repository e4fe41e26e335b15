import { confide, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { amendCondition, held } from '../civilisation.ts'
import { metalChanged } from '../phases/4-stockpile.ts'
import type { Civilisation } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { AGE_CHANGE, FIRST_AGE } from '../tables/ages.ts'
import { lastingNeeds } from './needs.ts'

/**
 * GL-AGE-6 A civilisation whose culture, technology or military technology is below what its age asks for falls back, age by age, to the
 * highest whose needs of these three are met.
 */
export function* checkReversion(world: World, seat: Civilisation): Procedure {
  for (;;) {
    const missing = lastingNeeds(world, seat, held(world, seat, 'age')).find(({ met }) => !met)
    if (missing === undefined) return
    const { id, have, need } = missing
    yield* confide('GL-AGE-6', 'line.ageUnheld', seat, { account: id, have, need, age: held(world, seat, 'age') })
    yield* revertAge('GL-AGE-6', world, seat)
  }
}

/**
 * One age back, and 10 prestige gone; land, people, scores, stores and monuments stay (RULING-122). Nothing happens in the first age.
 */
export function* revertAge(rule: RuleId, world: World, seat: Civilisation, about?: string): Procedure {
  const age = held(world, seat, 'age')
  if (age <= FIRST_AGE) return
  yield* post(rule, seat, 'age', -1, { about })
  yield* post(rule, seat, 'prestige', -AGE_CHANGE.prestigeLost, { about })
  yield* amendCondition(rule, world, seat, { qualifiedSince: null })
  yield* tell(rule, 'line.ageLost', { seat, figures: { age: age - 1, before: age, prestige: AGE_CHANGE.prestigeLost } })
  yield* metalChanged(world, seat, age, age - 1)
  yield* recountSettlements(rule, world, seat)
}
