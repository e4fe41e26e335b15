import { confide, post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { tokensHeld } from '../derived.ts'
import { accrueAlliances } from '../diplomacy/alliances.ts'
import { peopleForBenefits } from '../people.ts'
import { royalCulture } from '../royalty/culture.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { POINTS_FOR } from '../tables/points.ts'

/** Phase 2: what alliances bring, the points of the turn, and the culture of the house where it is paid out turn by turn (RULING-106). */
export function* gainPointsPhase(world: World, seat: Civilisation): Procedure {
  yield* accrueAlliances(world, seat)
  yield* gainPoints(world, seat)
  if (ruled(world, 'ruler_culture') === 'per_turn') yield* bookRoyalCulture(world, seat)
}

/** GL-PTS-1 Points for tokens, land, prestige and people, each share rounded down by itself. */
function* gainPoints(world: World, seat: Civilisation): Procedure {
  const shares = pointShares(world, seat)
  const points = shares.stores + shares.land + shares.prestige + shares.people
  yield* post('GL-PTS-1', seat, 'points', points, { figures: { ...shares } })
  yield* confide('GL-PTS-1', 'line.points', seat, { points, ...shares, balance: held(world, seat, 'points') })
}

export interface PointShares {
  readonly stores: number
  readonly land: number
  readonly prestige: number
  readonly people: number
}

/** GL-PTS-2 What is held at this moment counts, and nothing of it is used up; warriors and occupied land count for nothing. */
export function pointShares(world: World, seat: Civilisation): PointShares {
  const share = ({ per, points }: { readonly per: number; readonly points: number }, amount: number) => points * Math.floor(amount / per)
  return {
    stores: countedStores(world, seat).reduce((sum, tokens) => sum + share(POINTS_FOR.tokens, tokens), 0),
    land: share(POINTS_FOR.territories, held(world, seat, 'territories')),
    prestige: share(POINTS_FOR.prestige, Math.max(held(world, seat, 'prestige'), 0)),
    people: share(POINTS_FOR.people, peopleForBenefits(world, seat)),
  }
}

/** Tokens of all kinds in one heap, or kind by kind (RULING-31). */
function countedStores(world: World, seat: Civilisation): readonly number[] {
  return ruled(world, 'points_tokens') === 'pooled' ? [tokensHeld(world, seat)] : TOKENS.map((token) => held(world, seat, token))
}

/** The culture of ruler, spouse and children (see GL-ROY-3 to GL-ROY-6) as stored culture, once a turn. */
function* bookRoyalCulture(world: World, seat: Civilisation): Procedure {
  const parts = royalCulture(world, seat)
  const from = (wording: string) => parts.filter((part) => part.wording === wording).reduce((sum, { amount }) => sum + amount, 0)
  const figures = { ruler: from('part.ruler'), spouse: from('part.spouse'), children: from('part.child') }
  const culture = figures.ruler + figures.spouse + figures.children
  yield* post('GL-ROY-3', seat, 'culture', culture, { figures })
  if (culture > 0) yield* confide('GL-ROY-3', 'line.royalCulture', seat, { culture, ...figures })
}
