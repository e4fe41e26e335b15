import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { PickField } from '../../../../kernel/forms/field.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn } from '../acts.ts'
import { settlementFigures } from '../settlements/cards.ts'
import { SETTLEMENTS, SHAMANS, type Settlement, type Shaman } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { shamanOf, shamansOf } from '../settlements/shamans.ts'
import { SHAMAN_POWER } from '../tables/prices.ts'
import { purchase, type Sale } from './purchase.ts'

/** What points raise of each living shaman. */
export function shamanOffers(world: World, seat: Civilisation): readonly Sale[] {
  return [
    ...battleOffers(world, seat, 'shamanMilitary', 'military'),
    ...battleOffers(world, seat, 'shamanOpponent', 'opponent'),
    ...birthOffers(world, seat),
  ]
}

/** GL-SPEND-10 Two points raise a shaman's figure for own military rolls by 1, or deepen what it takes from enemy rolls by 1. */
function battleOffers(world: World, seat: Civilisation, id: string, power: 'military' | 'opponent'): readonly Sale[] {
  const shamans = shamansOf(world, seat)
  const { points, brings } = SHAMAN_POWER[power]
  return purchase(world, seat, {
    id,
    rule: 'GL-SPEND-10',
    price: points,
    most: shamans.length === 0 ? 0 : Infinity,
    fields: [shamanField(world, shamans)],
    take: (steps, answer) => raise('GL-SPEND-10', world, textIn(answer, 'shaman'), power, steps * brings),
  })
}

/** GL-SPEND-11 Twenty points, once for each shaman, raise the chance of births by 5; more than 10 from all of them count for nothing (RULING-108). */
function birthOffers(world: World, seat: Civilisation): readonly Sale[] {
  const without = shamansOf(world, seat).filter(({ birth }) => birth === 0)
  const { points, brings } = SHAMAN_POWER.birth
  return purchase(world, seat, {
    id: 'shamanBirth',
    rule: 'GL-SPEND-11',
    price: points,
    most: without.length,
    single: true,
    figures: { brings },
    fields: [shamanField(world, without)],
    take: (_, answer) => raise('GL-SPEND-11', world, textIn(answer, 'shaman'), 'birth', brings),
  })
}

function shamanField(world: World, shamans: readonly Shaman[]): PickField {
  const options = shamans.map((shaman) => optionOf(world, shaman))
  return { id: 'shaman', type: 'pick', wording: 'field.shaman', options, preset: options[0]?.id ?? '' }
}

/** Options made before, for as long as shaman and settlement stay as they are: a late realm has dozens, in every question of phase 7. */
const MADE = new WeakMap<Shaman, { readonly home: Settlement | undefined; readonly option: Option }>()

function optionOf(world: World, shaman: Shaman): Option {
  const home = world.record(SETTLEMENTS, shaman.settlement)
  const made = MADE.get(shaman)
  if (made !== undefined && made.home === home) return made.option
  const { settlement, military, opponent, birth } = shaman
  const option = { id: settlement, wording: 'option.shaman', figures: { ...placeOf(world, settlement), military, opponent, birth } }
  MADE.set(shaman, { home, option })
  return option
}

function* raise(rule: RuleId, world: World, settlement: string, power: 'military' | 'opponent' | 'birth', by: number): Procedure {
  const shaman = shamanOf(world, settlement)
  if (shaman === undefined) return
  const raised: Shaman = power === 'birth' ? { ...shaman, birth: 5 } : { ...shaman, [power]: shaman[power] + by }
  yield* record(rule, SHAMANS, settlement, raised)
  yield* tell(rule, 'line.shamanRaised', { seat: shaman.owner, figures: { ...placeOf(world, settlement), power, by, to: raised[power] } })
}

function placeOf(world: World, id: string): Figures {
  const settlement = world.record(SETTLEMENTS, id)
  return settlement === undefined ? {} : settlementFigures(settlement)
}
