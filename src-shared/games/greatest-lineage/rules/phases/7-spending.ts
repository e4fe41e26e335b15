import { confide, post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs, type Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { refillShamans } from '../settlements/shamans.ts'
import type { Sale } from '../spending/purchase.ts'
import { rulerOffers, yearlyLand } from '../spending/rulerPowers.ts'
import { armsOffers, cultureOffers, peopleOffers, technologyOffers } from '../spending/scores.ts'
import { shamanOffers } from '../spending/shamanPowers.ts'
import { sheetOffer } from '../spending/sheet.ts'
import { landOffers } from '../territory/purchase.ts'

/** Phase 7: empty posts of shamans are filled, then points are spent. */
export function* spendingPhase(world: World, seat: Civilisation): Procedure {
  yield* refillShamans(world, seat)
  yield* yearlyLand(world, seat)
  yield* spend(world, seat)
  yield* keepTheRest(world, seat)
}

/**
 * GL-SPEND-1 Points are spent in any amounts and any order, as long as they last: all at once on a sheet, which ends the phase, or
 * one purchase after the other.
 */
function* spend(world: World, seat: Civilisation): Procedure {
  const sales = () => salesNow(world, seat)
  let isFilledIn = false
  const whole = (): Offer => {
    const { act, perform } = sheetOffer(world, seat, sales)
    return {
      act,
      *perform(answer) {
        yield* perform(answer)
        isFilledIn = true
      },
    }
  }
  yield* voluntaryActs('spend', seat, () => {
    const single = isFilledIn ? [] : sales()
    const sheet = editionOf(world) < 3 || single.length === 0 ? [] : [whole()]
    return { rule: 'GL-SPEND-1', figures: { points: held(world, seat, 'points') }, offers: [...sheet, ...single] }
  })
}

function salesNow(world: World, seat: Civilisation): readonly Sale[] {
  return [
    ...peopleOffers(world, seat),
    ...cultureOffers(world, seat),
    ...technologyOffers(world, seat),
    ...armsOffers(world, seat),
    ...landOffers(world, seat),
    ...rulerOffers(world, seat),
    ...shamanOffers(world, seat),
  ]
}

/** GL-PTS-3 Points that were not spent are kept for a later turn, or lapse now (RULING-33). */
function* keepTheRest(world: World, seat: Civilisation): Procedure {
  const points = held(world, seat, 'points')
  if (points === 0 || ruled(world, 'points_carry_over')) return
  yield* post('GL-PTS-3', seat, 'points', -points)
  yield* confide('GL-PTS-3', 'line.pointsLapse', seat, { points })
}
