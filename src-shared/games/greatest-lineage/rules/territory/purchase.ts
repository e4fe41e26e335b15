import type { Limit, PickField } from '../../../../kernel/forms/field.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn } from '../acts.ts'
import { amend, civilisation, held } from '../civilisation.ts'
import { agesAchieved, effectiveCulture } from '../derived.ts'
import { editionOf } from '../edition.ts'
import { tribeLand, tribes, tribesLoseLand, tribesLosePlaces, tribeWithMost } from '../factions/tribes.ts'
import { peopleForBenefits } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { purchase, type Sale } from '../spending/purchase.ts'
import { LAND, LAND_LIMIT, LAND_PRICE } from '../tables/land.ts'
import { occupiedByOthers, takeOccupied } from '../war/occupied.ts'
import { blankLand, gainLand, receiveLand } from './land.ts'
import { boardOf, landNear } from './map.ts'
import { nameField } from './names.ts'
import { pointOut } from './pointing.ts'

/**
 * Whose land is bought: nobody's, a tribe's, or what a side of a running war occupies, for the price and on the terms of a tribe's land. The
 * last is for sale only with `buy_occupied` (RULING-86): land occupied by others than the buyer, of whoever occupies most in one war.
 */
export type LandSource = 'blank' | 'tribe' | 'occupied'

/** GL-TERR-3 Points for one territory: 4, and 6 more for each age past the first (RULING-83: the price in the table, five times that, or five times for guarded land). */
export function landPrice(world: World, seat: Civilisation, from: LandSource): number {
  const byAge = LAND_PRICE.first + LAND_PRICE.perAge * (agesAchieved(world, seat) - 1)
  switch (ruled(world, 'territory_price')) {
    case 'table':
      return byAge
    case 'table_x5':
      return LAND_PRICE.times * byAge
    case 'x5_tribe_only':
      return from === 'blank' ? byAge : LAND_PRICE.times * byAge
  }
}

/**
 * GL-TERR-4 Territories that could be had for points, whatever their price: as many as there are, while 8 people remain for every one held
 * then; land of a tribe needs 15 culture (RULING-87).
 */
export function landForSale(world: World, seat: Civilisation, from: LandSource | 'any'): number {
  const byPeople = Math.floor(peopleForBenefits(world, seat) / LAND.peopleToBuy) - held(world, seat, 'territories')
  return byPeople <= 0 ? 0 : Math.min(byPeople, landThere(world, seat, from))
}

/** On a map only what lies in reach (GL-TERR-6). */
function landThere(world: World, seat: Civilisation, from: LandSource | 'any'): number {
  if (boardOf(world) !== null && from !== 'occupied') return landInReach(world, seat, from).length
  const blank = from === 'blank' || from === 'any' ? blankLand(world) : 0
  if (from === 'blank' || effectiveCulture(world, seat) < LAND.cultureForTribes) return blank
  if (from === 'occupied') return ruled(world, 'buy_occupied') ? occupiedByOthers(world, seat) : 0
  return blank + tribeLand(world)
}

/** GL-TERR-5 Territories that may be bought in one turn: 1, and 2 more for every full 3 ages, or evenly by age (RULING-84). */
export function landLimit(world: World, seat: Civilisation): number {
  const { first, more, perAges } = LAND_LIMIT
  const ages = agesAchieved(world, seat)
  return first + (ruled(world, 'buy_limit') === 'step' ? more * Math.floor(ages / perAges) : Math.floor((more * ages) / perAges))
}

/** GL-TERR-6 How far bought land may lie from own land, in territories: as far as ages are achieved. Without a map the board on the table shows what lies there. */
export function landReach(world: World, seat: Civilisation): number {
  return agesAchieved(world, seat)
}

/** Unowned land on the map that may be bought: that of tribes from 15 culture on (RULING-87), the nearest first. */
function landInReach(world: World, seat: Civilisation, from: Exclude<LandSource, 'occupied'> | 'any'): readonly string[] {
  const cultured = effectiveCulture(world, seat) >= LAND.cultureForTribes
  const source = cultured ? from : from === 'tribe' ? null : 'blank'
  return source === null ? [] : landNear(world, seat, landReach(world, seat), source, false)
}

/** Which land in reach is bought: on the map the buyer points it out. */
export function* chooseLand(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  from: Exclude<LandSource, 'occupied'> | 'any',
  count: number,
): Procedure<readonly string[]> {
  const lands = (): readonly string[] => landInReach(world, seat, from)
  return yield* pointOut(world, { rule, chooser: seat, what: 'gain', count, lands })
}

