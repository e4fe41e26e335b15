import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn } from '../acts.ts'
import { ROYALS, type Royal } from '../records.ts'
import { rulerOf } from '../royalty/culture.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { RULER_POWER } from '../tables/prices.ts'
import { blankLand, receiveLand } from '../territory/land.ts'
import { boardOf } from '../territory/map.ts'
import { nameField } from '../territory/names.ts'
import { chooseLand, landForSale, landReach, receiveUnowned, takeFromTribes } from '../territory/purchase.ts'
import { purchase, type Sale } from './purchase.ts'

/** What points raise of a living ruler. */
export function rulerOffers(world: World, seat: Civilisation): readonly Sale[] {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined) return []
  return [...cultureOffers(world, seat, ruler), ...landOffers(world, seat, ruler), ...militaryOffers(world, seat, ruler)]
}

/** GL-SPEND-7 Three points raise the ruler's culture figure by 2; spouse and children follow it. */
function cultureOffers(world: World, seat: Civilisation, { culture }: Royal): readonly Sale[] {
  const { points, brings } = RULER_POWER.culture
  return purchase(world, seat, {
    id: 'rulerCulture',
    rule: 'GL-SPEND-7',
    price: points,
    most: Infinity,
    figures: { have: culture, brings },
    take: (steps) => raise('GL-SPEND-7', world, seat, 'culture', steps * brings),
  })
}

/**
 * GL-SPEND-8 Twenty points bring a territory at once, beside the limit on buying, under the conditions of buying; a record of it stays
 * with the ruler (RULING-88).
 */
function landOffers(world: World, seat: Civilisation, { territory }: Royal): readonly Sale[] {
  return purchase(world, seat, {
    id: 'rulerTerritory',
    rule: 'GL-SPEND-8',
    price: RULER_POWER.territory.points,
    most: landForSale(world, seat, 'any'),
    figures: { have: territory, reach: landReach(world, seat) },
    fields: nameField(world, seat),
    *take(amount, answer): Procedure {
      yield* raise('GL-SPEND-8', world, seat, 'territory', amount)
      yield* takeLand(world, seat, amount, textIn(answer, 'name'))
    },
  })
}

/** Blank land first, then that of tribes. */
function* takeLand(world: World, seat: Civilisation, count: number, names: string): Procedure {
  if (boardOf(world) !== null)
    return yield* receiveUnowned('GL-SPEND-8', world, seat, yield* chooseLand('GL-SPEND-8', world, seat, 'any', count))
  const blank = Math.min(count, blankLand(world))
  const ofTribes = yield* takeFromTribes('GL-SPEND-8', world, count - blank)
  yield* receiveLand('GL-SPEND-8', world, seat, blank + ofTribes, names)
}

/** GL-SPEND-9 One point raises the ruler's figure for military rolls by 1, to the cap if the table set one (RULING-107). */
function militaryOffers(world: World, seat: Civilisation, { military }: Royal): readonly Sale[] {
  const { points, brings } = RULER_POWER.military
  const cap = ruled(world, 'ruler_military_cap')
  return purchase(world, seat, {
    id: 'rulerMilitary',
    rule: 'GL-SPEND-9',
    price: points,
    most: cap === 'none' ? Infinity : cap - military,
    figures: { have: military },
    take: (steps) => raise('GL-SPEND-9', world, seat, 'military', steps * brings),
  })
}

function* raise(rule: RuleId, world: World, seat: Civilisation, power: 'culture' | 'territory' | 'military', by: number): Procedure {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined) return
  const raised = { ...ruler, [power]: ruler[power] + by }
  yield* record(rule, ROYALS, ruler.id, raised)
  yield* tell(rule, 'line.rulerRaised', { seat, figures: { power, by, to: raised[power] } })
}

/**
 * With `ruler_territory = per_turn` (RULING-88) the ruler's land figure brings so much land again at the start of every phase 7, under the
 * conditions of buying; what they do not allow is not made up for later. In the turn of the purchase it is gained once.
 */
export function* yearlyLand(world: World, seat: Civilisation): Procedure {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined || ruled(world, 'ruler_territory') === 'one_time') return
  const count = Math.min(ruler.territory, landForSale(world, seat, 'any'))
  if (count > 0) yield* takeLand(world, seat, count, '')
}
