import type { Procedure } from '../../../../kernel/procedure.ts'
import { confide, post } from '../../../../kernel/procedure.ts'
import type { World } from '../../../../kernel/world.ts'
import { voluntaryActs } from '../acts.ts'
import { held } from '../civilisation.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { refillShamans } from '../settlements/shamans.ts'
import { rulerOffers, yearlyLand } from '../spending/rulerPowers.ts'
import { armsOffers, cultureOffers, peopleOffers, technologyOffers } from '../spending/scores.ts'
import { shamanOffers } from '../spending/shamanPowers.ts'
import { landOffers } from '../territory/purchase.ts'

/** Phase 7: empty posts of shamans are filled, then points are spent. */
export function* spendingPhase(world: World, seat: Civilisation): Procedure {
  yield* refillShamans(world, seat)
  yield* yearlyLand(world, seat)
  yield* spend(world, seat)
  yield* keepTheRest(world, seat)
}

/** GL-SPEND-1 Points are spent in any amounts and any order, as long as they last. */
function* spend(world: World, seat: Civilisation): Procedure {
  yield* voluntaryActs('spend', seat, () => ({
    rule: 'GL-SPEND-1',
    figures: { points: held(world, seat, 'points') },
    offers: [
      ...peopleOffers(world, seat),
      ...cultureOffers(world, seat),
      ...technologyOffers(world, seat),
      ...armsOffers(world, seat),
      ...landOffers(world, seat),
      ...rulerOffers(world, seat),
      ...shamanOffers(world, seat),
    ],
  }))
}

/** GL-PTS-3 Points that were not spent are kept for a later turn, or lapse now (RULING-33). */
function* keepTheRest(world: World, seat: Civilisation): Procedure {
  const points = held(world, seat, 'points')
  if (points === 0 || ruled(world, 'points_carry_over')) return
  yield* post('GL-PTS-3', seat, 'points', -points)
  yield* confide('GL-PTS-3', 'line.pointsLapse', seat, { points })
}
