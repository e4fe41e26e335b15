import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { offer, type Offer } from '../acts.ts'
import { amend, civilisation, held } from '../civilisation.ts'
import { peopleForBenefits } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { LAND } from '../tables/land.ts'
import { blankLand, gainLand } from './land.ts'
import { boardOf, landNear } from './map.ts'
import { nameField } from './names.ts'
import { OF_LAND } from '../actGroups.ts'

/** GL-TERR-1 Blank land may be claimed for nothing while there are 20 people for every territory held then. Gives how much now (RULING-82). */
export function claimable(world: World, seat: Civilisation): number {
  const byPeople = Math.floor(peopleForBenefits(world, seat) / LAND.peopleToClaim) - held(world, seat, 'territories')
  const most = Math.min(byPeople, claimsLeft(world, seat))
  return Math.max(0, Math.min(most, claimThere(world, seat, most)))
}

/** On a map what borders own land, or other land that is claimed with it (RULING-82). */
function claimThere(world: World, seat: Civilisation, most: number): number {
  return boardOf(world) === null || most <= 0 ? blankLand(world) : landNear(world, seat, most, 'blank', true).length
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
    ...OF_LAND,
    figures: { max, people: peopleForBenefits(world, seat) },
    fields: [
      { id: 'count', type: 'number', wording: 'field.landCount', figures: { max }, min: 1, max, preset: max },
      ...nameField(world, seat),
    ],
  } as const
  return [offer(act, (answer) => claim(world, seat, answer.count, nameIn(answer)))]
}

function nameIn(answer: { readonly name?: string }): string {
  return (answer.name ?? '').trim()
}

function* claim(world: World, seat: Civilisation, count: number, name: string): Procedure {
  const claimed = yield* gainLand('GL-TERR-1', world, seat, count, name)
  yield* amend('GL-TERR-1', world, seat, { claimed: civilisation(world, seat).claimed + claimed })
}
