import type { Procedure } from '../../../../kernel/procedure.ts'
import type { World } from '../../../../kernel/world.ts'
import type { Offer } from '../acts.ts'
import { offer } from '../acts.ts'
import { amend, civilisation, held } from '../civilisation.ts'
import { peopleForBenefits } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { LAND } from '../tables/land.ts'
import { blankLand, gainLand } from './land.ts'
import { NAMES_LENGTH } from './names.ts'

/** GL-TERR-1 Blank land may be claimed for nothing while there are 20 people for every territory held then. Gives how much now (RULING-82). */
export function claimable(world: World, seat: Civilisation): number {
  const byPeople = Math.floor(peopleForBenefits(world, seat) / LAND.peopleToClaim) - held(world, seat, 'territories')
  return Math.max(0, Math.min(byPeople, claimsLeft(world, seat), blankLand(world)))
}

function claimsLeft(world: World, seat: Civilisation): number {
  const perTurn = ruled(world, 'claims_per_turn')
  return perTurn === 'unlimited' ? Infinity : perTurn - civilisation(world, seat).claimed
}

export function claimOffers(world: World, seat: Civilisation): readonly Offer[] {
  const max = claimable(world, seat)
  if (max === 0) return []
  const act = {
    id: 'claim',
    rule: 'GL-TERR-1',
    wording: 'act.conflict.claim',
    figures: { max, people: peopleForBenefits(world, seat) },
    fields: [
      { id: 'count', type: 'number', wording: 'field.landCount', figures: { max }, min: 1, max, preset: max },
      { id: 'name', type: 'text', wording: 'field.landName', maxLength: NAMES_LENGTH, preset: '' },
    ],
  } as const
  return [offer(act, ({ count, name }) => claim(world, seat, count, name.trim()))]
}

function* claim(world: World, seat: Civilisation, count: number, name: string): Procedure {
  const claimed = yield* gainLand('GL-TERR-1', world, seat, count, name)
  yield* amend('GL-TERR-1', world, seat, { claimed: civilisation(world, seat).claimed + claimed })
}
