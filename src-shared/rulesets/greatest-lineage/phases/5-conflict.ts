import type { Procedure } from '../../../kernel/procedure.ts'
import type { World } from '../../../kernel/world.ts'
import { voluntaryActs } from '../acts.ts'
import { held } from '../civilisation.ts'
import { peopleForBenefits } from '../people.ts'
import type { Civilisation } from '../seats.ts'
import { claimOffers } from '../territory/claim.ts'
import { blankLand } from '../territory/land.ts'

/**
 * Phase 5, whose steps have a fixed order: (1) what others planned against this player comes due, (2) payments, treaties and alliances,
 * (3) wars open, (4) wars are fought, (5) a raid, (6) free claims, (7) spies and assassins train, (8) plans are laid, (9) others may find
 * them out. Claims are the step that is there.
 */
export function* conflictPhase(world: World, seat: Civilisation): Procedure {
  yield* voluntaryActs('conflict', seat, () => ({
    rule: 'GL-TERR-1',
    figures: { people: peopleForBenefits(world, seat), territories: held(world, seat, 'territories'), blank: blankLand(world) },
    offers: claimOffers(world, seat),
  }))
}
