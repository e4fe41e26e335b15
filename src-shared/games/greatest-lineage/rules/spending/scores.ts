import { confide, post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { newcomers } from '../newcomers.ts'
import type { Civilisation } from '../seats.ts'
import { ARMS_FROM_AGE, PRICE } from '../tables/prices.ts'
import { purchase, type Sale } from './purchase.ts'

/** GL-SPEND-3 Two points bring a person; one roll on Appendix a is for all bought together. */
export function peopleOffers(world: World, seat: Civilisation): readonly Sale[] {
  return purchase(world, seat, {
    id: 'people',
    rule: 'GL-SPEND-3',
    price: PRICE.person,
    most: Infinity,
    *take(amount): Procedure {
      yield* confide('GL-SPEND-3', 'line.peopleBought', seat, { amount, points: amount * PRICE.person })
      yield* newcomers('GL-SPEND-3', world, seat, amount, 'bought')
    },
  })
}

/** GL-SPEND-4 Four points bring 1 culture. */
export function cultureOffers(world: World, seat: Civilisation): readonly Sale[] {
  return scoreOffers('GL-SPEND-4', world, seat, 'culture')
}

/** GL-SPEND-5 Four points bring 1 technology. */
export function technologyOffers(world: World, seat: Civilisation): readonly Sale[] {
  return scoreOffers('GL-SPEND-5', world, seat, 'technology')
}

/** GL-SPEND-6 From age 3 on five points bring 1 military technology. */
export function armsOffers(world: World, seat: Civilisation): readonly Sale[] {
  return held(world, seat, 'age') < ARMS_FROM_AGE ? [] : scoreOffers('GL-SPEND-6', world, seat, 'militaryTechnology')
}

function scoreOffers(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  score: 'culture' | 'technology' | 'militaryTechnology',
): readonly Sale[] {
  return purchase(world, seat, {
    id: score,
    rule,
    price: PRICE[score],
    most: Infinity,
    figures: { have: held(world, seat, score) },
    *take(amount): Procedure {
      yield* post(rule, seat, score, amount)
      const figures = { account: score, amount, points: amount * PRICE[score], balance: held(world, seat, score) }
      yield* confide(rule, 'line.scoreBought', seat, figures)
    },
  })
}