/** GL-SPEND-2 Points buy land, of nobody or of a tribe. */
export function landOffers(world: World, seat: Civilisation): readonly Sale[] {
  const left = landLimit(world, seat) - civilisation(world, seat).bought
  const offer = (id: string, from: LandSource) =>
    purchase(world, seat, {
      id,
      rule: 'GL-TERR-3',
      price: landPrice(world, seat, from),
      most: Math.min(left, landForSale(world, seat, from)),
      figures: { left, reach: landReach(world, seat) },
      fields: [...(from === 'tribe' ? tribeFields(world) : []), ...nameField(world, seat)],
      take: (amount, answer) => buyLand(world, seat, amount, from, answer),
    })
  return [...offer('territory', 'blank'), ...offer('tribeTerritory', 'tribe'), ...offer('occupiedTerritory', 'occupied')]
}

/** What holds of all land that is bought at once, whatever its source: the limit of the turn, the people, and the land there is. */
export function landLimits(world: World, seat: Civilisation): readonly Limit[] {
  const counted = { territory: 1, tribeTerritory: 1, occupiedTerritory: 1 }
  const byPeople = Math.floor(peopleForBenefits(world, seat) / LAND.peopleToBuy) - held(world, seat, 'territories')
  return [
    { rule: 'GL-TERR-5', wording: 'limit.landThisTurn', weights: counted, max: landLimit(world, seat) - civilisation(world, seat).bought },
    { rule: 'GL-TERR-4', wording: 'limit.landPeople', weights: { ...counted, rulerTerritory: 1 }, max: Math.max(0, byPeople) },
    {
      ...{ rule: 'GL-TERR-4', wording: 'limit.landThere', weights: { territory: 1, tribeTerritory: 1, rulerTerritory: 1 } },
      max: landThere(world, seat, 'any'),
    },
  ]
}

function* buyLand(world: World, seat: Civilisation, amount: number, from: LandSource, answer: ActAnswer): Procedure {
  const names = textIn(answer, 'name')
  yield* amend('GL-TERR-5', world, seat, { bought: civilisation(world, seat).bought + amount })
  switch (from) {
    case 'blank':
      if (boardOf(world) === null) yield* gainLand('GL-TERR-3', world, seat, amount, names)
      else yield* receiveUnowned('GL-TERR-3', world, seat, yield* chooseLand('GL-TERR-6', world, seat, 'blank', amount))
      return
    case 'tribe': {
      if (boardOf(world) !== null)
        return yield* receiveUnowned('GL-TERR-3', world, seat, yield* chooseLand('GL-TERR-7', world, seat, 'tribe', amount))
      yield* receiveLand('GL-TERR-3', world, seat, yield* takeFromTribes('GL-TERR-7', world, amount, textIn(answer, 'tribe')), names)
      return
    }
    case 'occupied':
      return yield* takeOccupied('GL-TERR-3', world, seat, amount, names)
  }
}

/**
 * GL-TERR-7 A tribe whose land is bought keeps its people, and no war begins. The buyer names the tribe; what that one cannot give, and where
 * none is named, the tribe with most land gives. Gives how much there was.
 */
export function* takeFromTribes(rule: RuleId, world: World, count: number, tribe = ''): Procedure<number> {
  return yield* tribesLoseLand(rule, world, count, tribe)
}

/** Land of nobody or of tribes, pointed out on the map, is `seat`'s now. */
export function* receiveUnowned(rule: RuleId, world: World, seat: Civilisation, lands: readonly string[]): Procedure {
  yield* tribesLosePlaces(rule, world, lands)
  yield* receiveLand(rule, world, seat, lands.length, '', undefined, lands)
}

/** Which tribe gives land: that with most of it unless another is named. In the second edition nobody was asked. */
export function tribeFields(world: World): readonly PickField[] {
  const land = new Map<string, number>(tribes(world).map(({ id, territories }) => [id, territories]))
  const preset = tribeWithMost(land)
  const there = [...land].filter(([, territories]) => territories > 0)
  if (editionOf(world) < 3 || boardOf(world) !== null || preset === undefined || there.length < 2) return []
  const options = there.map(([id, territories]) => ({ id, wording: 'option.tribeLand', figures: { tribe: id, territories } }))
  return [{ id: 'tribe', type: 'pick', rule: 'GL-TERR-7', wording: 'field.landOfTribe', options, preset }]
}
